package cardinal.riftbound.rules;

import cardinal.kernel.InForce;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.program.RareFeature;
import cardinal.riftbound.table.Modifier;
import cardinal.riftbound.table.RiftTable;
import java.util.ArrayList;
import java.util.List;

/** 437, 465.2.c.5 of 2026-07: what alters the damage that a unit is about to be dealt: it is doubled, or prevented for so much. */
public final class DamageTaken {
    private DamageTaken() {
    }

    /** What alters such damage to this unit, the oldest first. */
    public static List<InForce> altering(RiftTable t, int unit, Fact.Damage kind) {
        List<InForce> found = List.of();
        for (int i = 0; i < t.effectCount() && t.knows(RareFeature.ALTERS_DAMAGE); i++) {
            InForce e = t.effect(i);
            boolean applies = switch (e.what()) {
                case Modifier.DamageDoubled _ -> true;
                case Modifier.Prevented p -> p.of() == Fact.Damage.ALL || p.of() == kind;
                default -> false;
            };
            if (applies && e.subject().equals(t.ref(unit))) {
                found = found.isEmpty() ? new ArrayList<>() : found;
                found.add(e);
            }
        }
        return found;
    }

    /** Whether it matters in which order they are applied. */
    public static boolean isOrdered(List<InForce> altering) {
        return altering.stream().map(InForce::what).map(DamageTaken::likeness).distinct().count() > 1;
    }

    /** Two that double are alike; of what prevents it matters which of them is used up. */
    private static Object likeness(Object what) {
        return what instanceof Modifier.Prevented p && p.isNumbered() ? p.of() : what;
    }

    /** What is left of so much damage, altered in this order. */
    public static int after(int damage, List<InForce> order) {
        int left = damage;
        for (InForce e : order) {
            left = e.what() instanceof Modifier.Prevented p ? left - p.prevents(left) : left * 2;
        }
        return Math.min(left, Short.MAX_VALUE);
    }

    /** The least damage of which so much is left; most, if there is no such number up to it. */
    public static int leastFor(int wanted, int most, List<InForce> order) {
        int least = 1;
        while (least < most && after(least, order) < wanted) {
            least++;
        }
        return least;
    }
}
