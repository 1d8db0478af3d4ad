package cardinal.evolve.rules;

import cardinal.evolve.program.CardDef;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Values;
import java.util.ArrayList;
import java.util.List;

/** The activated abilities that cards have been given, told from their own by their place. */
public final class GivenAbilities {
    /** The place of the first one that a card was given. */
    public static final int FIRST = 100;

    private GivenAbilities() {
    }

    /** In the order in which the card was given them. */
    static List<CardDef.Activated> activated(EvolveTable t, int card) {
        List<CardDef.Activated> given = new ArrayList<>();
        for (Values.Grant g : t.values().grants()) {
            if (g.card() == card) {
                given.addAll(List.of(g.ability().activated()));
            }
        }
        return given;
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
