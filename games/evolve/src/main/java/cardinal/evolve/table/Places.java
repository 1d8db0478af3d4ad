package cardinal.evolve.table;

import cardinal.evolve.ability.Zone;
import cardinal.kernel.Identity;
import cardinal.kernel.Table;
import cardinal.kernel.ZoneSpec;
import java.util.ArrayList;
import java.util.List;

/** 4: the zones as the kernel knows them, and what a card keeps when it goes from one to another. */
final class Places {
    static final List<ZoneSpec> SPECS = specs();

    private Places() {
    }

    private static List<ZoneSpec> specs() {
        List<ZoneSpec> list = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++) {
            for (Zone z : Zone.values()) {
                if (z.ordinal() < Zone.PER_SEAT) {
                    list.add(new ZoneSpec(z.title(), seat, z.privacy(), z.isOrdered()));
                }
            }
        }
        for (Zone z : Zone.values()) {
            if (z.ordinal() >= Zone.PER_SEAT) {
                list.add(new ZoneSpec(z.title(), Table.NONE, z.privacy(), z.isOrdered()));
            }
        }
        return List.copyOf(list);
    }

    /**
     * 4.1.4: a card that changes zones is a new card without its effects. Except: from field to field it stays what it was
     * (5.21.2, 10.9.2); effects go along from the EX area onto the field (4.8.3.3), from the EX area to the resolution zone (10.6.2.1.3)
     * and from there onto the field (10.6.2.8.1.1).
     */
    static int kept(int from, int to, int reason) {
        Zone a = Zone.at(from);
        Zone b = Zone.at(to);
        if (a == Zone.FIELD && b == Zone.FIELD || a == b) {
            return Identity.ALL & ~Identity.CONTROLLER;
        }
        boolean carried = a == Zone.EX && (b == Zone.FIELD || b == Zone.RESOLUTION)
                || a == Zone.RESOLUTION && b == Zone.FIELD;
        return (carried ? Identity.EFFECTS : 0) | (b == Zone.RESOLUTION ? Identity.CONTROLLER : 0);
    }
}
