package cardinal.evolve.table;

import cardinal.evolve.ability.Zone;
import cardinal.kernel.Piece;
import cardinal.kernel.Table;

/** 5.15, 14.2.1: the cards of evolve zones, race zones and newer ones that are linked to cards on the field. */
final class Links {
    /** A card with one of these is linked to cards of other zones. */
    private static final int LINKED = Flag.EVOLVED | Flag.SERVED | Flag.RIDDEN | Flag.EQUIPPED;

    private Links() {
    }

    /** A card has gone to another zone: what was linked to it there, or what it covered. */
    static void relocated(EvolveTable t, int card, Piece before, Zone to) {
        Zone from = Zone.at(before.zone());
        if (from == Zone.FIELD && to != Zone.FIELD && before.is(LINKED)) {
            end(t, card);
        }
        if (from == Zone.EVOLVE_ZONE && to != Zone.EVOLVE_ZONE && before.host() != Table.NONE) {
            uncover(t, before.host());
        }
    }

    /** The card in zones of this kind that was linked to a card last (11.6.2), or NONE. */
    static int latest(EvolveTable t, int card, Zone kind) {
        int latest = Table.NONE;
        for (int seat = 0; seat < 2; seat++) {
            int zone = kind.of(seat);
            for (int i = 0; i < t.size(zone); i++) {
                int c = t.cardAt(zone, i);
                if (t.piece(c).host() == card
                        && (latest == Table.NONE || t.piece(c).since() > t.piece(latest).since())) {
                    latest = c;
                }
            }
        }
        return latest;
    }

    /** 5.15.4, 14.2.1.3: links end as soon as the card has left the field. */
    static void end(EvolveTable t, int card) {
        for (int seat = 0; seat < 2; seat++) {
            for (Zone kind : Zone.LINKING) {
                int zone = kind.of(seat);
                for (int i = 0; i < t.size(zone); i++) {
                    int linked = t.cardAt(zone, i);
                    if (t.piece(linked).host() == card) {
                        t.put(linked, t.piece(linked).withHost(Table.NONE));
                    }
                }
            }
        }
    }

    /** The card over it went away: it is what is printed on it again, unless another one is linked to it. */
    static void uncover(EvolveTable t, int host) {
        if (t.piece(host).is(Flag.EVOLVED) && t.evolvedCard(host) == Table.NONE) {
            t.put(host, t.piece(host).with(Flag.EVOLVED, false));
        }
        t.faceChanged(host);
    }
}
