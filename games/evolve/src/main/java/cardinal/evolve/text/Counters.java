package cardinal.evolve.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;

/** 15.1.2: the names of counters. */
public final class Counters {
    /** "Fable", "Stack", "spell". */
    public static final Syntax<String> KIND = either(says("spell", "spell"), says("charge", "charge"),
            says("growth", "growth"), says("song", "song"), Labels.LABEL);

    private Counters() {
    }
}
