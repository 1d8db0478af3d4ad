package cardinal.evolve.rules;

import cardinal.evolve.ability.Ability;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.CardType;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Flag;
import cardinal.evolve.table.Item;
import cardinal.kernel.Prompt;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;

/** 4.6: what the facedown cards of an evolve deck can be used for. */
public final class EvolveDeck {
    /** A card is chosen by the side that is not up. */
    public static final int OTHER_SIDE = 1;

    private EvolveDeck() {
    }

    /** 12.2.2.1, 5.15.1.1: a facedown card of the evolve deck that fits, or NONE. into: the names it may have, or none: those of the card. */
    public static int evolvesInto(EvolveTable t, int card, int seat, List<String> into) {
        int zone = Zone.EVOLVE_DECK.of(seat);
        for (int i = 0; i < t.size(zone); i++) {
            int c = t.cardAt(zone, i);
            if (fits(t, card, c, into)) {
                return c;
            }
        }
        return Table.NONE;
    }

    private static boolean fits(EvolveTable t, int card, int c, List<String> into) {
        return fits(t, card, c, t.def(c), into)
                || t.def(c).data().isDoubleSided() && fits(t, card, c, t.pool().otherSide(t.def(c)), into);
    }

    /** 4.6.4 of version 1.24.1: by this side. */
    private static boolean fits(EvolveTable t, int card, int c, CardDef side, List<String> into) {
        if (t.is(c, Flag.FACE_UP) || !side.data().evolved()) {
            return false;
        }
        if (into.isEmpty()) {
            return Filters.isNamed(t, card, side.data().name());
        }
        for (int i = 0; i < into.size(); i++) {
            if (t.pool().isNamed(side, into.get(i))) {
                return true;
            }
        }
        return false;
    }

    /** 5.15.1.1: a card with several names may have several such cards to select from; alike ones are offered once. */
    public static void offerEvolved(EvolveTable t, Prompt prompt, int card, int seat, List<String> into) {
        int zone = Zone.EVOLVE_DECK.of(seat);
        List<CardDef> seen = new ArrayList<>();
        for (int i = 0; i < t.size(zone); i++) {
            int c = t.cardAt(zone, i);
            if (fits(t, card, c, into) && !seen.contains(t.def(c))) {
                seen.add(t.def(c));
                offer(t, prompt, card, c, into);
            }
        }
    }

    private static void offer(EvolveTable t, Prompt prompt, int card, int c, List<String> into) {
        if (fits(t, card, c, t.def(c), into)) {
            prompt.add(Choice.PICK, c);
        }
        if (t.def(c).data().isDoubleSided() && fits(t, card, c, t.pool().otherSide(t.def(c)), into)) {
            prompt.add(Choice.PICK, c, OTHER_SIDE, 0);
        }
    }

    /**
     * Whether a super-evolution point may be paid for what is played: an evolve ability in its player's turn, from the one on that the
     * edition says (12.2.4 of version 1.24.1).
     */
    public static boolean maySuperEvolve(EvolveTable t, Item item) {
        int seat = item.controller();
        return t.players().superPoints(seat) > 0 && t.active() == seat && isEvolve(item)
                && t.players().turnsTaken(seat) + 1 >= t.edition().superEvolvesFrom(seat == t.first());
    }

    private static boolean isEvolve(Item item) {
        for (Ability ability : item.program().text()) {
            if (ability instanceof Ability.Activated a && a.kind() == Ability.Kind.EVOLVE) {
                return true;
            }
        }
        return false;
    }

    /** 14.4.9.2 of version 1.24.1: a facedown Drive Point, or NONE. */
    public static int drivePoint(EvolveTable t, int seat) {
        int zone = Zone.EVOLVE_DECK.of(seat);
        for (int i = 0; i < t.size(zone); i++) {
            int c = t.cardAt(zone, i);
            if (!t.is(c, Flag.FACE_UP) && t.def(c).type() == CardType.DRIVE) {
                return c;
            }
        }
        return Table.NONE;
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
