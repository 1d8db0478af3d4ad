package cardinal.ufs.rules;

import cardinal.kernel.InForce;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;

/** E.4.7.2: what the cards of the card pool add to the difficulty of the next. */
public final class ProgressiveDifficulty {
    private ProgressiveDifficulty() {
    }

    /** E.4.7.2: one for each other card in the pool that counts. */
    public static int of(UfsTable t, int seat, int card) {
        int n = 0;
        int pool = Places.of(seat, Places.POOL);
        for (int i = 0; i < t.size(pool); i++) {
            int other = t.cardAt(pool, i);
            if (other != card && !t.state(other).isUncounted() && !isLeftOut(t, other, card)) {
                n++;
            }
        }
        return n;
    }

    /** E.4.7.2.3: "does not count toward progressive difficulty to play attacks". */
    private static boolean isLeftOut(UfsTable t, int other, int card) {
        for (int i = 0; i < t.effectCount(); i++) {
            InForce e = t.effect(i);
            if (e.what() instanceof Effects.Uncounted u && e.subject().card() == other
                    && u.toPlay().map(f -> Filters.fits(t, u.bindings(), f, card)).orElse(true)
                    && u.card().map(c -> Cards.isMeant(t, u.bindings(), c, card)).orElse(true)) {
                return true;
            }
        }
        return false;
    }
}
