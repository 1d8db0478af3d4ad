package cardinal.riftbound.rules;

import cardinal.kernel.Table;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.RiftTable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 829 of 2026-07: a spell may be played from its owner's trash for its Flow cost. */
public final class Flow {
    /** How many Flow costs of one spell can be told apart. */
    public static final int MOST = 2;

    private Flow() {
    }

    /** 829.1.b. */
    static boolean isPlayable(RiftTable t, int seat, int card) {
        return t.def(card).has(Keyword.FLOW) && t.def(card).isSpell() && t.piece(card).owner() == seat
                && t.piece(card).zone() == t.trash(seat) && t.piece(card).zone() != Table.NONE;
    }

    /** 829.1.c.3: how many Flow costs there are to choose from. */
    public static int count(CardDef def) {
        int n = 0;
        for (Ability.KeywordCost k : def.keywordCosts()) {
            n += k.keyword() == Keyword.FLOW ? 1 : 0;
        }
        return n;
    }

    /** The flag of a card that is played for its nth Flow cost, counted from 0. */
    public static int flag(int nth) {
        return nth == 0 ? 0 : ChainItem.OTHER_FLOW;
    }

    /** The Flow cost that is paid. */
    private static Ability.@Nullable KeywordCost cost(CardDef def, int flags) {
        int nth = (flags & ChainItem.OTHER_FLOW) == 0 ? 0 : 1;
        for (Ability.KeywordCost k : def.keywordCosts()) {
            if (k.keyword() == Keyword.FLOW && nth-- == 0) {
                return k;
            }
        }
        return null;
    }

    /** 829.1.c.1: what is paid in place of the base cost; ignored tells whether it is. */
    static Price base(CardDef def, int ignored, int flags) {
        Ability.KeywordCost flow = isPaid(ignored) ? cost(def, flags) : null;
        if (flow == null) {
            return def.price();
        }
        Price price = Price.NOTHING;
        for (Cost c : flow.costs()) {
            price = c instanceof Cost.Pay p ? price.plus(def.own(p.price())) : price;
        }
        return price;
    }

    /** 829.1.c.2: the parts of it that are no resources. */
    public static List<Cost> others(CardDef def, int ignored, int flags) {
        Ability.KeywordCost flow = isPaid(ignored) ? cost(def, flags) : null;
        return flow == null ? List.of() : flow.costs().stream().filter(c -> !(c instanceof Cost.Pay)).toList();
    }

    static boolean canPayOthers(RiftTable t, int seat, int card, int ignored, int flags) {
        return !isPaid(ignored) || Payable.all(t, seat, card, others(t.def(card), ignored, flags));
    }

    /** Whether a card is played for its Flow cost. */
    public static boolean isPaid(int ignored) {
        return (ignored & Costing.FLOW) != 0;
    }
}
