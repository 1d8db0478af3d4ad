package cardinal.riftbound.rules;

import cardinal.kernel.Table;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.ability.KeywordValue;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.table.RiftTable;

/** What a card has of a keyword that acts as it is played: what is printed, and what its own text gives it under a condition that holds. */
public final class OwnKeywords {
    private OwnKeywords() {
    }

    public static boolean has(RiftTable t, int seat, int card, Keyword keyword) {
        CardDef def = t.def(card);
        if (def.has(keyword)) {
            return true;
        }
        for (Ability.Passive p : def.passives()) {
            if (gives(p.fact(), keyword) && Facts.isActive(t, p, new Scope(card, seat, Table.NONE))) {
                return true;
            }
        }
        return false;
    }

    private static boolean gives(Fact fact, Keyword keyword) {
        if (fact instanceof Fact.Has has && has.who() instanceof Selector.Self) {
            for (KeywordValue v : has.keywords()) {
                if (v.keyword() == keyword) {
                    return true;
                }
            }
        }
        return false;
    }
}
