package cardinal.catalog.riftbound;

import static cardinal.catalog.game.SetupLines.chance;
import static cardinal.catalog.game.SetupLines.pick;
import static cardinal.catalog.game.SetupLines.some;

import cardinal.cards.text.Reading;
import cardinal.catalog.game.SetupLines;
import cardinal.catalog.game.TwinTables;
import cardinal.catalog.game.Workbench;
import cardinal.kernel.Dice;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.TextRules;
import cardinal.riftbound.card.CardData;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.card.Domain;
import cardinal.riftbound.card.Supertype;
import cardinal.riftbound.compile.CardText;
import cardinal.riftbound.table.RiftTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongConsumer;

/** Tables of Riftbound on which a card comes to bear. */
final class RiftboundTwinTables implements TwinTables<RiftTable, CardData> {
    private static final List<String> SEATS = List.of("A", "B");

    private final TextRules rules;

    /** rules: by which texts are read. */
    RiftboundTwinTables(TextRules rules) {
        this.rules = rules;
    }

    @Override
    public Optional<String> words(CardData card, Object part) {
        return part instanceof Ability ability ? CardText.print(card.type(), ability)
                .filter(words -> CardText.read(rules, card.type(), words) instanceof Reading.Understood<Ability> read
                        && read.abilities().equals(List.of(ability)))
                : Optional.empty();
    }

    @Override
    public List<String> setup(CardData card, List<CardData> cast, Dice dice) {
        List<CardData> others = cast.stream().filter(c -> !c.supertypes().contains(Supertype.TOKEN)).toList();
        String holder = pick(dice, "A", "A", "B");
        int ground = dice.below(2);
        String turn = pick(dice, "A", "A", "A", "B");
        List<String> lines = new ArrayList<>(List.of("turn: {player: " + turn + ", number: "
                + pick(dice, 1, 2, 3, 5, 6, 7, 8, 9) + ", phase: "
                + pick(dice, "action", "action", "action", "action", "awaken", "beginning", "ending") + "}"));
        SetupLines[] units = {new SetupLines(), new SetupLines()};
        SetupLines[] facedown = {new SetupLines(), new SetupLines()};
        for (String seat : SEATS) {
            SetupLines has = new SetupLines();
            boolean own = seat.equals(holder);
            for (int b = 0; b < 2; b++) {
                SetupLines there = units[b];
                if (chance(dice, 55)) {
                    some(others, 1 + dice.below(3), dice, c -> c.type() == CardType.UNIT)
                            .forEach(c -> there.card(seat, c.name(), states(dice)));
                }
            }
            zones(has, others, dice);
            if (own) {
                tested(has, units, facedown, card, seat, ground, dice);
            } else if (chance(dice, 25)) {
                copy(has, card, dice);
            }
            if (chance(dice, 15)) {
                has.value("runeDeck", "[]");
            }
            has.value("runes", runes(card, dice)).value("points", dice.below(8)).value("energy", dice.below(4))
                    .value("played", dice.below(3));
            lines.add(has.line(seat));
        }
        lines.add("battlefields: [" + battlefield(card, others, units[0], facedown[0], holder, turn, ground == 0, dice)
                + ", " + battlefield(card, others, units[1], facedown[1], holder, turn, ground == 1, dice) + "]");
        return lines;
    }

    private static String battlefield(CardData card, List<CardData> others, SetupLines units, SetupLines facedown,
            String holder, String turn, boolean here, Dice dice) {
        SetupLines ground = new SetupLines();
        if (card.type() == CardType.BATTLEFIELD && here) {
            ground.value("card", Workbench.quoted(card.name())).value("owner", holder);
        } else if (chance(dice, 50)) {
            some(others, 1, dice, c -> c.type() == CardType.BATTLEFIELD)
                    .forEach(c -> ground.value("card", Workbench.quoted(c.name())));
        }
        String lying = units.inline();
        ground.value("units", lying);
        if (lying.contains("A: [") && lying.contains("B: [")) {
            ground.value("contested", turn);
        }
        String hidden = facedown.inline();
        if (!hidden.equals("{}")) {
            ground.value("facedown", hidden).value("controller", holder);
        }
        return ground.inline();
    }

    private static String runes(CardData card, Dice dice) {
        List<String> runes = new ArrayList<>();
        for (int i = 6 + dice.below(8); i > 0; i--) {
            Domain domain = card.domains().isEmpty() || chance(dice, 40) ? pick(dice, Domain.values())
                    : card.domains().get(dice.below(card.domains().size()));
            runes.add(domain.name().toLowerCase(Locale.ROOT));
        }
        return "[" + String.join(", ", runes) + "]";
    }

    private static String[] states(Dice dice) {
        List<String> states = new ArrayList<>();
        if (chance(dice, 35)) {
            states.add("exhausted: true");
        }
        if (chance(dice, 12)) {
            states.add("damage: 1");
        }
        if (chance(dice, 12)) {
            states.add("stunned: true");
        }
        if (chance(dice, 25)) {
            states.add("buff: 1");
        }
        return states.toArray(String[]::new);
    }

    private static void zones(SetupLines has, List<CardData> others, Dice dice) {
        some(others, dice.below(4), dice, c -> c.type() == CardType.UNIT)
                .forEach(c -> has.card("units", c.name(), states(dice)));
        some(others, dice.below(3), dice, c -> c.type() == CardType.GEAR)
                .forEach(c -> has.card("gear", c.name(), chance(dice, 30) ? new String[] {"exhausted: true"}
                        : new String[0]));
        some(others, dice.below(6), dice, RiftboundTwinTables::isInDecks).forEach(c -> has.card("hand", c.name()));
        some(others, dice.below(7), dice, RiftboundTwinTables::isInDecks).forEach(c -> has.card("trash", c.name()));
        some(others, dice.below(3), dice, RiftboundTwinTables::isInDecks)
                .forEach(c -> has.card("banishment", c.name()));
        some(others, 12, dice, RiftboundTwinTables::isInDecks).forEach(c -> has.card("deck", c.name()));
        some(others, dice.below(2), dice, c -> c.type() == CardType.UNIT && c.supertypes().contains(Supertype.CHAMPION))
                .forEach(c -> has.card("champion", c.name()));
    }

    private static boolean isInDecks(CardData card) {
        return card.type() == CardType.UNIT || card.type() == CardType.SPELL || card.type() == CardType.GEAR;
    }

    private static void tested(SetupLines has, SetupLines[] units, SetupLines[] facedown, CardData card, String seat,
            int ground, Dice dice) {
        switch (card.type()) {
            case UNIT -> {
                switch (dice.below(4)) {
                    case 0 -> has.card("hand", card.name());
                    case 1 -> has.card("units", card.name(), chance(dice, 20) ? states(dice) : new String[0]);
                    case 2 -> units[ground].card(seat, card.name(), chance(dice, 20) ? states(dice) : new String[0]);
                    default -> {
                        has.card("hand", card.name());
                        units[ground].card(seat, card.name());
                    }
                }
            }
            case GEAR -> has.card(chance(dice, 70) ? "gear" : "hand", card.name());
            case LEGEND -> has.card("legend", card.name());
            case BATTLEFIELD, RUNE -> {
            }
            default -> has.card("hand", card.name());
        }
        if (isInDecks(card)) {
            if (chance(dice, 12)) {
                facedown[ground].value(seat, Workbench.quoted(card.name()));
            }
            for (int i = dice.below(3); i > 0; i--) {
                copy(has, card, dice);
            }
        }
    }

    private static void copy(SetupLines has, CardData card, Dice dice) {
        if (isInDecks(card)) {
            String board = card.type() == CardType.UNIT ? "units" : card.type() == CardType.GEAR ? "gear" : "hand";
            has.card(pick(dice, "hand", "deck", "trash", "banishment", board), card.name());
        }
    }

    @Override
    public void tell(RiftTable table, LongConsumer numbers) {
        for (int seat = 0; seat < table.seatCount(); seat++) {
            numbers.accept(table.players().points(seat));
            numbers.accept(table.players().energy(seat));
            numbers.accept(table.players().power(seat));
        }
        for (int b = 0; b < table.battlefields().count(); b++) {
            numbers.accept(table.battlefields().controller(b));
        }
        for (int card = 0; card < table.pieceCount(); card++) {
            if (table.onBoard(card)) {
                numbers.accept(table.might(card));
            }
        }
    }
}
