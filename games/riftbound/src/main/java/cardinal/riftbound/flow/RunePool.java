package cardinal.riftbound.flow;

import cardinal.kernel.Remark;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.AddsResources;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.rules.ActivatedAbilities;
import cardinal.riftbound.rules.Resources;
import cardinal.riftbound.table.Credit;
import cardinal.riftbound.table.RiftTable;

/** 158, 416: what is spent out of a player's rune pool, and what is added to it without a procedure. */
final class RunePool {
    private static final Cost KILL_ME = new Cost.KillMe();

    private RunePool() {
    }

    /** Takes a price that the pool covers out of the pool. */
    static void spend(RiftTable t, int seat, Price price) {
        long spent = 0;
        long have = t.players().power(seat, price.use());
        for (int d = 0; d < Price.ANY; d++) {
            int own = Math.min(price.powerIn(d), Resources.lane(have, d));
            spent += Price.lane(d, own) + Price.lane(Price.ANY, price.powerIn(d) - own);
        }
        int any = price.powerIn(Price.ANY);
        while (any > 0) {
            int best = Price.ANY;
            for (int d = 0; d < Price.ANY; d++) {
                if (Resources.lane(have - spent, d) > 0
                        && (best == Price.ANY
                                || Resources.lane(have - spent, d) > Resources.lane(have - spent, best))) {
                    best = d;
                }
            }
            spent += Price.lane(best, 1);
            any--;
        }
        t.players().takeFromPool(seat, price.energy(), spent, price.use());
    }

    /** 416.2: an Add ability resolves as soon as it is used; nobody gets priority. */
    static void useAdd(RiftTable t, int seat, int card, int ability) {
        CardDef def = t.def(card);
        CardDef.Activated a = ActivatedAbilities.of(t, card, ability);
        AddsResources added = Resources.added(a);
        Price price = def.own(added.price()).forUse(added.use());
        if (a.exhausts()) {
            GameActions.exhaust(t, card);
        }
        switch (a.ability().costs().contains(KILL_ME) ? KILL_ME : a.ability().costs().getFirst()) {
            case Cost.RecycleMe r -> GameActions.recycle(t, card, seat);
            case Cost.KillMe k -> Deaths.of(t, new int[] {card}, Credit.of(seat));
            default -> {
            }
        }
        t.players().addToPool(seat, price);
        if (t.observer() != null) {
            t.note(Remark.Topic.RESOURCES, "416.1", seat, card, "adds " + price.inWords() + " with");
        }
    }
}
