package cardinal.riftbound.rules;

import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.program.RareFeature;
import cardinal.riftbound.table.RiftTable;
import org.jspecify.annotations.Nullable;

/** 727.1.b: what hiding a card costs. */
public final class HidingCost {
    private static final Price USUAL = new Price(0, Price.lane(Price.ANY, 1));

    private HidingCost() {
    }

    /** What it costs this player now. */
    public static Price usual(RiftTable t, int seat) {
        return t.knows(RareFeature.FREE_HIDING) && Facts.anyOf(t, seat, Fact.HideForFree.class) ? Price.NOTHING : USUAL;
    }

    /** 811.1.b of 2026-07: what this player may pay in place of that, or null. */
    public static @Nullable Price other(RiftTable t, int seat) {
        Price[] found = {null};
        Facts.any(t, Fact.HideFor.class, (f, scope) -> {
            found[0] = scope.controller() == seat ? f.price() : found[0];
            return found[0] != null;
        });
        return found[0];
    }

    /** Whether this player can pay the one or the other. */
    static boolean canBePaid(RiftTable t, int seat) {
        Price other = other(t, seat);
        return Resources.canPay(t, seat, usual(t, seat)) || other != null && Resources.canPay(t, seat, other);
    }
}
