package cardinal.riftbound.table;

import cardinal.kernel.Identity;
import cardinal.kernel.Privacy;
import cardinal.kernel.Table;
import cardinal.kernel.ZoneSpec;
import java.util.ArrayList;
import java.util.List;

/** 105 to 107: the zones, as numbers, with who may see them (127). Board zones come last. */
final class Places {
    /** Per seat. */
    static final int DECK = 0;
    static final int RUNE_DECK = 1;
    static final int HAND = 2;
    static final int TRASH = 3;
    static final int BANISHMENT = 4;
    static final int CHAMPION = 5;
    static final int LEGEND = 6;
    static final int BASE = 7;
    private static final int PER_SEAT = 8;

    private final int seats;
    private final int battlefields;
    private final int boardFrom;
    private final List<ZoneSpec> specs;
    private final long boardMask;
    private final long locations;

    Places(int seats, int battlefields) {
        this.seats = seats;
        this.battlefields = battlefields;
        List<ZoneSpec> list = new ArrayList<>();
        for (int s = 0; s < seats; s++) {
            list.add(new ZoneSpec("deck", s, Privacy.SECRET, true));
            list.add(new ZoneSpec("rune deck", s, Privacy.SECRET, true));
            list.add(new ZoneSpec("hand", s, Privacy.OWNER, false));
            list.add(new ZoneSpec("trash", s, Privacy.PUBLIC, false));
            list.add(new ZoneSpec("banishment", s, Privacy.PUBLIC, false));
            list.add(new ZoneSpec("champion zone", s, Privacy.PUBLIC, false));
            list.add(new ZoneSpec("legend zone", s, Privacy.PUBLIC, false));
            list.add(new ZoneSpec("base", s, Privacy.PUBLIC, false));
        }
        list.add(new ZoneSpec("chain", Table.NONE, Privacy.PUBLIC, true));
        list.add(new ZoneSpec("out of the game", Table.NONE, Privacy.SECRET, false));
        boardFrom = list.size();
        list.add(new ZoneSpec("battlefield zone", Table.NONE, Privacy.PUBLIC, true));
        for (int b = 0; b < battlefields; b++) {
            list.add(new ZoneSpec("battlefield " + (b + 1), Table.NONE, Privacy.PUBLIC, false));
        }
        for (int b = 0; b < battlefields; b++) {
            list.add(new ZoneSpec("facedown " + (b + 1), Table.NONE, Privacy.CONTROLLER, false));
        }
        specs = List.copyOf(list);
        boardMask = -1L << boardFrom & (1L << list.size()) - 1 | everySeat(LEGEND) | everySeat(BASE);
        locations = battlefieldMask() | everySeat(BASE);
    }

    List<ZoneSpec> specs() {
        return specs;
    }

    int of(int seat, int kind) {
        return seat * PER_SEAT + kind;
    }

    int chain() {
        return seats * PER_SEAT;
    }

    int nowhere() {
        return seats * PER_SEAT + 1;
    }

    int battlefieldZone() {
        return boardFrom;
    }

    int battlefield(int b) {
        return boardFrom + 1 + b;
    }

    int facedown(int b) {
        return boardFrom + 1 + battlefields + b;
    }

    /** The number of the battlefield this zone is the location of, or NONE. */
    int battlefieldOf(int zone) {
        int b = zone - boardFrom - 1;
        return b >= 0 && b < battlefields ? b : Table.NONE;
    }

    int facedownOf(int zone) {
        int b = zone - boardFrom - 1 - battlefields;
        return b >= 0 && b < battlefields ? b : Table.NONE;
    }

    boolean isBase(int zone) {
        return zone < seats * PER_SEAT && zone % PER_SEAT == BASE;
    }

    /** 106: bases, the battlefield zone, battlefields, facedown zones and legend zones are the board. */
    boolean isBoard(int zone) {
        return zone >= boardFrom || zone < seats * PER_SEAT && zone % PER_SEAT >= LEGEND;
    }

    /** Zones as bits: everywhere units, gear and runes can be on the board. */
    long locations() {
        return locations;
    }

    /** The zones of {@link #isBoard}. */
    long boardMask() {
        return boardMask;
    }

    long battlefieldMask() {
        return ((1L << battlefields) - 1) << (boardFrom + 1);
    }

    long facedownMask() {
        return ((1L << battlefields) - 1) << (boardFrom + 1 + battlefields);
    }

    /** The same zone of every seat. */
    long everySeat(int kind) {
        long mask = 0;
        for (int s = 0; s < seats; s++) {
            mask |= 1L << of(s, kind);
        }
        return mask;
    }

    /** 109, 432.1: on the board everything stays with the object; to or from elsewhere nothing does. */
    Identity identity() {
        return (from, to, reason) -> isBoard(from) && isBoard(to) ? Identity.ALL : to == chain() ? Identity.CONTROLLER
                : Identity.NOTHING;
    }
}
