package cardinal.riftbound.card;

/**
 * 720: the thirteen keywords of the base document, and those that later documents added, with their clauses there. What an
 * object has of each stands in one long: a lane of four bits for a keyword that counts, of one bit for one that is there or not.
 */
public enum Keyword {
    ACCELERATE("721", Sort.PLAIN), ACTION("722", Sort.PLAIN), ASSAULT("723", Sort.NUMBERED),
    DEATHKNELL("724", Sort.PLAIN),
    DEFLECT("725", Sort.NUMBERED),
    GANKING("726", Sort.PLAIN), HIDDEN("727", Sort.PLAIN), LEGION("728", Sort.PLAIN), REACTION("729", Sort.PLAIN),
    SHIELD("730", Sort.NUMBERED),
    TANK("731", Sort.PLAIN), TEMPORARY("732", Sort.PLAIN), VISION("733", Sort.COUNTED),
    EQUIP("818", Sort.LATER), QUICK_DRAW("819", Sort.LATER), REPEAT("820", Sort.LATER),
    WEAPONMASTER("821", Sort.LATER_COUNTED), AMBUSH("822", Sort.LATER), HUNT("823", Sort.LATER_NUMBERED),
    LEVEL("824", Sort.LATER), UNIQUE("825", Sort.LATER), BACKLINE("826", Sort.LATER), EMPOWER("827", Sort.LATER),
    EMPOWERED("828", Sort.LATER), FLOW("829", Sort.LATER);

    private static final int COUNTS = 4;
    private static final int MOST = (1 << COUNTS) - 1;
    private static final int[] SHIFTS = shifts();

    /** What several instances of a keyword come to, and whether the base document knows it. */
    private enum Sort {
        /** More instances than one are redundant. */
        PLAIN,
        /** Each instance does something of its own. */
        COUNTED,
        /** Its values add up. */
        NUMBERED, LATER, LATER_COUNTED, LATER_NUMBERED
    }

    private final String clause;
    private final Sort sort;

    Keyword(String clause, Sort sort) {
        this.clause = clause;
        this.sort = sort;
    }

    private static int[] shifts() {
        int[] shifts = new int[values().length];
        int next = 0;
        for (Keyword k : values()) {
            shifts[k.ordinal()] = next;
            next += k.counts() ? COUNTS : 1;
        }
        if (next > Long.SIZE) {
            throw new IllegalStateException("keywords need " + next + " bits");
        }
        return shifts;
    }

    /** The clause that defines the keyword, in the document that has it first. */
    public String clause() {
        return clause;
    }

    /** Whether the base document does not have it. */
    public boolean isLater() {
        return sort.ordinal() >= Sort.LATER.ordinal();
    }

    /** Whether the keyword has a value that adds up over instances (723.2, 725.2, 730.2). */
    public boolean isNumbered() {
        return sort == Sort.NUMBERED || sort == Sort.LATER_NUMBERED;
    }

    /** Whether what an object has of it is a number. */
    private boolean counts() {
        return isNumbered() || sort == Sort.COUNTED || sort == Sort.LATER_COUNTED;
    }

    /** How much of it is there: its value, or the number of instances. */
    public int in(long words) {
        return (int) (words >>> SHIFTS[ordinal()]) & (counts() ? MOST : 1);
    }

    /** These keywords and one more instance of this one, with this value. */
    public long addedTo(long words, int value) {
        int now = in(words);
        int sum = counts() ? Math.min(MOST, now + (isNumbered() ? value : 1)) : 1;
        return without(words) | (long) sum << SHIFTS[ordinal()];
    }

    /** These keywords without this one. */
    public long without(long words) {
        return words & ~((counts() ? (long) MOST : 1L) << SHIFTS[ordinal()]);
    }

    /** As cards write it: Quick-Draw. */
    public String title() {
        return name().charAt(0)
                + name().substring(1).toLowerCase(java.util.Locale.ROOT).replace("_d", "-D");
    }
}
