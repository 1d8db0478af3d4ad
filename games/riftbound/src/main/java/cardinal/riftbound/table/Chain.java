package cardinal.riftbound.table;

import cardinal.kernel.Digest;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** 324–336: the items on the chain, the oldest first, and the triggered abilities that wait to be put on it (376.3). */
public final class Chain {
    private static final ChainItem[] NO_ITEMS = new ChainItem[0];

    private ChainItem[] items;
    private ChainItem[] waiting;
    private int lastItem;
    private int lastBatch;

    Chain() {
        items = NO_ITEMS;
        waiting = NO_ITEMS;
    }

    private Chain(Chain o) {
        items = o.items;
        waiting = o.waiting;
        lastItem = o.lastItem;
        lastBatch = o.lastBatch;
    }

    Chain copy() {
        return new Chain(this);
    }

    /** 309.1: whether a chain exists; triggers that wait to be placed count (376.3). */
    public boolean exists() {
        return items.length > 0 || waiting.length > 0;
    }

    public int size() {
        return items.length;
    }

    public ChainItem item(int i) {
        return items[i];
    }

    public ChainItem newest() {
        return items[items.length - 1];
    }

    public @Nullable ChainItem byId(int id) {
        for (ChainItem item : items) {
            if (item.id() == id) {
                return item;
            }
        }
        return null;
    }

    /** The oldest item that is still pending, or null (333.1.b). */
    public @Nullable ChainItem oldestPending() {
        for (ChainItem item : items) {
            if (!item.is(ChainItem.FINALIZED)) {
                return item;
            }
        }
        return null;
    }

    /** The item of a card that is being played, or null. */
    public @Nullable ChainItem ofCard(int card) {
        for (ChainItem item : items) {
            if (item.card() == card) {
                return item;
            }
        }
        return null;
    }

    void add(ChainItem item) {
        items = with(items, item);
    }

    public void replace(ChainItem item) {
        items = replacing(items, item);
    }

    void remove(int id) {
        items = without(items, id);
    }

    public int waitingCount() {
        return waiting.length;
    }

    public ChainItem waiting(int i) {
        return waiting[i];
    }

    void addWaiting(ChainItem item) {
        waiting = with(waiting, item);
    }

    public void replaceWaiting(ChainItem item) {
        waiting = replacing(waiting, item);
    }

    public void removeWaiting(int id) {
        waiting = without(waiting, id);
    }

    /** The number of the newest item there has been. */
    public int lastId() {
        return lastItem;
    }

    public int newId() {
        return ++lastItem;
    }

    /** A number shared by triggers that happen at the same time. */
    public int newBatch() {
        return ++lastBatch;
    }

    void clear() {
        items = NO_ITEMS;
        waiting = NO_ITEMS;
    }

    void fingerprint(Digest d) {
        for (ChainItem item : items) {
            d.text(item.describe());
        }
        for (ChainItem item : waiting) {
            d.text(item.describe());
        }
        d.clock(lastItem).clock(lastBatch);
    }

    private static ChainItem[] with(ChainItem[] items, ChainItem item) {
        ChainItem[] more = Arrays.copyOf(items, items.length + 1);
        more[items.length] = item;
        return more;
    }

    private static ChainItem[] replacing(ChainItem[] items, ChainItem item) {
        ChainItem[] changed = items.clone();
        for (int i = 0; i < changed.length; i++) {
            if (changed[i].id() == item.id()) {
                changed[i] = item;
            }
        }
        return changed;
    }

    private static ChainItem[] without(ChainItem[] items, int id) {
        int n = 0;
        ChainItem[] left = new ChainItem[items.length];
        for (ChainItem item : items) {
            if (item.id() != id) {
                left[n++] = item;
            }
        }
        return n == 0 ? NO_ITEMS : Arrays.copyOf(left, n);
    }
}
