package cardinal.ufs.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Steps;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;

/** J.3.3.1.1: a player applies their modifiers in the order of their choosing; asked where the order can matter. */
final class OrderModifiers extends Frame<UfsTable> implements Ordering {
    private static final Steps<OrderModifiers, UfsTable> STEPS =
            Steps.<OrderModifiers, UfsTable>of(OrderModifiers.class)
                    .then("J.3.3.1.1", OrderModifiers::offer)
                    .then("J.3.3.1.1", OrderModifiers::take);

    private final int seat;
    /** The modifiers whose order is chosen. */
    private final List<Settling.Due> due;

    OrderModifiers(UfsTable t, int seat, List<Settling.Due> due) {
        super(t.edition().steps(STEPS));
        this.seat = seat;
        this.due = due;
    }

    /** The modifiers of one card that depend on each other's order, or none. */
    static List<Settling.Due> needed(List<Settling.Due> due) {
        for (int i = 0; i < due.size(); i++) {
            List<Settling.Due> together = new ArrayList<>(0);
            for (int k = 0; k < due.size(); k++) {
                if (k != i && due.get(k).card() == due.get(i).card()
                        && due.get(k).touched().dependsOn(due.get(i).touched())) {
                    together.add(due.get(k));
                }
            }
            if (!together.isEmpty()) {
                together.addFirst(due.get(i));
                return List.copyOf(together);
            }
        }
        return List.of();
    }

    private void offer(UfsTable t) {
        Prompt prompt = t.ask(seat, "J.3.3.1.1", Ask.ORDER, Purpose.ORDER_EFFECTS);
        for (int i = 0; i < due.size(); i++) {
            prompt.add(Choice.EFFECT, i, due.get(i).by().source().card(), 0);
        }
    }

    /** The one that goes first; what is left is settled after that. */
    private void take(UfsTable t) {
        t.demandAttention();
        Settling.apply(t, due.get(Option.a(t.answer())));
    }

    @Override
    public Bindings effect(UfsTable t, int place) {
        return due.get(place).by();
    }

    @Override
    protected Cause cause(UfsTable t) {
        return Cause.RULES;
    }
}
