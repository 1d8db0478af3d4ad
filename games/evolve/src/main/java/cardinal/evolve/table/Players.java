package cardinal.evolve.table;

import cardinal.evolve.card.Universe;
import cardinal.kernel.Digest;

/** What is counted for each player: play and evolution points (3.2), their leader's defense, turns, and what happened this turn. */
public final class Players {
    private static final int MOST_TURNS = 120;
    private static final int MOST_PLAY_POINTS = 10;

    private final Universe[] basis;
    private final short[] defense;
    private final byte[] playPoints;
    private final byte[] maximum;
    private final byte[] evolutionPoints;
    private final byte[] superPoints;
    private final byte[] turnsTaken;
    private final byte[] skips;
    private final byte[] played;
    /** How often each leader lost defense this turn (13.5.2.2). */
    private final byte[] wounds;
    /** 8.3.2: an evolve or serve ability was played from the main phase this turn. */
    private boolean evolveSpent;

    Players() {
        basis = new Universe[] {Universe.NONE, Universe.NONE};
        defense = new short[2];
        playPoints = new byte[2];
        maximum = new byte[2];
        evolutionPoints = new byte[2];
        superPoints = new byte[2];
        turnsTaken = new byte[2];
        skips = new byte[2];
        played = new byte[2];
        wounds = new byte[2];
    }

    private Players(Players o) {
        basis = o.basis;
        defense = o.defense.clone();
        playPoints = o.playPoints.clone();
        maximum = o.maximum.clone();
        evolutionPoints = o.evolutionPoints.clone();
        superPoints = o.superPoints.clone();
        turnsTaken = o.turnsTaken.clone();
        skips = o.skips.clone();
        played = o.played.clone();
        wounds = o.wounds.clone();
        evolveSpent = o.evolveSpent;
    }

    Players copy() {
        return new Players(this);
    }

    /** 6.2.1.3: the universe a player's deck is based on; none if it is based on a class. */
    public Universe basis(int seat) {
        return basis[seat];
    }

    public void setBasis(int seat, Universe universe) {
        basis[seat] = universe;
    }

    public int playPoints(int seat) {
        return playPoints[seat];
    }

    /** 3.2.4.2, reading: a gain is capped at once; what lies above a lowered maximum waits for rules handling (11.9). */
    void setPlayPoints(int seat, int n) {
        int most = Math.max(maximum[seat], Math.min(playPoints[seat], n));
        playPoints[seat] = (byte) Math.max(0, Math.min(n, most));
    }

    public int maximum(int seat) {
        return maximum[seat];
    }

    /** 3.2.4.1. */
    void setMaximum(int seat, int n) {
        maximum[seat] = (byte) Math.max(0, Math.min(MOST_PLAY_POINTS, n));
    }

    public int evolutionPoints(int seat) {
        return evolutionPoints[seat];
    }

    /** 3.2.5.1. */
    public void setEvolutionPoints(int seat, int n) {
        evolutionPoints[seat] = (byte) Math.max(0, n);
    }

    /** 3.2.6 of version 1.24.1: super-evolution points. */
    public int superPoints(int seat) {
        return superPoints[seat];
    }

    /** Never below 0 (3.2.6.1 there). */
    public void setSuperPoints(int seat, int n) {
        superPoints[seat] = (byte) Math.max(0, n);
    }

    public int defense(int seat) {
        return defense[seat];
    }

    void setDefense(int seat, int n) {
        if (n < defense[seat]) {
            wounds[seat]++;
        }
        defense[seat] = (short) n;
    }

    /** 13.5.2.2: the leader has lost defense during this turn. */
    public int timesLostDefense(int seat) {
        return wounds[seat];
    }

    /** For tables laid out by hand. */
    public void setTimesLostDefense(int seat, int times) {
        wounds[seat] = (byte) times;
    }

    public int turnsTaken(int seat) {
        return turnsTaken[seat];
    }

    public void setTurnsTaken(int seat, int n) {
        turnsTaken[seat] = (byte) Math.min(n, MOST_TURNS);
    }

    /** 5.25.2: how often this player's next turn is skipped. */
    public int skips(int seat) {
        return skips[seat];
    }

    public void setSkips(int seat, int n) {
        skips[seat] = (byte) n;
    }

    /** 13.2.1.1: cards this player has played this turn. */
    public int played(int seat) {
        return played[seat];
    }

    void setPlayed(int seat, int n) {
        played[seat] = (byte) n;
    }

    public boolean evolveSpent() {
        return evolveSpent;
    }

    public void setEvolveSpent(boolean spent) {
        evolveSpent = spent;
    }

    void forgetTurn() {
        evolveSpent = false;
        for (int seat = 0; seat < 2; seat++) {
            played[seat] = 0;
            wounds[seat] = 0;
        }
    }

    void fingerprint(Digest d) {
        for (int s = 0; s < 2; s++) {
            d.add(defense[s]).add(playPoints[s]).add(maximum[s]).add(evolutionPoints[s]).add(played[s])
                    .clock(turnsTaken[s]).add(skips[s]).add(wounds[s])
                    .add(superPoints[s]);
        }
    }
}
