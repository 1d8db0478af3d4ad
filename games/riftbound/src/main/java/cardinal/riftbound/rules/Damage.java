package cardinal.riftbound.rules;

import cardinal.kernel.Table;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.SpellBonus;

/** 404, 712: how much damage an effect deals. */
public final class Damage {
    private Damage() {
    }

    /** 714: all Bonus Damage that applies to what this item deals to a unit, summed. */
    public static int bonus(RiftTable t, ChainItem item, int unit) {
        if (!t.pool().hasBonusDamage()) {
            return 0;
        }
        int[] sum = {0};
        Facts.any(t, Fact.BonusDamage.class, (f, scope) -> {
            sum[0] += scope.controller() == item.controller() && (!f.ofSpells() || item.isOfSpell()) ? f.n() : 0;
            return false;
        });
        if (unit != Table.NONE) {
            Facts.any(t, Fact.BonusDamageHere.class, (f, scope) -> {
                sum[0] += t.piece(unit).zone() == scope.here() ? f.n() : 0;
                return false;
            });
        }
        for (int i = 0; i < t.effectCount(); i++) {
            sum[0] += t.effect(i).what() instanceof SpellBonus bonus && bonus.spell().equals(item.source()) ? bonus.n()
                    : 0;
        }
        return Math.max(0, sum[0]);
    }

    /** 715.3: the amount that is split, Bonus Damage included; it limits the number of targets (352.14.c). */
    public static int splittable(RiftTable t, ChainItem item, int damage) {
        return damage + bonus(t, item, Table.NONE);
    }
}
