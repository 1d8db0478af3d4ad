package cardinal.riftbound.flow;

import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Ref;
import cardinal.kernel.Remark;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.kernel.Wording;
import cardinal.riftbound.ability.Trigger;
import cardinal.riftbound.program.Kind;
import cardinal.riftbound.table.Credit;
import cardinal.riftbound.table.Credits;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.LastCombat;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;
import java.util.ArrayList;
import java.util.List;

/** 433 to 440: showdown, combat damage, resolution. */
public final class Combat extends Frame<RiftTable> {
    private static final Step<Combat, RiftTable> RESOLUTION = Combat::cleanUp;
    private static final Step<Combat, RiftTable> DAMAGE = Combat::attackerAssigns;
    /** Chains are resolved after the damage, and after control is established, before the combat goes on. */
    public static final Step<Combat, RiftTable> AFTER_DAMAGE = Combat::settle;
    public static final Step<Combat, RiftTable> AFTER_CONTROL = Combat::settle;
    /** Who has won and who has lost, and the chain that comes of it. */
    public static final Step<Combat, RiftTable> DECIDE = Combat::decide;
    public static final Step<Combat, RiftTable> AFTER_RESULT = Combat::settle;
    public static final Steps<Combat, RiftTable> STEPS = Steps.<Combat, RiftTable>of(Combat.class)
            .then("438.1.a", Combat::designate)
            .then("438.1", Combat::showdown)
            .then("439.1.a", DAMAGE)
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
        tell(t, battlefield, Trigger.Battle.When.SHOWDOWN_BEGINS);
        take(t, battlefield);
    }

    /** The rest of a combat that a showdown had become, from its damage on. */
    static Combat afterShowdown(int battlefield) {
        Combat combat = new Combat(battlefield);
        combat.goTo(DAMAGE);
        return combat;
    }

    /** A combat is taken up at a battlefield: who attacks, who defends, and their units. */
    static void take(RiftTable t, int battlefield) {
        int attacker = t.battlefields().contester(battlefield);
        int defender = Designation.opponentAt(t, battlefield, attacker);
        t.setCombat(battlefield, attacker, defender);
        t.setLastCombat(new LastCombat(attacker, defender));
        if (t.isRead()) {
            t.note(Remark.Topic.ATTACK, "438.1.a", attacker, t.battlefields().card(battlefield),
                    "attacks {} with " + units(t, battlefield, attacker));
        }
        tell(t, battlefield, Trigger.Battle.When.COMBAT_BEGINS);
        t.hold();
        announce(t, battlefield, attacker, Kind.PLAYER_ATTACKED);
        announce(t, battlefield, defender, Kind.PLAYER_DEFENDED);
        Designation.update(t);
        t.release();
    }

    /** What happens at the beginning and at the end of a showdown or combat. */
    static void tell(RiftTable t, int battlefield, Trigger.Battle.When when) {
        RiftEvent event = new RiftEvent.Battle(t.battlefields().card(battlefield), battlefield, when);
        if (t.cares(event.what())) {
            t.emit(event);
        }
    }

    /** "Ogre and Grunt", for the log: units at a battlefield are seen by all. */
    private static String units(RiftTable t, int battlefield, int seat) {
        List<String> names = new ArrayList<>();
        int zone = t.battlefield(battlefield);
        for (int i = 0; i < t.size(zone); i++) {
            int card = t.cardAt(zone, i);
            if (t.controller(card) == seat && t.def(card).isUnit()) {
                names.add(t.piece(card).face().name());
            }
        }
        return names.isEmpty() ? "nothing" : Wording.and(names);
    }

    /** 438.1.a.1, 438.1.a.2: the players get their designations once, before their units. */
    private static void announce(RiftTable t, int battlefield, int seat, Kind kind) {
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
        deal(t, toDefenders, t.fight().attacker());
        deal(t, toAttackers, t.fight().defender());
        t.release();
    }

    private static void deal(RiftTable t, Damages damages, int seat) {
        Credits.dealing(t, t.edition().creditsControllers() ? Credit.NOBODY
                : Credit.ofCombat(seat, t.fight().combat()));
        for (int i = 0; i < damages.size(); i++) {
            GameActions.deal(t, damages.card(i), damages.amount(i), Ref.NONE, true);
        }
    }

    private void cleanUp(RiftTable t) {
        t.push(new Cleanup(Cleanup.COMBAT));
    }

    private void settle(RiftTable t) {
        t.push(new Settle());
    }

    /** 440.2; where the contest may go on, it does as long as both sides are there. */
    private void establishControl(RiftTable t) {
        if (t.edition().combatEndsContest() || !Control.areOpposed(t, t.occupants(battlefield))) {
            Control.afterCombat(t, battlefield);
        }
    }

    /** Who alone has units left has won; nobody, if attackers were recalled. */
    private void decide(RiftTable t) {
        int attacker = t.fight().attacker();
        int defender = t.fight().defender();
        if (attacker == Table.NONE || defender == Table.NONE || t.fight().lastCombat().tied()) {
            return;
        }
        int there = t.occupants(battlefield);
        boolean attackerIsLeft = (there >> attacker & 1) != 0;
        if (attackerIsLeft != ((there >> defender & 1) != 0)) {
            result(t, attackerIsLeft ? attacker : defender, attackerIsLeft ? defender : attacker);
        }
    }

    private void result(RiftTable t, int winner, int loser) {
        int card = t.battlefields().card(battlefield);
        t.hold();
        if (t.cares(Kind.COMBAT_DECIDED)) {
            t.emit(new RiftEvent.CombatDecided(card, winner, battlefield, true));
            t.emit(new RiftEvent.CombatDecided(card, loser, battlefield, false));
        }
        int zone = t.battlefield(battlefield);
        for (int i = 0; i < t.size(zone) && t.cares(Kind.COMBAT_WON); i++) {
            int unit = t.cardAt(zone, i);
            if (t.isUnitOnBoard(unit) && t.controller(unit) == winner) {
                t.emit(new RiftEvent.CombatWon(unit, winner, battlefield));
            }
        }
        t.release();
    }

    private void end(RiftTable t) {
        if (!t.edition().resolvesCombatInOneGo()) {
            Cleanup.removeDesignations(t);
            tell(t, battlefield, Trigger.Battle.When.COMBAT_ENDS);
            t.requestCleanup();
        }
        t.setCombat(Table.NONE, Table.NONE, Table.NONE);
        t.note(Remark.Topic.PHASE, "440", Table.NONE, t.battlefields().card(battlefield), "The combat at {} ends");
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
