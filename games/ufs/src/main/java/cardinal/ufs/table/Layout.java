package cardinal.ufs.table;

import cardinal.cards.CardTable;
import cardinal.kernel.Piece;
import cardinal.kernel.Privacy;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.program.Kind;

/** Which edition is played, and where its cards are. */
public abstract sealed class Layout extends CardTable<CardDef, CardPool> permits CurrentStates {
    private final Edition edition;

    Layout(CardPool pool, long seed) {
        super(pool.edition(), pool, Kind.LANES, 2, Places.specs(pool.edition()), Places::kept, seed);
        edition = pool.edition();
    }

    Layout(Layout o) {
        super(o);
        edition = o.edition;
    }

    @Override
    public final Edition edition() {
        return edition;
    }

    /** This edition's clause for one of the 2019 document. */
    public final String cite(String clause) {
        return edition.cite(clause);
    }

    public static int rival(int seat) {
        return 1 - seat;
    }

    public final int zone(int seat, int kind) {
        return Places.of(seat, kind);
    }

    public final int size(int seat, int kind) {
        return size(Places.of(seat, kind));
    }

    public final int cardAt(int seat, int kind, int i) {
        return cardAt(Places.of(seat, kind), i);
    }

    /** The kind of zone a card is in. */
    public final int place(int card) {
        return Places.kind(piece(card).zone());
    }

    /** The player in whose zone a card is. */
    public final int holder(int card) {
        return Places.seat(piece(card).zone());
    }

    /** D.2.2.3.2: an attached card has the state of its host. */
    public final boolean isCommitted(Piece p) {
        return p.is(Flag.ATTACHED) && p.host() >= 0 ? piece(p.host()).is(Flag.COMMITTED) : p.is(Flag.COMMITTED);
    }

    /** C.3.1: public, or in a public zone. */
    public final boolean isValued(int card) {
        return isValued(piece(card));
    }

    public final boolean isValued(Piece p) {
        int place = Places.kind(p.zone());
        return Places.isPublic(place) || place == Places.TRANSIT || p.is(Flag.FACE_UP) || p.is(Flag.REVEALED);
    }

    @Override
    public final Privacy privacy(Piece piece) {
        int place = Places.kind(piece.zone());
        if (piece.is(Flag.REVEALED)) {
            return Privacy.PUBLIC;
        }
        if (piece.is(Flag.FACE_DOWN)) {
            return edition.faceDown(place);
        }
        return piece.is(Flag.FACE_UP) ? Privacy.PUBLIC : spec(piece.zone()).privacy();
    }

    @Override
    protected int redirect(int card, int from, int to, int reason) {
        return Places.seat(to) == piece(card).owner() || Places.kind(to) == Places.NOWHERE ? to
                : edition.strayDestination(piece(card).owner(), from, to);
    }

    /** E.1: one deck each; the starting character and tokens are none of its cards. */
    @Override
    public final int heapOf(int card) {
        Piece p = piece(card);
        return Places.kind(p.zone()) == Places.NOWHERE || p.is(Flag.STARTER) || def(card).isToken() ? NONE
                : Places.DECK;
    }
}
