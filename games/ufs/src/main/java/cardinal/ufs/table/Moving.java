package cardinal.ufs.table;

import cardinal.kernel.Image;
import cardinal.kernel.Piece;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Act;
import org.jspecify.annotations.Nullable;

/**
 * How a move is meant: what is done, by whom and why, and which way up the card arrives. Set for the time of one move.
 *
 * @param bound  the zone a card in transit is bound for as it sets out, {@link Table#NONE} for any other move
 * @param departed  the card as it was where it set out, when it arrives from there
 */
public record Moving(Act act, int seat, Cause cause, Facing facing, int bound, @Nullable Image departed) {
    private static final Moving[] PLAYING = bySeat(Act.PLAY, Facing.UP);

    public Moving(Act act, int seat, Cause cause, Facing facing) {
        this(act, seat, cause, facing, Table.NONE, null);
    }

    /** By a rule, one for each player: a move that nobody describes anew each time. */
    public static Moving[] bySeat(Act act, Facing facing) {
        return new Moving[] {new Moving(act, 0, Cause.RULES, facing), new Moving(act, 1, Cause.RULES, facing)};
    }

    /** E.4.2, E.4.10: of a card that this player is playing. */
    public static Moving playing(int seat) {
        return PLAYING[seat];
    }

    Moving boundFor(int zone) {
        return new Moving(act, seat, cause, facing, zone, null);
    }

    Moving from(Image image) {
        return new Moving(act, seat, cause, facing, Table.NONE, image);
    }

    /** D.2.5.1: whether this is one half of a way through the transit zone. */
    boolean passes() {
        return bound != Table.NONE || departed != null;
    }

    /** Which way up. */
    public enum Facing {
        /** As the zones and the edition have it. */
        USUAL, UP, DOWN,
        /** UniVersus: the other side. */
        TRANSFORMED
    }

    /** The flags of a card that arrives so: readiness and facing (C.1, C.2). */
    int flags(Edition edition, Piece before, Piece after) {
        int to = Places.kind(after.zone());
        Piece origin = departed == null ? before : departed.piece();
        boolean down = switch (facing) {
            case UP, TRANSFORMED -> false;
            case DOWN -> Places.holdsFaceDown(to);
            case USUAL -> edition.arrivesFaceDown(origin, Places.kind(origin.zone()), to);
        };
        int flags = after.flags() & ~(Flag.REVEALED | Flag.COMMITTED | Flag.FACE_DOWN);
        flags |= departed == null ? 0 : before.flags() & Flag.COMMITTED;
        if (Places.isPublic(to)) {
            flags = flags & ~Flag.TURNED | (down ? Flag.FACE_DOWN | Flag.TURNED : 0);
        } else {
            flags = flags & ~Flag.FACE_UP
                    | (facing == Moving.Facing.UP && to == Places.MOMENTUM ? Flag.FACE_UP : 0);
        }
        if (origin.is(Flag.SYMBOL) && edition.isInPlay(to)) {
            flags |= origin.flags() & Flag.SYMBOL;
        }
        flags |= facing == Moving.Facing.TRANSFORMED ? Flag.TRANSFORMED : 0;
        flags &= to == Places.DECK ? ~Flag.OF_A_TURN : -1;
        return flags;
    }
}
