package cardinal.riftbound.table;

import cardinal.kernel.InForce;
import cardinal.kernel.Piece;
import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.program.Kind;
import cardinal.riftbound.program.Lent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * 716 to 719 of 2026-07: objects attached to others. An attached object names its top-most card as its host and shows a face whose
 * printed text rests; the top-most card shows a face with the effect text of all that are attached to it. {@link Copies} knows what
 * is printed on both.
 */
public final class Attachments {
    private Attachments() {
    }

    /** 718: that an object is attached, and since when; subject is the attached object. */
    public record Attached(Ref host) {
    }

    /** That an object was attached to this one this turn. */
    public record AttachedNow(Ref host) {
    }

    /** The object this one is attached to, or NONE. */
    public static int host(RiftTable t, int card) {
        return t.piece(card).host();
    }

    public static boolean isAttached(RiftTable t, int card) {
        return host(t, card) != Table.NONE;
    }

    /** The first object with a number of at least from that is attached to this one, or NONE. */
    public static int next(RiftTable t, int host, int from) {
        Copies shown = t.copies();
        int found = Table.NONE;
        for (int i = 0; i < shown.size(); i++) {
            int card = shown.card(i);
            if (card >= from && t.piece(card).host() == host && (found == Table.NONE || card < found)) {
                found = card;
            }
        }
        return found;
    }

    /** 719: whether anything is attached to it. */
    public static boolean isTopMost(RiftTable t, int card) {
        return !t.copies().isEmpty() && next(t, card, 0) != Table.NONE;
    }

    /** When an object was attached to what it is attached to now. */
    public static int stamp(RiftTable t, int card) {
        for (int i = 0; i < t.effectCount(); i++) {
            InForce e = t.effect(i);
            if (e.what() instanceof Attached && e.subject().equals(t.ref(card))) {
                return e.stamp();
            }
        }
        return t.piece(card).since();
    }

    /** Whether it was attached to this object this turn, and still is. */
    public static boolean isNew(RiftTable t, int card, int host) {
        for (int i = 0; i < t.effectCount(); i++) {
            InForce e = t.effect(i);
            if (e.what() instanceof AttachedNow now && e.subject().equals(t.ref(card))
                    && now.host().equals(t.ref(host)) && host(t, card) == host) {
                return true;
            }
        }
        return false;
    }

    /** The face of an object with what is attached to it, or that of one that is attached itself. */
    static CardDef worn(RiftTable t, int card, CardDef face) {
        if (isAttached(t, card)) {
            return t.pool().resting(face);
        }
        List<Lent> lent = new ArrayList<>();
        for (int c = next(t, card, 0); c != Table.NONE; c = next(t, card, c + 1)) {
            lent.add(new Lent(t.copies().own(t, c), c));
        }
        return lent.isEmpty() ? face : t.pool().equipped(face, lent);
    }

    /** 434: one object is attached to another. */
    public static void link(RiftTable t, int card, int host) {
        t.setCopies(t.copies().with(card, t.def(card).bare()).with(host, t.def(host).bare()));
        boolean copies = t.def(card).bare().copiesText();
        attach(t, card, host);
        if (copies) {
            t.enforce(RiftTable.WHILE_THERE, t.controller(card), t.ref(card), t.ref(card),
                    new Modifier.TextOf(t.def(host).bare()));
        }
        t.setCopies(t.copies().show(t));
    }

    /** 435. */
    public static void unlink(RiftTable t, int card) {
        detach(t, card);
        t.setCopies(t.copies().show(t));
    }

    /** An object has gone elsewhere, and what is attached to it with it; what objects show from now on. */
    static Copies relocated(RiftTable t, int card, Piece before, Piece after) {
        boolean changed = follow(t, card, before, after);
        Copies left = after.incarnation() != before.incarnation() ? t.copies().takenOff(t, card) : t.copies();
        return changed ? left.show(t) : left;
    }

    static final int[] NOTHING = {};

    /** The objects attached to this one. */
    static int[] to(RiftTable t, int host) {
        int[] attached = NOTHING;
        for (int c = t.copies().isEmpty() ? Table.NONE : next(t, host, 0); c != Table.NONE; c = next(t, host, c + 1)) {
            attached = Arrays.copyOf(attached, attached.length + 1);
            attached[attached.length - 1] = c;
        }
        return attached;
    }

    /** 719.5: those that stay behind as an object leaves the board are detached; controller: who controlled it. */
    static void tellLeftBehind(RiftTable t, int host, int controller, int[] attached) {
        if (attached.length == 0) {
            return;
        }
        t.hold();
        for (int c : attached) {
            if (!isAttached(t, c) && t.onBoard(c) && t.cares(Kind.DETACHED)) {
                t.emit(new RiftEvent.Detached(c, host, controller));
            }
        }
        t.release();
    }

    /** 434.4: it is where its top-most card is from now on; 434.1.f: what it was attached to before is not that any more. */
    private static void attach(RiftTable t, int card, int host) {
        forget(t, card);
        t.put(card, t.piece(card).withHost(host));
        t.enforce(RiftTable.WHILE_THERE, t.controller(card), t.ref(card), t.ref(card), new Attached(t.ref(host)));
        t.enforce(RiftTable.THIS_TURN, t.controller(card), t.ref(card), t.ref(card), new AttachedNow(t.ref(host)));
        if (t.piece(card).zone() != t.piece(host).zone()) {
            t.move(card, t.piece(host).zone(), 0);
        }
    }

    /** 435.4: it stays where it is; 480.2: its text applies from now on. */
    private static void detach(RiftTable t, int card) {
        forget(t, card);
        t.put(card, t.piece(card).withHost(Table.NONE));
        if ((t.def(card).bare().listens() & Kind.STATIC.bit()) != 0) {
            t.enforce(RiftTable.WHILE_THERE, t.controller(card), t.ref(card), t.ref(card),
                    new Wakened(Wakened.ALL, true));
        }
    }

    private static void forget(RiftTable t, int card) {
        for (int i = t.effectCount() - 1; i >= 0; i--) {
            Object what = t.effect(i).what();
            if ((what instanceof Attached || what instanceof Modifier.TextOf)
                    && t.effect(i).subject().equals(t.ref(card))) {
                t.end(t.effect(i));
            }
        }
    }

    /** 719.3.a, 719.5: what is attached to an object goes with it on the board and stays behind when it leaves; whether anything has changed. */
    private static boolean follow(RiftTable t, int card, Piece before, Piece after) {
        boolean left = before.host() != Table.NONE && after.host() == Table.NONE;
        boolean detached = false;
        if (before.zone() != after.zone()) {
            for (int c = next(t, card, 0); c != Table.NONE; c = next(t, card, c + 1)) {
                if (!t.isBoard(after.zone()) || after.incarnation() != before.incarnation()) {
                    detach(t, c);
                    detached = true;
                } else if (t.piece(c).zone() != after.zone()) {
                    t.move(c, after.zone(), 0);
                }
            }
        }
        return left || detached;
    }
}
