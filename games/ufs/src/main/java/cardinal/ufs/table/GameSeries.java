package cardinal.ufs.table;

import cardinal.kernel.Table;

/**
 * A series of games, or a single one (2010, 5.1.1; UniVersus, Deck Construction).
 *
 * @param most  how many games there are at most
 * @param played  how many are over
 * @param starter0  the starting character A's list names, or {@link Table#NONE} when one is chosen before every game
 */
public record GameSeries(int most, int played, int won0, int won1, int starter0, int starter1) {
    /** No series. */
    public static final GameSeries ONE = new GameSeries(1, 0, 0, 0, Table.NONE, Table.NONE);
    /** Best of three (reading 36). */
    public static final GameSeries SERIES = new GameSeries(3, 0, 0, 0, Table.NONE, Table.NONE);

    public boolean isSeries() {
        return most > 1;
    }

    public int won(int seat) {
        return seat == 0 ? won0 : won1;
    }

    public int starter(int seat) {
        return seat == 0 ? starter0 : starter1;
    }

    public GameSeries startingWith(int seat, int card) {
        return new GameSeries(most, played, won0, won1, seat == 0 ? card : starter0, seat == 1 ? card : starter1);
    }

    /** One game more is over; nobody has won a drawn one. */
    public GameSeries after(boolean firstWon, boolean secondWon) {
        boolean drawn = firstWon == secondWon;
        return new GameSeries(most, played + 1, won0 + (firstWon && !drawn ? 1 : 0),
                won1 + (secondWon && !drawn ? 1 : 0),
                starter0, starter1);
    }

    /** Somebody has won more than half of the games, or all of them are over. */
    public boolean isDecided() {
        return played >= most || Math.max(won0, won1) > most / 2;
    }

    /** Who has won more games, as bits by seat; nobody if it is a draw. */
    public int winners() {
        return won0 == won1 ? 0 : won0 > won1 ? 1 : 2;
    }
}
