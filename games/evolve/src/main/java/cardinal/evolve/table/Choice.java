package cardinal.evolve.table;

/** The kinds of option, with what their arguments mean. The words for them are made in Commands. */
public final class Choice {
    public static final int PASS = 1;
    /** 7.3.3: the main phase ends. */
    public static final int END_TURN = 2;
    /** card. */
    public static final int PLAY = 3;
    /** card, place of the ability. */
    public static final int ACTIVATE = 4;
    /** attacking follower, attack target. */
    public static final int ATTACK = 5;
    /** card. */
    public static final int PICK = 6;
    public static final int DONE = 7;
    public static final int YES = 8;
    public static final int NO = 9;
    public static final int NUMBER = 10;
    /** place of the option, counted from 0 (5.17). */
    public static final int MODE = 11;
    /** pending ability by its number. */
    public static final int PENDING = 12;
    public static final int SEAT = 13;
    /** 12.2.3: play points alone. */
    public static final int PLAY_POINTS = 14;
    /** 12.2.3: an evolution point in lieu of one play point. */
    public static final int EVOLUTION_POINT = 15;
    /** card: engaged now (7.4.3). */
    public static final int ENGAGE = 16;
    /** 6.2.1.8. */
    public static final int KEEP = 17;
    public static final int REDRAW = 18;
    /** card: the next one to lie on top, or at the bottom. */
    public static final int ON_TOP = 19;
    public static final int AT_BOTTOM = 20;
    /** card, units allocated (10.6.2.4). */
    public static final int ALLOCATE = 21;
    /** replacement effect, by source card and place (10.10.2). */
    public static final int REPLACE = 22;
    /** card: Appendix B 8.5. */
    public static final int GIVE_RUSH = 23;
    /** Whether an additional cost is paid; place of the cost (10.6.2.2.1). */
    public static final int PAY = 25;
    public static final int DECLINE = 26;

    /** place among what is to be moved, card (4.4.4.2). */
    public static final int MOVED = 27;
    /** card: stays reserved (12.8.2). */
    public static final int RESERVED = 28;

    /** card. */
    public static final int DISCARD = 30;
    /** card: stays where it is (11.4.1). */
    public static final int STAYS = 29;

    /** place of a keyword. */
    public static final int WORD = 31;

    /** 0: the class, 1: the universe (6.2.1.3). */
    public static final int BASIS = 32;

    /** A Union Burst ability that is played without its cost: the card, and its place among those that can be (14.5.1.4 of version 1.24.1). */
    public static final int BURST = 33;

    /** A card name that is declared, by the number of a card that has it (5.33 of version 1.24.1). */
    public static final int NAME = 34;

    /** A token that is made: the number of its card, and the place of its zone's kind (5.5.2 of version 1.24.1). */
    public static final int TOKEN = 35;

    private Choice() {
    }

    /** What a program calls a kind of option; the same in every build. */
    public static String word(int kind) {
        return switch (kind) {
            case PASS -> "pass";
            case END_TURN -> "end-turn";
            case PLAY -> "play";
            case ACTIVATE -> "activate";
            case ATTACK -> "attack";
            case PICK -> "choose";
            case DONE -> "done";
            case YES -> "yes";
            case NO -> "no";
            case NUMBER -> "number";
            case MODE -> "mode";
            case PENDING -> "resolve";
            case SEAT -> "first";
            case PLAY_POINTS -> "pay-play-points";
            case EVOLUTION_POINT -> "pay-evolution-point";
            case ENGAGE -> "engage";
            case KEEP -> "keep-hand";
            case REDRAW -> "redraw";
            case ON_TOP -> "put-on-top";
            case AT_BOTTOM -> "put-at-bottom";
            case ALLOCATE -> "allocate";
            case REPLACE -> "apply";
            case GIVE_RUSH -> "give-rush";
            case PAY -> "pay";
            case DECLINE -> "decline";
            case MOVED -> "put";
            case RESERVED -> "keep-reserved";
            case DISCARD -> "discard";
            case STAYS -> "keep";
            case WORD -> "word";
            case BASIS -> "basis";
            case BURST -> "burst";
            case NAME -> "name";
            case TOKEN -> "make";
            default -> throw new IllegalArgumentException("no kind of option: " + kind);
        };
    }
}
