package cardinal.riftbound.flow;

import cardinal.kernel.Frame;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Would;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.rules.Scope;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Targets;

/** 369.3, 370.1.b.1 of 2026-07: a permanent enters, and with that is done what its text says "as" it enters; then it has been played. */
final class Arrival extends Frame<RiftTable> implements Acting {
    static final Steps<Arrival, RiftTable> STEPS = Steps.<Arrival, RiftTable>of(Arrival.class)
            .then("356.2", Arrival::next)
            .then("356.2", Arrival::played);

    private final ChainItem item;
    /** Which of its replacements is looked at next. */
    private int number;

    private Arrival(ChainItem item) {
        super(STEPS);
        this.item = item;
    }

    /** Whether anything is done as it enters; if not, nothing is begun. */
    static boolean isReplaced(RiftTable t, ChainItem item) {
        for (CardDef.Replacement r : t.def(item.card()).replacements()) {
            if (r.ability().would() instanceof Would.Enter) {
                t.push(new Arrival(item));
                return true;
            }
        }
        return false;
    }

    private void next(RiftTable t) {
        CardDef.Replacement[] printed = t.def(item.card()).replacements();
        while (number < printed.length) {
            CardDef.Replacement one = printed[number];
            boolean applies = one.ability().would() instanceof Would.Enter
                    && Replaceable.isInForce(t, one, number, item.card());
            number++;
            if (applies) {
                again();
                t.push(Effect.instead(new ChainItem(t.chain().newId(), Table.NONE, t.ref(item.card()), one.program(),
                        item.controller(), ChainItem.TRIGGERED, Targets.NONE, Scope.hereOf(t, item.card()), null, 0, 0),
                        true));
                return;
            }
        }
    }

    private void played(RiftTable t) {
        Entering.played(t, item);
    }

    @Override
    public int actor() {
        return item.controller();
    }
}
