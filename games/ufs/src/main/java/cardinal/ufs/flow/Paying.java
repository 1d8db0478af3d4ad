package cardinal.ufs.flow;

import cardinal.kernel.Frame;
import cardinal.kernel.Steps;
import cardinal.ufs.program.Program;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.UfsTable;

/** J.1.4.1: a cost inside an effect; its events happen as one when it is paid (E.4.3 to E.4.5). */
final class Paying extends Frame<UfsTable> implements Asker {
    static final Steps<Paying, UfsTable> STEPS = Steps.<Paying, UfsTable>of(Paying.class)
            .then("E.4.4", Paying::pay)
            .then("E.4.5", Paying::release)
            .then("J.1.4.1", Paying::report);

    private final Program costs;
    private Bindings bindings;
    /** Whether all of it could be paid. */
    private boolean paid;

    Paying(UfsTable t, Program costs, Bindings bindings) {
        super(t.edition().steps(STEPS));
        this.costs = costs;
        this.bindings = bindings;
        paid = true;
    }

    private void pay(UfsTable t) {
        t.hold();
        t.push(new Effect(t, costs, bindings, Effect.Role.COST));
    }

    @Override
    public void carriedOut(Bindings now, boolean inFull) {
        bindings = now;
        paid = inFull;
    }

    private void release(UfsTable t) {
        t.release();
    }

    private void report(UfsTable t) {
        ((Asker) t.below(this)).carriedOut(bindings, paid);
    }
}
