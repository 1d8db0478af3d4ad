package cardinal.riftbound.text;

import static cardinal.cards.grammar.Fold.swap;
import static cardinal.cards.grammar.Fold.write;

import cardinal.cards.grammar.Normaliser;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Sentences of the cards of later documents that say with other words what this grammar prints; folded after {@link LaterNotation}. */
final class LaterSentences {
    private static final Pattern ACTIVATED = Pattern.compile("(?m)^((?:\\[|[A-Z][a-z]+ )[^:\".\\n]*: [^\\n]*\\.)$");

    static final Normaliser FOLDS = Normaliser.of(
            // What holds for one of two things said in one sentence.
            swap("\\bthis turn, then an additional (\\+\\d+ \\[M\\]) this turn if it is the only unit you control there\\.",
                    "this turn. If it's the only unit you control there, give it $1 this turn."),
            swap("(?m)^(While [^,.\\n]*, )((?:friendly|your) \\w+ cost [^,.\\n]* less)(,? to a minimum of \\[\\d+\\])?, and (enemy \\w+ cost [^.\\n]*)\\.$",
                    "$1$2$3.\n$1$4."),
            swap("(?<! recall )\\bALL (?=\\w)", "all "),
            swap("(\\[\\w+\\] less) (?=to a minimum)", "$1, "),
            swap("\\bWhen you choose or ready (me|this)\\b", "When you choose $1 and when you ready $1"),
            swap("\\b(When you play me) or another (?=[A-Z])", "$1 and when you play another "),
            swap("\\b(ready) or (exhaust) (an? \\w+)(?=\\.)", "$1 $3 or $2 $3"),
            // Places.
            swap("\\b([Mm]ove (?:up to one|an?) (?:\\w+ )*?unit) from here to its base\\b", "$1 here to base"),
            swap("\\b(unit) anywhere (?=and an?\\b)", "$1 "),
            swap("\\bto that enemy unit's battlefield\\b", "to its location"),
            swap("\\b([Gg]ive an? [^.,]*unit at a battlefield [+-]\\d+ \\[M\\] this turn for each (?:\\w+ )*?unit) there\\b",
                    "$1 where it is"),
            swap("\\b(When you stun an? [^.,]*unit) at a battlefield, you may move me to that battlefield\\b",
                    "$1 at a battlefield, you may move me to its location"),
            swap("(?m)^I can be played to (a battlefield (?:you're attacking|where there are enemy units))(?=\\.)",
                    "You may play me to $1"),
            swap("\\b(When you defend) at a battlefield(?=,)", "$1"),
            swap("\\b([Mm]ove me) to your base\\b", "$1 to base"),
            swap("\\ban enemy unit is alone here\\b", "there is an enemy unit that's alone here"),
            // 434.4: what is at the same place as the one before.
            swap("\\b([Ss]tun an? (?:\\w+ )*?unit) and (an? (?:\\w+ )*?unit) at the same battlefield\\b",
                    "$1 at a battlefield and stun $2 at its location"),
            swap("\\b([Mm]ove an? (?:\\w+ )*?gear to your base\\.) You control it until (I leave the board|this leaves the board)\\b",
                    "$1 Take control of it until $2"),
            swap("\\b(any number of) your ((?:\\w+ )?units) to this battlefield\\b", "$1 $2 you control to here"),
            swap("(\\[1\\]|\\[E\\]): Put (an? [^.]*?) into your hand from your Champion Zone or the board\\b",
                    "$1: Return $2 from your Champion Zone or $2 to its owner's hand"),
            swap("(?m)^Your tokens enter ready\\.$", "Your token permanents enter ready."),
            swap("(?m)^Friendly units (?:may|can) be played to open battlefields\\.$",
                    "Friendly units may be played to open battlefields."),
            swap("(?<=\\.)[ \n]Lose control of (?:that unit|it) and recall it at (?:the )?end of (?:this )?turn\\.",
                    " At the end of this turn, lose control of it and recall it."),
            swap("(?m)^((?:If|While) [^,.\\n]*, )I have ([+-]\\d+ \\[M\\]) and (\\[\\w[^.\\n]*)\\.$",
                    "$1I have $2.\n$1I have $3."),
            // What it is or was.
            swap("\\b([Ii]f) it is (?=stunned|exhausted|ready|buffed|damaged)", "$1 it's "),
            swap("\\b([Ii]f it's) already (?=stunned|exhausted|buffed)", "$1 "),
            // What is done with what was revealed.
            swap("\\b([Pp])ut it in your hand\\b", "$1ut it into your hand"),
            swap("\\b([Bb]anish one), then (?=play it\\b)", "$1 of them, then "),
            swap("\\bDraw any you didn't banish\\b", "Draw the rest"),
            swap("\\bRecycle that spell after you play it\\b", "Recycle it"),
            // Events.
            swap("\\b([Ww]hen )(an? (?:\\w+ )*?unit) is played this turn(?=,)", "$1a player plays $2 this turn"),
            swap("(?<=\\[[E0-9RGBOPYAC]\\]: )(?:Gain|Score) (?=\\d+ points?\\b)", "You score "),
            swap("\\b([Ww]hen you use an) activated (?=ability of\\b)", "$1 "),
            swap("\\b(When you play this) from face down, attach it to\\b", "$1 from [Hidden], attach this to"),
            write("(?m)^(Once each turn, when [^,.\\n]*) while (I'm at a battlefield), ",
                    found -> found.group(1) + ", if " + found.group(2) + ", "),
            // Of all activated abilities of an object.
            write("(?s)\\A(.*)\\nUse my abilities (only while [^.\\n]*\\.)(.*)\\z",
                    found -> each(found.group(1), found.group(2)) + found.group(3)),
            swap("(?m)^(Your [A-Z]\\w+s?) each have\\b", "$1 have"));

    private LaterSentences() {
    }

    /** Every activated ability among these lines with the same limit. */
    private static String each(String lines, String limit) {
        return ACTIVATED.matcher(lines).replaceAll("$1 Use this ability " + Matcher.quoteReplacement(limit));
    }
}
