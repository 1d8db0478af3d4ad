package cardinal.riftbound.flow;

import cardinal.kernel.Prompt;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.rules.Targeting;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.ModeChosen;
import cardinal.riftbound.table.RiftTable;
import java.util.List;

/** 352: what is offered and told of the choices for an item on the chain. */
final class ChoicesMade {
    private ChoicesMade() {
    }

    /** 352.1, 390.1: the modes that have legal choices. */
    static void offerModes(RiftTable t, Prompt prompt, ChainItem item, Targeting.Pricing price, List<Cost> costs) {
        int hiddenAt = item.is(ChainItem.FROM_HIDDEN) ? item.place() : Table.NONE;
        for (int i = 0; i < item.program().modeCount(); i++) {
            if (!Targeting.isStale(t, item.program(), i, item.source(), item.batch()) && Targeting.choicesExist(t,
                    item.program().mode(i), Targeting.scope(t, item), hiddenAt, item.card(), price, costs)) {
                prompt.add(Choice.MODE, i);
            }
        }
        if (prompt.size() == 0) {
            prompt.add(Choice.DECLINE);
        }
    }

    /** A mode was chosen, where that is asked later. */
    static void note(RiftTable t, ChainItem item, int mode) {
        boolean distinct = item.program().wantsDistinctModes();
        if (distinct || item.program().wantsFreshModes()) {
            t.enforce(RiftTable.THIS_TURN, item.controller(), item.source(), item.source(),
                    new ModeChosen(item.program(), mode, distinct ? item.batch() : Table.NONE));
        }
    }

    /** 355.3: what was done is undone, so the card is where it was played from. */
    static void takeBack(RiftTable t, ChainItem item) {
        int card = item.card();
        GameActions.sendTo(t, card, item.origin() == Table.NONE ? t.nowhere() : item.origin());
        if (t.onBoard(card)) {
            t.put(card, t.piece(card).withController(item.controller()));
        }
    }
}
