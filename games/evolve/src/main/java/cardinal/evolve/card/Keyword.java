package cardinal.evolve.card;

/** 12, 13.3.2: keywords that stand alone on a card. */
public enum Keyword {
    WARD("Ward", "12.8"), STORM("Storm", "12.9"), RUSH("Rush", "12.10"), ASSAIL("Assail", "12.11"),
    INTIMIDATE("Intimidate", "12.12"), DRAIN("Drain", "12.13"), BANE("Bane", "12.14"), AURA("Aura", "12.15"),
    STACK("Stack", "13.3.2"),
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

    public String clause() {
        return clause;
    }
}
