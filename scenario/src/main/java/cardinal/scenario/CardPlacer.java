package cardinal.scenario;

import cardinal.kernel.Face;
import cardinal.kernel.Piece;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

/** Reads the cards of a setup, by name or with their state, and plans where they lie. */
public final class CardPlacer<T extends Table, C extends Face> {
    private final CardStates states;
    private final PlayerNames players;
    private final SetupLayout<T> layout;
    private final Function<C, String> kind;

    /** @param kind what sort of card it is, for complaints: "a unit" */
    public CardPlacer(CardStates states, PlayerNames players, SetupLayout<T> layout, Function<C, String> kind) {
        this.states = states;
        this.players = players;
        this.layout = layout;
        this.kind = kind;
    }

    /** Puts all cards of a list, or one card, of this owner. */
    public void put(YamlNode list, int owner, SetupPlace<T, C> spot) {
        for (YamlNode tree : list.list()) {
            card(tree, owner, spot);
        }
    }

    /** Puts one card and gives its place in the layout. */
    public int card(YamlNode tree, int owner, SetupPlace<T, C> spot) {
        List<String> keys = new ArrayList<>(CardStates.NAMES);
        keys.addAll(states.keys());
        YamlNode.Fields fields =
                tree instanceof YamlNode.Fields f ? f.only("a card", keys) : new YamlNode.Fields(tree.at(), List.of());
        YamlNode name = tree instanceof YamlNode.Fields f
                ? f.get("card").or(() -> f.get("name")).orElseGet(() -> f.need("card", "a card with state")) : tree;
        C card = spot.find().apply(name.at(), name.text("a card"));
        if (!spot.holds().test(card)) {
            throw name.at().wrong(card.name() + " is " + kind.apply(card) + " and does not belong to " + spot.what());
        }
        UnaryOperator<Piece> state = spot.usual();
        for (YamlNode.Field f : fields.all()) {
            if (!CardStates.NAMES.contains(f.key())) {
                checkState(f, spot);
                UnaryOperator<Piece> before = state;
                UnaryOperator<Piece> one = states.read(f, players);
                state = p -> one.apply(before.apply(p));
            }
        }
        int controller = controller(tree, owner);
        ToIntFunction<T> zone = t -> spot.zone().of(t, controller);
        return layout.add(new SetupLayout.Planned<>(card, owner, zone, spot.pile(), false, state));
    }

    /** Puts a card that nobody wrote down. */
    public int filler(C card, int owner, SetupPlace<T, C> spot) {
        return layout.add(
                new SetupLayout.Planned<>(card, owner, t -> spot.zone().of(t, owner), spot.pile(), true, spot.usual()));
    }

    private void checkState(YamlNode.Field f, SetupPlace<T, C> spot) {
        if (spot.states().isEmpty()) {
            throw f.at().wrong("\"" + f.key() + "\": only cards on the board have a state, and " + spot.what()
                    + " is not on the board");
        }
        if (!spot.states().contains(f.key())) {
            throw f.at().wrong("\"" + f.key() + "\" is not for cards at " + spot.what() + "; there they have "
                    + String.join(", ", spot.states()));
        }
    }

    /** Who controls a card of this owner: the owner, unless another is named. */
    public int controller(YamlNode tree, int owner) {
        return tree instanceof YamlNode.Fields f ? f.get(CardStates.CONTROLLER).map(players::seat).orElse(owner)
                : owner;
    }
}
