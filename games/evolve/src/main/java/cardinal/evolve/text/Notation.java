package cardinal.evolve.text;

import static cardinal.cards.grammar.Fold.rewriting;
import static cardinal.cards.grammar.Fold.write;

import cardinal.cards.grammar.Fold;
import cardinal.cards.grammar.Normaliser;
import java.util.Locale;

/** The ways in which people write the same text, folded to one: icons in brackets, as icons or as words. */
final class Notation {
    private static final String CRAFT = "(Forest|Sword|Rune|Dragon|Abyss|Haven)craft";

    static final Normaliser FOLDS = Normaliser.of(
            Fold.quotes(), rewriting("[\u2010-\u2015\u2212]", "-"),
            rewriting("\\(round up\\)", ", rounded up"), rewriting(" , rounded up", ", rounded up"),
            // Reminder text goes (2.6.2); numbers in parentheses stay.
            rewriting("[ \t]*\\((?!(?:\\d+|X)\\))(?:[^()]|\\((?:\\d+|X)\\))*\\)", ""),
            rewriting(" ?-{4,} ?", "\n"), Fold.whiteSpace(),
            // Icons.
            write("\\[([A-Za-z ]+)(\\d+)?\\]", found -> "[" + found.group(1).replace(" ", "").toLowerCase(Locale.ROOT)
                    + (found.group(2) == null ? "" : found.group(2)) + "]"),
            rewriting("\\[cost0*(\\d+|[xX])\\]", "[cost$1]"), rewriting("\\[cost0*x\\]", "[costX]"),
            rewriting("\\[feed\\]", "[serve]"), rewriting("\\[lastword\\]", "[lastwords]"),
            // Icons as words.
            rewriting("(?m)(?<=^|\\. |\")Fanfare(?:,| -|:) ", "[fanfare] "),
            rewriting("(?m)(?<=^|\\. |\")Last Words(?:,| -|:) ", "[lastwords] "),
            rewriting("(?m)(?<=^|\\. )Quick\\.(?: |$)", "[quick]\n"),
            rewriting("(?m)(?<=^|\\. )(Quick,? )?Evolve \\((\\d+|X)\\)", "$1[evolve][cost$2]"),
            rewriting("(?m)(?<=^|\\. )Serve \\((\\d+|X)\\)", "[serve][cost$1]"),
            rewriting("(?m)(?<=^|\\. )(Quick,? )?Act \\((\\d+|X)\\)", "$1[act][cost$2]"),
            rewriting("(?m)(?<=^|\\. )(Quick,? )?Act, engage(?=[,:])", "$1[act][engage]"),
            write("(?m)(?<=^|\\. )(Quick,? )?Act, ([a-z])",
                    found -> (found.group(1) == null ? "" : found.group(1)) + "[act] "
                            + found.group(2).toUpperCase(Locale.ROOT)),
            rewriting("(?<=\\[cost[\\dX]{1,2}\\]), engage(?=[,:])", ", [engage]"),
            rewriting("Quick,? (?=\\[(?:act|evolve)\\])", "[q]"),
            rewriting("\\[quick\\] ?(?=\\[(?:act|evolve)\\])", "[q]"),
            rewriting("(?i)\\bpay (\\d+) play points?(?=[,:])", "[cost$1]"),
            rewriting("(?<![\\w/])([+-][\\dX]+)/([+-][\\dX]+)", "[attack]$1/[defense]$2"),
            rewriting("(?<![\\w\\]/])([+-][\\dX]+) (attack|defense)\\b", "[$2]$1"),
            rewriting("\\b(attack|defense) ?([+-][\\dX]+)", "[$1]$2"),
            rewriting("(\\[attack\\][+-][\\dX]+)(?: and | ?/ ?)(?=\\[defense\\])", "$1/"),
            rewriting("\\[(attack|defense)\\](?![+-])", "$1"),
            write("(?<!non-)\\b" + CRAFT + "(?= (?:card|follower|amulet|spell|token)s?\\b)",
                    found -> "[" + found.group(1).toLowerCase(Locale.ROOT) + "craft]"),
            rewriting("(?<!non-)\\bNeutral(?= (?:card|follower|amulet|spell|token)s?\\b)", "[neutral]"),
            // Blanks around icons.
            rewriting("\\[quick\\]\\s*", "[quick]\n"), rewriting("\\] (?=\\[)", "]"),
            rewriting("\\](?=[A-Z])", "] "), rewriting("\\[engage\\](?=an? |another |\\d)", "[engage] "),
            // Names that are not plain words stand in angle brackets.
            rewriting("(?<![<\\w@])(\\w*@[\\w@]*(?: [A-Z]{2,})?)(?![>\\w])", "<$1>"),
            rewriting(
                    "(?<=\\b(?:an?|and|or|named|faceup|the|\\d) )([A-Z][\\w'-]*(?: [A-Z][\\w'-]*)*(?:, [A-Z][\\w'-]*(?: [A-Z][\\w'-]*)*)?"
                            + "(?: (?:of|in|the|of the|&) [A-Z][\\w'-]*(?: [A-Z][\\w'-]*)*)+)",
                    "<$1>"),
            rewriting("(?<=\\b(?:an?|and|or|named) )((?:[A-Z]\\w*! )*[A-Z]\\w*!)(?= )", "<$1>"),
            // The full stop of a sentence that ends with a quoted ability.
            rewriting("(?<=\\.\")(?=$| [A-Z\\[(]|\n)", "."),
            // Keywords before a colon or a dash.
            rewriting("\\bSC \\(", "Spellchain ("), rewriting("\\bNC \\(", "Necrocharge ("),
            rewriting("(?<=\\bOn Evolve|\\bOn Race|\\bStrike|\\)|\\bEarth Rite) - ", ": "),
            rewriting("(\\bOn Evolve|\\bOn Race|\\bStrike): (?=Lesson)", "$1, "), Fold.whiteSpace());

    private Notation() {
    }
}
