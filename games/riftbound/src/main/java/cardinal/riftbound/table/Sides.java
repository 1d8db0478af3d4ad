package cardinal.riftbound.table;

import cardinal.riftbound.program.CardDef;

/** 454 to 462: who plays with whom on a table, and who stands where. */
interface Sides {
    Mode mode();

    Edition edition();

    Players players();

    Battlefields battlefields();

    Places places();

    int seatCount();

    int active();

    boolean isIn(int seat);

    int nextSeat(int seat);

    int size(int zone);

    int cardAt(int zone, int index);

    int controller(int card);

    CardDef def(int card);

    /** Everybody a player is with: themself, and a teammate in modes with teams. */
    default boolean friends(int seat, int other) {
        return mode().sameTeam(seat, other);
    }

    /** 456.3: the points that count towards the Victory Score: the team's. */
    default int teamPoints(int seat) {
        if (edition().teamsShare()) {
            return players().points(seat);
        }
        int sum = 0;
        for (int s = 0; s < seatCount(); s++) {
            sum += mode().sameTeam(seat, s) ? players().points(s) : 0;
        }
        return sum;
    }

    /** Whether points that one player gains or loses are another's as well: a teammate's, where a team has them in common. */
    default boolean sharesPoints(int seat, int other) {
        return seat == other || edition().teamsShare() && friends(seat, other);
    }

    /** 442.1.a, 462.8.b: the turn player's team cannot score what a teammate controlled in the Beginning Phase; their opponents can. */
    default boolean isDisqualified(int b, int seat) {
        return battlefields().isDisqualified(b) && friends(seat, active());
    }

    /** The turn player, or who decides for them when they have left the game (652.5.a.1). */
    default int decider() {
        return isIn(active()) ? active() : nextSeat(active());
    }

    /** Bit set of the players with units at a battlefield. */
    default int occupants(int b) {
        int zone = places().battlefield(b);
        int seats = 0;
        for (int i = size(zone) - 1; i >= 0; i--) {
            int card = cardAt(zone, i);
            if (def(card).isUnit()) {
                seats |= 1 << controller(card);
            }
        }
        return seats;
    }
}
