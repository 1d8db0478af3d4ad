package cardinal.riftbound.text;

import cardinal.cards.grammar.Fold;
import cardinal.cards.grammar.Normaliser;
import cardinal.riftbound.card.Keyword;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How the cards of later documents are written, folded to the words that this grammar prints, before all other folds. */
final class LaterNotation {
    private static final String LATER_KEYWORD =
            Stream.of(Keyword.values()).filter(Keyword::isLater).map(Keyword::title)
                    .collect(Collectors.joining("|", "(?:", ")(?: \\d+)?"));
    private static final String SYMBOL = "\\[(?:\\d+|[RGBOPYACEM])\\]";

    /** 135.2.e.7 of 2026-07: what the newer documents write in brackets, beside the folds that all have. */
    static final Normaliser FOLDS = Normaliser.of(
            Fold.quotes(), Fold.reminders(), Fold.symbols(Pattern.compile(":rb_([a-z_]+):"), Notation.ICONS),
            Fold.rewriting(":rb_energy_(\\d+):", "[$1]"), Fold.dashes(), Fold.whiteSpace(),
            Fold.rewriting("\\.\"(?=$|\\n| [A-Z])", "\"."),
            Fold.rewriting("\\[ADD\\]", "[Add]"),
            Fold.rewriting("(\\[(?:Action|Reaction)\\])\\[>\\] ?([^:\\n]*): ", "$2: $1 \u2014 "),
            Fold.rewriting(" ?\\[>\\] ?\\[>>\\] ?| ?\\[>>\\] ?| ?\\[>\\] ?", " \u2014 "),
            Fold.write("(?<=^|\\n|[.:\u2014\u2022] )\\[(Stun|Buff|Predict|Empower)( \\d+)?\\](?= (?!\\[|\u2014)|[.,])",
                    found -> found.group(1) + (found.group(2) == null ? "" : found.group(2))),
            Fold.write(
                    "(?<=[a-z,] )(?<!\\bwith )(?<!\\bwithout )\\[(Stun|Buff|Predict|Empower)( \\d+)?\\](?= (?!\\[|\u2014)|[.,])",
                    found -> found.group(1).toLowerCase(Locale.ROOT)
                            + (found.group(2) == null ? "" : found.group(2))),
            Fold.rewriting("\\b([Pp]redict) 1\\b", "$1"),
            // 745.1.a, 702: buffs are all the counters there are.
            Fold.rewriting("\\b([Ss]pend) a counter\\b", "$1 a buff"),
            // 205: a payment that nothing is linked to.
            Fold.rewriting(
                    "\\b([Yy]ou may (?:pay (?![^.]* as an additional cost)|spend \\d+ XP)[^.,]*)\\. If you do, (?!do this)",
                    "$1. If you paid, "),
            // Costs of what is described.
            Fold.rewriting("\\bwith (?:Energy )?cost (no more than \\[\\d+\\](?: and no more than (?:\\[A\\])+)?)",
                    "that costs $1"),
            Fold.rewriting(
                    " from (your trash|a trash) (that costs no more than \\[\\d+\\](?: and no more than (?:\\[A\\])+)?)",
                    " $2 from $1"),
            Fold.rewriting("(?m)^(I cost|This costs) ((?:\\[\\w+\\])+ less) if ([^.\\n]*)\\.$", "If $3, $1 $2."),
            Fold.rewriting("(?m)^(If [^\\n]*, )This costs ", "$1this costs "),
            // Whose and which.
            Fold.rewriting("\\b([Ww]hen) one of your units ", "$1 a unit you control "),
            Fold.rewriting("\\bfor each (other )?battlefield you or allies control\\b",
                    "for each $1friendly battlefield"),
            Fold.rewriting("\\bfriendly \\[Mighty\\] unit\\b", "[Mighty] friendly unit"),
            Fold.rewriting("\\b([Uu]nits) here (with(?:out)? \\[\\w+\\]|with less Might than me)", "$1 $2 here"),
            Fold.rewriting("\\b(can't be chosen by (?:enemy )?spells) or abilities\\b", "$1 and abilities"),
            Fold.rewriting("\\byou have (two|three|four) or more (other )?units\\b", "you control $1 or more $2units"),
            // Events and times.
            Fold.rewriting("\\bAt start of your\\b", "At the start of your"),
            // 377.2: to play an ability is to use it.
            Fold.rewriting("\\bPlay (this ability only while)\\b", "Use $1"),
            Fold.rewriting("\\b([Ww]hen you) play (an ability of)\\b", "$1 use $2"),
            Fold.rewriting("\\b([Ww]hen you play an? \\w+) from face down\\b", "$1 from [Hidden]"),
            Fold.rewriting("\\b(\\d+ or more excess damage)(?! to)\\b", "$1 to enemy units"),
            Fold.rewriting("(?<=\\[Reaction\\]|\\[Action\\]), (?=\\[Legion\\] \u2014 )", " \u2014 "),
            Fold.rewriting(
                    "\\b([Rr])eturn (an?(?:other)? [^.,]*?unit) and (an?(?:other)? [^.,]*?unit) to their owners' hands\\b",
                    "$1eturn $2 to its owner's hand and return $3 to its owner's hand"),
            // Two statements in one sentence, each of which holds by itself.
            Fold.rewriting("(?m)^((?:\\[Level \\d+\\] \u2014 )?)(I|Your units|Other friendly units) have "
                    + "([+-]\\d+ \\[M\\]) and (\\[\\w[^.\\n]*)\\.$", "$1$2 have $3.\n$1$2 have $4."),
            Fold.rewriting("(?m)^((?:\\[Level \\d+\\] \u2014 )?)I have ([^.\\n]*) and enter ready\\.$",
                    "$1I have $2.\n$1I enter ready."),
            Fold.rewriting("(?m)^(If [^.,\\n]*, )I cost ([^.\\n]*) and enter ready\\.$",
                    "$1I cost $2.\n$1I enter ready."),
            Fold.rewriting("(\\[(?:Equip|Repeat|Empower|Flow)\\]) \u2014 (?=" + SYMBOL + ")", "$1 "),
            Fold.rewriting("(?m)^(\\[(?:Equip|Repeat|Empower|Flow)\\][^\\n.:]*?)\\.$", "$1"),
            Fold.write("(?m)(?<=^\\[(?:Equip|Flow)\\] .{0,80}, |^\\[(?:Repeat|Empower)\\] .{0,80}, )([A-Z])",
                    found -> found.group(1).toLowerCase(Locale.ROOT)),
            Fold.rewriting("\\b([Rr]ecycle \\d+) cards (from your trash)(?=,|$|\\n|:)", "$1 $2"),
            Fold.rewriting("\\b(you have|you've) (\\d+) or more XP\\b", "you have $2+ XP"),
            Fold.rewriting("\\b(unit tokens?(?: with \\[\\w+\\])?) exhausted\\b", "$1"),
            Fold.rewriting("\\[(\\d)\\] (?=\\[M\\])", "$1 "),
            Fold.rewriting("(?m)^(\\[" + LATER_KEYWORD + "\\]) (?=[A-Z]|\\[[A-Z][a-z])(?!\\[\\d)", "$1\n"),
            Fold.rewriting(
                    "(?<=\\.)\\n(?=\\[Level \\d+\\] \u2014 (?!I |This |this )[^\\n]* instead\\.)", " "));

    private LaterNotation() {
    }
}
