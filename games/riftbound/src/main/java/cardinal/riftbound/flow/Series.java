package cardinal.riftbound.flow;

import cardinal.kernel.Outcome;
import cardinal.kernel.Table;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.Replaced;
import cardinal.riftbound.table.RiftTable;

/** 459.6: a match of several games: the winner earns a set point, the state is reset, and play begins again. */
public final class Series {
    private Series() {
    }

    /** Counts a game; whether another one follows, for which the table is then ready. */
    public static boolean goesOn(RiftTable t, Outcome ended) {
        int loser = Table.NONE;
        for (int seat = 0; seat < t.seatCount(); seat++) {
            if (ended.won(seat)) {
                t.players().addSetPoint(seat);
            } else {
                loser = seat;
            }
        }
        for (int seat = 0; seat < t.seatCount(); seat++) {
            if (t.players().setPoints(seat) >= t.mode().setPoints()) {
                return false;
            }
        }
        if (ended.isDraw() && t.edition().drawnGamesUseUp()) {
            return false;
        }
        layOutAnew(t, !ended.isDraw());
        t.push(new Opening(loser));
        return true;
    }

    /** decided: whether somebody won the game that has ended; else its battlefields may be used again (486.5.a of 2026-07). */
    private static void layOutAnew(RiftTable t, boolean decided) {
        Replaced.undoAll(t);
        for (int b = 0; b < t.battlefields().count(); b++) {
            int card = t.battlefields().card(b);
            if (card == Table.NONE) {
                continue;
            }
            int before = t.piece(card).flags() & Flag.OF_MATCH;
            boolean again = decided && (before & Flag.USED) != 0;
            t.move(card, t.nowhere(), GameActions.OTHER);
            t.set(card, before | Flag.SHOWN | (decided ? Flag.USED : 0) | (again ? Flag.SHOWN_AGAIN : 0), true);
        }
        for (int card = 0; card < t.pieceCount(); card++) {
            int owner = t.piece(card).owner();
            switch (t.def(card).type()) {
                case LEGEND -> t.put(card, t.piece(card).with(Flag.EXHAUSTED, false).withController(owner));
                case RUNE -> home(t, card, t.runeDeck(owner));
                case UNIT, GEAR, SPELL -> {
                    if (!isToken(t, card)) {
                        home(t, card, card == t.champion(owner) ? t.championZone(owner) : t.deck(owner));
                    } else if (t.piece(card).zone() != t.nowhere()) {
                        t.move(card, t.nowhere(), GameActions.OTHER);
                    }
                }
                case BATTLEFIELD -> {
                }
            }
        }
        t.reset();
    }

    private static boolean isToken(RiftTable t, int card) {
        return t.def(card).is(cardinal.riftbound.card.Supertype.TOKEN);
    }

    private static void home(RiftTable t, int card, int zone) {
        if (t.piece(card).zone() != zone) {
            t.move(card, zone, GameActions.OTHER);
        }
    }
}
