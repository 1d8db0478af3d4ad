package cardinal.riftbound.rules;

import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.table.RiftTable;

/** 764 to 767 of 2026-07: keywords that count as inactive for one action, and only for the player who is told to ignore them. */
public final class Ignoring {
    private Ignoring() {
    }

    /** While this card is paid for. */
    static boolean whilePaying(RiftTable t, int card, Keyword keyword) {
        for (Ability.Passive p : t.def(card).passives()) {
            if (p.fact() instanceof Fact.IgnoresWhilePaying f && f.keyword() == keyword
                    && Facts.isActive(t, p, new Scope(card, t.controller(card), cardinal.kernel.Table.NONE))) {
                return true;
            }
        }
        return false;
    }

    /** While this player assigns combat damage at this place. */
    public static boolean whileAssigning(RiftTable t, int seat, int zone, Keyword keyword) {
        return Facts.any(t, Fact.IgnoresWhileAssigning.class,
                (f, scope) -> f.keyword() == keyword && scope.controller() == seat && scope.here() == zone);
    }
}
