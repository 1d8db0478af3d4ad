package cardinal.ufs.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Steps;
import cardinal.ufs.card.Property;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.Expiry;
import cardinal.ufs.table.UfsTable;
import java.util.List;

/** J.3.4.2: a player with several definitions of one value says which one is applied last, and so counts. */
final class OrderDefinitions extends Frame<UfsTable> {
    private static final Steps<OrderDefinitions, UfsTable> STEPS =
            Steps.<OrderDefinitions, UfsTable>of(OrderDefinitions.class)
                    .then("J.3.4.2", OrderDefinitions::offer)
                    .then("J.3.4.2", OrderDefinitions::take);

    private final int seat;
    private final Ref card;
    private final Property property;
    /** The cards that define the value. */
    private final List<Ref> among;

    OrderDefinitions(UfsTable t, int seat, Ref card, Property property, List<Ref> among) {
        super(t.edition().steps(STEPS));
        this.seat = seat;
        this.card = card;
        this.property = property;
        this.among = among;
    }

    private void offer(UfsTable t) {
        Prompt prompt = t.ask(seat, "J.3.4.2", Ask.ORDER, Purpose.ORDER_EFFECTS);
        for (int i = 0; i < among.size(); i++) {
            prompt.add(Choice.EFFECT, i, among.get(i).card(), 0);
        }
    }

    private void take(UfsTable t) {
        Ref last = among.get(Option.a(t.answer()));
        t.enforce(Expiry.TURN, seat, last, card, new Effects.LastDefinition(property, among, last));
        t.demandAttention();
    }

    @Override
    protected Cause cause(UfsTable t) {
        return Cause.RULES;
    }
}
