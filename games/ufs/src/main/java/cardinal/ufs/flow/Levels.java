package cardinal.ufs.flow;

import cardinal.kernel.Ref;
import cardinal.ufs.program.State;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;

/** UniVersus: Skill Tree, Level Up, Counters. */
public final class Levels {
    private Levels() {
    }

    /** The next ability of the skill tree is the character's for the rest of the game; nothing else of its state changes. */
    public static void up(UfsTable t, int seat) {
        int level = t.fighters().level(seat);
        int starter = t.starter(seat);
        if (level < t.def(starter).skillTree().size()) {
            State was = BaseValues.of(t, starter);
            t.fighters().setLevel(seat, level + 1);
            Attaching.rebase(t, starter, was);
            t.emit(new UfsEvent.LevelledUp(seat, level + 1));
        }
    }

    /** Removes up to so many counters of a name, of any when it is empty; how many. */
    public static int removeCounters(UfsTable t, Ref card, String counter, int most, Cause cause) {
        int removed = 0;
        for (String name : t.fighters().counterNames()) {
            if (counter.isEmpty() || name.equalsIgnoreCase(counter)) {
                int n = Math.min(most - removed, t.fighters().counters(card.card(), name));
                if (n > 0) {
                    t.fighters().addCounters(card.card(), name, -n);
                    t.emit(new UfsEvent.Counters(card, name, -n, t.piece(card.card()).controller(), cause));
                    removed += n;
                }
            }
        }
        return removed;
    }
}
