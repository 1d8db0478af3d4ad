package cardinal.ufs.words;

import cardinal.kernel.Naming;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Sight;
import cardinal.kernel.Table;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.card.AttackZone;
import cardinal.ufs.card.CardType;
import cardinal.ufs.program.HeldAbility;
import cardinal.ufs.card.Symbol;
import cardinal.ufs.card.Vital;
import cardinal.ufs.flow.ChooseSign;
import cardinal.ufs.flow.Pick;
import cardinal.ufs.rules.Legal;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import java.util.Locale;

/** The words of options: what a player types, what the log and scenario files say. */
public final class Commands {
    /** Which list the number of a word counts in. */
    private static final int CARDS = 0;
    static final int OF_CARD = 1;
    private static final int KEYWORDS = 2;

    private Commands() {
    }

    public static String of(UfsTable t, long option) {
        int a = Option.a(option);
        int b = Option.b(option);
        int seat = t.prompt().seat();
        return switch (Option.kind(option)) {
            case Choice.PASS -> "pass";
            case Choice.PLAY -> play(t, option, seat);
            case Choice.ABILITY -> Option.c(option) == 1 ? action(t, a, b, seat)
                    : "use " + card(t, a, seat) + " " + AbilityNames.of(t, a, b);
            case Choice.BLOCK -> "block with " + card(t, a, seat) + (b == 1 ? " second half" : "")
                    + (Option.c(option) == 1 ? " as ranged" : "");
            case Choice.YES -> "yes";
            case Choice.NO -> "no";
            case Choice.CARD -> verb(t) + card(t, a, seat) + where(t, a) + nth(t, option, seat);
            case Choice.DONE -> "done";
            case Choice.NUMBER -> number(t, a);
            case Choice.SEAT -> "choose player " + Naming.seat(a);
            case Choice.OPTION -> mode(t, a);
            case Choice.ZONE -> word(AttackZone.values()[a]);
            case Choice.SPOT -> "place " + (a + 1);
            case Choice.EFFECT -> "choose effect of " + effect(t, option, seat);
            case Choice.KEEP -> "keep";
            case Choice.MULLIGAN -> "mulligan";
            case Choice.SYMBOL -> word(Symbol.values()[a]);
            case Choice.TYPE -> word(CardType.values()[a]);
            case Choice.WORD -> "name " + named(t, a, b, Option.c(option)) + ofWhich(t, option, seat);
            case Choice.PLAYER -> "attack the player";
            case Choice.FAIL -> "fail";
            case Choice.VITAL -> Vital.values()[a].word(b);
            default -> throw new IllegalStateException("an option without words: " + option);
        };
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    private static String play(UfsTable t, long option, int seat) {
        String half = Option.b(option) == 1 ? " second half" : "";
        String at = Option.c(option) > 0 ? " at " + card(t, Option.c(option) - 1, seat) : "";
        return "play " + card(t, Option.a(option), seat) + half + at;
    }

    /** F.2.2.1: an action card is played through one of its abilities, which is named if it has several or is a half. */
    private static String action(UfsTable t, int card, int ability, int seat) {
        List<HeldAbility> held = Legal.heldBy(t, card);
        long played = held.stream().map(HeldAbility::ability).filter(AbilityDef::isPlayed).count();
        return "play " + card(t, card, seat)
                + (played > 1 || t.def(card).split() ? " " + AbilityNames.of(held, ability) : "");
    }

    /** Where a card is, if the question offers another one of the same face elsewhere: in a deck and in a discard pile. */
    private static String where(UfsTable t, int card) {
        Prompt prompt = t.prompt();
        for (int i = 0; prompt.isOpen() && i < prompt.size(); i++) {
            int other = Option.a(prompt.option(i));
            if (Option.kind(prompt.option(i)) == Choice.CARD && other != card
                    && t.piece(other).face() == t.piece(card).face()
                    && t.piece(other).zone() != t.piece(card).zone()) {
                return " in " + Places.name(t.place(card));
            }
        }
        return "";
    }

    /** What the question does with a card: a check commits it (E.3.5.2), the review discards it (F.1.2). */
    private static String verb(UfsTable t) {
        return switch (t.prompt().purpose()) {
            case CHECK -> "commit ";
            case DISCARD -> t.frame(t.depth() - 1) instanceof Pick ? "choose " : "discard ";
            default -> "choose ";
        };
    }

    /** Cards that a seat cannot tell apart by name or place are numbered, the first is not. */
    private static String nth(UfsTable t, long option, int seat) {
        Prompt prompt = t.prompt();
        int card = Option.a(option);
        String name = "";
        int nth = 1;
        for (int i = 0; t.labels() == null && i < prompt.size() && prompt.option(i) != option; i++) {
            int other = Option.a(prompt.option(i));
            if (Option.kind(prompt.option(i)) == Choice.CARD && t.piece(other).zone() == t.piece(card).zone()) {
                name = name.isEmpty() ? card(t, card, seat) : name;
                nth += card(t, other, seat).equals(name) ? 1 : 0;
            }
        }
        return nth == 1 ? "" : " (" + nth + ")";
    }

    /** A number; where it stands for a sign, what that comes to. */
    private static String number(UfsTable t, int n) {
        return t.frame(t.depth() - 1) instanceof ChooseSign sign ? (n == 0 ? "-" : "+") + sign.amount(t)
                : Integer.toString(n);
    }

    /** K.2.5: the words of one of the ways that a text offers; numbered where an earlier one has the same. */
    static String mode(UfsTable t, int place) {
        String words = CardTextWords.mode(t, place);
        int nth = 1;
        for (int i = 0; i < place; i++) {
            nth += CardTextWords.mode(t, i).equals(words) ? 1 : 0;
        }
        return nth == 1 ? words : words + " (" + nth + ")";
    }

    /** Of which card a keyword is, where the question is about several cards. */
    private static String ofWhich(UfsTable t, long option, int seat) {
        Prompt prompt = t.prompt();
        for (int i = 0; Option.c(option) == OF_CARD && i < prompt.size(); i++) {
            if (Option.b(prompt.option(i)) != Option.b(option)) {
                return " of " + card(t, Option.b(option), seat);
            }
        }
        return "";
    }

    /** What a seat calls a card; one whose face it does not see goes by its place, which everybody sees. */
    public static String card(UfsTable t, int card, int seat) {
        if (card == Table.NONE || t.labels() != null || Sight.sees(t, seat, card)) {
            return Naming.card(t, card, seat);
        }
        int place = t.place(card);
        if (place != Places.STAGE && place != Places.POOL && place != Places.MOMENTUM && place != Places.HAND) {
            return "a card";
        }
        int zone = t.piece(card).zone();
        for (int i = 0; i < t.size(zone); i++) {
            if (t.cardAt(zone, i) == card) {
                return "card " + (i + 1) + " of " + (t.holder(card) == seat ? "your " : "your rival's ")
                        + Places.name(place);
            }
        }
        return "a card";
    }

    /** J.3.2.1.2: which of the waiting effects is next; numbered where one card has several. */
    private static String effect(UfsTable t, long option, int seat) {
        String name = card(t, Option.b(option), seat);
        int nth = 1;
        boolean several = false;
        for (int i = 0; i < t.prompt().size(); i++) {
            long other = t.prompt().option(i);
            if (Option.kind(other) == Choice.EFFECT && other != option && card(t, Option.b(other), seat).equals(name)) {
                several = true;
                nth += Option.a(other) < Option.a(option) ? 1 : 0;
            }
        }
        return name + (several ? " (" + nth + ")" : "");
    }

    /** K.5.5: a card, keyword or trait that is named. */
    static String named(UfsTable t, int i, int card, int list) {
        return switch (list) {
            case CARDS -> t.pool().cards().get(i).name();
            case OF_CARD -> AbilityNames.rated(t.state(card).keywords().get(i));
            case KEYWORDS -> t.edition().keywordWords().get(i);
            default -> t.edition().traitWords().get(i);
        };
    }
}
