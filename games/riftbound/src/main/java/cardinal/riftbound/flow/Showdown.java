package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Remark;
import cardinal.kernel.Round;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Trigger;
import cardinal.riftbound.rules.Legal;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.RiftTable;

/** 337 to 345: players with focus play in turn until all have passed in sequence. */
final class Showdown extends Frame<RiftTable> implements Asking {
    private static final Step<Showdown, RiftTable> SETTLE = Showdown::settle;
    private static final Step<Showdown, RiftTable> OFFER = Showdown::offerFocus;
    private static final Step<Showdown, RiftTable> CLEAN_UP = Showdown::cleanUp;
    static final Steps<Showdown, RiftTable> STEPS = Steps.<Showdown, RiftTable>of(Showdown.class)
            .then("341", Showdown::begin)
            .then("342", Showdown::initialChain)
            .then("343", SETTLE)
            .then("344", OFFER)
            .then("344.3", Showdown::takeAnswer)
            .then("344.3.a.1", CLEAN_UP)
            .then("345", Showdown::close);

    private final int battlefield;
    /** Whether it began as the first step of a combat; it may have become one since. */
    private final boolean inCombat;
    /** Who has Focus, and who has passed. */
    private Round round;
    /** Whether a chain has run since Focus was last passed on (344). */
    private boolean chainRan;

    public Showdown(int battlefield, boolean inCombat) {
        super(STEPS);
        this.battlefield = battlefield;
        this.inCombat = inCombat;
        round = Round.startingWith(0);
    }

    private void begin(RiftTable t) {
        int seat = t.battlefields().contester(battlefield);
        round = Round.startingWith(seat);
        t.note(Remark.Topic.PHASE, "341", seat, t.battlefields().card(battlefield), "has focus in the showdown at");
        if (!inCombat) {
            Combat.tell(t, battlefield, Trigger.Battle.When.SHOWDOWN_BEGINS);
            t.setShowdown(battlefield);
            t.setFocus(seat);
        }
    }

    /** 342.1, 438.1.b: the triggers of the beginning combat; focus does not pass after them (343.1). */
    private void initialChain(RiftTable t) {
        if (inCombat && t.chain().waitingCount() > 0) {
            t.push(PlaceTriggers.ofCombat());
            again();
            return;
        }
        if (t.fight().showdown() == Table.NONE) {
            t.setShowdown(battlefield);
            t.setFocus(round.seat());
        }
        if (t.cleanupWanted()) {
            t.push(new Cleanup(Cleanup.NORMAL));
            again();
        } else if (t.isClosed()) {
            t.push(new ChainRun());
            again();
        }
    }

    /** 343: when the last item of a chain has resolved focus passes to the next player. */
    private void settle(RiftTable t) {
        if (t.cleanupWanted()) {
            t.push(new Cleanup(Cleanup.NORMAL));
            again();
        } else if (t.isClosed()) {
            chainRan |= t.edition().focusPassesAfterEveryChain();
            t.push(new ChainRun());
            again();
        } else if (chainRan) {
            chainRan = false;
            round = round.acted(t.nextSeat(round.seat()));
            t.setFocus(round.seat());
        }
    }

    /** 652.5.b.2: when a player has left, everybody left may have passed, and the board is put in order first. */
    private void offerFocus(RiftTable t) {
        if (round.isComplete(t)) {
            goTo(CLEAN_UP);
            return;
        }
        if (t.cleanupWanted()) {
            goTo(SETTLE);
            return;
        }
        Prompt prompt = t.ask(round.seat(), "344", Ask.ACT, Purpose.RESPOND);
        prompt.add(Choice.PASS);
        Legal.offerUses(t, prompt, round.seat());
    }

    private void takeAnswer(RiftTable t) {
        if (Option.kind(t.answer()) != Choice.PASS) {
            chainRan = !Uses.begin(t, round.seat());
            goTo(SETTLE);
            return;
        }
        t.note(Remark.Topic.PASS, "344.3", round.seat(), Table.NONE, "passes focus");
        round = round.pass(t);
        if (!round.isComplete(t)) {
            t.setFocus(round.seat());
            goTo(OFFER);
        }
    }

    private void cleanUp(RiftTable t) {
        if (t.cleanupWanted()) {
            t.push(new Cleanup(Cleanup.NORMAL));
        }
    }

    private void close(RiftTable t) {
        t.setFocus(Table.NONE);
        t.setShowdown(Table.NONE);
        t.note(Remark.Topic.PHASE, "345", Table.NONE, t.battlefields().card(battlefield), "The showdown at {} ends");
        if (!inCombat && hasBecomeCombat(t)) {
            t.push(Combat.afterShowdown(battlefield));
        } else if (!inCombat) {
            Control.afterShowdown(t, battlefield);
        }
    }

    private boolean hasBecomeCombat(RiftTable t) {
        return t.fight().combat() == battlefield;
    }

    /**
     * 652.5.b.1: focus passes to the next player; a chain that ends because its items were countered (652.4) passes it no
     * further, but whoever passed before has to pass again (344.3.a).
     */
    @Override
    protected void seatLeft(int seat, RiftTable t) {
        round = round.without(seat, t);
        if (t.fight().focus() == seat) {
            t.setFocus(round.seat());
            if (chainRan && !t.isClosed()) {
                chainRan = false;
                round = round.acted(round.seat());
            }
        }
    }

    /** The rules ask, whatever is carried out below. */
    @Override
    protected Cause cause(RiftTable t) {
        return Cause.RULES;
    }

    @Override
    public String asks(Wording words) {
        return (inCombat || hasBecomeCombat(words.table()) ? "Combat at " : "Showdown at ")
                + Wording.battlefield(battlefield)
                + ": play something, or pass";
    }
}
