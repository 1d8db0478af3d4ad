package cardinal.evolve.rules;

import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.CardType;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Flag;
import cardinal.kernel.Prompt;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;

/** 4.6: what the facedown cards of an evolve deck can be used for. */
public final class EvolveDeck {
    private EvolveDeck() {
    }

    /** 12.2.2.1, 5.15.1.1: a facedown card of the evolve deck with the same name, or NONE. */
    public static int evolvesInto(EvolveTable t, int card, int seat) {
        int zone = Zone.EVOLVE_DECK.of(seat);
        for (int i = 0; i < t.size(zone); i++) {
            int c = t.cardAt(zone, i);
            if (!t.is(c, Flag.FACE_UP) && t.def(c).data().evolved() && corresponds(t, card, c)) {
                return c;
            }
        }
        return Table.NONE;
    }

    private static boolean corresponds(EvolveTable t, int card, int evolved) {
        return Filters.isNamed(t, card, t.def(evolved).data().name());
    }

    /** 5.15.1.1: a card with several names may have several such cards to select from; alike ones are offered once. */
    public static void offerEvolved(EvolveTable t, Prompt prompt, int card, int seat) {
        int zone = Zone.EVOLVE_DECK.of(seat);
        List<CardDef> seen = new ArrayList<>();
        for (int i = 0; i < t.size(zone); i++) {
            int c = t.cardAt(zone, i);
            if (!t.is(c, Flag.FACE_UP) && t.def(c).data().evolved() && corresponds(t, card, c)
                    && !seen.contains(t.def(c))) {
                seen.add(t.def(c));
                prompt.add(Choice.PICK, c);
            }
        }
    }

    static int facedownCarrots(EvolveTable t, int seat) {
        int n = 0;
        int zone = Zone.EVOLVE_DECK.of(seat);
        for (int i = 0; i < t.size(zone); i++) {
            int c = t.cardAt(zone, i);
            n += !t.is(c, Flag.FACE_UP) && t.def(c).type() == CardType.CARROT ? 1 : 0;
        }
        return n;
    }
}
