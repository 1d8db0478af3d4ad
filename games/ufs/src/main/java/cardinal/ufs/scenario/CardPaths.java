package cardinal.ufs.scenario;

import cardinal.kernel.Privacy;
import cardinal.kernel.Sight;
import cardinal.kernel.Table;
import cardinal.scenario.Paths;
import cardinal.scenario.Seats;
import cardinal.ufs.card.CardType;
import cardinal.ufs.card.Property;
import cardinal.ufs.program.State;
import cardinal.ufs.card.Symbol;
import cardinal.ufs.flow.GameActions;
import cardinal.ufs.rules.ProgressiveDifficulty;
import cardinal.ufs.words.AbilityNames;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The paths of single cards: Iron Palm.speed, B.Bodyguard.stamina. */
final class CardPaths {
    private CardPaths() {
    }

    static void register(Paths<UfsTable> paths) {
        paths.card("zone",
                "where it is: `A.hand`, `A.deck`, `A.stage`, `A.pool`, `A.momentum`, `A.discard`, `A.removed`, `A.transit`,"
                        + " `attached` (in 2010 to any card, in no zone) or `gone`",
                CardPaths::place);
        number(paths, "speed", Property.SPEED);
        number(paths, "damage", Property.DAMAGE);
        number(paths, "difficulty", Property.DIFFICULTY);
        number(paths, "control", Property.CONTROL);
        number(paths, "blockModifier", Property.BLOCK_MODIFIER);
        number(paths, "handSize", Property.HAND_SIZE);
        number(paths, "vitality", Property.VITALITY);
        paths.card("progressive", "its difficulty and one for each other card in its owner's card pool that counts",
                (t, c) -> t.state(c).number(Property.DIFFICULTY) + ProgressiveDifficulty.of(t, t.piece(c).owner(), c));
        paths.card("stamina", "its stamina now", (t, c) -> t.states().stamina(c));
        paths.card("attackZone", "the zone of its attack: `high`, `mid`, `low` or `none`",
                (t, c) -> word(t.state(c).attackZone()));
        paths.card("blockZone", "the zone of its block: `high`, `mid`, `low` or `none`",
                (t, c) -> word(t.state(c).blockZone()));
        paths.card("committed", "whether it is committed", (t, c) -> t.isCommitted(t.piece(c)));
        paths.card("ready", "whether it is ready", (t, c) -> !t.isCommitted(t.piece(c)));
        flag(paths, "facedown", "whether it lies face down", Flag.FACE_DOWN);
        flag(paths, "faceup", "whether it lies face up where cards are hidden", Flag.FACE_UP);
        flag(paths, "attached", "whether it is attached to another card", Flag.ATTACHED);
        flag(paths, "under", "whether it lies under another card", Flag.UNDER);
        flag(paths, "transformed", "whether its other side is up", Flag.TRANSFORMED);
        flag(paths, "starter", "whether it is the starting character", Flag.STARTER);
        flag(paths, "dealt", "whether it dealt damage this turn", Flag.DEALT_DAMAGE);
        flag(paths, "multiple", "whether it is a multiple copy", Flag.MULTIPLE);
        flag(paths, "stunned", "whether a stun effect committed it", Flag.STUNNED);
        paths.card("sealed", "whether it is sealed", Effects::isSealed);
        paths.card("frozen", "whether it is frozen", GameActions::isFrozen);
        paths.card("as", "what it was played as this turn: `form`, `block`, `reversal`, or `none`",
                CardPaths::playedAs);
        paths.card("host", "the card it is attached to or lies under, or `none`",
                (t, c) -> Paths.label(t, t.is(c, Flag.ATTACHED | Flag.UNDER) ? t.piece(c).host() : Table.NONE));
        paths.card("publicity", "`public`, `private` or `unknown`: who may look at its face",
                (t, c) -> publicity(t.privacy(t.piece(c))));
        paths.card("seen", "list: the players who have its face before their eyes or in mind", CardPaths::seen);
        paths.card("owner", "who owns it", (t, c) -> Seats.name(t.piece(c).owner()));
        paths.card("types", "list: its types now", CardPaths::types);
        paths.card("symbols", "list: its symbols, as the edition counts them", CardPaths::symbols);
        paths.card("keywords", "list: its keywords and traits now, without ratings",
                (t, c) -> t.state(c).keywords().stream().map(AbilityNames::keyword).toList());
        paths.card("abilities", "list: the abilities that can be played, as commands call them", CardPaths::abilities);
        paths.card("name", "its name now, or `none` while it has none", CardPaths::name);
        paths.cardWord("keyword.", "Stun", "whether it has a keyword or trait of this name",
                (t, c, word) -> t.state(c).hasWord(word));
        paths.cardWord("counters.", "ember", "how many counters of this name it has",
                (t, c, word) -> t.fighters().counterNames().contains(word) ? t.fighters().counters(c, word) : 0);
    }

    private static void number(Paths<UfsTable> paths, String path, Property property) {
        paths.card(path, "its " + property.name().toLowerCase(Locale.ROOT).replace('_', ' ') + " now, or `none`",
                (t, c) -> t.state(c).has(property) ? (Integer) t.state(c).number(property) : null);
    }

    private static void flag(Paths<UfsTable> paths, String path, String meaning, int flag) {
        paths.card(path, meaning, (t, c) -> t.is(c, flag));
    }

    static @Nullable String word(@Nullable Enum<?> value) {
        return value == null ? null : value.name().toLowerCase(Locale.ROOT);
    }

    private static String place(UfsTable t, int card) {
        int place = t.place(card);
        if (place == Places.NOWHERE) {
            return t.is(card, Flag.ATTACHED) ? "attached" : "gone";
        }
        return Seats.name(t.holder(card)) + "." + Places.name(place);
    }

    private static String publicity(Privacy privacy) {
        return switch (privacy) {
            case PUBLIC -> "public";
            case OWNER, CONTROLLER -> "private";
            case SECRET -> "unknown";
        };
    }

    private static List<String> seen(UfsTable t, int card) {
        return IntStream.range(0, 2).filter(seat -> Sight.sees(t, seat, card)).mapToObj(Seats::name).toList();
    }

    private static @Nullable String playedAs(UfsTable t, int card) {
        if (!t.is(card, Flag.PLAYED)) {
            return null;
        }
        return t.is(card, Flag.BLOCK) ? "block" : t.is(card, Flag.REVERSAL) ? "reversal" : "form";
    }

    private static List<String> types(UfsTable t, int card) {
        List<String> types = new ArrayList<>();
        for (CardType type : CardType.values()) {
            if (t.state(card).is(type)) {
                types.add(type.name().toLowerCase(Locale.ROOT));
            }
        }
        return types;
    }

    private static List<String> symbols(UfsTable t, int card) {
        int has = t.edition().symbols(t.state(card));
        List<String> symbols = new ArrayList<>();
        for (Symbol s : Symbol.values()) {
            if ((has >> s.ordinal() & 1) != 0) {
                symbols.add(s.name().toLowerCase(Locale.ROOT));
            }
        }
        return symbols;
    }

    private static List<String> abilities(UfsTable t, int card) {
        State s = t.state(card);
        List<String> names = new ArrayList<>();
        for (int i = 0; i < s.abilities().size(); i++) {
            if (s.abilities().get(i).ability().isPlayed()) {
                names.add(AbilityNames.of(t, card, i));
            }
        }
        return names;
    }

    private static @Nullable String name(UfsTable t, int card) {
        String name = t.state(card).name();
        return name.isEmpty() ? null : name;
    }
}
