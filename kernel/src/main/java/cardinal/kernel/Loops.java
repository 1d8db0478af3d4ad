package cardinal.kernel;

import java.util.HashSet;
import java.util.Set;

/** The loop service: never a hang. The verdict on an endless sequence is the ruleset's ({@link Table#endless}). */
public final class Loops {
    /** Steps without a choice after which a sequence counts as endless. */
    static final int PATIENCE = 200_000;

    private final Set<Long> seen;

    public Loops() {
        seen = new HashSet<>();
    }

    private Loops(Loops o) {
        seen = new HashSet<>(o.seen);
    }

    /** What was noted so far, for a copy of the table. */
    public Loops copy() {
        return new Loops(this);
    }

    /** Notes the position; whether it was there before since the last {@link #forget}. */
    public boolean repeats(Table table) {
        return !seen.add(table.position());
    }

    public void forget() {
        seen.clear();
    }
}
