package cardinal.riftbound.scenario;

import cardinal.kernel.Piece;
import cardinal.riftbound.card.CardDef;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.RiftTable;
import cardinal.scenario.Tree;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

/** Reads the cards of a setup, by name or with their state, and plans where they lie. */
final class CardPlacer {
    static final List<String> KEYS = List.of("card", "name", "exhausted", "damage", "stunned", "buff", "buffs",
            "counters", "controller", "hiddenThisTurn");

    private final ScenarioCards cards;
    private final PlayerNames players;
    private final Layout layout;

    CardPlacer(ScenarioCards cards, PlayerNames players, Layout layout) {
        this.cards = cards;
        this.players = players;
        this.layout = layout;
    }

    void put(Tree list, int seat, Spot spot) {
        for (Tree tree : list.list()) {
            card(tree, seat, spot);
        }
    }

    int card(Tree tree, int seat, Spot spot) {
        Tree.Fields fields =
                tree instanceof Tree.Fields f ? f.only("a card", KEYS) : new Tree.Fields(tree.at(), List.of());
        Tree name = tree instanceof Tree.Fields f
                ? f.get("card").or(() -> f.get("name")).orElseGet(() -> f.need("card", "a card with state")) : tree;
        String written = name.text("a card");
        CardDef def = spot.holdsOnlyRunes() ? cards.findRune(name.at(), written) : cards.find(name.at(), written);
        if (!spot.types().contains(def.type())) {
            throw name.at().wrong(def.name() + " is a " + def.type().word() + " and does not belong to " + spot.what());
        }
        UnaryOperator<Piece> state = UnaryOperator.identity();
        for (Tree.Field f : fields.all()) {
            if (!f.key().equals("card") && !f.key().equals("name")) {
                checkState(f, spot);
                UnaryOperator<Piece> before = state;
                UnaryOperator<Piece> one = state(f);
                state = p -> one.apply(before.apply(p));
            }
        }
        int controller = controller(tree, seat);
        ToIntFunction<RiftTable> zone = spot.kind() == Spot.Kind.BASE ? t -> t.base(controller) : spot.zone();
        return layout.add(new Layout.Planned(def, seat, zone, spot.kind() == Spot.Kind.PILE, false, state));
    }

    private static void checkState(Tree.Field f, Spot spot) {
        if (!spot.hasState()) {
            throw f.at().wrong("\"" + f.key() + "\": only cards on the board have a state, and " + spot.what()
                    + " is not on the board");
        }
        if (f.key().equals("hiddenThisTurn") != (spot.kind() == Spot.Kind.FACEDOWN)) {
            throw f.at().wrong("\"" + f.key() + "\" is not for cards at " + spot.what()
                    + (spot.kind() == Spot.Kind.FACEDOWN ? "; \"hiddenThisTurn\" is" : "; it is for facedown cards"));
        }
    }

    /** Who controls a card of this seat: the seat itself, unless another is named. */
    int controller(Tree tree, int seat) {
        return tree instanceof Tree.Fields f ? f.get("controller").map(players::seat).orElse(seat) : seat;
    }

    private UnaryOperator<Piece> state(Tree.Field f) {
        Tree value = f.value();
        return switch (f.key()) {
            case "exhausted" -> flag(Flag.EXHAUSTED, value.truth("exhausted"));
            case "stunned" -> flag(Flag.STUNNED, value.truth("stunned"));
            case "hiddenThisTurn" -> flag(Flag.HIDDEN_NOW, value.truth("hiddenThisTurn"));
            case "damage" -> {
                int damage = players.amount(value, "damage");
                yield p -> p.withMarks(damage);
            }
            case "buff", "buffs" -> buffs(value);
            case "counters" ->
                    buffs(value.fields("counters").only("counters", List.of("buff")).need("buff", "counters"));
            case "controller" -> {
                int seat = players.seat(value);
                yield p -> p.withController(seat);
            }
            default -> throw new IllegalStateException("no such key: " + f.key());
        };
    }

    private static UnaryOperator<Piece> flag(int flag, boolean on) {
        return p -> p.with(flag, on);
    }

    private UnaryOperator<Piece> buffs(Tree value) {
        String text = value.text("buffs");
        int n = text.equals("true") ? 1 : text.equals("false") ? 0 : players.amount(value, "buffs");
        return p -> p.withCounter(Flag.BUFF, n);
    }
}
