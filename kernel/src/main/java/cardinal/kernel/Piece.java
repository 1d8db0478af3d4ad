package cardinal.kernel;

/**
 * The state of one object at one moment: an immutable value, so that it is also its own image of the past.
 *
 * @param flags  yes-or-no states, named by the game
 * @param marks  a tally such as damage
 * @param counters  counters such as buffs, one lane of eight bits per kind
 * @param known  seats that know the face although the zone hides it
 * @param host  the object this one is attached to, or {@link Table#NONE}
 * @param since  when the object came to be where it is
 */
public record Piece(Face face, byte owner, byte controller, short zone, short incarnation, int flags, short marks,
        long counters, byte known,
        short host, int since) {

    public boolean is(int flag) {
        return (flags & flag) != 0;
    }

    public int counter(int lane) {
        return (int) (counters >>> (lane * 8)) & 0xff;
    }

    public Piece with(int flag, boolean on) {
        return withFlags(on ? flags | flag : flags & ~flag);
    }

    /** With these flags and no others. */
    public Piece withFlags(int f) {
        return f == flags ? this
                : new Piece(face, owner, controller, zone, incarnation, f, marks, counters, known, host, since);
    }

    public Piece withMarks(int n) {
        assert n == (short) n : "does not fit: " + n;
        return n == marks ? this
                : new Piece(face, owner, controller, zone, incarnation, flags, (short) n, counters, known, host, since);
    }

    public Piece withCounter(int lane, int n) {
        assert n >= 0 && n <= 0xff : "does not fit: " + n;
        long c = counters & ~(0xffL << (lane * 8)) | (long) (n & 0xff) << (lane * 8);
        return c == counters ? this
                : new Piece(face, owner, controller, zone, incarnation, flags, marks, c, known, host, since);
    }

    public Piece withController(int seat) {
        return seat == controller ? this
                : new Piece(face, owner, (byte) seat, zone, incarnation, flags, marks, counters, known, host, since);
    }

    public Piece withOwner(int seat) {
        return seat == owner ? this
                : new Piece(face, (byte) seat, controller, zone, incarnation, flags, marks, counters, known, host,
                        since);
    }

    public Piece withKnown(int seats) {
        return seats == known ? this : new Piece(face, owner, controller, zone, incarnation, flags, marks, counters,
                (byte) seats, host, since);
    }

    public Piece withHost(int newHost) {
        return newHost == host ? this
                : new Piece(face, owner, controller, zone, incarnation, flags, marks, counters, known, (short) newHost,
                        since);
    }

    public Piece withFace(Face newFace) {
        return newFace == face ? this
                : new Piece(newFace, owner, controller, zone, incarnation, flags, marks, counters, known, host, since);
    }

    /** The object after a change of zone, keeping what the ruleset's identity table says, known to these seats. */
    Piece arrive(int newZone, int keep, int seats, int now) {
        boolean same = (keep & Identity.SAME_OBJECT) != 0;
        return new Piece(face, owner, (keep & Identity.CONTROLLER) != 0 ? controller : owner, (short) newZone,
                same ? incarnation : (short) (incarnation + 1), (keep & Identity.FLAGS) != 0 ? flags : 0,
                (keep & Identity.MARKS) != 0 ? marks : 0, (keep & Identity.COUNTERS) != 0 ? counters : 0,
                (byte) seats,
                (keep & Identity.LINKS) != 0 ? host : (short) Table.NONE, same ? since : now);
    }
}
