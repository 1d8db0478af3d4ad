package cardinal.riftbound.flow;

import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Ref;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.riftbound.program.Kind;
import cardinal.riftbound.table.Credit;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.LastCombat;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;

/** 433 to 440: showdown, combat damage, resolution. */
final class Combat extends Frame<RiftTable> {
    private static final Step<Combat, RiftTable> RESOLUTION = Combat::cleanUp;
    static final Steps<Combat, RiftTable> STEPS = Steps.<Combat, RiftTable>of(Combat.class)
            .then("438.1.a", Combat::designate)
            .then("438.1", Combat::showdown)
            .then("439.1.a", Combat::attackerAssigns)
            .then("439.1.d", Combat::defenderAssigns)
            .then("439.1.e", Combat::dealDamage)
            .then("440.1", RESOLUTION)
            .then("440.2", Combat::establishControl)
            .then("440", Combat::end);

    private final int battlefield;
    /** What the attackers deal. */
    private Damages toDefenders;
    /** What the defenders deal. */
    private Damages toAttackers;

    public Combat(int battlefield) {
        super(STEPS);
        this.battlefield = battlefield;
        toDefenders = Damages.NONE;
        toAttackers = Damages.NONE;
    }

    private void designate(RiftTable t) {
        int attacker = t.battlefields().contester(battlefield);
        int defender = Designation.opponentAt(t, battlefield, attacker);
        t.setCombat(battlefield, attacker, defender);
        t.setLastCombat(new LastCombat(attacker, 0, defender, 0));
        t.note("438.1.a", attacker, t.battlefields().card(battlefield), "attacks at");
        t.hold();
        announce(t, attacker, Kind.PLAYER_ATTACKED);
        announce(t, defender, Kind.PLAYER_DEFENDED);
        Designation.update(t);
        t.release();
    }

    /** 438.1.a.1, 438.1.a.2: the players get their designations once, before their units. */
    private void announce(RiftTable t, int seat, Kind kind) {
        if (seat != Table.NONE && t.cares(kind)) {
            t.emit(new RiftEvent.PlayerFought(t.battlefields().card(battlefield), seat, battlefield,
                    kind == Kind.PLAYER_ATTACKED));
        }
    }

    private void showdown(RiftTable t) {
        t.push(new Showdown(battlefield, true));
    }

    /** 439.1.a: damage only if both sides are still there. */
    private void attackerAssigns(RiftTable t) {
        if (hasBothSides(t)) {
            t.push(new AssignDamage(t.fight().attacker(), t.battlefield(battlefield), Flag.ATTACKER, Flag.DEFENDER));
        } else {
            goTo(RESOLUTION);
        }
    }

    private boolean hasBothSides(RiftTable t) {
        int zone = t.battlefield(battlefield);
        return Designation.countWith(t, zone, Flag.ATTACKER) > 0 && Designation.countWith(t, zone, Flag.DEFENDER) > 0;
    }

    private void defenderAssigns(RiftTable t) {
        t.push(new AssignDamage(t.fight().defender(), t.battlefield(battlefield), Flag.DEFENDER, Flag.ATTACKER));
    }

    void assigned(RiftTable t, int byFlag, Damages damages, int excess) {
        t.setLastCombat(t.fight().lastCombat().assigned(byFlag == Flag.ATTACKER, excess));
        if (byFlag == Flag.ATTACKER) {
            toDefenders = damages;
        } else {
            toAttackers = damages;
        }
    }

    /** 439.1.d.1.a: all at once; the units are the source (404.6.c). A side may have left the game meanwhile (651.3). */
    private void dealDamage(RiftTable t) {
        if (!hasBothSides(t)) {
            return;
        }
        t.hold();
        deal(t, toDefenders);
        deal(t, toAttackers);
        t.release();
        t.credit(Credit.NOBODY);
    }

    private static void deal(RiftTable t, Damages damages) {
        for (int i = 0; i < damages.size(); i++) {
            GameActions.deal(t, damages.card(i), damages.amount(i), Ref.NONE, true);
        }
    }

    private void cleanUp(RiftTable t) {
        t.push(new Cleanup(Cleanup.COMBAT));
    }

    private void establishControl(RiftTable t) {
        Control.afterCombat(t, battlefield);
    }

    private void end(RiftTable t) {
        t.setCombat(Table.NONE, Table.NONE, Table.NONE);
        t.note("440", Table.NONE, t.battlefields().card(battlefield), "the combat ends at");
    }

    /** Damage assigned to units, immutable. */
    static final class Damages {
        static final Damages NONE = new Damages(Targets.NONE.open(), new int[0]);
        private final Targets units;
        private final int[] amounts;

        private Damages(Targets units, int[] amounts) {
            this.units = units;
            this.amounts = amounts;
        }

        Damages add(Ref unit, int amount) {
            int[] more = java.util.Arrays.copyOf(amounts, amounts.length + 1);
            more[amounts.length] = amount;
            return new Damages(units.add(unit), more);
        }

        int size() {
            return amounts.length;
        }

        int card(int i) {
            return units.slot(0)[i].card();
        }

        int amount(int i) {
            return amounts[i];
        }

        boolean has(int card) {
            return units.has(0, card);
        }

        @Override
        public String toString() {
            return units + java.util.Arrays.toString(amounts);
        }
    }

    /** The rules ask, whatever is carried out below. */
    @Override
    protected Cause cause(RiftTable t) {
        return Cause.RULES;
    }
}
