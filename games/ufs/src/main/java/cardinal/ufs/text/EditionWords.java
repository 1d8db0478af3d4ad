package cardinal.ufs.text;

import static cardinal.cards.grammar.Fold.rewriting;

import cardinal.cards.grammar.Normaliser;

/**
 * The grammar prints the words of UniVersus. The older documents have their own for the same things; {@link Synonyms} reads both.
 */
final class EditionWords {
    /** Names stand between marks only for the grammar. */
    private static final Normaliser UNMARKED =
            Normaliser.of(rewriting("[<\u2039](?=[^<>\u2039\u203A]*[>\u203A])|(?<=[\\w.!)'])[>\u203A]", ""));

    /** 2010 and 2019: letters for the types, opponent, vitality, staging area, control check. */
    private static final Normaliser OLDER = Normaliser.of(
            rewriting("(?m)^((?:[^:.\\n]* )?)Enhance(?=[ :][^\\n]*)(?= ?[^.:\\n]*:)", "$1E"),
            rewriting("(?m)^((?:[^:.\\n]* )?)Form(?= ?[^.:\\n]*:)", "$1F"),
            rewriting("(?m)^((?:[^:.\\n]* )?)Response(?= ?[^.:\\n]*:)", "$1R"), rewriting("\\brival", "opponent"),
            rewriting("\\bRival", "Opponent"),
            rewriting("\\bhealth\\b", "vitality"), rewriting("\\bstage\\b", "staging area"),
            rewriting("\\bstages\\b", "staging areas"),
            rewriting("\\bcheck value\\b", "control value"),
            rewriting("(?<=[EFR] |, )[Cc]heck (\\d+|X)(?=[,:])", "($1+)"),
            rewriting("\\b(?<!control )check(s?)(?= to\\b| gets?\\b| against\\b|[,.])", "control check$1"),
            rewriting("\\bStart Phase\\b", "Ready Phase"));

    private EditionWords() {
    }

    /** A normalised text as players of the edition read it. */
    static String say(String normal, WordRules edition) {
        String unmarked = UNMARKED.normalise(normal);
        return edition.hasOlderWords() ? OLDER.normalise(unmarked) : unmarked;
    }
}
