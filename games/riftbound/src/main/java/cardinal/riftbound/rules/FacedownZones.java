package cardinal.riftbound.rules;

import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.table.RiftTable;

/** 106.4.b; 107.3.b of 2026-07: how many cards lie facedown at a battlefield. */
public final class FacedownZones {
    private FacedownZones() {
    }

    /** 107.3.b.1 of 2026-07: one card, and one more for each effect that allows another there. */
    public static int capacity(RiftTable t, int battlefield) {
        int[] most = {1};
        Facts.any(t, Fact.HideAnother.class, (f, scope) -> {
            most[0] += scope.here() == t.battlefield(battlefield)
                    && scope.controller() == t.battlefields().controller(battlefield) ? 1 : 0;
            return false;
        });
        return most[0];
    }

    static boolean hasRoom(RiftTable t, int battlefield) {
        int there = t.size(t.facedown(battlefield));
        return there == 0 || there < capacity(t, battlefield);
    }

    /** 107.3.b.2 of 2026-07: how many cards too many lie there. */
    public static int excess(RiftTable t, int battlefield) {
        int there = t.size(t.facedown(battlefield));
        return there < 2 ? 0 : Math.max(0, there - capacity(t, battlefield));
    }
}
