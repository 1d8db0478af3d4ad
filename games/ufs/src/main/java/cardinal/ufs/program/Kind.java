package cardinal.ufs.program;

/** The kinds of event, as small numbers for indexes. */
public final class Kind {
    public static final int MOVED = 0;
    public static final int DONE = 1;
    public static final int TRIED = 2;
    public static final int PLAYED = 3;
    public static final int ABILITY = 4;
    public static final int CHECKED = 5;
    public static final int CHECK_ENDED = 6;
    public static final int STATUS = 7;
    public static final int DAMAGE = 8;
    public static final int BEFORE_DAMAGE = 9;
    public static final int RESOLVED = 10;
    public static final int PHASE = 11;
    public static final int HEALTH = 12;
    public static final int CHANGED = 13;
    public static final int COUNTERS = 14;
    public static final int CANCELLED = 15;
    public static final int CYCLED = 16;
    public static final int LEVEL = 17;
    public static final int ATTACKED = 18;
    public static final int STEP = 19;
    public static final int OPENING = 20;
    public static final int ZONE = 21;
    public static final int TURNED = 22;
    public static final int LEFT = 23;
    public static final int ABILITY_RESOLVED = 24;
    public static final int BEFORE_CHECK = 25;
    public static final int KINDS = 26;
    /** The kinds that are parts of the turn or of an attack, as bits. */
    public static final long PARTS = 1L << PHASE | 1L << STEP;
    /** All kinds of event, as bits. */
    public static final long EVENTS = (1L << KINDS) - 1;
    /** Beyond the kinds of event: cards whose static effects modify, rule, define or replace. */
    public static final int FIRES = 26;
    public static final int MODIFIES = 52;
    public static final int RULES = 53;
    public static final int DEFINES = 54;
    public static final int REPLACES = 55;
    /** Cards with forms or enhances that are played from elsewhere than the stage (H.3.2.1.1), tokens included. */
    public static final int ELSEWHERE = 56;
    /** Cards whose static effects ask for vital statistics (J.4.4). */
    public static final int VITALS = 57;
    /** Cards whose static effects grant or take abilities of cards in a hand (C.3.3.2.3). */
    public static final int TEACHES = 58;
    /** Cards with a standing copy effect (J.3.4.1). */
    public static final int COPIES = 59;
    /** Cards whose static effects may look at more than cards, vitality and the attack: at what happened, say. */
    public static final int UNSTEADY = 60;
    /** Cards in a stage with abilities that either player may play (H.3.3.3). */
    public static final int SHARED = 61;
    /** Cards in a stage or a card pool that pause conditions look at ({@link Notable}). */
    public static final int NOTABLE = 62;
    /** Cards with a response to their own moving, wherever they are; for that they are not listed among those of {@link #MOVED}. */
    public static final int ITSELF = 63;
    public static final int LANES = 64;

    private Kind() {
    }
}
