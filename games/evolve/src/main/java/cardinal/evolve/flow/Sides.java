package cardinal.evolve.flow;

import cardinal.evolve.ability.Zone;
import cardinal.evolve.rules.EvolveDeck;
import cardinal.evolve.table.EvolveTable;
import cardinal.kernel.Option;
import cardinal.kernel.Ref;

/** 2.15 of version 1.24.1: which side of a double-sided card of the evolve deck is up while something is played. */
final class Sides {
    private Sides() {
    }

    /** 4.6.4: the card that was chosen, with the side up by which it was, see {@link EvolveDeck#offerEvolved}. */
    static int turned(EvolveTable t, long choice) {
        int card = Option.a(choice);
        if (Option.b(choice) == EvolveDeck.OTHER_SIDE) {
            t.put(card, t.piece(card).withFace(t.pool().otherSide(t.def(card))));
        }
        return card;
    }

    /** 2.15.2.1: a card that did not leave the evolve deck after all is its first side again. */
    static void turnBack(EvolveTable t, Ref shown) {
        if (t.isSame(shown) && t.zone(shown.card()) == Zone.EVOLVE_DECK && t.def(shown.card()).data().isDoubleSided()) {
            t.put(shown.card(), t.piece(shown.card()).withFace(t.pool().sideOne(t.def(shown.card()))));
        }
    }
}
