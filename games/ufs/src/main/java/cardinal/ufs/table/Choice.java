package cardinal.ufs.table;

/** The kinds of options. */
public final class Choice {
    public static final int PASS = 0;
    /** a: card; b: 1 as its second half (2010). */
    public static final int PLAY = 1;
    /** a: card; b: ability of its state; c: 1 when the ability belongs to an action card that is played with it. */
    public static final int ABILITY = 2;
    /** a: card; b: 1 as its second half; c: 1 by Ranged (2010, 2.14.2.6). */
    public static final int BLOCK = 3;
    public static final int YES = 4;
    public static final int NO = 5;
    /** a: card. */
    public static final int CARD = 6;
    /** No more cards. */
    public static final int DONE = 7;
    /** a: the number. */
    public static final int NUMBER = 8;
    /** a: seat. */
    public static final int SEAT = 9;
    /** a: which of the options of an effect. */
    public static final int OPTION = 10;
    /** a: {@code AttackZone} ordinal. */
    public static final int ZONE = 11;
    /** a: place in an order, 0 first. */
    public static final int SPOT = 12;
    /** a: effect in the order list: card b, which of its waiting effects a. */
    public static final int EFFECT = 13;
    public static final int KEEP = 14;
    public static final int MULLIGAN = 15;
    /** a: symbol ordinal. */
    public static final int SYMBOL = 16;
    /** a: the card type's ordinal. */
    public static final int TYPE = 17;
    /** a: index into the list of words the question is about. */
    public static final int WORD = 18;
    /** Attack the player; CARD of a backup otherwise. */
    public static final int PLAYER = 19;
    /** Do not commit; the check fails. */
    public static final int FAIL = 20;

    /** a: {@code Vital} ordinal; b: its value (J.4.4). */
    public static final int VITAL = 21;

    /** What a program calls each kind, in the order of the numbers; the same in every build. */
    private static final String[] WORDS = {"pass", "play", "use", "block", "yes", "no", "card", "done", "number",
        "player", "mode", "zone", "place", "effect", "keep", "mulligan", "symbol", "type", "name", "attack-player",
        "fail", "statistic"};

    private Choice() {
    }

    /** What a program calls a kind of option. */
    public static String word(int kind) {
        return WORDS[kind];
    }
}
