package cardinal.riftbound.table;

import cardinal.kernel.Table;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.card.CardDef;
import cardinal.riftbound.rules.Facts;
import cardinal.riftbound.rules.Filters;
import cardinal.riftbound.rules.Scope;
import java.util.ArrayList;
import java.util.List;

/** The abilities an object has because it says that it has those of others (450.2). Their numbers name the lender. */
final class Borrowed {
    private static final int PLACES = 4;

    private Borrowed() {
    }

    /** Its own abilities, then those of the lenders in the order of their numbers. */
    static CardDef.Actd[] abilities(RiftTable t, int card) {
        List<CardDef.Actd> all = new ArrayList<>(List.of(t.def(card).activated()));
        for (Ability.Passive p : t.def(card).passives()) {
            if (t.onBoard(card) && p.fact() instanceof Fact.HasExhaustAbilitiesOf lends
                    && Facts.isActive(t, p, Scope.of(t, card))) {
                lent(t, card, lends, all);
            }
        }
        return all.toArray(CardDef.Actd[]::new);
    }

    private static void lent(RiftTable t, int card, Fact.HasExhaustAbilitiesOf lends, List<CardDef.Actd> all) {
        Scope scope = Scope.of(t, card);
        for (Filter.Kind kind : lends.kinds()) {
            Filter lenders = Filter.of(kind).side(lends.side()).another();
            for (int c = Filters.next(t, lenders, scope, 0); c != Table.NONE;
                    c = Filters.next(t, lenders, scope, c + 1)) {
                for (CardDef.Actd a : t.def(c).activated()) {
                    if (a.exhausts()) {
                        all.add(new CardDef.Actd(a.ability(), a.program(), c + 1 << PLACES | a.index()));
                    }
                }
            }
        }
    }

    /** An ability by its number, also when its lender has left since. */
    static CardDef.Actd ability(RiftTable t, int card, int number) {
        int lender = (number >> PLACES) - 1;
        if (lender < 0) {
            return t.def(card).activated()[number];
        }
        CardDef.Actd a = t.def(lender).activated()[number & (1 << PLACES) - 1];
        return new CardDef.Actd(a.ability(), a.program(), number);
    }
}
