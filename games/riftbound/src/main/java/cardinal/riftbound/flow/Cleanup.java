package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Outcome;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Remark;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.riftbound.program.Kind;
import cardinal.riftbound.rules.FacedownZones;
import cardinal.riftbound.rules.Lethal;
import cardinal.riftbound.rules.Scoring;
import cardinal.riftbound.table.Credits;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Staged;
import java.util.Arrays;

/** 318 to 323: puts the board in order, ten steps, repeated until nothing changes. Special cleanups insert steps after the second. */
public final class Cleanup extends Frame<RiftTable> implements Asking {
    public static final int NORMAL = 0;
    /** 317.2. */
    public static final int END_OF_TURN = 1;
    /** 440.1. */
    public static final int COMBAT = 2;

    private static final Step<Cleanup, RiftTable> VICTORY = Cleanup::victory;
    /** Nothing is left of a special cleanup when it is repeated; the combat it belongs to goes on. */
    public static final Step<Cleanup, RiftTable> GOES_ON = Cleanup::becomeNormal;
    /** Control is lost while nothing goes on. */
    public static final Step<Cleanup, RiftTable> LOSE_IN_OPEN_STATE = Cleanup::loseControlInOpenState;
    /** What was triggered becomes pending; who orders it is asked, and nothing is finalized. */
    public static final Step<Cleanup, RiftTable> PLACE_TRIGGERS = Cleanup::placeTriggers;
    /** More cards facedown at a battlefield than may lie there: who controls it says which go. */
    public static final Step<Cleanup, RiftTable> TRIM_FACEDOWN = Cleanup::trimFacedown;
    /** Showdowns and combats wherever battlefields are contested. */
    public static final Step<Cleanup, RiftTable> STAGE_CONTESTED = Cleanup::stageContested;
    /** A showdown at a place where a combat is staged becomes its first step. */
    public static final Step<Cleanup, RiftTable> TURN_SHOWDOWN = Cleanup::turnShowdown;
    public static final Steps<Cleanup, RiftTable> STEPS = Steps.<Cleanup, RiftTable>of(Cleanup.class)
            .then("322.1", VICTORY)
            .then("322.2", Cleanup::killTheLethallyDamaged)
            .then("323.1", Cleanup::insertedSteps)
            .then("440.1.a.3", Cleanup::afterCombat)
            .then("322.3", Cleanup::designate)
            .then("322.4", Cleanup::loseControl)
            .then("322.5", Cleanup::clearBattlefields)
            .then("322.6", Cleanup::stage)
            .then("322.8", Cleanup::finalizePending)
            .then("321", Cleanup::repeat)
            .then("322.9", Cleanup::chooseWhereToBegin)
            .then("322.10", Cleanup::begin);

    /** Which special cleanup it is; NORMAL once its own steps are done. */
    private int kind;

    public Cleanup(int kind) {
        super(STEPS);
        this.kind = kind;
    }

    private void victory(RiftTable t) {
        t.cleanupBegins();
        for (int seat = 0; seat < t.seatCount(); seat++) {
            if (Scoring.wins(t, seat)) {
                t.finish(new Outcome(t.mode().team(seat), "322.1", "has " + t.players().points(seat) + " points"));
            }
        }
    }

    /** 140.2.a: all at once; who is responsible is told by 415.5.c. */
    private void killTheLethallyDamaged(RiftTable t) {
        int[] dead = null;
        int n = 0;
        for (int card = t.nextUnit(0); card != Table.NONE; card = t.nextUnit(card + 1)) {
            if (Lethal.isMarkedOn(t, card)) {
                dead = dead == null ? new int[8] : n == dead.length ? Arrays.copyOf(dead, n * 2) : dead;
                dead[n++] = card;
            }
        }
        if (dead != null) {
            Deaths.of(t, Arrays.copyOf(dead, n), t.edition().creditsControllers() ? Credits.all(t.credits().now())
                    : t.credits().ofEach());
        }
        t.setCredits(Credits.NONE);
    }

    private void insertedSteps(RiftTable t) {
        if (kind == NORMAL) {
            return;
        }
        for (int card = t.nextUnit(0); card != Table.NONE; card = t.nextUnit(card + 1)) {
            if (t.piece(card).marks() > 0) {
                GameActions.heal(t, card);
            }
        }
        if (kind == END_OF_TURN && t.edition().expiresInCleanup()) {
            t.endAll(RiftTable.THIS_TURN);
            recover(t);
            t.players().emptyPools();
        }
        if (kind == COMBAT && isTie(t)) {
            CombatTie.of(t);
        }
    }

    /** 410.1.a.2: stunned units recover. */
    static void recover(RiftTable t) {
        for (int card = t.nextPresent(0); card != Table.NONE; card = t.nextPresent(card + 1)) {
            if (t.is(card, Flag.STUNNED)) {
                t.set(card, Flag.STUNNED, false);
            }
        }
    }

    private void becomeNormal(RiftTable t) {
        kind = NORMAL;
    }

    private void afterCombat(RiftTable t) {
        if (kind == COMBAT) {
            removeDesignations(t);
        }
        kind = NORMAL;
    }

    /** 440.1.a.2: whether attackers are left, and defenders as well. */
    private static boolean isTie(RiftTable t) {
        int zone = t.battlefield(t.fight().combat());
        return Designation.countWith(t, zone, Flag.ATTACKER) > 0 && Designation.countWith(t, zone, Flag.DEFENDER) > 0;
    }

    /** 440.1.a.3; the combat is over with it (reading of 322.3). */
    static void removeDesignations(RiftTable t) {
        for (int card = t.nextUnit(0); card != Table.NONE; card = t.nextUnit(card + 1)) {
            if ((t.piece(card).flags() & Flag.OF_COMBAT) != 0) {
                t.put(card, t.piece(card).with(Flag.OF_COMBAT, false));
            }
        }
        t.setCombat(t.fight().combat(), Table.NONE, Table.NONE);
        t.endAll(RiftTable.THIS_COMBAT);
    }

    /** 322.3: units that came or went during a combat get or lose their designation. */
    private void designate(RiftTable t) {
        if (t.fight().combat() != Table.NONE && t.fight().attacker() != Table.NONE) {
            Designation.update(t);
        }
    }

    private void loseControl(RiftTable t) {
        for (int b = 0; b < t.battlefields().count(); b++) {
            if (t.battlefields().controller(b) != Table.NONE && t.battlefields().contester(b) == Table.NONE
                    && t.occupants(b) == 0) {
                t.setBattlefieldController(b, Table.NONE);
            }
        }
    }

    /** 181.4.c, in an edition that looks at the state of the turn: not while a chain, or anything there, goes on. */
    private void loseControlInOpenState(RiftTable t) {
        for (int b = 0; b < t.battlefields().count() && !t.isClosed(); b++) {
            int seat = t.battlefields().controller(b);
            if (seat != Table.NONE && (t.occupants(b) >> seat & 1) == 0 && !goesOnAt(t, b)) {
                t.setBattlefieldController(b, Table.NONE);
            }
        }
    }

    private static boolean goesOnAt(RiftTable t, int b) {
        return t.fight().showdown() == b || t.fight().combat() == b;
    }

    private void placeTriggers(RiftTable t) {
        if (t.chain().waitingCount() > 0) {
            t.push(new PlaceTriggers());
        }
    }

    /** 322.5: gear goes home, hidden cards of players who lost control go to the trash. */
    private void clearBattlefields(RiftTable t) {
        for (int b = 0; b < t.battlefields().count(); b++) {
            int zone = t.battlefield(b);
            for (int i = t.size(zone) - 1; i >= 0; i--) {
                if (isOnlyGear(t, t.cardAt(zone, i))) {
                    GameActions.recall(t, t.cardAt(zone, i));
                }
            }
            int facedown = t.facedown(b);
            for (int i = t.size(facedown) - 1; i >= 0; i--) {
                int card = t.cardAt(facedown, i);
                if (t.controller(card) != t.battlefields().controller(b)) {
                    t.note(Remark.Topic.MOVE, "322.5", t.piece(card).owner(), Table.NONE,
                            "loses the card hidden at " + t.placeName(t.battlefield(b)));
                    GameActions.sendTo(t, card, t.trash(t.piece(card).owner()));
                }
            }
        }
        if (t.listeners().anyone(Kind.MIGHTY.ordinal())) {
            watchMight(t);
        }
    }

    /** 178.1.a.1.a of 2026-07: a gear that is a unit stays. */
    private static boolean isOnlyGear(RiftTable t, int card) {
        return t.def(card).isGear() && !t.def(card).isUnit();
    }

    private void trimFacedown(RiftTable t) {
        for (int b = 0; b < t.battlefields().count(); b++) {
            if (FacedownZones.excess(t, b) > 0) {
                t.push(new TrimFacedown(b));
                return;
            }
        }
    }

    /** 709: a unit becomes Mighty when its Might changes from less than 5 to 5 or more. */
    private static void watchMight(RiftTable t) {
        for (int card = t.nextUnit(0); card != Table.NONE; card = t.nextUnit(card + 1)) {
            if (t.isUnitOnBoard(card)) {
                boolean now = t.isMighty(card);
                boolean before = t.is(card, Flag.WAS_MIGHTY);
                if (now != before) {
                    t.set(card, Flag.WAS_MIGHTY, now);
                    if (now) {
                        t.emit(new RiftEvent.BecameMighty(card));
                    }
                }
            }
        }
    }

    /** 322.6, 322.7, with the readings for contests that lost their cause. */
    private void stage(RiftTable t) {
        for (int b = 0; b < t.battlefields().count(); b++) {
            t.battlefields().stage(b, Staged.NOTHING);
            int contester = t.battlefields().contester(b);
            if (contester == Table.NONE || t.fight().showdown() == b || t.fight().combat() == b) {
                continue;
            }
            int there = t.occupants(b);
            if (Control.areOpposed(t, there)) {
                t.battlefields().stage(b, Staged.COMBAT);
            } else if (there == 0) {
                t.setContester(b, Table.NONE);
                t.setBattlefieldController(b, Table.NONE);
            } else if (t.battlefields().controller(b) == Table.NONE) {
                t.battlefields().stage(b, Staged.SHOWDOWN);
            } else if ((there >> t.battlefields().controller(b) & 1) != 0) {
                t.setContester(b, Table.NONE);
            } else {
                t.setBattlefieldController(b, Table.NONE);
                t.battlefields().stage(b, Staged.SHOWDOWN);
            }
        }
    }

    /**
     * What is contested and has a unit of who contested it has a showdown staged, and a combat where opponents stand; a showdown that goes on
     * there need not be staged again, nor a combat. A contest that has lost its cause is over, and whoever is left contests anew.
     */
    private void stageContested(RiftTable t) {
        for (int b = 0; b < t.battlefields().count(); b++) {
            t.battlefields().stage(b, Staged.NOTHING);
            int contester = t.battlefields().contester(b);
            if (contester == Table.NONE || t.fight().combat() == b) {
                continue;
            }
            int there = t.occupants(b);
            int controller = t.battlefields().controller(b);
            if (t.fight().showdown() == b) {
                t.battlefields().stage(b, Control.areOpposed(t, there) ? Staged.COMBAT : Staged.NOTHING);
            } else if (controller != Table.NONE && t.friends(controller, contester)
                    && (there >> controller & 1) != 0) {
                        t.setContester(b, Table.NONE);
                    } else
                if ((there >> contester & 1) != 0) {
                    t.battlefields().stage(b, Control.areOpposed(t, there) ? Staged.COMBAT : Staged.SHOWDOWN);
                } else {
                    t.setContester(b, Table.NONE);
                    Contest.byWhoeverIsThere(t, b);
                }
        }
    }

    private void turnShowdown(RiftTable t) {
        int b = t.fight().showdown();
        if (b != Table.NONE && t.fight().combat() == Table.NONE && !t.isClosed()
                && t.battlefields().staged(b) == Staged.COMBAT) {
            t.battlefields().stage(b, Staged.NOTHING);
            Combat.take(t, b);
            t.push(PlaceTriggers.ofCombat());
        }
    }

    private void finalizePending(RiftTable t) {
        if (t.chain().waitingCount() > 0) {
            t.push(new PlaceTriggers());
            again();
            return;
        }
        ChainItem pending = t.chain().oldestPending();
        if (pending != null) {
            t.push(new Finalize(pending));
            again();
        }
    }

    private void repeat(RiftTable t) {
        if (t.cleanupWanted()) {
            goTo(VICTORY);
        }
    }

    /** 322.9, 322.10: showdowns before combats; the turn player picks among several. */
    private void chooseWhereToBegin(RiftTable t) {
        t.answer(Option.of(Choice.BATTLEFIELD, Table.NONE, 0, 0));
        if (!t.isNeutralOpen() || t.phase() == cardinal.riftbound.table.Phase.SETUP) {
            return;
        }
        Staged first =
                any(t, Staged.SHOWDOWN) ? Staged.SHOWDOWN : any(t, Staged.COMBAT) ? Staged.COMBAT : Staged.NOTHING;
        if (first == Staged.NOTHING) {
            return;
        }
        Prompt prompt = t.ask(t.decider(), first == Staged.SHOWDOWN ? "322.9" : "322.10", Ask.CHOOSE, Purpose.PLACE);
        for (int b = 0; b < t.battlefields().count(); b++) {
            if (t.battlefields().staged(b) == first) {
                prompt.add(Choice.BATTLEFIELD, b);
            }
        }
    }

    private static boolean any(RiftTable t, Staged what) {
        for (int b = 0; b < t.battlefields().count(); b++) {
            if (t.battlefields().staged(b) == what) {
                return true;
            }
        }
        return false;
    }

    private void begin(RiftTable t) {
        int b = Option.a(t.answer());
        if (b == Table.NONE) {
            return;
        }
        Staged what = t.battlefields().staged(b);
        t.battlefields().stage(b, Staged.NOTHING);
        t.push(what == Staged.SHOWDOWN ? new Showdown(b, false) : new Combat(b));
    }

    /** The rules ask, whatever is carried out below. */
    @Override
    protected Cause cause(RiftTable t) {
        return Cause.RULES;
    }

    @Override
    public String asks(Wording words) {
        return any(words.table(), Staged.SHOWDOWN) ? "Where does the next showdown begin?"
                : "Where does the next combat begin?";
    }
}
