package cardinal.riftbound.table;

import cardinal.riftbound.ability.Duration;

/** When effects in force end. */
public final class Expiry {
    /** With what it waits for, whenever that is. */
    public static final int ONCE_DONE = 4;

    private Expiry() {
    }

    public static int of(Duration duration) {
        return switch (duration) {
            case THIS_TURN -> RiftTable.THIS_TURN;
            case THIS_COMBAT -> RiftTable.THIS_COMBAT;
            case WHILE_THERE -> RiftTable.WHILE_THERE;
        };
    }
}
