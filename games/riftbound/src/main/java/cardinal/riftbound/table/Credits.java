package cardinal.riftbound.table;

import cardinal.kernel.Ref;
import java.util.Arrays;

/** 415.5.c: who deals damage just now, and for each object that was hurt since the last cleanup who hurt it last. Immutable. */
public final class Credits {
    public static final Credits NONE = new Credits(Credit.NOBODY, new Ref[0], new Credit[0]);

    private final Credit now;
    private final Ref[] objects;
    private final Credit[] by;

    private Credits(Credit now, Ref[] objects, Credit[] by) {
        this.now = now;
        this.objects = objects;
        this.by = by;
    }

    /** The same for everything. */
    public static Credits all(Credit credit) {
        return new Credits(credit, NONE.objects, NONE.by);
    }

    /** Who deals damage from now on. */
    public static void dealing(RiftTable t, Credit credit) {
        t.setCredits(new Credits(credit, t.credits().objects, t.credits().by));
    }

    /** Who deals damage just now. */
    public Credit now() {
        return now;
    }

    /** This object is credited to somebody. */
    public Credits with(Ref object, Credit credit) {
        for (int i = 0; i < objects.length; i++) {
            if (objects[i].equals(object)) {
                Credit[] changed = by.clone();
                changed[i] = credit;
                return new Credits(now, objects, changed);
            }
        }
        Ref[] more = Arrays.copyOf(objects, objects.length + 1);
        Credit[] moreBy = Arrays.copyOf(by, by.length + 1);
        more[objects.length] = object;
        moreBy[by.length] = credit;
        return new Credits(now, more, moreBy);
    }

    /** To whom the death of this object is credited. */
    public Credit of(Ref object) {
        for (int i = 0; i < objects.length; i++) {
            if (objects[i].equals(object)) {
                return by[i];
            }
        }
        return now;
    }

    /** Of each object who hurt it, and of the others nobody. */
    public Credits ofEach() {
        return new Credits(Credit.NOBODY, objects, by);
    }

    @Override
    public String toString() {
        return now + Arrays.toString(objects) + Arrays.toString(by);
    }
}
