package cardinal.catalog.ufs;

import static cardinal.catalog.game.SetupLines.chance;
import static cardinal.catalog.game.SetupLines.pick;
import static cardinal.catalog.game.SetupLines.some;

import cardinal.cards.grammar.Outcome;
import cardinal.cards.text.Reading;
import cardinal.catalog.game.SetupLines;
import cardinal.catalog.game.TwinTables;
import cardinal.catalog.game.Workbench;
import cardinal.kernel.Dice;
import cardinal.ufs.ability.Ability;
import cardinal.ufs.ability.KeywordUse;
import cardinal.ufs.card.AttackZone;
import cardinal.ufs.card.CardData;
import cardinal.ufs.card.CardType;
import cardinal.ufs.card.Property;
import cardinal.ufs.card.Tokens;
import cardinal.ufs.program.State;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.UfsText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Tables of UFS on which a card comes to bear. */
final class UfsTwinTables implements TwinTables<UfsTable, CardData> {
    private static final Pattern COUNTER = Pattern.compile("(\\w+) counter");
    private static final Pattern COMBO = Pattern.compile("Combo \\((.+)\\)");
    private static final Property[] PROPERTIES = Property.values();
    private static final Set<String> TOKENS = Tokens.all().stream().map(CardData::name).collect(Collectors.toSet());

    @Override
    public Optional<String> words(CardData card, Object part) {
        return switch (part) {
            case Ability ability -> UfsText.print(ability)
                    .filter(words -> UfsText.read(card.type(), words) instanceof Reading.Understood<Ability> read
                            && read.abilities().equals(List.of(ability)));
            case KeywordUse keyword -> UfsText.print(keyword)
                    .filter(words -> UfsText
                            .readKeyword(words) instanceof Outcome.Understood<KeywordUse>(KeywordUse use)
                            && use.equals(keyword));
            default -> Optional.empty();
        };
    }

    @Override
    public List<String> setup(CardData card, List<CardData> cast, Dice dice) {
        List<CardData> others = cast.stream().filter(c -> !TOKENS.contains(c.name())).toList();
        String holder = pick(dice, "A", "A", "B");
        List<String> lines =
                new ArrayList<>(List.of("turn: {player: " + pick(dice, "A", "A", "A", "A", "B") + ", number: "
                        + pick(dice, 1, 2, 3, 4, 5, 5, 6, 7, 8, 9) + ", phase: "
                        + pick(dice, "combat", "combat", "combat", "combat", "combat", "combat", "ready", "review",
                                "draw", "end")
                        + "}"));
        List<String> counters = counters(card);
        for (String seat : List.of("A", "B")) {
            SetupLines has = new SetupLines();
            boolean own = seat.equals(holder);
            character(has, card, others, own, dice);
            stage(has, others, counters, dice);
            elsewhere(has, others, dice);
            if (own) {
                comboBefore(has, card, others, dice);
                tested(has, card, counters, dice);
            } else if (chance(dice, 25)) {
                copy(has, card, dice);
            }
            has.value("vitality", pick(dice, 1, 3, 6, 10, 15, 20, 25, 30));
            lines.add(has.line(seat));
        }
        return lines;
    }

    private static List<String> counters(CardData card) {
        List<String> names = new ArrayList<>();
        Matcher named = COUNTER.matcher(card.text() + "\n" + String.join("\n", card.skillTree()));
        while (named.find()) {
            names.add(named.group(1).toLowerCase(Locale.ROOT));
        }
        return names;
    }

    /** Without a character it is one with all symbols. */
    private static void character(SetupLines has, CardData card, List<CardData> others, boolean own, Dice dice) {
        if (own && card.type() == CardType.CHARACTER) {
            starter(has, card, dice);
        } else if (chance(dice, 20)) {
            others.stream().filter(c -> c.type() == CardType.CHARACTER).limit(1).forEach(c -> starter(has, c, dice));
        } else if (chance(dice, 30)) {
            some(others, 1, dice, c -> c.type() == CardType.CHARACTER).forEach(c -> starter(has, c, dice));
        }
    }

    private static void starter(SetupLines has, CardData character, Dice dice) {
        has.value("character", chance(dice, 15) ? "{card: " + Workbench.quoted(character.name()) + ", committed: true}"
                : Workbench.quoted(character.name()));
        if (!character.skillTree().isEmpty()) {
            has.value("level", dice.below(character.skillTree().size() + 1));
        }
    }

    private static void stage(SetupLines has, List<CardData> others, List<String> counters, Dice dice) {
        has.value("foundations", 2 + dice.below(7));
        some(others, dice.below(6), dice, c -> c.type() == CardType.FOUNDATION)
                .forEach(c -> has.card("stage", c.name(), states(dice, counters)));
        some(others, dice.below(3), dice, c -> c.type() == CardType.ASSET)
                .forEach(c -> has.card("stage", c.name(), states(dice, counters)));
        some(others, dice.below(3), dice, c -> c.type() == CardType.BACKUP)
                .forEach(c -> has.card("stage", c.name(), states(dice, counters)));
    }

    private static String[] states(Dice dice, List<String> counters) {
        List<String> states = new ArrayList<>();
        if (chance(dice, 25)) {
            states.add("committed: true");
        }
        if (chance(dice, 15)) {
            states.add("facedown: true");
        }
        if (!counters.isEmpty() && chance(dice, 50)) {
            states.add("counters: {" + counters.get(dice.below(counters.size())) + ": " + (1 + dice.below(4)) + "}");
        }
        return states.toArray(String[]::new);
    }

    private static void elsewhere(SetupLines has, List<CardData> others, Dice dice) {
        some(others, 2 + dice.below(5), dice, UfsTwinTables::isInDecks).forEach(c -> has.card("hand", c.name()));
        some(others, dice.below(2), dice, c -> c.type() == CardType.ATTACK).forEach(c -> has.card("hand", c.name()));
        some(others, 12, dice, UfsTwinTables::isInDecks).forEach(c -> has.card("deck", c.name()));
        some(others, chance(dice, 10) ? 20 : dice.below(7), dice, UfsTwinTables::isInDecks)
                .forEach(c -> has.card("discard", c.name()));
        some(others, dice.below(3), dice, UfsTwinTables::isInDecks).forEach(c -> has.card("removed", c.name()));
        some(others, dice.below(5), dice, UfsTwinTables::isInDecks).forEach(c -> {
            if (chance(dice, 50)) {
                has.card("momentum", c.name(), "faceup: true");
            } else {
                has.card("momentum", c.name());
            }
        });
        some(others, pick(dice, 0, 0, 0, 1, 2, 3, 5), dice, UfsTwinTables::isInDecks)
                .forEach(c -> has.card("pool", c.name(),
                        "as: " + pick(dice, "form", "form", "block", "added")));
    }

    /** I.3.3: what a Combo asks for, played just before in its order. */
    private static void comboBefore(SetupLines has, CardData card, List<CardData> others, Dice dice) {
        for (String keyword : card.front().keywords()) {
            Matcher combo = COMBO.matcher(keyword);
            if (combo.find() && chance(dice, 70)) {
                for (String step : combo.group(1).split(",")) {
                    String word = pick(dice, step.strip().split("/")).toLowerCase(Locale.ROOT);
                    some(others, 1, dice, c -> c.type() == CardType.ATTACK && fits(c, word))
                            .forEach(c -> has.card("pool", c.name(), "as: form"));
                }
            }
        }
    }

    /** Whether an attack is what a word of a Combo asks for: a keyword, or the zone of an attack. */
    private static boolean fits(CardData attack, String word) {
        AttackZone zone = attack.front().attackZone();
        return word.endsWith(" attack") ? zone != null && word.startsWith(zone.name().toLowerCase(Locale.ROOT))
                : attack.front().keywords().stream().anyMatch(k -> k.toLowerCase(Locale.ROOT).startsWith(word));
    }

    private static boolean isInDecks(CardData card) {
        return card.type() != CardType.CHARACTER;
    }

    private static void tested(SetupLines has, CardData card, List<String> counters, Dice dice) {
        switch (card.type()) {
            case FOUNDATION, ASSET, BACKUP -> {
                if (chance(dice, 70)) {
                    String[] states = counters.isEmpty() || chance(dice, 40) ? new String[0]
                            : new String[] {"counters: {" + counters.getFirst() + ": " + (1 + dice.below(5)) + "}"};
                    has.card("stage", card.name(), states);
                } else {
                    has.card("hand", card.name());
                }
            }
            case CHARACTER -> {
            }
            default -> {
                if (chance(dice, 80)) {
                    has.card("hand", card.name());
                }
            }
        }
        for (int i = dice.below(3); i > 0; i--) {
            copy(has, card, dice);
        }
    }

    private static void copy(SetupLines has, CardData card, Dice dice) {
        boolean character = card.type() == CardType.CHARACTER;
        boolean staged = character || card.type() == CardType.FOUNDATION || card.type() == CardType.ASSET
                || card.type() == CardType.BACKUP;
        String zone = character ? pick(dice, "hand", "deck", "discard", "removed", "momentum")
                : staged ? pick(dice, "stage", "stage", "hand", "deck", "discard", "removed", "momentum", "pool")
                : pick(dice, "hand", "hand", "deck", "discard", "discard", "removed", "momentum", "pool");
        has.card(zone, card.name());
    }

    @Override
    public void tell(UfsTable table, LongConsumer numbers) {
        for (int seat = 0; seat < 2; seat++) {
            numbers.accept(table.fighters().vitality(seat));
            numbers.accept(table.fighters().level(seat));
        }
        AttackInfo attack = table.attack();
        numbers.accept(attack == null ? -1 : attack.card().card());
        for (int card = 0; card < table.pieceCount(); card++) {
            int place = table.place(card);
            if (place == Places.STAGE || place == Places.POOL) {
                State state = table.state(card);
                for (Property property : PROPERTIES) {
                    numbers.accept(state.number(property));
                }
                AttackZone zone = state.attackZone();
                numbers.accept(zone == null ? -1 : zone.ordinal());
                numbers.accept(state.symbols());
            }
        }
    }
}
