package cardinal.riftbound.flow;

import cardinal.kernel.Remark;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.program.Kind;
import cardinal.riftbound.rules.Facts;
import cardinal.riftbound.table.Attachments;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.Newer;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;

/** 434, 435, 441, 442 of 2026-07: the game actions that link objects and mark them. */
public final class Attaching {
    private static final String ATTACH = Newer.clause("434.1");
    private static final String DETACH = Newer.clause("435.1");
    private static final String GAIN_XP = Newer.clause("730.1");
    private static final String SPEND_XP = Newer.clause("730.2");

    private Attaching() {
    }

    /**
     * 434.1.g: attaching to the same top-most card does nothing; 434.1.f: attaching to another detaches it from this one. Whether it was
     * attached by this. A card is top-most or attached, never both (717, 719).
     */
    public static boolean attach(RiftTable t, int card, int host, int seat) {
        boolean possible = card != host && t.onBoard(card) && isHost(t, host) && t.def(card).isGear()
                && !Attachments.isAttached(t, host) && !Attachments.isTopMost(t, card)
                && t.facedownOf(t.piece(card).zone()) == Table.NONE;
        if (!possible || Attachments.host(t, card) == host) {
            return false;
        }
        detach(t, card);
        Attachments.link(t, card, host);
        t.requestCleanup();
        t.note(Remark.Topic.MOVE, ATTACH, Table.NONE, card, "{} is attached to " + t.piece(host).face().name());
        if (t.cares(Kind.ATTACHED) || (t.def(card).bare().listens() & Kind.ATTACHED.bit()) != 0) {
            t.emit(new RiftEvent.Equipped(card, host, seat));
        }
        return true;
    }

    /** 434.1 of 2026-07: any permanent that lies face up. */
    private static boolean isHost(RiftTable t, int host) {
        return t.onBoard(host) && t.def(host).type().isPermanent()
                && t.facedownOf(t.piece(host).zone()) == Table.NONE;
    }

    /** 435.1.a.1: what is not attached is not detached; whether it was. */
    public static boolean detach(RiftTable t, int card) {
        if (!Attachments.isAttached(t, card)) {
            return false;
        }
        int host = Attachments.host(t, card);
        Attachments.unlink(t, card);
        t.requestCleanup();
        t.note(Remark.Topic.MOVE, DETACH, Table.NONE, card, "{} is detached");
        if (t.cares(Kind.DETACHED)) {
            t.emit(new RiftEvent.Detached(card, host, t.controller(host)));
        }
        return true;
    }

    /** 441.1.c: what is empowered already is not empowered again, unless it says that it can be (441.1.c.1); whether it was. */
    public static boolean empower(RiftTable t, int card, int seat) {
        if (!t.onBoard(card)
                || t.is(card, Flag.EMPOWERED) && !Facts.saysOfItself(t, card, Fact.EmpoweredAgain.class)) {
            return false;
        }
        WakingText.around(t, () -> t.set(card, Flag.EMPOWERED, true));
        t.requestCleanup();
        if (t.cares(Kind.EMPOWERED)) {
            t.emit(new RiftEvent.Empowered(card, seat));
        }
        return true;
    }

    /** 442: whether it was empowered. */
    public static boolean disempower(RiftTable t, int card) {
        if (!t.is(card, Flag.EMPOWERED)) {
            return false;
        }
        WakingText.around(t, () -> t.set(card, Flag.EMPOWERED, false));
        t.requestCleanup();
        return true;
    }

    /** 730.1. */
    public static void gainXp(RiftTable t, int seat, int n) {
        if (n <= 0) {
            return;
        }
        WakingText.around(t, () -> t.addXp(seat, n));
        t.requestCleanup();
        t.note(Remark.Topic.RESOURCES, GAIN_XP, seat, Table.NONE, "gains " + n + " XP");
        if (t.cares(Kind.XP_GAINED)) {
            t.emit(new RiftEvent.XpGained(seat, n));
        }
    }

    /** 730.2: whether there was enough. */
    public static boolean spendXp(RiftTable t, int seat, int n) {
        if (t.players().xp(seat) < n) {
            return false;
        }
        WakingText.around(t, () -> t.addXp(seat, -n));
        t.requestCleanup();
        t.note(Remark.Topic.RESOURCES, SPEND_XP, seat, Table.NONE, "spends " + n + " XP");
        return true;
    }
}
