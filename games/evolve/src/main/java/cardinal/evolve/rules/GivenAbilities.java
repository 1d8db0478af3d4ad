package cardinal.evolve.rules;

import cardinal.evolve.ability.FactKind;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Values;
import java.util.ArrayList;
import java.util.List;

/** The abilities that cards have been given, told from their own by their place, and from each other by their number. */
public final class GivenAbilities {
    /** The place of the first one that a card was given. */
    public static final int FIRST = 100;
    /** Added to the number of an ability for each time that its card was given it before. */
    private static final int AGAIN = 10_000_000;

    private GivenAbilities() {
    }

    /**
     * An activated ability that a card was given.
     *
     * @param valid  10.3.4, 10.3.5: whether it is valid where the card is
     */
    record Activated(CardDef.Activated ability, boolean valid) {
    }

    /** Whether a text that the card was given states something of this kind. */
    static boolean state(EvolveTable t, int card, FactKind<?> kind) {
        if (t.pool().givesAbilities() && t.values().couldGive()) {
            List<Values.Grant> grants = t.values().grants();
            for (int i = 0; i < grants.size(); i++) {
                if (grants.get(i).card() == card && kind.isIn(grants.get(i).ability().stated())) {
                    return true;
                }
            }
        }
        return false;
    }

    /** In the order in which the card was given them. */
    static List<Activated> activated(EvolveTable t, int card) {
        List<Activated> given = new ArrayList<>();
        List<Values.Grant> grants = t.values().grants();
        for (int i = 0; i < grants.size(); i++) {
            Values.Grant g = grants.get(i);
            if (g.card() == card) {
                for (CardDef.Activated a : g.ability().activated()) {
                    int more = again(grants, i);
                    given.add(new Activated(more == 0 ? a : a.numbered(a.index() + more), g.isValid(t, a.zone())));
                }
            }
        }
        return given;
    }

    /** What tells this grant from the same ability given to the same card before: each counts by itself (10.7.2.2). */
    public static int again(List<Values.Grant> grants, int g) {
        int more = 0;
        for (int i = 0; i < g; i++) {
            if (grants.get(i).card() == grants.get(g).card() && grants.get(i).ability() == grants.get(g).ability()) {
                more += AGAIN;
            }
        }
        return more;
    }

    /** The same among what one card had been given. */
    public static int again(int g, List<CardDef> given) {
        int more = 0;
        for (int i = 0; i < g; i++) {
            more += given.get(i) == given.get(g) ? AGAIN : 0;
        }
        return more;
    }

    /** Whether no grant before this one is to the same card. */
    static boolean isFirst(List<Values.Grant> grants, int g) {
        for (int i = 0; i < g; i++) {
            if (grants.get(i).card() == grants.get(g).card()) {
                return false;
            }
        }
        return true;
    }
}
