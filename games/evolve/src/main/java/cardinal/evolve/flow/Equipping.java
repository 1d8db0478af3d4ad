package cardinal.evolve.flow;

import cardinal.evolve.ability.Zone;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.table.EvolveEvent;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Flag;

/** 14.5.2.2 of version 1.24.1: followers equip tokens. */
public final class Equipping {
    private Equipping() {
    }

    /**
     * 14.5.2.2.1, 14.5.2.2.2: the token is made and linked to the follower, which has then equipped it. Reading: it is made in the equipment
     * zone of the follower's controller, who controls it (11.11.2). Whether anything was equipped.
     */
    public static boolean equip(EvolveTable t, int follower, CardDef token, int reason) {
        if (!t.onField(follower) || !t.isFollower(follower) || !token.type().isEquipment()) {
            return false;
        }
        int seat = t.controller(follower);
        t.hold();
        int made = t.create(token, seat, Zone.EQUIPMENT.of(seat), piece -> piece.withHost(follower));
        t.set(follower, Flag.EQUIPPED, true);
        t.created(made, reason);
        t.announce(new EvolveEvent.Equipped(made, seat, follower));
        t.release();
        return true;
    }
}
