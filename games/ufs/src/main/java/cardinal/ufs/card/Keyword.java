package cardinal.ufs.card;

/**
 * Keywords that grant an ability (I.2.1; 2010: 2.14.2; UniVersus: Appendix A). Every other word of a keyword line is a trait. What a keyword
 * grants differs between the editions; Ranged grants an ability in 2010 only and is a trait elsewhere.
 */
public enum Keyword {
    BREAKER("Breaker", true),
    CHARACTER_ONLY("Only", false),
    COMBO("Combo", false),
    DEFLECT("Deflect", true),
    DESPERATION("Desperation", true),
    ECHO("Echo", false),
    ELUSIVE("Elusive", false),
    EX("EX", true),
    FLASH("Flash", false),
    FRENZY("Frenzy", false),
    GAUGE("Gauge", true),
    MULTIPLE("Multiple", true),
    POWERFUL("Powerful", true),
    REVERSAL("Reversal", false),
    SAFE("Safe", false),
    SHIFT("Shift", false),
    STUN("Stun", true),
    TENSION("Tension", false),
    TERRAIN("Terrain", false),
    THROW("Throw", false),
    UNIQUE("Unique", false);

    private final String printed;
    private final boolean rated;

    Keyword(String printed, boolean rated) {
        this.printed = printed;
        this.rated = rated;
    }

    /** The word on the card. */
    public String printed() {
        return printed;
    }

    /** Whether a rating follows the word (I.2.4). */
    public boolean isRated() {
        return rated;
    }
}
