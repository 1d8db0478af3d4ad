package cardinal.riftbound.table;

import cardinal.kernel.Ref;
import java.util.List;
import java.util.stream.Stream;

/**
 * 415.5.c: who deals damage just now, and for each object that was hurt since the last cleanup who hurt it last.
 *
 * @param now  who deals damage just now, and who is credited with what nobody in particular hurt
 */
public record Credits(Credit now, List<Hurt> hurt) {
    public static final Credits NONE = all(Credit.NOBODY);

    /** Who hurt an object. */
    public record Hurt(Ref object, Credit by) {
    }

    /** The same for everything. */
    public static Credits all(Credit credit) {
        return new Credits(credit, List.of());
    }

    /** Who deals damage from now on. */
    public static void dealing(RiftTable t, Credit credit) {
        t.setCredits(new Credits(credit, t.credits().hurt()));
    }

    /** This object is credited to somebody. */
    public Credits with(Ref object, Credit credit) {
        return new Credits(now, Stream.concat(hurt.stream().filter(one -> !one.object().equals(object)),
                Stream.of(new Hurt(object, credit))).toList());
    }

    /** To whom the death of this object is credited. */
    public Credit of(Ref object) {
        for (Hurt one : hurt) {
            if (one.object().equals(object)) {
                return one.by();
            }
        }
        return now;
    }

    /** Of each object who hurt it, and of the others nobody. */
    public Credits ofEach() {
        return new Credits(Credit.NOBODY, hurt);
    }
}
