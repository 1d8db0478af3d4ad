package cardinal.ufs.program;

import java.util.ArrayList;
import java.util.List;

/**
 * What a state remembers of the one it was refreshed from: the effects that had been applied, which are no news when they
 * come again (C.3.3.4.4.2), and the abilities that were granted, which keep their history (C.3.3.4.4.2.1).
 */
record Past(int[] applied, List<HeldAbility> granted) {
    static final Past NONE = new Past(new int[0], List.of());

    static Past of(int[] applied, List<HeldAbility> abilities) {
        List<HeldAbility> granted = new ArrayList<>();
        for (HeldAbility h : abilities) {
            if (h.stamp() != 0) {
                granted.add(h);
            }
        }
        return new Past(applied, List.copyOf(granted));
    }

    boolean has(int effect) {
        return AppliedEffects.have(applied, effect);
    }

    /** A granted ability with the history it had, if it was there before; now: what the card has so far. */
    HeldAbility revived(HeldAbility again, List<HeldAbility> now) {
        int nth = 0;
        for (HeldAbility h : now) {
            nth += isSame(h, again) ? 1 : 0;
        }
        for (HeldAbility h : granted) {
            if (isSame(h, again) && nth-- == 0) {
                return h.uses() == null ? again : new HeldAbility(again.ability(), again.stamp(), h.uses());
            }
        }
        return again;
    }

    private static boolean isSame(HeldAbility one, HeldAbility other) {
        return one.stamp() == other.stamp() && one.ability().isCopyOf(other.ability());
    }
}
