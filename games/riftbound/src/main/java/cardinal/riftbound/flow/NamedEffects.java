package cardinal.riftbound.flow;

import cardinal.kernel.Table;
import cardinal.riftbound.ability.TriggerName;
import cardinal.riftbound.rules.Filters;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;
import java.util.List;

/** 383.4.g of 2026-07: named triggered abilities of objects trigger, as if what their name says had just happened. */
public final class NamedEffects {
    private NamedEffects() {
    }

    /** Whether any of them did. */
    public static boolean activate(RiftTable t, int[] cards, TriggerName named) {
        int before = t.chain().waitingCount();
        for (int card : cards) {
            if (t.controller(card) != Table.NONE) {
                Triggers.activate(t, card, named, asIf(t, card, t.controller(card), named));
            }
        }
        return t.chain().waitingCount() > before;
    }

    /** 383.4.g.1: the named part of a condition, where the object is; what else a condition asks for must be true of it. */
    private static List<RiftEvent> asIf(RiftTable t, int card, int seat, TriggerName named) {
        int b = t.battlefieldOf(t.piece(card).zone());
        return switch (named) {
            case PLAY -> List.of(new RiftEvent.Played(card, seat, t.is(card, Flag.TOKEN), false,
                    t.players().played(seat), false));
            case CONQUER -> List.of(new RiftEvent.Conquered(seat, b, false, false));
            case HOLD -> List.of(new RiftEvent.Held(seat, b));
            case ATTACK -> List.of(new RiftEvent.Attacked(card, seat, b, Filters.isAlone(t, card)),
                    new RiftEvent.PlayerFought(card, seat, b, true));
            case DEFEND -> List.of(new RiftEvent.Defended(card, seat, b, Filters.isAlone(t, card)),
                    new RiftEvent.PlayerFought(card, seat, b, false));
        };
    }
}
