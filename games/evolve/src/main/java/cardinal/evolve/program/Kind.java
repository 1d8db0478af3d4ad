package cardinal.evolve.program;

/** The kinds of event, for the index of listeners. The last five are no events; they mark cards that others look for. */
public enum Kind {
    ENTERED, LEFT, MOVED, PLAYED, ABILITY_PLAYED, EVOLVED, ATTACKED, FOUGHT, DAMAGED, DEFENSE_RAISED, DEFENSE_LOST,
    SHUFFLED, ENGAGED,
    REFRESHED, COUNTER, POINTS, RACED, SERVED, PHASE, REVEALED, SELECTED, GIVEN, SUPER_EVOLVED, DRIVEN, DRIVE_CHECKED,
    BURST, EQUIPPED,
    /** Its passives alter the values of cards (10.9). */
    STATIC,
    /** Its passives change something else. */
    PASSIVE,
    /** It replaces events (10.10). */
    REPLACING,
    /** It has an ability that is triggered by a state (10.7.6). */
    STATE,
    /** It has an activated ability that is valid where it is (10.3). */
    ACTIVATED;

    public static final int COUNT = values().length;

    public long bit() {
        return 1L << ordinal();
    }
}
