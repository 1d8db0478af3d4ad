package cardinal.riftbound.table;

import cardinal.kernel.Image;
import cardinal.riftbound.card.Keyword;

/** 446 to 453: the values of objects as the rules derive them from what is printed and what is in force. */
public interface DerivedValues {
    /** The derived values of one object at one moment, for look-back (356.3.e.13). */
    record Snapshot(int might, long keywords) {
        public int keyword(Keyword k) {
            return k.in(keywords);
        }
    }

    /** Current Might, which may be less than 0; off the board the printed one (711). */
    int might(int card);

    /** Current value of a keyword; 0 when it has none. */
    int keyword(int card, Keyword keyword);

    boolean hasTag(int card, String tag);

    Snapshot snapshot(int card);

    /** The kinds of fact that are on the board or in force, active or not, a bit each. */
    long facts();

    /** The Might an object had just before it left the board. */
    static int mightOf(Image left) {
        return left.values() instanceof Snapshot v ? v.might() : 0;
    }
}
