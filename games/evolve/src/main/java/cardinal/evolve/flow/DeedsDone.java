package cardinal.evolve.flow;

import cardinal.cards.More;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.rules.Filters;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Scope;
import cardinal.kernel.Image;
import cardinal.kernel.Ref;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a text or its cost has done so far, with the cards it was done to as they were: "if you discarded a Departed card". */
record DeedsDone(List<One> all) {
    static final DeedsDone NONE = new DeedsDone(List.of());

    /** One card, or an amount without a card. */
    record One(Amount.Deed deed, List<Image> card, int n) {
    }

    /** How many cards something was done to, of those that meet a description, or how much of it was done. */
    int count(EvolveTable t, Amount.Deed deed, @Nullable Filter filter, Scope scope) {
        int n = 0;
        for (One one : all) {
            if (one.deed() == deed && (filter == null || one.card().isEmpty()
                    || Filters.wasOneOf(t, filter, scope, one.card().getFirst()))) {
                n += one.n();
            }
        }
        return n;
    }

    DeedsDone with(Amount.Deed deed, Image card) {
        return with(new One(deed, List.of(card), 1));
    }

    /** What was done to these cards only. */
    DeedsDone of(List<Ref> cards) {
        DeedsDone some = NONE;
        for (int i = 0; i < all.size(); i++) {
            if (isAmong(cards, all.get(i).card().getFirst().card())) {
                some = some.with(all.get(i));
            }
        }
        return some.all.size() == all.size() ? this : some;
    }

    private static boolean isAmong(List<Ref> cards, int card) {
        for (int i = 0; i < cards.size(); i++) {
            if (cards.get(i).card() == card) {
                return true;
            }
        }
        return false;
    }

    DeedsDone with(Amount.Deed deed, int n) {
        return n == 0 ? this : with(new One(deed, List.of(), n));
    }

    private DeedsDone with(One one) {
        return new DeedsDone(More.of(all, one));
    }

    DeedsDone and(DeedsDone more) {
        if (more.all.isEmpty()) {
            return this;
        }
        if (all.isEmpty()) {
            return more;
        }
        List<One> list = new ArrayList<>(all);
        list.addAll(more.all);
        return new DeedsDone(List.copyOf(list));
    }
}
