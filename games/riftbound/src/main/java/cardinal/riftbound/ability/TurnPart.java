package cardinal.riftbound.ability;

/** 443.1.a.2 of 2026-07: a turn, and those of its phases and steps that an effect may have a player skip. */
public enum TurnPart {
    TURN("turn"), AWAKEN_PHASE("Awaken Phase"), BEGINNING_PHASE("Beginning Phase"), SCORING_STEP("Scoring Step"),
    CHANNEL_PHASE("Channel Phase"), DRAW_PHASE("Draw Phase"), MAIN_PHASE("Main Phase"), ENDING_STEP("Ending Step");

    private final String word;

    TurnPart(String word) {
        this.word = word;
    }

    public String word() {
        return word;
    }
}
