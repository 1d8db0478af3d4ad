package cardinal.evolve.card;

/** 12, 13.3.2: keywords that stand alone on a card. */
public enum Keyword {
    WARD("Ward", "12.8"), STORM("Storm", "12.9"), RUSH("Rush", "12.10"), ASSAIL("Assail", "12.11"),
    INTIMIDATE("Intimidate", "12.12"), DRAIN("Drain", "12.13"), BANE("Bane", "12.14"), AURA("Aura", "12.15"),
    STACK("Stack", "13.3.2"),
    /** 14.4.6, 14.4.7 of version 1.24.1; no keyword of the base document. */
    SINGLE_DRIVE("Single Drive", "12.7"), TWIN_DRIVE("Twin Drive", "12.7"), DRIVE("Drive", "12.10"),
    /** 14.4.4 there: what it says of decks (6.1.2). */
    STARTING_AMULET("Starting Amulet", "6.1.2"),
    /** The card itself may be played in quick windows (12.3.2); abilities with Quick are {@code Ability.Activated.quick}. */
    QUICK("Quick", "12.3");

    private final String word;
    private final String clause;

    Keyword(String word, String clause) {
        this.word = word;
        this.clause = clause;
    }

    public String word() {
        return word;
    }

    /** Whether it is of the universe of drive checks: printed, or given by Drive only. */
    public boolean isOfDriving() {
        return this == SINGLE_DRIVE || this == TWIN_DRIVE || this == DRIVE || this == STARTING_AMULET;
    }

    public String clause() {
        return clause;
    }
}
