package cardinal.evolve.table;

import cardinal.evolve.ability.Duration;
import cardinal.kernel.InForce;

/** When effects end: the kernel's number for each duration of 10.2.1.2. */
public final class Expiry {
    /** While the card stays in its zone (10.9.2), or for the rest of the game. */
    public static final int LASTING = 0;
    /** 7.4.8. */
    public static final int THIS_TURN = 1;
    /** Added to a seat: until the start of that player's next turn. */
    private static final int NEXT_START = 10;
    /** Added to a seat: until the end of that player's next turn; it is not in that turn yet. */
    private static final int NEXT_END = 20;
    /** Added to a seat: during that player's next turn only. */
    private static final int NEXT_TURN_ONLY = 30;
    /** Added to a seat: until that player's next main phase begins. */
    private static final int NEXT_START_PHASE = 40;
    /** Added to a seat: during that player's next main phase. */
    private static final int NEXT_MAIN_PHASE = 50;
    /** Added to an expiry: the player is in a turn now, which is not the next one. */
    private static final int AFTER_THIS = 100;

    private Expiry() {
    }

    /** The expiry of an effect of this controller that begins now; acting: whom "their" or "its controller's" means. */
    public static int of(EvolveTable t, Duration duration, int controller, int acting) {
        return switch (duration) {
            case LASTING -> LASTING;
            case THIS_TURN -> THIS_TURN;
            case THIS_AND_OPPONENTS_NEXT_TURN -> next(t, NEXT_END, EvolveTable.opponent(controller));
            case OPPONENTS_NEXT_TURN -> next(t, NEXT_TURN_ONLY, EvolveTable.opponent(controller));
            case UNTIL_YOUR_NEXT_TURN -> NEXT_START + controller;
            case THEIR_NEXT_TURN, ITS_CONTROLLERS_NEXT_TURN -> next(t, NEXT_TURN_ONLY, acting);
            case THEIR_NEXT_START_PHASE, ITS_CONTROLLERS_NEXT_START_PHASE -> next(t, NEXT_START_PHASE, acting);
            case THEIR_NEXT_MAIN_PHASE -> next(t, NEXT_MAIN_PHASE, acting);
        };
    }

    private static int next(EvolveTable t, int expiry, int seat) {
        return expiry + seat + (t.active() == seat ? AFTER_THIS : 0);
    }

    /** Whether an effect that is in force applies already: one for a later turn waits for it. */
    public static boolean isLive(InForce e, EvolveTable t) {
        int seat = e.expiry() % 10;
        return switch (e.expiry() - seat) {
            case NEXT_TURN_ONLY, NEXT_START_PHASE -> t.active() == seat;
            case NEXT_MAIN_PHASE -> t.active() == seat && t.phase() == Phase.MAIN;
            case NEXT_TURN_ONLY + AFTER_THIS, NEXT_START_PHASE + AFTER_THIS, NEXT_MAIN_PHASE + AFTER_THIS -> false;
            default -> true;
        };
    }

    /** Whether an effect applies all the time it is in force. */
    public static boolean isLiveAtOnce(InForce e) {
        return e.expiry() % AFTER_THIS < NEXT_TURN_ONLY;
    }

    public static void turnBegins(EvolveTable t, int seat) {
        t.expire(NEXT_START + seat);
    }

    public static void mainPhaseBegins(EvolveTable t, int seat) {
        t.expire(NEXT_START_PHASE + seat);
    }

    /** 7.4.8. */
    public static void turnEnds(EvolveTable t, int seat) {
        t.expire(THIS_TURN);
        t.expire(NEXT_END + seat);
        t.expire(NEXT_TURN_ONLY + seat);
        t.expire(NEXT_MAIN_PHASE + seat);
        for (int next = NEXT_END; next <= NEXT_MAIN_PHASE; next += NEXT_START) {
            t.prolong(next + AFTER_THIS + seat, next + seat);
        }
    }
}
