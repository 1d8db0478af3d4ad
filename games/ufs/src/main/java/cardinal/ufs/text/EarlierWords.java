package cardinal.ufs.text;

import static cardinal.cards.grammar.Fold.write;
import static cardinal.ufs.text.Wordings.opening;
import static cardinal.ufs.text.Wordings.rewriting;

import cardinal.cards.grammar.Fold;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.stream.Stream;

/**
 * Plain English in which players of 2010 and 2019 say what the cards say in other words: rewritten after {@link EverydayWords}, by the same
 * promise, that nothing is dropped or added which says who, where, when, how many or which.
 */
final class EarlierWords {
    private static final String ATTACK = "([Tt]his|[Yy]our|[Tt]hat)((?: rival's)? attack)";

    /** Which cards, and how many. */
    private static final List<Fold> CARDS = List.of(
            write("(?<=\\bthe )(?:Fire|Water|Air|Earth|Void|Death|Chaos|Evil|Life|Good|Order|All)(?= symbol\\b)"
                    + "|(?<=\\bthe )(?:fire|water|air|earth|void|death|chaos|evil|life|good|order)(?= symbol\\b)",
                    found -> "{" + found.group().toLowerCase(Locale.ROOT) + "}"),
            rewriting("\\b([Ff])or every (?=[A-Za-z])", "$1or each "),
            write("\\b([Ff]or each) momentum (you have|your rival has)\\b", found -> found.group(1) + " of your "
                    + (found.group(2).equals("you have") ? "momentum" : "rival's momentum")),
            rewriting("\\b([Dd]iscard|[Rr]emove|[Aa]dd) your rival's attack from their (?=card pool\\b)",
                    "$1 your rival's attack from your rival's "),
            // K.3.9.1.
            write("\\b([Tt])he first (\\w+) (you play|your rival plays) each turn\\b",
                    found -> (found.group(1).equals("T") ? "Your" : "your")
                            + (found.group(3).startsWith("your") ? " rival's first " : " first ") + found.group(2)
                            + " each turn"),
            rewriting("\\b([Ii]f) this attack is (?=your (?:first|second|third|fourth|last) attack\\b)", "$1 this is "),
            // K.2.6; 2010, 12.
            write("\\b(foundation|asset)(s?) (your rival controls|they control|(?<=\\bfor each \\w{5,10} )you"
                    + " control)\\b",
                    found -> found.group(1) + found.group(2) + " in " + (found.group(3).startsWith("they") ? "their"
                            : found.group(3).startsWith("you ") ? "your" : "your rival's") + " stage"),
            write("\\b([Ii]f|[Ww]hile) your( rival's)? (card pool|hand|stage|momentum|discard pile) has ([^.,]+)(?=,)",
                    found -> found.group(1) + (found.group(2) == null ? " you have " : " your rival has ")
                            + found.group(4) + " in " + (found.group(2) == null ? "your " : "their ") + found.group(3)),
            rewriting("\\b(has|with) (\\d+) or (?:more|greater) (printed )?(speed|damage|difficulty|stamina)\\b",
                    "$1 $3$4 $2 or greater").then(
                            rewriting("\\b(has|with) (\\d+) or (?:less|fewer) (printed )?(speed|damage"
                                    + "|difficulty|stamina)\\b",
                                    "$1 $3$4 $2 or less")),
            rewriting("((?:Look at|Reveal) the top \\d+ cards of [^.]*\\. Add \\d+) (?=to )", "$1 of them "),
            rewriting("\\b(Add \\d+ of them to [^.]*?),? and (?:add |put )?the rest (?=to )", "$1. Add the rest "),
            rewriting("\\b([Cc]hoose|[Rr]emove|[Dd]iscard) (\\d+) of the revealed cards\\b",
                    "$1 $2 card revealed this way"),
            write("\\b(If your) health is (less|greater|higher|lower) than your rival's\\b", found -> "If you have "
                    + (found.group(2).startsWith("l") ? "less" : "more") + " health than your rival"),
            write("\\b([Dd]raws?|[Dd]iscards?) cards equal to ([^.,:]+)\\.",
                    found -> found.group(1) + " X cards. X equals " + found.group(2) + "."));

    /** Until when. */
    private static final List<Fold> TIMES = List.of(
            opening("as long as (?=you|this|your|it)", "while "),
            rewriting("\\b(the (?:start|end) of) (?:each|every|a) turn\\b", "$1 each player's turn"),
            write("(?<=[:.] )(?:Until the end of (?:the|this) turn|For the rest of (?:the|this) turn|Until your"
                    + " next turn), "
                    + "(?!whenever|if|after|before|each)([^.,]+)\\.", EarlierWords::timeLast),
            rewriting("\\b([Yy]our rival's [^.]* (?:during|until the end of)) their next turn\\b",
                    "$1 your rival's next turn"),
            rewriting("\\b(rival's \\w+(?:\\. It)? do(?:es)? not ready during) their (next Ready Step)\\b",
                    "$1 your rival's $2"),
            // F.3.1.3.
            write("(?m)(?<=^|[:.] )During the End Phase, ([a-z])([^.,]*)\\.",
                    found -> found.group(1).toUpperCase(Locale.ROOT) + found.group(2) + " during the End Phase."));

    /** What is done. */
    private static final List<Fold> DEEDS = List.of(
            write("\\b([Cc])hoose(s?) (?:1|one)(?::| [-\u2013\u2014]) ((?!\u2022)[A-Za-z][^.:;,\u2022]*)[,;]?"
                    + " or ([a-z][^.:;,\u2022]*)\\.",
                    found -> found.group(1) + "hoose" + found.group(2) + " 1: \u2022 " + begun(found.group(3))
                            + ". \u2022 " + begun(found.group(4)) + "."),
            write("\\b([Cc])hoose(s?) (?:1|one)(?::| [-\u2013\u2014]) ((?!\u2022)[A-Za-z][^.:;,\u2022]*)[,;]"
                    + " ([a-z][^.:;,\u2022]*)[,;] or ([a-z][^.:;,\u2022]*)\\.",
                    found -> found.group(1) + "hoose" + found.group(2) + " 1: \u2022 " + begun(found.group(3))
                            + ". \u2022 " + begun(found.group(4)) + ". \u2022 " + begun(found.group(5)) + "."),
            rewriting("\\b([Cc]hooses?) one(?=: \u2022)", "$1 1"),
            rewriting("\\b([Ii]f it|[Ii]f that card) is (?:a card )?of (?:that|the named) (?:card )?type\\b",
                    "$1 matches the named type"),
            rewriting("\\b(If (?:it|that card) is an? [^.,]*, [^.]*\\.) If (?:it|that card) is not, ",
                    "$1 Otherwise, "),
            rewriting("\\bYour rival ([^.,:]*?) unless they ((?:commit|destroy|discard|lose|remove|reveal) [^.,:]*)\\.",
                    "Your rival may $2. If they do not, your rival $1."),
            rewriting("\\b(may) only play (?=\\d+ \\w+)", "$1 play only "),
            opening("move ([^.:]*? (?:from|in) [^.:]*?) to (?=your|their)", "add $1 to "),
            write("(?<=[:.,] )" + ATTACK + " becomes an? (high|mid|low)(?: attack)?(?=\\.|,| and )",
                    EarlierWords::zone),
            rewriting("\\b(attack) (?:is considered|counts as) an? (?=[A-Z])", "$1 gains "),
            rewriting("\\b(gains?|loses?) the ([A-Z]\\w+(?:: \\d+)?) (?:keyword|trait)\\b", "$1 $2"),
            rewriting("\\b(loses?) (?:its|their) abilities\\b", "$1 all abilities"),
            rewriting("\\b(attack|it) does not deal damage\\b", "$1 deals no damage"),
            // K.5.4.
            write("\\b([Dd]raw|[Dd]raws) (?:cards )?until (?:you|they) have (\\d+) cards in (?:your|their) hand\\b",
                    found -> found.group(1) + " up to " + found.group(2) + " cards"),
            rewriting("\\b(attack) may only be blocked (?:by|with) (?=\\w)", "$1 can only be blocked by "),
            rewriting("\\b(cannot be \\w+) by (?:your rival's|rival) (effects?)\\b", "$1 by rival $2"),
            write("(?<=[:.] )Prevent all damage (?:from|dealt by) " + ATTACK + "(?=\\.)",
                    found -> begun(found.group(1)) + found.group(2) + " deals no damage"),
            // Only as a static effect (K.3.4.2): there the rival is the defender, and nobody else has reversals to it.
            rewriting("(?m)^Your rival cannot play (?:a )?[Rr]eversals?(?= to this attack\\b)",
                    "Attacks cannot be played as a reversal"),
            rewriting("\\bThis card counts as (\\d+) foundations when committ(?:ing|ed) to pass a check\\.",
                    "When committing cards to pass a check, this card counts as $1 foundations."),
            // 2010, 2.11.2.
            rewriting("\\b(check[^.:,]*?) is (?:considered )?(?:to be )?an? (\\d+)(?: instead)?(?=\\.)", "$1 is $2"),
            // 2010, 8.3.3.5.
            rewriting("\\b(?:All damage dealt to you|All damage you take) is reduced by (\\d+)(?=\\.)",
                    "Reduce the damage you would take by $1"));

    /** All rows. */
    static final List<Fold> TABLE = Stream.of(CARDS, TIMES, DEEDS).flatMap(List::stream).toList();

    private EarlierWords() {
    }

    private static String begun(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    /** "Your attacks get +1 damage until your next turn": in the place of "Until your next turn, your attacks"
                    + " get +1 damage". */
    private static String timeLast(MatchResult found) {
        return begun(found.group(1)) + (found.group().startsWith("Until your") ? " until your next turn."
                : " for the rest of this turn.");
    }

    /** "Change this attack's zone to low": in the place of "This attack becomes a low attack". */
    private static String zone(MatchResult found) {
        String whose = found.group(1);
        return (Character.isUpperCase(whose.charAt(0)) ? "Change " : "change ") + whose.toLowerCase(Locale.ROOT)
                + found.group(2) + "'s zone to " + found.group(3);
    }
}
