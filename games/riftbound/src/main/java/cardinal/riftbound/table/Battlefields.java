package cardinal.riftbound.table;

import cardinal.kernel.Digest;
import cardinal.kernel.Table;
import java.util.Arrays;

/** 179–181: the battlefields by their numbers: their cards, who controls and contests them, who has scored there this turn. */
public final class Battlefields {
    private final short[] cards;
    private final byte[] controllers;
    private final byte[] contesters;
    private final byte[] scored;
    private final byte[] staged;
    private int disqualified;
    /** How many a game begins with. */
    private final int atFirst;
    private int count;

    /** count: at the beginning; room: for how many there are locations. */
    Battlefields(int count, int room) {
        atFirst = count;
        this.count = count;
        cards = new short[room];
        controllers = new byte[room];
        contesters = new byte[room];
        scored = new byte[room];
        staged = new byte[room];
        clear();
    }

    private Battlefields(Battlefields o) {
        cards = o.cards.clone();
        controllers = o.controllers.clone();
        contesters = o.contesters.clone();
        scored = o.scored.clone();
        staged = o.staged.clone();
        disqualified = o.disqualified;
        atFirst = o.atFirst;
        count = o.count;
    }

    Battlefields copy() {
        return new Battlefields(this);
    }

    public int count() {
        return count;
    }

    /** 439.2.b.5 of 2026-07: whether there is a location for another one. */
    public boolean mayGrow() {
        return count < cards.length;
    }

    /** 439.2.b.5, 439.4.b of 2026-07: one more, which nobody controls. */
    public void add(int card) {
        cards[count++] = (short) card;
    }

    public int card(int b) {
        return cards[b];
    }

    public void setCard(int b, int card) {
        cards[b] = (short) card;
    }

    /** The number of the battlefield that is this card, or NONE. */
    int of(int card) {
        for (int b = 0; b < count; b++) {
            if (cards[b] == card) {
                return b;
            }
        }
        return Table.NONE;
    }

    /** The player who controls the battlefield, or NONE. */
    public int controller(int b) {
        return controllers[b];
    }

    void setController(int b, int seat) {
        controllers[b] = (byte) seat;
    }

    /** The player who applied the contested status, or NONE (181.3). */
    public int contester(int b) {
        return contesters[b];
    }

    void setContester(int b, int seat) {
        contesters[b] = (byte) seat;
    }

    public boolean hasScored(int b, int seat) {
        return (scored[b] >> seat & 1) != 0;
    }

    public void noteScored(int b, int seat) {
        scored[b] |= (byte) (1 << seat);
    }

    public Staged staged(int b) {
        return Staged.of(staged[b]);
    }

    public void stage(int b, Staged what) {
        staged[b] = (byte) what.ordinal();
    }

    boolean isDisqualified(int b) {
        return (disqualified >> b & 1) != 0;
    }

    /** 442.1.a, 462.8.b: a teammate controlled it at some time of the Beginning Phase. */
    void disqualify(int b) {
        disqualified |= 1 << b;
    }

    void forgetTurn() {
        Arrays.fill(scored, (byte) 0);
        disqualified = 0;
    }

    void clear() {
        Arrays.fill(cards, (short) Table.NONE);
        Arrays.fill(controllers, (byte) Table.NONE);
        Arrays.fill(contesters, (byte) Table.NONE);
        Arrays.fill(staged, (byte) 0);
        count = atFirst;
        forgetTurn();
    }

    void fingerprint(Digest d) {
        d.add(disqualified);
        for (int b = 0; b < count; b++) {
            d.add(cards[b]).add(controllers[b]).add(contesters[b]).add(scored[b]).add(staged[b]);
        }
    }
}
