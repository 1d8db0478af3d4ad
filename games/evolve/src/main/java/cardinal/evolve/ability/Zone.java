package cardinal.evolve.ability;

import cardinal.kernel.Privacy;

/** 4: the zones every player has one of (4.1.1), with who may see them by default. The resolution zone is shared (4.11.1). */
public enum Zone {
    /** 4.3. */
    LEADER("leader area", Privacy.PUBLIC, false),
    /** 4.4. */
    FIELD("field", Privacy.PUBLIC, false),
    /** 4.5. */
    DECK("deck", Privacy.SECRET, true),
    /** 4.6: its owner looks at it at any time; cards that lie faceup in it are known to all. */
    EVOLVE_DECK("evolve deck", Privacy.OWNER, false),
    /** 4.7. */
    HAND("hand", Privacy.OWNER, false),
    /** 4.8. */
    EX("EX area", Privacy.PUBLIC, false),
    /** 4.9. */
    CEMETERY("cemetery", Privacy.PUBLIC, false),
    /** 4.10: cards may lie facedown. */
    BANISHED("banished zone", Privacy.PUBLIC, false),
    /** 4.12. */
    EVOLVE_ZONE("evolve zone", Privacy.PUBLIC, false),
    /** 4.13. */
    RACE("race zone", Privacy.PUBLIC, false),
    /** 4.14 of version 1.24.1. */
    DRIVE("drive zone", Privacy.PUBLIC, false),
    /** 4.15 there. */
    TRIGGER("trigger zone", Privacy.PUBLIC, false),
    /** 4.16 there: tokens that followers have equipped. */
    EQUIPMENT("equipment zone", Privacy.PUBLIC, false),
    /** 4.11. */
    RESOLUTION("resolution zone", Privacy.PUBLIC, true),
    /** 9.1.3: where eliminated tokens are no more. */
    NOWHERE("out of the game", Privacy.SECRET, false);

    /** The zones each player has. */
    public static final int PER_SEAT = RESOLUTION.ordinal();
    /** The zones whose cards are linked to cards on the field. */
    public static final Zone[] LINKING = {EVOLVE_ZONE, RACE, DRIVE, EQUIPMENT};

    private final String title;
    private final Privacy privacy;
    private final boolean ordered;

    Zone(String title, Privacy privacy, boolean ordered) {
        this.title = title;
        this.privacy = privacy;
        this.ordered = ordered;
    }

    public String title() {
        return title;
    }

    /** 4.1.2. */
    public Privacy privacy() {
        return privacy;
    }

    /** 4.1.2. */
    public boolean isPublic() {
        return privacy == Privacy.PUBLIC;
    }

    /** 4.1.3. */
    public boolean isOrdered() {
        return ordered;
    }

    /** The number of a player's zone; the shared ones have one number. */
    public int of(int seat) {
        return ordinal() < PER_SEAT ? seat * PER_SEAT + ordinal() : 2 * PER_SEAT + ordinal() - PER_SEAT;
    }

    public long bit(int seat) {
        return 1L << of(seat);
    }

    /** This zone of both players. */
    public long bits() {
        return bit(0) | bit(1);
    }

    private static final Zone[] ALL = values();

    /** The kind of zone with this number. */
    public static Zone at(int zone) {
        return ALL[zone < PER_SEAT ? zone : zone - PER_SEAT];
    }

    /** The kind of zone with this ordinal. */
    public static Zone kind(int ordinal) {
        return ALL[ordinal];
    }

    /** For sets of kinds of zones, whoever's. */
    public int kindBit() {
        return 1 << ordinal();
    }

    /** How many zones there are. */
    public static int count() {
        return 2 * PER_SEAT + ALL.length - PER_SEAT;
    }
}
