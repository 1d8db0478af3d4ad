package cardinal.evolve.table;

/** Yes-or-no states of a card, and the lanes of its counters. */
public final class Flag {
    /** 4.2.2: turned sideways; else it is reserved. */
    public static final int ENGAGED = 1;
    /** 4.2.3: lies faceup in the evolve deck. */
    public static final int FACE_UP = 1 << 1;
    /** 4.2.3: lies facedown in the banished zone. */
    public static final int FACE_DOWN = 1 << 2;
    /** 8.4.2.1: has not been on its controller's field since the start of the turn. */
    public static final int NEW = 1 << 3;
    /** 8.4.2.1: evolved this turn. */
    public static final int EVOLVED_NOW = 1 << 4;
    /** 5.15.1: linked to a card in an evolve zone. */
    public static final int EVOLVED = 1 << 5;
    /** 14.2.1: linked to cards in a race zone. */
    public static final int SERVED = 1 << 6;
    /** 5.20.1: a card in a zone that is not public is revealed to all players. */
    public static final int REVEALED = 1 << 7;
    /** 8.4.5: attacked this turn. */
    public static final int HAS_ATTACKED = 1 << 8;

    /** It was played for more play points (10.6.2.2.1). */
    public static final int FOR_MORE = 1 << 9;

    /** 14.4.9.2 of version 1.24.1: its Ride ability was played. */
    public static final int RIDDEN = 1 << 10;

    /** 14.4.7.3.1 there: it has had Drive. */
    public static final int DRIVEN = 1 << 11;

    /** 14.5.2.2.2 there: linked to cards in an equipment zone. */
    public static final int EQUIPPED = 1 << 12;

    /** 5.31.1 there: it is Boxed. */
    public static final int BOXED = 1 << 13;

    /** What ends with the turn. */
    public static final int OF_THE_TURN = NEW | EVOLVED_NOW | HAS_ATTACKED;

    private Flag() {
    }
}
