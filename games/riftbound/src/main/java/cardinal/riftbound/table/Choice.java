package cardinal.riftbound.table;

/** The kinds of option, with what their arguments mean. The words for them are made in Commands. */
public final class Choice {
    public static final int PASS = 1;
    public static final int END_TURN = 2;
    /** card. */
    public static final int PLAY = 3;
    /** card, place of the ability. */
    public static final int ACTIVATE = 4;
    /** unit, zone. */
    public static final int MOVE = 5;
    /** zone: several units together (141.3). */
    public static final int MOVE_SEVERAL = 6;
    /** card, battlefield. */
    public static final int HIDE = 7;
    /** The default way to pay. */
    public static final int PAY = 8;
    public static final int DECLINE = 9;
    /** card. */
    public static final int PICK = 10;
    public static final int DONE = 11;
    /** zone. */
    public static final int LOCATION = 12;
    /** card, 0, what for: one of the FOR_ numbers, 0 for doing what one may. */
    public static final int YES = 13;
    public static final int NO = 14;
    /** unit, damage. */
    public static final int ASSIGN = 15;
    /** battlefield. */
    public static final int BATTLEFIELD = 16;
    public static final int SEAT = 17;
    /** chain item or waiting trigger, by its number. */
    public static final int ITEM = 18;
    public static final int NUMBER = 19;
    /** place of the mode, counted from 0. */
    public static final int MODE = 20;
    /** card: put back on top next. */
    public static final int ON_TOP = 21;
    public static final int KEEP = 22;
    /** A card is not paid for and so is not played (444.2.a of 2026-07). */
    public static final int TAKE_BACK = 23;
    /** place in the list of what may be named, and of which kind. */
    public static final int NAME = 24;
    /** The turn player lets their teammate act (316.2.c). */
    public static final int YIELD = 60;

    /** What a yes pays for. */
    public static final int FOR_ACCELERATE = 1;
    /** 356.4.c of 2026-07: whether Energy or Power is taken off. */
    public static final int FOR_DISCOUNT = 3;
    public static final int FOR_ADDITIONAL_COST = 2;
    public static final int FOR_INSTRUCTION = 3;
    /** 820 of 2026-07; b of the option: which of the Repeats. */
    public static final int FOR_REPEAT = 4;

    private Choice() {
    }
}
