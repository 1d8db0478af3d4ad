package cardinal.kernel;

import java.util.Arrays;

/** The cards in each zone, in order, index 0 at the bottom. Lists are shared between copies until one of them writes. */
public final class Zones {
    private final short[][] lists;
    private final short[] sizes;
    private long owned;

    Zones(int zones) {
        lists = new short[zones][];
        sizes = new short[zones];
        Arrays.fill(lists, new short[0]);
    }

    private Zones(short[][] lists, short[] sizes) {
        this.lists = lists;
        this.sizes = sizes;
    }

    /** Shares all lists with the copy; both clone on their next write. */
    Zones copy() {
        owned = 0;
        return new Zones(lists.clone(), sizes.clone());
    }

    public int count() {
        return lists.length;
    }

    public int size(int zone) {
        return sizes[zone];
    }

    /** The card at this place, counted from the bottom. */
    public int get(int zone, int i) {
        assert i >= 0 && i < sizes[zone] : "no place " + i + " among " + sizes[zone];
        return lists[zone][i];
    }

    public int top(int zone) {
        return sizes[zone] == 0 ? Table.NONE : lists[zone][sizes[zone] - 1];
    }

    public int indexOf(int zone, int card) {
        short[] list = lists[zone];
        for (int i = sizes[zone] - 1; i >= 0; i--) {
            if (list[i] == card) {
                return i;
            }
        }
        return -1;
    }

    void add(int zone, int card, boolean atTop) {
        short[] list = writable(zone);
        int n = sizes[zone]++;
        if (atTop) {
            list[n] = (short) card;
        } else {
            System.arraycopy(list, 0, list, 1, n);
            list[0] = (short) card;
        }
    }

    void remove(int zone, int card) {
        int i = indexOf(zone, card);
        if (i < 0) {
            throw new IllegalStateException("card " + card + " is not in zone " + zone);
        }
        short[] list = writable(zone);
        System.arraycopy(list, i + 1, list, i, --sizes[zone] - i);
    }

    void set(int zone, int i, int card) {
        writable(zone)[i] = (short) card;
    }

    private short[] writable(int zone) {
        short[] list = lists[zone];
        if ((owned >>> zone & 1) != 0 && sizes[zone] < list.length) {
            return list;
        }
        owned |= 1L << zone;
        return lists[zone] = Arrays.copyOf(list, sizes[zone] + 8);
    }
}
