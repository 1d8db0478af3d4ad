package cardinal.evolve.table;

import cardinal.kernel.Digest;
import cardinal.kernel.Ref;
import java.util.Arrays;

/** 11: what has happened since rules were last handled, as far as handling looks back at it. */
public final class Unhandled {
    private static final Ref[] NO_REFS = new Ref[0];

    /** Whether anything has changed since rules handling last found nothing to do. */
    private boolean any;
    /** Bit per seat: drew from an empty deck (11.2.2). */
    private int overdrawn;
    /** 11.3.2: followers that fought with one that has Bane. */
    private Ref[] fated;

    Unhandled() {
        fated = NO_REFS;
    }

    private Unhandled(Unhandled o) {
        any = o.any;
        overdrawn = o.overdrawn;
        fated = o.fated;
    }

    Unhandled copy() {
        return new Unhandled(this);
    }

    /** Whether rules handling could find something to do. */
    public boolean isAny() {
        return any;
    }

    /** Something has changed. */
    public void mark() {
        any = true;
    }

    /** 5.9.1.1. */
    public void overdraw(int seat) {
        overdrawn |= 1 << seat;
        any = true;
    }

    public boolean hasOverdrawn(int seat) {
        return (overdrawn >> seat & 1) != 0;
    }

    int overdrawn() {
        return overdrawn;
    }

    public void doom(Ref follower) {
        fated = Arrays.copyOf(fated, fated.length + 1);
        fated[fated.length - 1] = follower;
        any = true;
    }

    /** 11.3.2: followers that fought with one that has Bane. */
    public Ref[] fated() {
        return fated;
    }

    /** What rules handling looks back at ends with it. */
    public void handled() {
        any = false;
        overdrawn = 0;
        fated = NO_REFS;
    }

    void fingerprint(Digest d) {
        d.add(any ? 1 : 0);
        for (Ref r : fated) {
            d.value(r);
        }
    }
}
