package cardinal.ufs.flow;

import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.UfsTable;
import java.util.List;

/** A procedure that lets another one do part of its work and hears what came of it. */
interface Asker {
    /** What cards are picked for. */
    default Purpose picksFor() {
        return Purpose.TARGET;
    }

    /** Whether a card may be picked next, after those that are chosen. */
    default boolean mayPick(UfsTable t, List<Ref> chosen, Ref next) {
        return true;
    }

    /** Cards were picked. */
    default void picked(List<Ref> cards) {
    }

    /** An effect or cost was carried out; what it knows now. */
    default void carriedOut(Bindings bindings, boolean inFull) {
    }

    /** Costs that effects had added were paid, or not all of them could be. */
    default void paidAdded(boolean inFull) {
    }

    /** A card that was to be played has come to where it is now: what spoke of it speaks of it there. */
    default void came(Ref card) {
    }

    /** A card or ability was played, or the attempt failed. */
    default void played(boolean success) {
    }

    /** The same, with where the card is now if it came there. */
    default void played(boolean came, Ref card, boolean success) {
        if (came) {
            came(card);
        }
        played(success);
    }

    /** A check came to an end: passed or failed, and its final value. */
    default void checked(boolean passed, int value) {
    }
}
