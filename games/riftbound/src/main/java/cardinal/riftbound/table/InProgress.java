package cardinal.riftbound.table;

import cardinal.kernel.Table;

/** 307 to 310, 327: the chain, the showdown and the combat on a table, and the states of the turn that come of them. */
interface InProgress {
    Edition edition();

    Chain chain();

    /** The showdown and the combat in progress. */
    Fight fight();

    /** 309.1. */
    default boolean isClosed() {
        return chain().exists();
    }

    /** 310.1. */
    default boolean isNeutralOpen() {
        return fight().showdown() == Table.NONE && fight().combat() == Table.NONE && !isClosed();
    }

    /** 308.1: whether the turn is in a Showdown State. */
    default boolean isShowdownState() {
        return fight().showdown() != Table.NONE
                || fight().combat() != Table.NONE && edition().combatIsShowdownState();
    }

    default void setFocus(int seat) {
        fight().focus = seat;
    }

    default void setLastCombat(LastCombat now) {
        fight().lastCombat = now;
    }

    /** A card that is on the chain will be recycled when it leaves it; false if it is not there. */
    default boolean recycleFromChain(int card) {
        ChainItem item = chain().ofCard(card);
        if (item != null) {
            chain().replace(item.with(ChainItem.RECYCLED_AFTER));
        }
        return item != null;
    }
}
