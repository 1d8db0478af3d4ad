package cardinal.evolve.table;

import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.CardType;
import cardinal.evolve.program.CardDef;
import cardinal.kernel.Identity;
import cardinal.kernel.Piece;
import cardinal.kernel.Privacy;
import cardinal.kernel.Table;
import cardinal.kernel.ZoneSpec;
import java.util.ArrayList;
import java.util.List;

/** 4: the zones as the kernel knows them, and what a card keeps when it goes from one to another. */
final class Places {
    static final List<ZoneSpec> SPECS = specs();

    private Places() {
    }

    private static List<ZoneSpec> specs() {
        List<ZoneSpec> list = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++) {
            for (Zone z : Zone.values()) {
                if (z.ordinal() < Zone.PER_SEAT) {
                    list.add(new ZoneSpec(z.title(), seat, z.privacy(), z.isOrdered()));
                }
            }
        }
        for (Zone z : Zone.values()) {
            if (z.ordinal() >= Zone.PER_SEAT) {
                list.add(new ZoneSpec(z.title(), Table.NONE, z.privacy(), z.isOrdered()));
            }
        }
        return List.copyOf(list);
    }

    /**
     * 4.1.4: a card that changes zones is a new card without its effects. Except: from field to field it stays what it was
     * (5.21.2, 10.9.2); effects go along from the EX area onto the field (4.8.3.3), from the EX area to the resolution zone (10.6.2.1.3)
     * and from there onto the field (10.6.2.8.1.1).
     */
    static int kept(int from, int to, int reason) {
        Zone a = Zone.at(from);
        Zone b = Zone.at(to);
        if (a == Zone.FIELD && b == Zone.FIELD || a == b) {
            return Identity.ALL & ~Identity.CONTROLLER;
        }
        boolean carried = a == Zone.EX && (b == Zone.FIELD || b == Zone.RESOLUTION)
                || a == Zone.RESOLUTION && b == Zone.FIELD;
        return (carried ? Identity.EFFECTS : 0) | (b == Zone.RESOLUTION ? Identity.CONTROLLER : 0);
    }

    /** 4.2.3: cards lie faceup in public zones unless something says otherwise; the evolve deck is its owner's to look at. */
    static Privacy privacy(Piece piece, ZoneSpec zone) {
        if (piece.is(Flag.FACE_DOWN)) {
            return Privacy.SECRET;
        }
        return piece.is(Flag.FACE_UP | Flag.REVEALED) ? Privacy.PUBLIC : zone.privacy();
    }

    /** 6.1: the deck that a card is dealt from, or NONE. */
    static int heapOf(CardDef def) {
        return def.isToken() || def.type() == CardType.LEADER ? Table.NONE
                : (def.data().isEvolveDeckCard() ? Zone.EVOLVE_DECK : Zone.DECK).ordinal();
    }

    /** 2.15.2.1, 2.15.3 of version 1.24.1: the side that evolves lies up in the evolve zone, elsewhere it is the first one. */
    private static Piece side(Piece p, CardPool pool) {
        return ((CardDef) p.face()).data().isDoubleSided() && Zone.at(p.zone()) != Zone.EVOLVE_ZONE
                ? p.withFace(pool.sideOne((CardDef) p.face())) : p;
    }

    /** 3.1.2: whose zone it is controls the card; 8.4.2.1: it is new on that field. */
    static Piece arriving(Piece before, Piece after, ZoneSpec zone, int reason, CardPool pool) {
        Piece p = side(after, pool).withController(zone.seat() == Table.NONE ? before.controller() : zone.seat());
        return switch (Zone.at(after.zone())) {
            case FIELD -> p.with(Flag.NEW, true).with(Flag.FACE_DOWN, (reason & Movement.FACEDOWN) != 0);
            case EVOLVE_DECK -> Movement.of(reason) == Movement.PREPARE ? p : p.with(Flag.FACE_UP, true);
            case BANISHED -> p.with(Flag.FACE_DOWN, (reason & Movement.FACEDOWN) != 0);
            default -> p;
        };
    }
}
