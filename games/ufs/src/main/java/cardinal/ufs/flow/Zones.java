package cardinal.ufs.flow;

import cardinal.ufs.ability.Zone;
import cardinal.ufs.table.Places;

/** The zones of card text as places of the table. */
public final class Zones {
    private Zones() {
    }

    public static int place(Zone zone) {
        return switch (zone) {
            case CARD_POOL -> Places.POOL;
            case STAGE -> Places.STAGE;
            case DISCARD_PILE -> Places.DISCARD;
            case REMOVED -> Places.REMOVED;
            case MOMENTUM -> Places.MOMENTUM;
            case DECK -> Places.DECK;
            case HAND -> Places.HAND;
            case TRANSIT -> Places.TRANSIT;
        };
    }
}
