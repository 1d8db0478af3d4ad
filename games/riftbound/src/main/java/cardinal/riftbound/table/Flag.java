package cardinal.riftbound.table;

/** The yes-or-no states of a Riftbound object: bits of Piece.flags. */
public final class Flag {
    /** 401.2. */
    public static final int EXHAUSTED = 1;
    /** 410.1.a. */
    public static final int STUNNED = 2;
    /** 438.1.a.3. */
    public static final int ATTACKER = 4;
    /** 438.1.a.4. */
    public static final int DEFENDER = 8;
    /** 376.4.d.2.a: it has been an attacker in this combat. */
    public static final int ATTACKED = 16;
    /** 376.4.e.2.a: it has been a defender in this combat. */
    public static final int DEFENDED = 512;
    /** All that a combat marks on a unit. */
    public static final int OF_COMBAT = ATTACKER | DEFENDER | ATTACKED | DEFENDED;
    /** Hidden this turn: playable from the next turn on (727.1.b). */
    public static final int HIDDEN_NOW = 32;
    /** Was Mighty when last looked at (709). */
    public static final int WAS_MIGHTY = 64;
    /** 171: a token. */
    public static final int TOKEN = 128;
    /** Damage on it was dealt by combat only (for attribution 415.5.c). */
    public static final int HURT_BY_EFFECT = 256;

    /** 441.1.a of 2026-07. */
    public static final int EMPOWERED = 1024;

    private static final int MARKED_SHIFT = 12;

    /** 142.3 of 2026-07: who has marked damage on it, a bit for each player. */
    public static final int MARKED = 15 << MARKED_SHIFT;

    /** 459.5: a battlefield that was used in an earlier game of the match. */
    public static final int USED = 1 << 20;

    /** 486.6.a.1 of 2026-07: a battlefield that its owner has brought in this match. */
    public static final int SHOWN = 1 << 21;

    /** 486.6.a.2 of 2026-07: and once more, although it was used. */
    public static final int SHOWN_AGAIN = 1 << 22;

    /** What is remembered of a battlefield from game to game. */
    public static final int OF_MATCH = USED | SHOWN | SHOWN_AGAIN;

    /** Lanes of Piece.counters. */
    public static final int BUFF = 0;
    /** Moves made this turn. */
    public static final int MOVES = 1;
    /** Times the first and second "Nth time each turn" ability has been met this turn. */
    public static final int NTH_A = 2;
    public static final int NTH_B = 3;

    private Flag() {
    }

    /** That this player has marked damage on it. */
    public static int markedBy(int seat) {
        return 1 << MARKED_SHIFT + seat;
    }
}
