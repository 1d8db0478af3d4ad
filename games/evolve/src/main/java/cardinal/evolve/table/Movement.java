package cardinal.evolve.table;

/** How a card changes zones: what the document calls the movement. */
public enum Movement {
    /** 5.4: put, summoned, returned: no other word applies. */
    PUT,
    /** 5.9. */
    DRAW,
    /** 5.11. */
    DISCARD,
    /** 5.5. */
    DESTROY,
    /** 5.6. */
    BANISH,
    /** 10.6.2.1: played, on its way to the resolution zone. */
    PLAY,
    /** 10.6.2.8: out of the resolution zone. */
    RESOLVE,
    /** 5.15.1. */
    EVOLVE,
    /** 14.2.1. */
    SERVE,
    /** 5.21. */
    STEAL,
    /** Rules handling other than destruction (11). */
    RULE,
    /** 9.1.3. */
    ELIMINATE,
    /** 6.2. */
    PREPARE;

    private static final Movement[] ALL = values();
    /** Added to a reason: the card is laid facedown (4.2.3.2). */
    public static final int FACEDOWN = 1 << 12;

    /** As the kernel carries it: the manner, whether an ability does it, and whose. */
    public int by(int seat) {
        return ordinal() | seat + 1 << 8;
    }

    /** 11.3.2.1: the same, done by a card's or an ability's effect. */
    public int byAbilityOf(int seat) {
        return by(seat) | 1 << 7;
    }

    public static Movement of(int reason) {
        return ALL[reason & 0x7f];
    }

    public static boolean isByAbility(int reason) {
        return (reason >> 7 & 1) != 0;
    }

    static int seat(int reason) {
        return (reason >> 8 & 15) - 1;
    }
}
