package cardinal.riftbound.text;

import static cardinal.cards.grammar.Fold.swap;
import static cardinal.cards.grammar.Fold.write;

import cardinal.cards.grammar.Normaliser;
import java.util.Locale;

/** Whole sentences that say with other words, or in another order, what this grammar prints; rewritten before {@link Synonyms}. */
final class SentenceSynonyms {
    private static final String KINDS = "(units|spells|gear|cards)";
    private static final String A_UNIT = "(an? (?:(?!unit)\\w+ )*?unit)";

    private static final String ONE_AND_THE_REST =
            "(?:Put|Draw) (?:one|1)(?: of them)?(?: into your hand)? and (recycle|banish) the (?:other|rest)\\b";

    static final Normaliser FOLDS = Normaliser.of(
            // How much Might (352.8.b, 450.1.a.1).
            swap("\\b([Ww]ith) (?:Might )?(\\d+) or (?:more|greater)(?: \\[M\\]| Might)?(?= at | here| there|[.,]|$)",
                    "$1 $2 [M] or more"),
            swap("\\b([Ww]ith) (?:Might )?(\\d+) or (?:less|fewer)(?: \\[M\\]| Might)?(?= at | here| there|[.,]|$)",
                    "$1 $2 [M] or less"),
            swap("\\b([Ww]ith) (\\d+)\\+ \\[M\\]", "$1 $2 [M] or more"),
            write("(?<=^|\\n|[.,:] )([Aa])(n?(?:other)? (?:\\w+ )*?unit)'s Might (?=becomes )",
                    found -> likeIn(found.group(1), "the") + " Might of a" + found.group(2) + " "),
            write("\\b([Dd]ouble) " + A_UNIT + "'s Might this turn\\b", found -> likeIn(found.group(1), "choose") + " "
                    + found.group(2) + ". Give it +[M] equal to its Might this turn"),
            write("\\b([Dd]ouble) my Might this turn\\b",
                    found -> likeIn(found.group(1), "give") + " me +[M] equal to my Might this turn"),
            // A number that is called X.
            swap("\\b([Dd]eal) X(?: damage)? to ([^.,]*), where X is ([^.]*)\\.", "$1 damage equal to $3 to $2."),
            swap("\\b([Dd]eal) damage to ([^.,]*?) equal to ([^.]*)\\.", "$1 damage equal to $3 to $2."),
            swap("\\b([Gg]ive [^.,]*?) \\+X \\[M\\] this turn, where X is ([^.]*)\\.",
                    "$1 +[M] equal to $2 this turn."),
            swap("\\b([Dd]raw) X(?: cards)?, where X is ([^.]*)\\.", "$1 cards equal to $2."),
            // Events.
            swap("\\bI'm dealt damage\\b", "I take damage"), swap("\\b(unit|it) is dealt damage\\b", "$1 takes damage"),
            swap("\\bI'm readied(?=,)", "I become ready"), swap("\\b(unit|it) is readied(?=,)", "$1 becomes ready"),
            swap("\\b(unit) dies (here|there)(?=,)", "$1 $2 dies"),
            swap("\\b([Ww]hen) " + A_UNIT + " is played here(?=,)", "$1 a player plays $2 here"),
            swap("\\b([Ww]hen [^.,]*\\bmoves?) here(?=,)", "$1 to here"),
            swap("\\b(chooses? [^.,]*?) with a spell or ability(?=,)", "$1"),
            swap("\\b([Ww]hen) I'm chosen by a spell(?=,)", "$1 a player chooses me with a spell"),
            swap("\\b([Ww]hen you) score(?=,)", "$1 conquer or hold"),
            swap("\\bwould score a point\\b", "would gain a point"),
            swap("\\bIf (?:it dies this way|this kills it), (?!do this)", "If this kills it, do this: "),
            // Conditions.
            swap("(?m)^During (your|an opponent's) turn, (?=[^.]*\\b(?:have|has)\\b)", "While it's $1 turn, "),
            write("(?m)^(I|This) (enters? ready) if ([^.]*)\\.$", found -> "If " + found.group(3) + ", "
                    + (found.group(1).equals("I") ? "I " : "this ") + found.group(2) + "."),
            // 181.6.c: "you" is who controls the battlefield that says so.
            write("(?m)^While you control this battlefield, ([a-zA-Z])",
                    found -> found.group(1).toUpperCase(Locale.ROOT)),
            swap("(?<=Beginning Phase, )if you control this battlefield, ", ""),
            swap("(?<=\\. )At (?:the )?end of (?:the )?turn, ", "At the end of this turn, "),
            // What is played costs.
            write("\\b([Yy]our|[Ff]riendly) " + KINDS + " cost (?=\\[)",
                    found -> likeIn(found.group(1), found.group(2)) + " you play cost "),
            write("\\b([Ee]nemy) " + KINDS + " cost (?=\\[)",
                    found -> likeIn(found.group(1), found.group(2)) + " opponents play cost "),
            swap("(?i)\\b" + KINDS + " your opponents play\\b", "$1 opponents play"),
            // Instructions.
            write("\\bYou must ([a-z])(?=\\w* \\w+ of your\\b)", found -> found.group(1).toUpperCase(Locale.ROOT)),
            swap("\\bto (?:gain|score) (?=\\d+ points?\\b)", "to you score "),
            swap("(?<=^|\\n|\\. )(?:Gain|Score) (?=\\d+ points?\\b)", "You score "),
            swap("(?<=, )(?:gain|score) (?=\\d+ points?\\b)", "you score "),
            swap("\\bReveal (\\d+) cards from the top of your Main Deck\\b",
                    "Reveal the top $1 cards of your Main Deck"),
            swap("\\b([Ll]ook at the top [^.]*\\. )" + ONE_AND_THE_REST,
                    "$1Put 1 into your hand and $2 the rest"),
            write("\\b([Rr]eveal the top [^.]*\\. )" + ONE_AND_THE_REST,
                    found -> found.group(1) + "Choose one of them, then draw it. " + Synonyms.capital(found.group(2))
                            + " the rest"),
            write("(?<=^|\\n|\\. )([A-Z])([^.,]*) for each (buff spent|\\w+ \\w+ this way)\\.",
                    found -> "For each " + found.group(3) + ", " + found.group(1).toLowerCase(Locale.ROOT)
                            + found.group(2) + "."),
            write("(?<=^|\\n|\\. )P(lay an? (?:ready )?\\d+ \\[M\\] [^.,]* token[^.,]*) for each ([^.,]*)\\.",
                    found -> "For each " + found.group(2) + ", p" + found.group(1) + "."),
            swap("\\b([Pp]lay [^.,]* unit tokens?) exhausted\\b", "$1"),
            write("\\b([Yy])ou may (pay (?![^.]* as an additional cost)[^.,]*)\\. If you do, ([^.]*)\\.",
                    found -> found.group(1) + "ou may " + found.group(2) + " to " + found.group(3) + "."),
            swap("(?<=^|\n|\\. |, )((?:[Kk]ill|[Ss]tun|[Bb]uff|[Rr]ecycle|[Bb]anish|[Dd]iscard|[Ee]xhaust|[Rr]eturn|[Rr]eady|[Mm]ove|[Rr]ecall|[Hh]eal|[Dd]eal|[Cc]ounter|[Tt]ake control of)\\b[^.]*\\. If) you do, ",
                    "$1 it was done this way, "),
            swap("\\b([Rr]eturn (?:it|that unit)) to your hand\\b", "$1 to its owner's hand"),
            swap("\\b([Pp]ut) a card from your hand on the bottom of your Main Deck\\b",
                    "Recycle a card from your hand"));

    private SentenceSynonyms() {
    }

    /** A word with a capital letter if the word whose place it takes has one. */
    private static String likeIn(String place, String word) {
        return Character.isUpperCase(place.charAt(0)) ? Synonyms.capital(word) : word;
    }
}
