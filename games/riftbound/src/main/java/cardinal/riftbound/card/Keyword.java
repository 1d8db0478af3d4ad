package cardinal.riftbound.card;

/** 720: the thirteen keywords. */
public enum Keyword {
    ACCELERATE("721", false), ACTION("722", false), ASSAULT("723", true), DEATHKNELL("724", false),
    DEFLECT("725", true),
    GANKING("726", false), HIDDEN("727", false), LEGION("728", false), REACTION("729", false), SHIELD("730", true),
    TANK("731", false), TEMPORARY("732", false), VISION("733", false);

    private final String clause;
    private final boolean numbered;

    Keyword(String clause, boolean numbered) {
        this.clause = clause;
        this.numbered = numbered;
    }

    /** The clause that defines the keyword. */
    public String clause() {
        return clause;
    }

    /** Whether the keyword has a value that adds up over instances (723.2, 725.2, 730.2). */
    public boolean isNumbered() {
        return numbered;
    }

    public String title() {
        return name().charAt(0) + name().substring(1).toLowerCase(java.util.Locale.ROOT);
    }
}
