package cardinal.riftbound.rules;

import cardinal.kernel.Table;
import cardinal.riftbound.table.RiftTable;

/** 351: from which zones a player may play cards. */
final class PlayZones {
    private PlayZones() {
    }

    static boolean isPlayableFrom(RiftTable t, int seat, int card) {
        int zone = t.piece(card).zone();
        return zone == t.hand(seat) || zone == t.championZone(seat) || Flow.isPlayable(t, seat, card)
                || Links.mayPlay(t, seat, card)
                || t.facedownOf(zone) != Table.NONE && t.controller(card) == seat;
    }

    /** The same for a card of a zone that is looked at for what may be played from there: not everything in a trash or in banishment may. */
    static boolean isOpen(RiftTable t, int seat, int card, int zone) {
        return zone == t.trash(seat) ? Flow.isPlayable(t, seat, card)
                : zone != t.banishment(t.piece(card).owner()) || Links.mayPlay(t, seat, card);
    }
}
