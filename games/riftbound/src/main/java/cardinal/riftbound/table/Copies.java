package cardinal.riftbound.table;

import cardinal.kernel.InForce;
import cardinal.kernel.Piece;
import cardinal.kernel.Ref;
import cardinal.riftbound.program.CardDef;
import java.util.Arrays;

/**
 * 450.1.b: objects that have become copies of others; 718, 719 of 2026-07: and those that are attached or have others attached. An object shows the face that the copies in force on it make of its
 * printed one, oldest first; all that reads its text reads that face. When the last copy has ended, or the object is no longer the
 * same, it shows what is printed on it again.
 */
public final class Copies {
    static final Copies NONE = new Copies(new Copy[0]);

    private final Copy[] copies;

    private record Copy(int card, CardDef printed) {
    }

    private Copies(Copy[] copies) {
        this.copies = copies;
    }

    public boolean isEmpty() {
        return copies.length == 0;
    }

    public int size() {
        return copies.length;
    }

    public int card(int i) {
        return copies[i].card();
    }

    public CardDef printed(int i) {
        return copies[i].printed();
    }

    public boolean has(int card) {
        return Arrays.stream(copies).anyMatch(copy -> copy.card() == card);
    }

    Copies with(int card, CardDef printed) {
        if (has(card)) {
            return this;
        }
        Copy[] more = Arrays.copyOf(copies, copies.length + 1);
        more[copies.length] = new Copy(card, printed);
        return new Copies(more);
    }

    /** The same where something else is printed on an object. */
    Copies printing(int card, CardDef printed) {
        if (!has(card)) {
            return this;
        }
        return new Copies(Arrays.stream(copies).map(copy -> copy.card() == card ? new Copy(card, printed) : copy)
                .toArray(Copy[]::new));
    }

    Copies without(int card) {
        Copy[] left = Arrays.stream(copies).filter(copy -> copy.card() != card).toArray(Copy[]::new);
        return left.length == 0 ? NONE : new Copies(left);
    }

    /** Whether an effect in force makes this object a copy. */
    static boolean isCopying(InForce effect, Ref object) {
        return effect.what() instanceof Modifier.CopyOf && effect.subject().equals(object);
    }

    /** When the newest copy in force on this object began. */
    public static int stamp(RiftTable t, int card) {
        int stamp = 0;
        for (int i = 0; i < t.effectCount(); i++) {
            stamp = isCopying(t.effect(i), t.ref(card)) ? Math.max(stamp, t.effect(i).stamp()) : stamp;
        }
        return stamp;
    }

    /** The face that the copies in force make of the printed one, with what is attached. */
    CardDef shown(RiftTable t, int i) {
        return Attachments.worn(t, copies[i].card(), own(t, copies[i].card(), copies[i].printed()));
    }

    /** The face of an object without what is attached to it, and as if it were attached to nothing. */
    CardDef own(RiftTable t, int card) {
        return own(t, card, printedOn(t, card));
    }

    private static CardDef own(RiftTable t, int card, CardDef printed) {
        CardDef face = printed;
        Ref object = t.ref(card);
        for (int e = 0; e < t.effectCount(); e++) {
            InForce effect = t.effect(e);
            if (isCopying(effect, object)) {
                face = applied(t, face, (Modifier.CopyOf) effect.what());
            } else if (effect.what() instanceof Modifier.TextOf text && effect.subject().equals(object)) {
                face = t.pool().withEffectText(face, text.unit());
            }
        }
        return face;
    }

    /** Whether an object shows what is printed on it. */
    private static boolean isItself(RiftTable t, int card) {
        return stamp(t, card) == 0 && !Attachments.isAttached(t, card) && !Attachments.isTopMost(t, card);
    }

    /** Whether an object is a copy, and does not only wear what is attached to it. */
    public boolean isCopy(RiftTable t, int card) {
        return has(card) && stamp(t, card) != 0;
    }

    /** 450.1.b.1: the traits and the text of the original take the place of these, or are added to them. */
    public static CardDef applied(RiftTable t, CardDef face, Modifier.CopyOf copy) {
        return copy.added() ? t.pool().joined(face, copy.of()) : copy.of();
    }

    /** An object that shows another face has not yet counted anything for the abilities on it. */
    static Piece wearing(Piece piece, CardDef face) {
        boolean same = piece.face() == face || ((CardDef) piece.face()).bare() == face.bare();
        return same ? piece.withFace(face)
                : piece.withFace(face).withCounter(Flag.NTH_A, 0).withCounter(Flag.NTH_B, 0);
    }

    /** Each object shows what the copies in force on it make of it; the copies that are left. */
    Copies show(RiftTable t) {
        Copies left = this;
        for (int i = copies.length - 1; i >= 0; i--) {
            int card = copies[i].card();
            Piece before = t.piece(card);
            t.put(card, wearing(before, shown(t, i)));
            t.relocated(card, before, t.piece(card));
            if (isItself(t, card)) {
                left = left.without(card);
            }
        }
        return left;
    }

    /** 109: what was a copy on the board is its printed self elsewhere; the copies that are left. */
    Copies takenOff(RiftTable t, int card) {
        for (Copy copy : copies) {
            if (copy.card() == card) {
                t.put(card, wearing(t.piece(card), copy.printed()));
                return without(card);
            }
        }
        return this;
    }

    /** What is printed on an object, whatever it shows. */
    CardDef printedOn(RiftTable t, int card) {
        for (Copy copy : copies) {
            if (copy.card() == card) {
                return copy.printed();
            }
        }
        return t.def(card);
    }
}
