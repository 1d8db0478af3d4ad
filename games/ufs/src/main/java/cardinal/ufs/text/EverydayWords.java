package cardinal.ufs.text;

import static cardinal.cards.grammar.Fold.write;
import static cardinal.ufs.text.Wordings.opening;
import static cardinal.ufs.text.Wordings.rewriting;

import cardinal.cards.grammar.Fold;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;

/**
 * Plain English that no card prints but whoever makes up a card writes: rewritten, after {@link Synonyms}, into the words of the cards.
 * Here, too, nothing is dropped or added that says who, where, when, how many or which.
 */
final class EverydayWords {
    private static final List<String> NUMBERS =
            List.of("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");
    private static final String COUNTED =
            "(?:card|foundation|asset|attack|action|character|backup|momentum|symbol|keyword|trait"
                    + "|time|counter|copy|copies)s?";
    private static final String STATE =
            "(?:of|or|more|random|different|ready|committed|face|other|additional|health|damage|speed)";
    private static final String VALUE = "(speed|damage|difficulty)";
    private static final String DEED =
            "(commit|discard|flip|destroy|lose|reveal|mill|sacrifice|remove|add|ready|draw|gain|spend|build|unflip)";

    /** All rows. */
    static final List<Fold> TABLE = List.of(
            write("\\b(?:two|three|four|five|six|seven|eight|nine|ten)(?= \\w)|\\b[Oo]ne(?= (?:" + COUNTED + "|" + STATE
                    + ")\\b)", EverydayWords::digits),
            // A permanent that is one of several: "your attack" and "your character" are the one there is.
            rewriting(
                    "\\b([Aa]fter|[Bb]efore|[Ww]henever) (your|your rival's) (foundation|asset|backup) is (?=\\w+(?:ed|en)\\b)",
                    "$1 1 of $2 $3s is "),
            rewriting(
                    "(?<=[:.] )(This|Your|Your rival's|That) attack ((?:deals|gets|gains|cannot) [^.,:]*?) if it ([^.,:]+)\\.",
                    "If $1 attack $3, it $2.").then(
                            write("(?<=\\bIf )(?:This|Your|That)(?= [^.]*attack )",
                                    found -> found.group().toLowerCase(Locale.ROOT))),
            write("\\ban? " + VALUE + " (bonus|penalty) equal to ([^.:]+)\\.",
                    found -> (found.group(2).equals("bonus") ? "+X " : "-X ") + found.group(1) + ". X equals "
                            + found.group(3) + "."),
            rewriting("([+-]X [^.:,]*), where X (?:is|equals) ([^.:]+)\\.", "$1. X equals $2."),
            write("\\b([Yy]our|[Yy]our rival's) hand size (?:gets ([+-]\\d+)|is (increased|reduced|decreased) by (\\d+))\\b",
                    EverydayWords::handSize),
            rewriting("(?<!\\bzone of )\\b((?:this|your|your rival's|that) attack is(?: not)?) (high|mid|low)(?=[,.])",
                    "$1 a $2 attack"),
            write("\\b([Dd]iscards?|[Rr]emoves?) (\\d+) (cards?) at random\\b"
                    + "|\\b[Rr]andomly (discards?|removes?) (\\d+) (cards?)\\b", EverydayWords::random),
            opening("heal (\\d+)(?=[.,])", "gain $1 health"),
            rewriting("([+-]\\d+) " + VALUE + " and " + VALUE + "(?=[.,]| this| for)", "$1 $2 and $1 $3"),
            rewriting("\\b(gets? [+-]\\d+) to (?:its )?" + VALUE + "(?=[.,]| this| for)", "$1 $2"),
            opening("put ([^.:]*?) into (?=your|their|its owner's)", "add $1 to "),
            opening("return ([^.:]*?) to (?=(?:your|their|its owner's) (?:hand|stage|momentum)\\b)", "add $1 to "),
            write("\\b([Yy]our|[Yy]our rival's) health is (\\d+) or (less|fewer|more|greater)\\b",
                    found -> (found.group(1).endsWith("s") ? found.group(1).replace("'s", " has ") : found.group(1)
                            .replace("our", "ou have ")) + found.group(2) + " or " + found.group(3) + " health"),
            rewriting(
                    "(?<=[:.] )As an (additional cost to (?:play|block|try to block) [^.,]*), (your rival|each player|you) must ([^.]*)\\.",
                    "$2 must $3 as an $1.").then(
                            write("(?<=[:.] )(?:your rival|each player|you)(?= must [^.]* additional cost)",
                                    EverydayWords::capital)),
            rewriting("\\b([Yy]our rival) must " + DEED
                    + " (?=(?:\\d|all\\b|their\\b)(?![^.]* additional cost\\b))", "$1 $2s "),
            rewriting("\\b([Tt]hey) must " + DEED
                    + " (?=(?:\\d|all\\b|their\\b)(?![^.]* additional cost\\b))", "$1 $2 "),
            rewriting("\\b(cannot be blocked) with (?=\\w)", "$1 by "),
            write("(?<=\\b[Bb]efore (you|your rival) (?:take|takes) damage, )(reduce|increase) (?:that|the|this) damage by (?=\\d)",
                    found -> found.group(2) + " the damage " + found.group(1) + " would take by "),
            rewriting("(?<=[Bb]efore you take damage, )you take (\\d+) less damage\\b",
                    "reduce the damage you would take by $1"));

    private EverydayWords() {
    }

    private static String capital(MatchResult found) {
        return found.group().substring(0, 1).toUpperCase(Locale.ROOT) + found.group().substring(1);
    }

    private static String digits(MatchResult found) {
        return String.valueOf(NUMBERS.indexOf(found.group().toLowerCase(Locale.ROOT)));
    }

    /** The hand size is the character's (2010, 2.1.4; 2019, B.1.2.1). */
    private static String handSize(MatchResult found) {
        boolean more = "increased".equals(found.group(3));
        return found.group(1) + " character gets " + (found.group(2) != null ? found.group(2)
                : (more ? "+" : "-") + found.group(4)) + " hand size";
    }

    private static String random(MatchResult found) {
        if (found.group(1) != null) {
            return found.group(1) + " " + found.group(2) + " random " + found.group(3);
        }
        boolean first = Character.isUpperCase(found.group().charAt(0));
        String verb = found.group(4);
        return (first ? verb.substring(0, 1).toUpperCase(Locale.ROOT) + verb.substring(1) : verb) + " "
                + found.group(5) + " random " + found.group(6);
    }
}
