package cardinal.ufs.flow;

import cardinal.kernel.Ref;
import cardinal.ufs.ability.Act;
import cardinal.ufs.program.PauseMarks;
import cardinal.ufs.rules.Rulings;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.StandingTerrain;
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
        List<StandingTerrain> known = t.progress().terrains();
        if (areStill(t, known)) {
            return;
        }
        List<StandingTerrain> now = List.of();
        int since = 0;
        for (int seat = 0; seat < 2; seat++) {
            int zone = Places.of(seat, Places.STAGE);
            for (int i = 0; i < t.size(zone); i++) {
                int card = t.cardAt(zone, i);
                if ((t.state(card).notable() & PauseMarks.TERRAIN) != 0) {
                    StandingTerrain old = find(known, t.ref(card));
                    since = old == null && since == 0 ? t.progress().nextSerial() : since;
                    now = now.isEmpty() ? new ArrayList<>() : now;
                    now.add(old == null ? new StandingTerrain(t.ref(card), since) : old);
                }
            }
        }
        t.progress().setTerrains(List.copyOf(now));
    }

    /** Whether these, in this order, are the terrains there are. */
    private static boolean areStill(UfsTable t, List<StandingTerrain> known) {
        int n = 0;
        for (int seat = 0; seat < 2; seat++) {
            int zone = Places.of(seat, Places.STAGE);
            for (int i = 0; i < t.size(zone); i++) {
                int card = t.cardAt(zone, i);
                if ((t.state(card).notable() & PauseMarks.TERRAIN) != 0) {
                    if (n == known.size() || !known.get(n).terrain().equals(t.ref(card))) {
                        return false;
                    }
                    n++;
                }
            }
        }
        return n == known.size();
    }

    private static @Nullable StandingTerrain find(List<StandingTerrain> known, Ref card) {
        for (StandingTerrain s : known) {
            if (s.terrain().equals(card)) {
                return s;
            }
        }
        return null;
    }

    /**
     * Of several terrains those of which one has to go next: the oldest that can be destroyed. The youngest stays, however many
     * others there are; of equally young ones all but one go.
     */
    static List<StandingTerrain> losers(UfsTable t) {
        note(t);
        List<StandingTerrain> all = t.progress().terrains();
        if (all.size() < 2) {
            return List.of();
        }
        List<StandingTerrain> going = all.stream().filter(s -> all.stream().anyMatch(other -> outlasts(t, other, s)))
                .filter(s -> !Rulings.forbidsAct(t, Act.DESTROY, s.terrain().card(), Cause.PAUSE)).toList();
        int oldest = going.stream().mapToInt(StandingTerrain::since).min().orElse(0);
        return going.stream().filter(s -> s.since() == oldest).toList();
    }

    /** Whether one terrain has to make room for another: an effect may let a player have several in their stage. */
    private static boolean outlasts(UfsTable t, StandingTerrain one, StandingTerrain other) {
        int card = other.terrain().card();
        return one != other && one.since() >= other.since()
                && (t.holder(one.terrain().card()) != t.holder(card) || !Rulings.allowsMoreThanOne(t, card));
    }
}
