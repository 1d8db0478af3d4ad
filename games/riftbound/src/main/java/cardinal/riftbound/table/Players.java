package cardinal.riftbound.table;

import cardinal.kernel.Digest;
import cardinal.riftbound.card.Price;
import java.util.Arrays;

/** What is counted for each player: points (441–445), the Rune Pool (157–161), and what happened to them this turn. */
public final class Players {
    private static final int MOST_TURNS = 100;

    private final byte[] points;
    private final byte[] setPoints;
    private final byte[] turnsTaken;
    private final byte[] energy;
    private final long[] power;
    private final byte[] played;
    private int discarded;
    private int lostUnit;

    Players(int seats) {
        points = new byte[seats];
        setPoints = new byte[seats];
        turnsTaken = new byte[seats];
        energy = new byte[seats];
        power = new long[seats];
        played = new byte[seats];
    }

    private Players(Players o) {
        points = o.points.clone();
        setPoints = o.setPoints.clone();
        turnsTaken = o.turnsTaken.clone();
        energy = o.energy.clone();
        power = o.power.clone();
        played = o.played.clone();
        discarded = o.discarded;
        lostUnit = o.lostUnit;
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

    /** 459.6: games of this match won. */
    public int setPoints(int seat) {
        return setPoints[seat];
    }

    public void addSetPoint(int seat) {
        setPoints[seat]++;
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

    public void addToPool(int seat, Price price) {
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
    }

    /** Main Deck cards this player has played this turn (728.1.c). */
    public int played(int seat) {
        return played[seat];
    }

    public void notePlayed(int seat) {
        played[seat]++;
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
        discarded = 0;
        lostUnit = 0;
    }

    /** 459.6: for the next game of a match; the games won stay. */
    void clear() {
        Arrays.fill(points, (byte) 0);
        Arrays.fill(turnsTaken, (byte) 0);
        emptyPools();
        forgetTurn();
    }

    void fingerprint(Digest d) {
        for (int s = 0; s < points.length; s++) {
            d.add(setPoints[s]).add(points[s]).add(turnsTaken[s]).add(played[s]).add(energy[s]).add(power[s]);
        }
        d.add(discarded).add(lostUnit);
    }
}
