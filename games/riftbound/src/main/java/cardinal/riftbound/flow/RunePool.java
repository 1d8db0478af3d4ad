package cardinal.riftbound.flow;

import cardinal.kernel.Remark;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.AddsResources;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.program.Kind;
import cardinal.riftbound.rules.ActivatedAbilities;
import cardinal.riftbound.rules.Resources;
import cardinal.riftbound.table.Credit;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;

/** 158, 416: what is spent out of a player's rune pool, and what is added to it without a procedure. */
final class RunePool {
    private static final Cost KILL_ME = new Cost.KillMe();

    private RunePool() {
    }

    private static final int ALL = -1;

    /** Takes a price that the pool covers out of the pool. */
    static void spend(RiftTable t, int seat, Price price) {
        long spent = 0;
        long have = t.players().power(seat, price.use());
        for (int d = 0; d < Price.ANY; d++) {
            int own = Math.min(price.powerIn(d), Resources.lane(have, d));
            spent += Price.lane(d, own) + Price.lane(Price.ANY, price.powerIn(d) - own);
        }
        for (int own = price.powerIn(Price.OWN); own > 0; own--) {
            spent += Price.lane(most(have - spent, price.among()), 1);
        }
        for (int any = price.powerIn(Price.ANY); any > 0; any--) {
            spent += Price.lane(most(have - spent, ALL), 1);
        }
        t.players().takeFromPool(seat, price.energy(), spent, price.use());
        t.players().notePowerSpent(seat, price.totalPower());
    }

    /** Of these domains the one of which there is most; where there is none of them, Power of any domain. */
    private static int most(long have, int domains) {
        int best = Price.ANY;
        for (int d = 0; d < Price.ANY; d++) {
            if ((domains >>> d & 1) != 0 && Resources.lane(have, d) > 0
                    && (best == Price.ANY || Resources.lane(have, d) > Resources.lane(have, best))) {
                best = d;
            }
        }
        return best;
    }

    /** 416.2: an Add ability resolves as soon as it is used; nobody gets priority. */
    static void useAdd(RiftTable t, int seat, int card, int ability) {
        CardDef def = t.def(card);
        CardDef.Activated a = ActivatedAbilities.of(t, card, ability);
        AddsResources added = Resources.added(a);
        Price price = def.ownAdded(added.price()).plus(Resources.more(t, seat, card)).forUse(added.use());
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
        if (t.cares(Kind.USED)) {
            t.emit(new RiftEvent.Used(card, seat));
        }
    }
}
