package cardinal.ufs.flow;

import cardinal.kernel.Ref;
import cardinal.ufs.ability.Act;
import cardinal.ufs.card.Notable;
import cardinal.ufs.rules.Rulings;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.Standing;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** E.2.5: the terrains in both stages, and for how long each has been there while having the keyword. */
final class Terrains {
    private Terrains() {
    }

    /** Remembers which terrains there are now; a card that has just become one is younger than all others. */
    static void note(UfsTable t) {
        List<Standing> known = t.terrains();
        List<Standing> now = List.of();
        int since = 0;
        for (int seat = 0; seat < 2; seat++) {
            int zone = Places.of(seat, Places.STAGE);
            for (int i = 0; i < t.size(zone); i++) {
                int card = t.cardAt(zone, i);
                if ((t.state(card).notable() & Notable.TERRAIN) != 0) {
                    Standing old = find(known, t.ref(card));
                    since = old == null && since == 0 ? t.nextSerial() : since;
                    now = now.isEmpty() ? new ArrayList<>() : now;
                    now.add(old == null ? new Standing(t.ref(card), since) : old);
                }
            }
        }
        if (!now.isEmpty() || !known.isEmpty()) {
            t.setTerrains(List.copyOf(now));
        }
    }

    private static @Nullable Standing find(List<Standing> known, Ref card) {
        for (Standing s : known) {
            if (s.terrain().equals(card)) {
                return s;
            }
        }
        return null;
    }

    /** Those that can be destroyed at all, where there are several. */
    static List<Standing> in(UfsTable t) {
        note(t);
        List<Standing> all = t.terrains();
        if (all.size() < 2) {
            return all;
        }
        return all.stream().filter(s -> !Rulings.forbidsAct(t, Act.DESTROY, s.terrain().card(), Cause.PAUSE)).toList();
    }
}
