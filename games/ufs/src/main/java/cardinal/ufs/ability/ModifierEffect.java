package cardinal.ufs.ability;

import java.util.List;

/** J.3.3: what changes current states of cards: "this attack gets +2 speed". */
public interface ModifierEffect extends AboutCards {
    List<Change> changes();

    Period until();

    /** C.3.3.2.3: whether it grants or takes abilities of cards in a hand. */
    boolean teaches();

    /** The same words with other changes, about other cards. */
    ModifierEffect with(Selector what, List<Change> changes);

    /** Whether it is for cards that come later: next, first or all of a kind. */
    default boolean waits() {
        return switch (what()) {
            case Selector.Next n -> true;
            case Selector.Nth n -> true;
            case Selector.MultipleCopies c -> true;
            case Selector.All a -> until() != Period.UNSAID;
            default -> false;
        };
    }
}
