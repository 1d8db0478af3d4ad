package cardinal.riftbound.flow;

import cardinal.kernel.InForce;
import cardinal.kernel.Ref;
import cardinal.riftbound.table.Borrowed;
import cardinal.riftbound.table.RiftTable;

/** 390.5.b of 2026-07: control of an object for as long as the source of the ability that took it is on the board. */
public final class Borrowing {
    private Borrowing() {
    }

    /** 359.3.e.16 of 2026-07: whether that time has not ended before it began. */
    public static boolean mayBegin(RiftTable t, Ref source) {
        return t.isSame(source) && t.onBoard(source.card());
    }

    /** It has been taken from a player. */
    public static void begin(RiftTable t, Ref source, int card, int from) {
        t.enforce(RiftTable.WHILE_THERE, t.controller(card), source, t.ref(card), new Borrowed(from));
    }

    /** An object has left the board: what was borrowed for as long as it was there goes back, unless others have taken it since. */
    static void end(RiftTable t, Ref left) {
        for (int i = t.effectCount() - 1; i >= 0; i--) {
            InForce effect = i < t.effectCount() ? t.effect(i) : null;
            if (effect != null && effect.what() instanceof Borrowed borrowed && effect.source().equals(left)) {
                t.end(effect);
                int card = effect.subject().card();
                if (!isPassedOn(t, effect, borrowed) && t.controller(card) == effect.controller()
                        && t.isIn(borrowed.from())) {
                    GameActions.takeControl(t, card, borrowed.from());
                    Contest.arrives(t, card);
                }
            }
        }
    }

    /** Whether somebody else has borrowed it since from the player whose time is over: they give it back to whom it was taken from first. */
    private static boolean isPassedOn(RiftTable t, InForce ended, Borrowed borrowed) {
        boolean passedOn = false;
        for (int i = 0; i < t.effectCount(); i++) {
            InForce later = t.effect(i);
            if (later.what() instanceof Borrowed b && b.from() == ended.controller() && later.stamp() > ended.stamp()
                    && later.subject().equals(ended.subject())) {
                t.restate(later, borrowed);
                passedOn = true;
            }
        }
        return passedOn;
    }
}
