package cardinal.ufs.program;

import cardinal.ufs.card.CardType;
import cardinal.ufs.card.Keyword;

/** What pause conditions look at in the state of a card (E.2.3 to E.2.7), as bits: most cards of a stage have none of it. */
public final class PauseMarks {
    public static final int CHARACTER = 1;
    /** An attack or action, or a backup. */
    public static final int STRAY = 2;
    public static final int ONLY = 4;
    public static final int UNIQUE = 8;
    public static final int TERRAIN = 16;
    public static final int INFINITY = 32;
    /** What concerns one card alone, in a card pool as well as in a stage. */
    public static final int ANYWHERE = ONLY | INFINITY;
    /** All that concerns one card alone in a stage. */
    public static final int ALONE = ANYWHERE | CHARACTER | STRAY;

    private PauseMarks() {
    }

    static int of(State s) {
        return (s.is(CardType.CHARACTER) ? CHARACTER : 0)
                | (s.is(CardType.ATTACK) || s.is(CardType.ACTION) || s.is(CardType.BACKUP) ? STRAY : 0)
                | (s.hasKeyword(Keyword.CHARACTER_ONLY) ? ONLY : 0)
                | (s.hasAbilityOf(Keyword.UNIQUE) ? UNIQUE : 0)
                | (s.hasAbilityOf(Keyword.TERRAIN) ? TERRAIN : 0)
                | (s.hasInfinity() ? INFINITY : 0);
    }
}
