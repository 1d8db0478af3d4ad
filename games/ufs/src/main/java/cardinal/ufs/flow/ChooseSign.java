package cardinal.ufs.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.InForce;
import cardinal.kernel.Option;
import cardinal.kernel.Purpose;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.ufs.rules.Amounts;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.UfsTable;
import java.util.List;

/** J.1.4, J.3.2.1.3: of "+2 or -2" for a check to come one is chosen when that check is made. Events wait until it is. */
public final class ChooseSign extends Frame<UfsTable> {
    private static final Step<ChooseSign, UfsTable> OFFER = ChooseSign::offer;
    private static final Steps<ChooseSign, UfsTable> STEPS = Steps.<ChooseSign, UfsTable>of(ChooseSign.class)
            .then("J.1.4", OFFER)
            .then("J.1.4", ChooseSign::take);

    /** The effects of which it is still to be said. */
    private List<InForce> open;

    ChooseSign(UfsTable t, List<InForce> open) {
        super(t.edition().steps(STEPS));
        this.open = List.copyOf(open);
    }

    /** By how much the check changes, up or down. */
    public int amount(UfsTable t) {
        Effects.CheckChange c = (Effects.CheckChange) open.getFirst().what();
        return Amounts.of(t, c.bindings(), c.modify().amount());
    }

    private void offer(UfsTable t) {
        t.ask(open.getFirst().controller(), "J.1.4", Ask.NUMBER, Purpose.AMOUNT).add(Choice.NUMBER, 0)
                .add(Choice.NUMBER, 1);
    }

    private void take(UfsTable t) {
        CheckChanges.decide(t, (Check) t.below(this), open.getFirst(), Option.a(t.answer()) == 1);
        open = open.subList(1, open.size());
        if (open.isEmpty()) {
            t.release();
        } else {
            goTo(OFFER);
        }
    }

    @Override
    protected Cause cause(UfsTable t) {
        Effects.CheckChange c = (Effects.CheckChange) open.getFirst().what();
        return new Cause(open.getFirst().source(), c.bindings().ability(), c.modify(), null);
    }
}
