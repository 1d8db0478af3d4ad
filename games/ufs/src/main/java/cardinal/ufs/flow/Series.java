package cardinal.ufs.flow;

import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Outcome;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.ufs.table.GameSeries;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;

/** 2010, 5.1.1: a series of games: cards are exchanged with the sideboard, and who lost the last game says who goes first. */
final class Series extends Frame<UfsTable> {
    private static final Steps<Series, UfsTable> STEPS = Steps.<Series, UfsTable>of(Series.class)
            .then("E.1", Series::exchange)
            .then("E.1", Series::open);

    /** Who lost the last game; {@link Table#NONE} after a draw. */
    private final int loser;
    private int asked;

    private Series(UfsTable t, int loser) {
        super(t.edition().steps(STEPS));
        this.loser = loser;
    }

    /** Counts a game; whether another one follows, for which the table is then ready. */
    public static boolean goesOn(UfsTable t, Outcome ended) {
        GameSeries games = t.progress().games();
        if (games.isDecided()) {
            return false;
        }
        games = games.after(ended.won(0), ended.won(1));
        t.progress().setGames(games);
        if (games.isDecided()) {
            return decide(t, games, ended);
        }
        int loser = ended.won(0) == ended.won(1) ? Table.NONE : ended.won(0) ? 1 : 0;
        t.note(t.cite("A.1"), loser == Table.NONE ? Table.NONE : UfsTable.rival(loser), Table.NONE,
                loser == Table.NONE ? "the game is drawn" : "wins the game");
        layOutAnew(t);
        t.push(new Series(t, loser));
        return true;
    }

    /** The last game decides with the others: a drawn one leaves the series to who has won more. */
    private static boolean decide(UfsTable t, GameSeries games, Outcome ended) {
        if (ended.winners() == games.winners()) {
            return false;
        }
        t.reset();
        t.push(new Over(t));
        return true;
    }

    /** Every card lies where it does before a game, the sideboard as it was left. */
    private static void layOutAnew(UfsTable t) {
        t.reset();
        boolean inDeck = t.edition().deckRules().characterCounts();
        for (int card = 0; card < t.pieceCount(); card++) {
            int place = t.def(card).isToken() ? Places.NOWHERE : Places.DECK;
            if (t.place(card) != Places.SIDEBOARD) {
                t.bringHome(card, Places.of(t.piece(card).owner(), place));
            }
        }
        for (int seat = 0; seat < 2; seat++) {
            int starter = t.progress().games().starter(seat);
            t.fighters().setStarter(seat, starter);
            if (starter != Table.NONE && !inDeck) {
                t.bringHome(starter, Places.of(seat, Places.STAGE));
            }
        }
    }

    /** UniVersus, Deck Construction; 2010, Sideboard: one player after the other, unseen by the rival. */
    private void exchange(UfsTable t) {
        if (asked < 2) {
            t.push(new Sideboarding(t, asked++));
            again();
        }
    }

    private void open(UfsTable t) {
        t.push(new Opening(t, loser));
    }

    /** The series is over, although its last game has another outcome. */
    private static final class Over extends Frame<UfsTable> {
        private static final Steps<Over, UfsTable> ENDING =
                Steps.<Over, UfsTable>of(Over.class).then("A.1", Over::finish);

        Over(UfsTable t) {
            super(t.edition().steps(ENDING));
        }

        private void finish(UfsTable t) {
            t.finish(new Outcome(t.progress().games().winners(), t.cite("A.1"), "more games of the series were won"));
        }
    }

    @Override
    protected Cause cause(UfsTable t) {
        return Cause.RULES;
    }
}
