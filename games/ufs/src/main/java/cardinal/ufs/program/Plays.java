package cardinal.ufs.program;

import java.util.ArrayList;
import java.util.List;

/** H.5.3: how often the abilities of a card were played, from one state of it to the next. */
final class Plays {
    private Plays() {
    }

    static boolean areIn(List<HeldAbility> abilities) {
        for (int i = 0; i < abilities.size(); i++) {
            if (abilities.get(i).uses() != null) {
                return true;
            }
        }
        return false;
    }

    static List<HeldAbility> oneMore(List<HeldAbility> abilities, int of, int turn, int step) {
        HeldAbility used = abilities.get(of).usedAt(turn, step);
        if (abilities.size() == 1) {
            return List.of(used);
        }
        List<HeldAbility> now = new ArrayList<>(abilities);
        now.set(of, used);
        return now;
    }

    /** The abilities with the plays that the same ones had before; the very list where none had any. */
    static List<HeldAbility> takenOver(List<HeldAbility> abilities, List<HeldAbility> before) {
        List<HeldAbility> now = new ArrayList<>(abilities);
        boolean changed = false;
        for (int i = 0; i < now.size(); i++) {
            HeldAbility h = now.get(i);
            for (HeldAbility old : before) {
                if (old.uses() != null && old.ability() == h.ability() && old.stamp() == h.stamp()) {
                    now.set(i, new HeldAbility(h.ability(), h.stamp(), old.uses()));
                    changed = true;
                    break;
                }
            }
        }
        return changed ? now : abilities;
    }
}
