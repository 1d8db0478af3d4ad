package cardinal.riftbound.rules;

import cardinal.kernel.Table;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.table.RiftTable;
import java.util.ArrayList;
import java.util.List;

/**
 * The activated abilities objects have: their own, and those an object has because it says that it has those of others (450.2).
 * The numbers of the latter name the lender.
 */
public final class ActivatedAbilities {
    private static final int PLACES = 4;

    private ActivatedAbilities() {
    }

    /** Whether an object has activated abilities, its own or others'. */
    public static boolean any(RiftTable t, int card) {
        CardDef def = t.def(card);
        return def.activated().length > 0 || def.borrows() && borrowed(t, card).length > 0;
    }

    /** The activated abilities an object has now. */
    public static CardDef.Activated[] of(RiftTable t, int card) {
        CardDef def = t.def(card);
        return def.borrows() ? borrowed(t, card) : def.activated();
    }

    /** 727.1.c.3 of 2026-07. */
    static boolean isResting(RiftTable t, int card, CardDef.Activated a) {
        return a.on() != CardDef.ALWAYS && !Conditions.holds(t, a.on(), Scope.of(t, card));
    }

    /** One of them by its number; another object's has that object in it. */
    public static CardDef.Activated of(RiftTable t, int card, int number) {
        return t.def(card).borrows() ? lent(t, card, number) : t.def(card).activated()[number];
    }

    /** The same for an object that had this face. */
    public static CardDef.Activated of(RiftTable t, int card, int number, CardDef face) {
        return face.borrows() ? lent(t, card, number) : face.activated()[number];
    }

    /** Its own abilities, then those of the lenders in the order of their numbers. */
    private static CardDef.Activated[] borrowed(RiftTable t, int card) {
        List<CardDef.Activated> all = new ArrayList<>(List.of(t.def(card).activated()));
        for (Ability.Passive p : t.def(card).passives()) {
            if (t.onBoard(card) && p.fact() instanceof Fact.HasExhaustAbilitiesOf lends
                    && Facts.isActive(t, p, Scope.of(t, card))) {
                lent(t, card, lends, all);
            }
        }
        return all.toArray(CardDef.Activated[]::new);
    }

    private static void lent(RiftTable t, int card, Fact.HasExhaustAbilitiesOf lends, List<CardDef.Activated> all) {
        Scope scope = Scope.of(t, card);
        for (Filter.Kind kind : lends.kinds()) {
            Filter lenders = Filter.of(kind).side(lends.side()).another();
            for (int c = Filters.next(t, lenders, scope, 0); c != Table.NONE;
                    c = Filters.next(t, lenders, scope, c + 1)) {
                for (CardDef.Activated a : t.def(c).activated()) {
                    if (a.exhausts()) {
                        all.add(new CardDef.Activated(a.ability(), a.program(), c + 1 << PLACES | a.index()));
                    }
                }
            }
        }
    }

    /** An ability by its number, also when its lender has left since. */
    private static CardDef.Activated lent(RiftTable t, int card, int number) {
        int lender = (number >> PLACES) - 1;
        if (lender < 0) {
            return t.def(card).activated()[number];
        }
        CardDef.Activated a = t.def(lender).activated()[number & (1 << PLACES) - 1];
        return new CardDef.Activated(a.ability(), a.program(), number);
    }
}
