package cardinal.riftbound.flow;

import cardinal.kernel.Frame;
import cardinal.kernel.Steps;
import cardinal.riftbound.rules.GameActions;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Kind;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;

/** 336, 356.3.d, 394.5: an item resolves: its instructions are carried out, then it leaves the chain. */
public final class Resolve extends Frame<RiftTable> {
    static final Steps<Resolve, RiftTable> STEPS = Steps.<Resolve, RiftTable>of(Resolve.class)
            .then("336.1", Resolve::execute)
            .then("356.3.d", Resolve::leaveChain);

    private final ChainItem item;

    public Resolve(ChainItem item) {
        super(STEPS);
        this.item = item;
    }

    private void execute(RiftTable t) {
        t.note("336.1", item.controller(), item.source().card(), "resolves");
        t.beginResolving();
        t.push(new Effect(item));
    }

    private void leaveChain(RiftTable t) {
        t.endResolving();
        t.removeItem(item.id());
        if (item.isAbility()) {
            return;
        }
        int card = item.card();
        if (t.piece(card).zone() == t.chainZone()) {
            GameActions.sendTo(t, card, t.trash(t.piece(card).owner()));
        }
        t.notePlayed(item.controller());
        if (t.cares(Kind.PLAYED)) {
            t.emit(new RiftEvent.Played(card, item.controller(), false, item.is(ChainItem.FROM_HIDDEN), t.played(item.controller()),
                    item.is(ChainItem.PAID_EXTRA)));
        }
    }
}
