package cardinal.riftbound.rules;

import cardinal.kernel.Table;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.table.RiftTable;

/** 352.2: the battlefields a unit may be played to: those its player controls, and those its text allows. */
public final class PlacesToPlay {
    private PlacesToPlay() {
    }

    /** Whether the unit may be played to this battlefield at all, whenever that is. */
    public static boolean areOpen(RiftTable t, int seat, int card, int b) {
        return t.battlefields().controller(b) == seat || Ambush.allows(t, seat, card, b) || saysSo(t, seat, card, b)
                || Facts.any(t, Fact.FriendlyUnitsMayBePlayedTo.class, (f, scope) -> scope.controller() != Table.NONE
                        && t.friends(scope.controller(), seat) && fits(t, seat, f.where(), b));
    }

    private static boolean saysSo(RiftTable t, int seat, int card, int b) {
        for (Ability.Passive p : t.def(card).passives()) {
            if (p.fact() instanceof Fact.MayPlayMeTo may && fits(t, seat, may.where(), b)
                    && Facts.isActive(t, p, new Scope(card, seat, Table.NONE))) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasEnemies(RiftTable t, int seat, int there) {
        for (int other = 0; other < t.seatCount(); other++) {
            if ((there >> other & 1) != 0 && !t.friends(seat, other)) {
                return true;
            }
        }
        return false;
    }

    static boolean fits(RiftTable t, int seat, Fact.BattlefieldKind where, int b) {
        int there = t.occupants(b);
        return switch (where) {
            case OPEN -> t.battlefields().controller(b) == Table.NONE && there == 0;
            case OCCUPIED_ENEMY -> there != 0 && (there >> seat & 1) == 0;
            case WITH_YOUR_UNITS -> (there >> seat & 1) != 0;
            case WITH_ENEMY_UNITS -> hasEnemies(t, seat, there);
            case YOURS -> t.battlefields().controller(b) == seat;
            case YOU_ATTACK -> t.fight().combat() == b && t.fight().attacker() == seat;
        };
    }
}
