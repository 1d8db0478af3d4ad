package cardinal.bots.riftbound;

import cardinal.bots.Worth;

/** What the options of a Riftbound question are worth. */
public final class RiftWorth implements Worth {
    private final RiftView view;

    public RiftWorth(RiftView view) {
        this.view = view;
    }

    @Override
    public int of(int option) {
        return 0;
    }
}
