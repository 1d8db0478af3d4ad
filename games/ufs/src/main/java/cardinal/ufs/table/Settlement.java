package cardinal.ufs.table;

import cardinal.ufs.program.Kind;
import cardinal.ufs.program.Dependency;
import cardinal.kernel.Table;

/** C.3.3: whether current states are up to date, and what has changed since they were (docs/speed-index.md). */
public final class Settlement {
    /** Those of them that may look at a part of the table only. */
    private static final long STEADY = 1L << Kind.MODIFIES | 1L << Kind.DEFINES;

    private final UfsTable t;
    /** The version of the table when states were last up to date; kept in step with what no steady effect looks at. */
    private int settledAt;
    /** How many changes since are told apart by what looks at them. */
    private int stirs;
    /** What those changed, as bits of {@link Dependency}. */
    private int stirred;
    /** Whether no effect that changes states looks at more than is told apart. */
    private boolean calm;
    /** What continuous abilities of all cards look at when they change states. */
    private int outlook;
    /** Whether that is known. */
    private boolean outlookKnown;

    Settlement(UfsTable t) {
        this.t = t;
        settledAt = -1;
    }

    Settlement(UfsTable t, Settlement o) {
        this.t = t;
        settledAt = o.settledAt;
        stirs = o.stirs;
        stirred = o.stirred;
        calm = o.calm;
        outlook = o.outlook;
        outlookKnown = o.outlookKnown;
    }

    /** A card that changes states has come, gone or become another. */
    void forgetLooks() {
        outlookKnown = false;
    }

    /** C.3.3: whether nothing has changed since current states were last brought up to date, as far as steady effects look. */
    public boolean isSettled() {
        return settledAt == t.version();
    }

    /** @param steadily  whether no effect that changes states looks at more than is told apart here ({@link Dependency}) */
    public void setSettled(boolean steadily) {
        settledAt = t.version();
        stirs = 0;
        stirred = Dependency.NOTHING;
        calm = steadily;
    }

    /** Whether nothing has changed since that any effect could look at: nothing is to be done to bring states up to date. */
    public boolean isCalm() {
        return calm && settledAt == t.version();
    }

    /** What has changed since this version is nothing that steady effects look at: readiness, say, or counts of plays. */
    public void keepSettled(int before) {
        if (settledAt + stirs == before) {
            settledAt = t.version() - stirs;
        }
    }

    /** What has changed since states were up to date ({@link Dependency}). */
    public int stirred() {
        return settledAt + stirs == t.version() ? stirred : Dependency.ANYTHING;
    }

    /** Something has changed that only those effects look at that have it in their {@link Dependency}. */
    public void stir(int outlook) {
        t.touch();
        noteStir(outlook);
    }

    void noteStir(int outlook) {
        if (settledAt + stirs == t.version() - 1) {
            stirs++;
            stirred |= outlook;
        }
    }

    /** Whether the continuous abilities of some card look at one of these when they change states. */
    public boolean isLookedAt(int stirred) {
        if (!outlookKnown) {
            outlookKnown = true;
            outlook = Dependency.NOTHING;
            for (int c = t.listeners().nextOf(STEADY, 0); c != Table.NONE; c = t.listeners().nextOf(STEADY, c + 1)) {
                outlook |= t.state(c).lanes().outlook();
            }
        }
        return (outlook & stirred) != 0;
    }

    /** Whether the continuous abilities of a card look at one of these. */
    public boolean looksAt(int card, int stirred) {
        return stirred == Dependency.ANYTHING || (t.state(card).lanes().outlook() & stirred) != 0;
    }
}
