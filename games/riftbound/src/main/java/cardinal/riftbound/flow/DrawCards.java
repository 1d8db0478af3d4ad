package cardinal.riftbound.flow;

import cardinal.kernel.Frame;
import cardinal.kernel.Steps;
import cardinal.riftbound.table.RiftTable;

/** 400: draws cards; with too few in the deck the player burns out in between (400.4). */
public final class DrawCards extends Frame<RiftTable> implements Acting {
    static final Steps<DrawCards, RiftTable> STEPS = Steps.<DrawCards, RiftTable>of(DrawCards.class)
            .then("400.4", DrawCards::draw);

    private final int seat;
    /** How many are still to be drawn. */
    /** Whether this has made the player burn out already. */
    private boolean burnt;
    private int left;

    private DrawCards(int seat, int n) {
        super(STEPS);
        this.seat = seat;
        left = n;
    }

    /** Draws at once when the deck suffices, else as a procedure. */
    public static void of(RiftTable t, int seat, int n) {
        if (t.size(t.deck(seat)) >= n) {
            for (int i = 0; i < n; i++) {
                GameActions.drawOne(t, seat);
            }
        } else {
            t.push(new DrawCards(seat, n));
        }
    }

    /** 303.2.a: several players draw one after the other, in this order, each completely. */
    public static void each(RiftTable t, int[] seats, int n) {
        boolean suffices = true;
        for (int seat : seats) {
            suffices &= t.size(t.deck(seat)) >= n;
        }
        for (int i = 0; i < seats.length; i++) {
            if (suffices) {
                of(t, seats[i], n);
            } else {
                t.push(new DrawCards(seats[seats.length - 1 - i], n));
            }
        }
    }

    private void draw(RiftTable t) {
        while (left > 0 && t.size(t.deck(seat)) > 0) {
            GameActions.drawOne(t, seat);
            left--;
        }
        if (left > 0) {
            t.push(new BurnOut(seat, burnt));
            burnt = true;
            again();
        }
    }

    @Override
    public int actor() {
        return seat;
    }
}
