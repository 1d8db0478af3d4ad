package cardinal.riftbound.table;

import cardinal.kernel.Piece;
import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.riftbound.program.CardDef;
import java.util.Arrays;

/**
 * 438 of 2026-07: what tokens have taken the place of. The object on the board stays the same one, with all that is on it (438.1, 438.1.a), and
 * becomes the token; the card it was lies in banishment as an object of its own until it is swapped back.
 */
public final class Replaced {
    static final Replaced NONE = new Replaced(new One[0]);

    private final One[] all;

    /** A token, and the card in banishment whose place it has taken. */
    private record One(Ref token, Ref card) {
    }

    private Replaced(One[] all) {
        this.all = all;
    }

    /** The object that is this card now: another one while a token has its place. */
    int cardOf(int card) {
        int now = card;
        for (One one : all) {
            now = one.token().card() == now ? one.card().card() : now;
        }
        return now;
    }

    private Replaced with(One one) {
        One[] more = Arrays.copyOf(all, all.length + 1);
        more[all.length] = one;
        return new Replaced(more);
    }

    private Replaced without(One gone) {
        return new Replaced(Arrays.stream(all).filter(one -> one != gone).toArray(One[]::new));
    }

    /** 438.5, 438.6: an object becomes a token of this face; what it was goes to banishment, and a token is no more. */
    public static void replace(RiftTable t, int card, CardDef token, int creator) {
        if (!t.is(card, Flag.TOKEN)) {
            int owner = t.piece(card).owner();
            int gone = t.create(t.printed(card), owner, t.banishment(owner));
            t.setReplaced(t.replaced().with(new One(t.ref(card), t.ref(gone))));
        }
        become(t, card, token, creator, true);
    }

    /** It is something else from now on and keeps all that is on it. */
    private static void become(RiftTable t, int card, CardDef face, int owner, boolean token) {
        Piece before = t.piece(card);
        t.setCopies(t.copies().printing(card, face));
        t.put(card, Copies.wearing(before, face).withOwner(owner).with(Flag.TOKEN, token));
        t.relocated(card, before, t.piece(card));
        t.setCopies(t.copies().show(t));
        t.setReplaced(t.replaced());
    }

    /** 438.7.b, 438.7.c: the card returns to the place of the token, which is no more; whether it was there to return. */
    public static boolean swapBack(RiftTable t, int card) {
        for (One one : t.replaced().all) {
            if (one.token().equals(t.ref(card)) && t.isSame(one.card())
                    && t.piece(one.card().card()).zone() == t.banishment(t.piece(one.card().card()).owner())) {
                undo(t, one);
                return true;
            }
        }
        return false;
    }

    private static void undo(RiftTable t, One one) {
        int board = one.token().card();
        int banished = one.card().card();
        CardDef token = t.printed(board);
        int creator = t.piece(board).owner();
        become(t, board, t.printed(banished), t.piece(banished).owner(), false);
        t.move(banished, t.nowhere(), Table.NONE);
        become(t, banished, token, creator, true);
        t.setReplaced(t.replaced().without(one));
    }

    /** 459.6: before another game of the match every card is itself again, wherever it lies. */
    public static void undoAll(RiftTable t) {
        for (int i = t.replaced().all.length - 1; i >= 0; i--) {
            undo(t, t.replaced().all[i]);
        }
    }
}
