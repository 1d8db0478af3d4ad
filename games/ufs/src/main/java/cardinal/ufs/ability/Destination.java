package cardinal.ufs.ability;

import cardinal.cards.text.Spoken;

/** Where a card is put: "to your hand", "to the top of your deck", "to your card pool face down", "on the bottom of your deck in a random order". */
@Spoken(Spoken.Manner.HOLDER)
public record Destination(Who whose, Zone zone, Spot spot, Order order, Facing facing) {

    /** Which end of a pile, or of the card pool (K.3.21). */
    public enum Spot {
        UNSAID, TOP, BOTTOM,
        /** "shuffle ... into your deck". */
        SHUFFLED,
        /** "the beginning of your card pool", "in any order" of the card pool. */
        BEGINNING, ANYWHERE,
        /** "put them back": where they were looked at. */
        BACK
    }

    public enum Order {
        UNSAID, ANY_ORDER, RANDOM_ORDER
    }

    public enum Facing {
        UNSAID, FACE_UP, FACE_DOWN,
        /** "face up or face down": the player picks. */
        EITHER,
        /** UniVersus: opposite side up. */
        TRANSFORMED
    }

    public static Destination to(Who whose, Zone zone) {
        return new Destination(whose, zone, Spot.UNSAID, Order.UNSAID, Facing.UNSAID);
    }
}
