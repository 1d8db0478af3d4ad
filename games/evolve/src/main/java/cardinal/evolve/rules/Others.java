package cardinal.evolve.rules;

import cardinal.evolve.ability.Filter;
import cardinal.evolve.program.Slot;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Item;
import cardinal.evolve.table.Mentions;
import cardinal.evolve.table.Scope;
import cardinal.kernel.Ref;
import java.util.List;

/**
 * What "other" and "another" leave out; reading 46: the cards that the text named last by words which could mean the same cards, as "select a follower
 * on the field ... each other follower on the field"; if it named none, the card with the text.
 */
final class Others {
    private Others() {
    }

    /** Whether a card is not among the "other" ones. */
    static boolean leaveOut(EvolveTable t, Filter.Noun noun, List<Filter.Place> places, Scope scope, int card) {
        Item item = scope.item();
        if (scope.effect() != null) {
            return leaveOut(scope.effect().named(), noun, places, scope, card);
        }
        if (item == null) {
            return card == scope.source();
        }
        int slot = slotMeant(t, item, item.targets().size(), noun, places);
        return slot < 0 ? leaveOut(item.named(), noun, places, scope, card) : item.targets().has(slot, card);
    }

    private static boolean leaveOut(Mentions named, Filter.Noun noun, List<Filter.Place> places, Scope scope,
            int card) {
        for (int i = named.last(); i >= 0; i--) {
            Filter among = named.all().get(i).noun().among();
            if (among != null && among.overlaps(noun, places)) {
                return contains(named.all().get(i).cards(), card);
            }
        }
        return card == scope.source();
    }

    private static boolean contains(List<Ref> refs, int card) {
        for (int i = 0; i < refs.size(); i++) {
            if (refs.get(i).card() == card) {
                return true;
            }
        }
        return false;
    }

    /** The last selection before this one which "other" in it speaks of, or -1: it speaks of something else. */
    static int slotMeant(EvolveTable t, Item item, int before) {
        Filter filter = item.program().slot(before).filter();
        for (Filter.Noun noun : filter.nouns()) {
            int slot = noun.other() ? slotMeant(t, item, before, noun, filter.places()) : -1;
            if (slot >= 0) {
                return slot;
            }
        }
        return -1;
    }

    private static int slotMeant(EvolveTable t, Item item, int before, Filter.Noun noun, List<Filter.Place> places) {
        for (int i = before - 1; i >= 0; i--) {
            Slot slot = item.program().slot(i);
            if (slot.filter().overlaps(noun, places)
                    && Targeting.isMade(t, slot, item, Scope.of(item))) {
                return i;
            }
        }
        return -1;
    }
}
