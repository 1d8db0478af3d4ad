package cardinal.catalog.evolve;

import static cardinal.catalog.game.SetupLines.chance;
import static cardinal.catalog.game.SetupLines.pick;
import static cardinal.catalog.game.SetupLines.some;

import cardinal.cards.text.Reading;
import cardinal.catalog.game.SetupLines;
import cardinal.catalog.game.TwinTables;
import cardinal.catalog.game.Workbench;
import cardinal.evolve.ability.Ability;
import cardinal.evolve.card.CardData;
import cardinal.evolve.card.CardType;
import cardinal.evolve.card.Universe;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.CardText;
import cardinal.evolve.text.Dialect;
import cardinal.kernel.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Tables of Evolve on which a card comes to bear. */
final class EvolveTwinTables implements TwinTables<EvolveTable, CardData> {
    /** 14.2, 14.3: what cards of two universes are paid with. */
    private static final String CARROT = "Carrot";
    private static final String MAGIC_ITEM = "Magic Item";
    private static final Pattern COUNTER = Pattern.compile("(\\w+) counter");

    private final Dialect dialect;

    EvolveTwinTables(Dialect dialect) {
        this.dialect = dialect;
    }

    @Override
    public Optional<String> words(CardData card, Object part) {
        return part instanceof Ability ability ? CardText.print(dialect, card.type(), ability)
                .filter(words -> CardText.read(dialect, card.type(), words) instanceof Reading.Understood<Ability> read
                        && read.abilities().equals(List.of(ability)))
                : Optional.empty();
    }

    @Override
    public List<String> setup(CardData card, List<CardData> cast, Dice dice) {
        String holder = pick(dice, "A", "A", "A", "B");
        List<String> lines = new ArrayList<>(List.of("turn: {player: " + pick(dice, "A", "A", "A", "B") + ", number: "
                + pick(dice, 1, 2, 5, 7, 8, 9, 10, 11) + ", phase: "
                + pick(dice, "main", "main", "main", "main", "start", "end") + "}"));
        List<String> counters = counters(card);
        for (String seat : List.of("A", "B")) {
            SetupLines has = new SetupLines();
            boolean own = seat.equals(holder);
            int room = own ? 5 - tested(has, card, cast, counters, dice) : 5;
            if (!own && chance(dice, 25) && card.isMainDeckCard()) {
                copy(has, card, dice);
            }
            field(has, cast, counters, room, dice);
            elsewhere(has, cast, dice);
            if (!(own && card.type() == CardType.LEADER) && chance(dice, 20)) {
                some(cast, 1, dice, c -> c.type() == CardType.LEADER)
                        .forEach(c -> has.value("leader", Workbench.quoted(c.name())));
            }
            if (!card.universe().isNone() && chance(dice, 75)) {
                has.value("universe", Workbench.quoted(card.universe().name()));
            }
            for (int i = card.universe().equals(Universe.DERBY) ? dice.below(4) : 0; i > 0; i--) {
                has.card("evolveDeck", CARROT);
            }
            for (int i = card.universe().equals(Universe.STAGE) ? dice.below(5) : 0; i > 0; i--) {
                has.card("ex", MAGIC_ITEM);
            }
            int maximum = pick(dice, 3, 5, 7, 8, 9, 10, 10, 10);
            has.value("defense", pick(dice, 2, 5, 8, 10, 12, 15, 18, 20)).value("maximum", maximum)
                    .value("playPoints", chance(dice, 70) ? maximum : dice.below(maximum + 1))
                    .value("evolutionPoints", dice.below(4)).value("played", pick(dice, 0, 0, 1, 2, 3, 4))
                    .value("lostDefense", dice.below(3));
            lines.add(has.line(seat));
        }
        return lines;
    }

    private static List<String> counters(CardData card) {
        List<String> names = new ArrayList<>();
        Matcher named = COUNTER.matcher(card.text());
        while (named.find()) {
            names.add(named.group(1).toLowerCase(Locale.ROOT));
        }
        return names;
    }

    private static void field(SetupLines has, List<CardData> cast, List<String> counters, int room, Dice dice) {
        int amulets = Math.min(room, pick(dice, 0, 0, 0, 1, 1, 2, 4));
        some(cast, amulets, dice, c -> c.type() == CardType.AMULET)
                .forEach(c -> has.card("field", c.name(), states(counters, dice)));
        some(cast, dice.below(room - amulets + 1), dice, c -> c.type() == CardType.FOLLOWER && !c.evolved())
                .forEach(c -> has.card("field", c.name(), states(counters, dice)));
    }

    private static String[] states(List<String> counters, Dice dice) {
        List<String> states = new ArrayList<>();
        if (chance(dice, 25)) {
            states.add("engaged: true");
        }
        if (chance(dice, 20)) {
            states.add("new: true");
        }
        if (!counters.isEmpty() && chance(dice, 50)) {
            states.add("counters: {" + counters.get(dice.below(counters.size())) + ": " + (1 + dice.below(5)) + "}");
        }
        return states.toArray(String[]::new);
    }

    private static void elsewhere(SetupLines has, List<CardData> cast, Dice dice) {
        some(cast, dice.below(7), dice, CardData::isMainDeckCard).forEach(c -> has.card("hand", c.name()));
        some(cast, dice.below(3), dice, c -> c.isMainDeckCard() || c.token() && c.type() != CardType.LEADER)
                .forEach(c -> has.card("ex", c.name()));
        some(cast, pick(dice, 0, 2, 4, 8, 12, 22), dice, CardData::isMainDeckCard)
                .forEach(c -> has.card("cemetery", c.name()));
        some(cast, dice.below(4), dice, CardData::isMainDeckCard).forEach(c -> has.card("banished", c.name()));
        some(cast, 12, dice, CardData::isMainDeckCard).forEach(c -> has.card("deck", c.name()));
        some(cast, dice.below(5), dice, CardData::evolved).forEach(c -> {
            if (chance(dice, 30)) {
                has.card("evolveDeck", c.name(), "faceup: true");
            } else {
                has.card("evolveDeck", c.name());
            }
        });
    }

    /** How many places of the field it takes. */
    private static int tested(SetupLines has, CardData card, List<CardData> cast, List<String> counters, Dice dice) {
        if (card.type() == CardType.LEADER) {
            has.value("leader", Workbench.quoted(card.name()));
            return 0;
        }
        if (card.type().isPoint()) {
            has.card("evolveDeck", card.name()).card("evolveDeck", card.name());
            return 0;
        }
        if (card.evolved()) {
            return evolved(has, card, cast, dice);
        }
        int taken = 0;
        if (card.type().staysOnField() && chance(dice, 55)) {
            taken++;
            has.card("field", card.name(), chance(dice, 35) ? states(counters, dice) : new String[0]);
        }
        if (taken == 0 || chance(dice, 40)) {
            has.card(card.token() ? "ex" : "hand", card.name());
        }
        if (cast.stream().anyMatch(c -> c.evolved() && c.name().equals(card.name()))) {
            has.card("evolveDeck", card.name());
        }
        for (int i = dice.below(3); i > 0 && card.isMainDeckCard(); i--) {
            copy(has, card, dice);
        }
        return taken;
    }

    /** With the card that evolves into it. */
    private static int evolved(SetupLines has, CardData card, List<CardData> cast, Dice dice) {
        has.card("evolveDeck", card.name());
        if (cast.stream().noneMatch(c -> !c.evolved() && c.name().equals(card.name()))) {
            return 0;
        }
        boolean there = chance(dice, 45);
        has.card("field", card.name(), there ? new String[] {"evolved: true"}
                : chance(dice, 40) ? new String[] {"new: true"} : new String[0]);
        if (chance(dice, 40)) {
            has.card("hand", card.name());
        }
        return 1;
    }

    private static void copy(SetupLines has, CardData card, Dice dice) {
        has.card(pick(dice, "hand", "deck", "cemetery", "banished", "ex"), card.name());
    }

    @Override
    public void tell(EvolveTable table, LongConsumer numbers) {
        for (int seat = 0; seat < 2; seat++) {
            numbers.accept(table.players().defense(seat));
            numbers.accept(table.players().playPoints(seat));
            numbers.accept(table.players().maximum(seat));
            numbers.accept(table.players().evolutionPoints(seat));
        }
        for (int card = 0; card < table.pieceCount(); card++) {
            if (table.onField(card) && table.isFollower(card)) {
                numbers.accept(table.attack(card));
                numbers.accept(table.defense(card));
            }
        }
    }
}
