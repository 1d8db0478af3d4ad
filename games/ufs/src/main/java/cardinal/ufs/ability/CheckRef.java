package cardinal.ufs.ability;

/** Which checks: "your next check to play an attack this turn", "your checks", "that check", "the check to play this card". */
public record CheckRef(Which which, Who whose, Happening.Purpose purpose, Period period) {
    public CheckRef(Which which, Who whose, Happening.Purpose purpose) {
        this(which, whose, purpose, Period.UNSAID);
    }

    public enum Which {
        /** "your next check". */
        NEXT,
        /** "your checks". */
        ALL,
        /** "that check", "it" (IT): the check the effect answers. */
        THAT, IT,
        /** "this check". */
        THIS,
        /** "your check to block this attack": the one that is going to be made. */
        THE
    }
}
