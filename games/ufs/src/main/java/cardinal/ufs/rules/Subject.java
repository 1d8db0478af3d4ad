package cardinal.ufs.rules;

import cardinal.kernel.Image;
import cardinal.kernel.Piece;
import cardinal.kernel.Recall;
import cardinal.kernel.Ref;
import cardinal.ufs.card.Property;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.program.State;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import org.jspecify.annotations.Nullable;

/** A card as it is, or as an effect remembers it (J.4.2): where it is or was, and its values there. */
public record Subject(int card, Piece piece, State state) {
    /** J.4.2.3: the last values in the first zone in which the card had a current state; transit is no zone of its own (D.2.5.1.3). */
    private static final Recall<UfsTable> RECALL =
            Recall.first((t, p) -> Places.kind(p.zone()) != Places.TRANSIT && t.isValued(p));
    private static final State BLANK = State.faceDown(null);

    public static Subject now(UfsTable t, int card) {
        return new Subject(card, t.piece(card), t.state(card));
    }

    /** 2010, 2.6.0.2: one half of a split card, as it is printed. */
    static Subject half(UfsTable t, int card, boolean second) {
        return new Subject(card, t.piece(card).with(Flag.SECOND_HALF, second), t.def(card).printed(second));
    }

    /** With what is printed on it, whoever may see that: for cards that are searched or turned over one by one (K.3.16). */
    public static Subject printed(UfsTable t, int card) {
        Piece p = t.piece(card);
        return new Subject(card, p, ((CardDef) p.face()).printed(p.is(Flag.TRANSFORMED)));
    }

    /** J.4.2.2, J.4.2.3: as an effect knows it whose scope began when these bindings say; null for no card. */
    public static @Nullable Subject recalled(UfsTable t, Bindings b, Ref ref) {
        if (ref.isNone()) {
            return null;
        }
        Image image = RECALL.of(t, ref, b.scope());
        return image == null ? null : of(t, image);
    }

    /** A number it has; of its stamina what is left (UniVersus, stamina.3). */
    int number(UfsTable t, Property property, boolean ofPrinted) {
        int n = (ofPrinted ? printed() : state).number(property);
        return property != Property.STAMINA || ofPrinted ? n
                : Math.min(n, t.initial(piece).number(property) - piece.marks());
    }

    /** As it was just before it left. */
    public static Subject of(UfsTable t, Image image) {
        return new Subject(image.card(), image.piece(),
                image.values() instanceof State s ? s : t.initial(image.piece()));
    }

    /** C.3.3.1: what is printed; nothing on a face-down card. */
    public State printed() {
        return isFaceDown() ? BLANK : face().printed(isOtherSide());
    }

    /** The physical card. */
    public CardDef face() {
        return (CardDef) piece.face();
    }

    /** 2010, 2.6.0.4: a split card in hand, deck, discard pile or among removed cards is either of its halves. */
    boolean isAlsoItsSecondHalf() {
        if (!face().split() || piece.is(Flag.SECOND_HALF)) {
            return false;
        }
        return switch (Places.kind(piece.zone())) {
            case Places.HAND, Places.DECK, Places.DISCARD, Places.REMOVED -> true;
            default -> false;
        };
    }

    Subject secondHalf() {
        return new Subject(card, piece.with(Flag.SECOND_HALF, true), face().printed(true));
    }

    public boolean isFaceDown() {
        return piece.is(Flag.FACE_DOWN) && !piece.is(Flag.REVEALED);
    }

    public boolean isOtherSide() {
        return piece.is(Flag.TRANSFORMED) || piece.is(Flag.SECOND_HALF);
    }
}
