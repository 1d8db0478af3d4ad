package cardinal.evolve.table;

import cardinal.kernel.Digest;
import cardinal.kernel.Ref;
import java.util.Arrays;

/** 10.7.2: automatic abilities with pending status, and how often each ability was played or became pending this turn. */
public final class Pending {
    private static final Item[] NO_ITEMS = new Item[0];
    private static final Tally[] NO_TALLIES = new Tally[0];
    private static final Rivals[] NO_RIVALS = new Rivals[0];

    private Item[] items;
    private Tally[] tallies;
    private Rivals[] rivals;
    private int lastId;
    /** The number given last before what happens now happened. */
    private int before;

    Pending() {
        items = NO_ITEMS;
        tallies = NO_TALLIES;
        rivals = NO_RIVALS;
    }

    private Pending(Pending o) {
        items = o.items;
        tallies = o.tallies;
        rivals = o.rivals;
        before = o.before;
        lastId = o.lastId;
    }

    Pending copy() {
        return new Pending(this);
    }

    public int count() {
        return items.length;
    }

    public Item item(int i) {
        return items[i];
    }

    public void add(Item item) {
        items = Arrays.copyOf(items, items.length + 1);
        items[items.length - 1] = item;
    }

    /** 10.7.3: one instance of pending status is removed. */
    public Item remove(int i) {
        Item gone = items[i];
        if (items.length == 1) {
            items = NO_ITEMS;
        } else {
            Item[] fewer = new Item[items.length - 1];
            System.arraycopy(items, 0, fewer, 0, i);
            System.arraycopy(items, i + 1, fewer, i, fewer.length - i);
            items = fewer;
        }
        return gone;
    }

    /** What meets conditions from here on happens at the same time. */
    public void atOnce() {
        before = lastId;
    }

    /** Whether an ability has become pending by something that happens at the same time. */
    public boolean isMetAtOnce(Ref source, int ability) {
        for (Item item : items) {
            if (item.id() > before && item.ability() == ability && item.source().equals(source)) {
                return true;
            }
        }
        return false;
    }

    /** 10.7.2.2: whether an ability without uses left has met its condition at the same time already, so that one of them must go. */
    public boolean isRivalled(Ref source, int ability) {
        for (int i = 0; i < rivals.length; i++) {
            if (rivals[i].first() == before && rivals[i].ability() == ability && rivals[i].counted().equals(source)) {
                rivals = rivals.clone();
                rivals[i] = rivals[i].withOneMore();
                return true;
            }
        }
        Rivals now = new Rivals(source, ability, before, 1);
        for (Item item : items) {
            if (now.has(item)) {
                rivals = Arrays.copyOf(rivals, rivals.length + 1);
                rivals[rivals.length - 1] = now;
                return true;
            }
        }
        return false;
    }

    public boolean hasRivals() {
        return rivals.length > 0;
    }

    /** The first of them, which are decided on now. */
    public Rivals takeRivals() {
        Rivals first = rivals[0];
        rivals = Arrays.copyOfRange(rivals, 1, rivals.length);
        return first;
    }

    /** An ability does not become pending after all. */
    public void drop(Item item) {
        items = Arrays.stream(items).filter(other -> other != item).toArray(Item[]::new);
    }

    int newId() {
        return ++lastId;
    }

    /** 10.7.2.2: how often an ability of an object has become pending or been played this turn. */
    public int tally(Ref source, int ability) {
        int at = indexOf(source, ability);
        return at < 0 ? 0 : tallies[at].times();
    }

    public void tallyUp(Ref source, int ability) {
        int at = indexOf(source, ability);
        if (at < 0) {
            at = tallies.length;
            tallies = Arrays.copyOf(tallies, at + 1);
            tallies[at] = new Tally(source, ability, 1);
        } else {
            tallies = tallies.clone();
            tallies[at] = new Tally(source, ability, tallies[at].times() + 1);
        }
    }

    private int indexOf(Ref source, int ability) {
        for (int i = 0; i < tallies.length; i++) {
            if (tallies[i].ability() == ability && tallies[i].source().equals(source)) {
                return i;
            }
        }
        return -1;
    }

    /** What is printed on a card is new to it, even if it is worded as what was printed before. */
    public void forgetPrinted(Ref source) {
        tallies = Arrays.stream(tallies).filter(tally -> !tally.source().equals(source)
                || Math.abs(tally.ability()) > CardPool.FIRST_CARRIER).toArray(Tally[]::new);
    }

    void forgetTurn() {
        tallies = NO_TALLIES;
    }

    void fingerprint(Digest d) {
        d.clock(lastId);
        for (Item item : items) {
            d.text(item.describe());
        }
        for (Tally tally : tallies) {
            d.value(tally);
        }
        for (Rivals some : rivals) {
            d.value(some);
        }
    }
}
