package cardinal.riftbound.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Remark;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.rules.AppliedCosts;
import cardinal.riftbound.rules.Movement;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.Newer;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;
import java.util.List;
import java.util.stream.Stream;

/** 141: units exhaust to move; several may go together to one destination (141.3). */
final class StandardMove extends Frame<RiftTable> implements Acting, Asking {
    private static final Step<StandardMove, RiftTable> ASK = StandardMove::ask;
    private static final Step<StandardMove, RiftTable> PAY = StandardMove::pay;
    static final Steps<StandardMove, RiftTable> STEPS = Steps.<StandardMove, RiftTable>of(StandardMove.class)
            .then("141.3", ASK)
            .then("141.3.a", StandardMove::take)
            .then(Newer.clause("204.4.b"), PAY)
            .then("141.3.c", StandardMove::go);

    private final int seat;
    /** The destination. */
    private final int to;
    /** Whether it has been said which units move. */
    private final boolean named;
    /** The units that move together. */
    private Targets units;
    /** 204.4.c of 2026-07: what must be paid for it is not. */
    private boolean declined;

    StandardMove(int seat, int to) {
        this(seat, to, Targets.NONE.open(), false);
    }

    private StandardMove(int seat, int to, Targets units, boolean named) {
        super(STEPS);
        this.seat = seat;
        this.to = to;
        this.units = units;
        this.named = named;
    }

    /** One unit alone; where that is to be paid for, as a procedure. */
    static void one(RiftTable t, int unit, int to) {
        if (!AppliedCosts.ofMoves(t, t.controller(unit), to, 1).isNothing()) {
            t.push(new StandardMove(t.controller(unit), to, Targets.NONE.open().add(t.ref(unit)), true));
            return;
        }
        t.set(unit, Flag.EXHAUSTED, true);
        go(t, "141", t.controller(unit), unit, to);
    }

    private static void go(RiftTable t, String clause, int seat, int unit, int to) {
        tell(t, clause, seat, unit, to);
        if (GameActions.move(t, unit, to, seat)) {
            Contest.arrives(t, unit);
        }
    }

    private static void tell(RiftTable t, String clause, int seat, int unit, int to) {
        if (t.isRead()) {
            t.note(Remark.Topic.MOVE, clause, seat, unit, "moves {} to " + t.placeName(to));
        }
    }

    /** Units are added in the order of their numbers, so that each group is offered once. */
    private void ask(RiftTable t) {
        if (named) {
            goTo(PAY);
            return;
        }
        int chosen = units.slot(0).length;
        int after = chosen == 0 ? -1 : units.slot(0)[chosen - 1].card();
        Prompt prompt = t.ask(seat, "141.3", Ask.CHOOSE, Purpose.MOVE);
        if (chosen >= 2) {
            prompt.add(Choice.DONE);
        }
        int candidates = 0;
        for (int card = after + 1; card < t.pieceCount(); card++) {
            if (mayJoin(t, card)) {
                candidates++;
            }
        }
        int missing = Math.max(0, 2 - chosen - 1);
        for (int card = after + 1; card < t.pieceCount() && candidates > missing; card++) {
            if (mayJoin(t, card)) {
                prompt.add(Choice.PICK, card);
                candidates--;
            }
        }
    }

    private boolean mayJoin(RiftTable t, int card) {
        return t.controller(card) == seat && t.isUnitOnBoard(card) && !t.is(card, Flag.EXHAUSTED)
                && Movement.mayStandardMove(t, card, to)
                && AppliedCosts.canPayForMoves(t, seat, to, units.slot(0).length + 1, Table.NONE);
    }

    private void take(RiftTable t) {
        if (Option.kind(t.answer()) == Choice.PICK) {
            units = units.add(t.ref(Option.a(t.answer())));
            goTo(ASK);
            if (units.slot(0).length >= 2 && !anyMore(t)) {
                goTo(PAY);
            }
        }
    }

    private boolean anyMore(RiftTable t) {
        int last = units.slot(0)[units.slot(0).length - 1].card();
        for (int card = last + 1; card < t.pieceCount(); card++) {
            if (mayJoin(t, card)) {
                return true;
            }
        }
        return false;
    }

    /** 204.4.b of 2026-07: as the action is performed, without the chain. */
    private void pay(RiftTable t) {
        Price price = AppliedCosts.ofMoves(t, seat, to, units.slot(0).length);
        if (!price.isNothing()) {
            t.push(Payment.applied(seat, price, named ? units.slot(0)[0].card() : Table.NONE));
        }
    }

    void declined() {
        declined = true;
    }

    /** 141.3.c: the costs are paid together, and the units move as one; not those that were exhausted to pay for something else. */
    private void go(RiftTable t) {
        List<Ref> movers = declined ? List.of()
                : Stream.of(units.slot(0)).filter(unit -> t.isSame(unit) && !t.is(unit.card(), Flag.EXHAUSTED))
                        .toList();
        for (Ref unit : movers) {
            t.set(unit.card(), Flag.EXHAUSTED, true);
        }
        t.hold();
        for (Ref unit : movers) {
            go(t, "141.3", seat, unit.card(), to);
        }
        t.release();
    }

    @Override
    public int actor() {
        return seat;
    }

    /** The rules ask, whatever is carried out below. */
    @Override
    protected Cause cause(RiftTable t) {
        return Cause.RULES;
    }

    @Override
    public String asks(Wording words) {
        return "Choose units to move to " + words.place(to) + " (" + units.slot(0).length + " so far)";
    }
}
