package cardinal.riftbound.table;

import cardinal.kernel.Digest;
import cardinal.riftbound.card.Price;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What is counted for each player: points (441–445), the Rune Pool (157–161), and what happened to them this turn. */
public final class Players {
    private static final int MOST_TURNS = 100;

    private final byte[] points;
    private final byte[] setPoints;
    private final short[] xp;
    private final byte[] turnsTaken;
    private final byte[] energy;
    private final long[] power;
    private final byte[] played;
    /** What may be used for some purposes only, by seat and use; null while there is none. */
    private Price @Nullable [] bound;
    private int discarded;
    private int lostUnit;
    /** 812.1.c of 2026-07: the first card that each player has made final this turn, counted from 1, and who has made final another. */
    private final short[] firstFinal;
    /** How many gear cards each player has made final this turn. */
    private final byte[] gearFinalized;
    /** How many cards of any type each player has made final this turn. */
    private final byte[] finalized;
    /** How much Power each player has spent this turn. */
    private final short[] powerSpent;
    private int severalFinal;
    private final TurnQueue turns;

    Players(int seats) {
        points = new byte[seats];
        setPoints = new byte[seats];
        xp = new short[seats];
        turnsTaken = new byte[seats];
        energy = new byte[seats];
        power = new long[seats];
        played = new byte[seats];
        firstFinal = new short[seats];
        powerSpent = new short[seats];
        gearFinalized = new byte[seats];
        finalized = new byte[seats];
        turns = new TurnQueue();
    }

    private Players(Players o) {
        points = o.points.clone();
        setPoints = o.setPoints.clone();
        xp = o.xp.clone();
        turnsTaken = o.turnsTaken.clone();
        energy = o.energy.clone();
        power = o.power.clone();
        played = o.played.clone();
        discarded = o.discarded;
        lostUnit = o.lostUnit;
        firstFinal = o.firstFinal.clone();
        powerSpent = o.powerSpent.clone();
        gearFinalized = o.gearFinalized.clone();
        finalized = o.finalized.clone();
        severalFinal = o.severalFinal;
        turns = o.turns.copy();
        bound = o.bound == null ? null : o.bound.clone();
    }

    Players copy() {
        return new Players(this);
    }

    public int points(int seat) {
        return points[seat];
    }

    void setPoints(int seat, int n) {
        points[seat] = (byte) n;
    }

    /** 729 of 2026-07: what each player has for themselves (732). */
    public int xp(int seat) {
        return xp[seat];
    }

    /** 730 of 2026-07: gained or, with less than 0, spent. */
    void addXp(int seat, int n) {
        xp[seat] = (short) Math.min(Short.MAX_VALUE, xp[seat] + n);
    }

    /** 459.6: games of this match won. */
    public int setPoints(int seat) {
        return setPoints[seat];
    }

    public void addSetPoint(int seat) {
        setPoints[seat]++;
    }

    /** Which turns come after the current one. */
    public TurnQueue turns() {
        return turns;
    }

    public int turnsTaken(int seat) {
        return turnsTaken[seat];
    }

    public void setTurnsTaken(int seat, int n) {
        turnsTaken[seat] = (byte) Math.min(n, MOST_TURNS);
    }

    public int energy(int seat) {
        return energy[seat];
    }

    /** Power in the pool, in lanes as in {@link Price}; the lane ANY is universal Power. */
    public long power(int seat) {
        return power[seat];
    }

    private static final int USES = Price.Use.values().length;

    /** What the pool has for this use only. */
    private Price bound(int seat, Price.Use use) {
        if (bound == null || use == Price.Use.ANYTHING) {
            return Price.NOTHING;
        }
        Price all = Price.NOTHING;
        for (Price.Use served : use.served()) {
            all = all.plus(bound[seat * USES + served.ordinal()]);
        }
        return all;
    }

    private void bind(int seat, Price.Use use, Price price) {
        if (bound == null) {
            bound = new Price[points.length * USES];
            Arrays.fill(bound, Price.NOTHING);
        }
        bound[seat * USES + use.ordinal()] = price;
    }

    /** Energy that can be paid for this use. */
    public int energy(int seat, Price.Use use) {
        return energy[seat] + bound(seat, use).energy();
    }

    /** Power that can be paid for this use. */
    public long power(int seat, Price.Use use) {
        return power[seat] + bound(seat, use).power();
    }

    /** Takes what is bound to the use first. */
    public void takeFromPool(int seat, int e, long p, Price.Use use) {
        int energyLeft = e;
        long powerLeft = p;
        for (Price.Use served : use.served()) {
            Price have = bound(seat, served);
            int energyBound = Math.min(energyLeft, have.energy());
            long powerBound = 0;
            for (int lane = 0; lane <= Price.ANY; lane++) {
                int wanted = (int) (powerLeft >>> (lane * 8)) & 0xff;
                powerBound += Price.lane(lane, Math.min(wanted, have.powerIn(lane)));
            }
            if (energyBound > 0 || powerBound != 0) {
                bind(seat, served, new Price(have.energy() - energyBound, have.power() - powerBound));
            }
            energyLeft -= energyBound;
            powerLeft -= powerBound;
        }
        takeFromPool(seat, energyLeft, powerLeft);
    }

    /** 160: what one player has is lost. */
    public void emptyPool(int seat) {
        takeFromPool(seat, energy[seat], power[seat]);
        for (Price.Use use : Price.Use.values()) {
            if (!bound(seat, use).isNothing()) {
                bind(seat, use, Price.NOTHING);
            }
        }
    }

    public void addToPool(int seat, Price price) {
        if (price.use() != Price.Use.ANYTHING) {
            Price have = bound(seat, price.use());
            bind(seat, price.use(), have.plus(price));
            return;
        }
        energy[seat] += (byte) price.energy();
        power[seat] += price.power();
    }

    public void takeFromPool(int seat, int e, long p) {
        energy[seat] -= (byte) e;
        power[seat] -= p;
    }

    /** 160: unspent resources are lost. */
    public void emptyPools() {
        Arrays.fill(energy, (byte) 0);
        Arrays.fill(power, 0L);
        bound = null;
    }

    /** Main Deck cards this player has played this turn (728.1.c). */
    public int played(int seat) {
        return played[seat];
    }

    public void notePlayed(int seat) {
        played[seat]++;
    }

    /** 812.1.c of 2026-07: whether this player has made final a card other than this one this turn. */
    public boolean hasFinalizedAnother(int seat, int card) {
        return (severalFinal >> seat & 1) != 0 || firstFinal[seat] != 0 && firstFinal[seat] != card + 1;
    }

    /** 419.4.b of 2026-07: how many cards of this player have become final this turn, whatever came of them. */
    public int finalized(int seat) {
        return finalized[seat];
    }

    /** The same of gear cards. */
    public int gearFinalized(int seat) {
        return gearFinalized[seat];
    }

    /** How much Power this player has spent this turn, for whatever. */
    public int powerSpent(int seat) {
        return powerSpent[seat];
    }

    public void notePowerSpent(int seat, int n) {
        powerSpent[seat] += (short) n;
    }

    /** 356: a card of this player has become a finalized item. */
    public void noteFinalized(int seat, int card, boolean gear) {
        finalized[seat]++;
        gearFinalized[seat] += (byte) (gear ? 1 : 0);
        if (firstFinal[seat] == 0) {
            firstFinal[seat] = (short) (card + 1);
        } else if (firstFinal[seat] != card + 1) {
            severalFinal |= 1 << seat;
        }
    }

    /** A table that is laid out with cards played this turn: none of those that are there. */
    public void noteFinalizedElsewhere(int seat) {
        finalized[seat]++;
        severalFinal |= 1 << seat;
    }

    public boolean hasDiscarded(int seat) {
        return (discarded >> seat & 1) != 0;
    }

    public void noteDiscard(int seat) {
        discarded |= 1 << seat;
    }

    /** Whether a unit this player controlled has died this turn. */
    public boolean hasLostUnit(int seat) {
        return (lostUnit >> seat & 1) != 0;
    }

    public void noteDeath(int seat) {
        lostUnit |= 1 << seat;
    }

    void forgetTurn() {
        Arrays.fill(played, (byte) 0);
        Arrays.fill(firstFinal, (short) 0);
        Arrays.fill(powerSpent, (short) 0);
        Arrays.fill(gearFinalized, (byte) 0);
        Arrays.fill(finalized, (byte) 0);
        severalFinal = 0;
        discarded = 0;
        lostUnit = 0;
    }

    /** 459.6: for the next game of a match; the games won stay. */
    void clear() {
        Arrays.fill(points, (byte) 0);
        Arrays.fill(xp, (short) 0);
        Arrays.fill(turnsTaken, (byte) 0);
        turns.clear();
        emptyPools();
        forgetTurn();
    }

    void fingerprint(Digest d) {
        for (int s = 0; s < points.length; s++) {
            d.add(setPoints[s]).add(points[s]).add(turnsTaken[s]).add(played[s]).add(energy[s]).add(power[s]);
        }
        for (int s = 0; s < xp.length; s++) {
            if (xp[s] != 0) {
                d.add(s).add(xp[s]);
            }
        }
        for (int s = 0; s < powerSpent.length; s++) {
            if (powerSpent[s] != 0 || finalized[s] != 0) {
                d.add(s).add(powerSpent[s]).add(finalized[s]).add(gearFinalized[s]);
            }
        }
        for (int s = 0; s < firstFinal.length; s++) {
            if (firstFinal[s] != 0) {
                d.add(s).add(firstFinal[s]);
            }
        }
        turns.fingerprint(d);
        if (severalFinal != 0) {
            d.add(severalFinal);
        }
        d.add(discarded).add(lostUnit);
        for (int i = 0; bound != null && i < bound.length; i++) {
            d.add(bound[i].energy()).add(bound[i].power());
        }
    }
}
