package cardinal.bots;

import cardinal.kernel.Match;
import cardinal.kernel.Outcome;
import cardinal.kernel.Table;

/**
 * What bots know of a game: how a seat sees it, who belongs together, what a position is worth, and how hard it takes to think:
 * where a turn is many choices a look to its end costs more.
 *
 * @param <T> the table of the game
 */
public record BotKnowledge<T extends Table>(ViewFactory views, Evaluation<T> evaluation,
        Teammates<T> teammates, Strength adept, Strength master) {

    /** Makes what a seat sees of a match. */
    @FunctionalInterface
    public interface ViewFactory {
        SeatView view(BotKnowledge<?> knowledge, Match<?> match, int seat);
    }

    /** Whether two seats win together. */
    @FunctionalInterface
    public interface Teammates<T extends Table> {
        boolean are(T table, int seat, int other);
    }

    /** What bots know of a game nobody told them about: which options there are, and who has won. */
    public static <T extends Table> BotKnowledge<T> plain() {
        return new BotKnowledge<>(PlainView::new, Evaluation.of(), (t, seat, other) -> seat == other,
                Strength.ofTurn(Bots.ADEPT, 80), Strength.ofTurn(Bots.MASTER, 4_000));
    }

    /** What a seat may know of a match, now and as the match goes on. */
    public SeatView view(Match<?> match, int seat) {
        return views.view(this, match, seat);
    }

    /** The chance to win of every seat, from 0 to 1; how it ended when it is over. */
    @SuppressWarnings("unchecked")
    double[] chances(Table table) {
        T t = (T) table;
        double[] chances = new double[t.seatCount()];
        Outcome outcome = t.outcome();
        double[] scores = outcome == null ? scores(t) : chances;
        for (int seat = 0; seat < chances.length; seat++) {
            chances[seat] = outcome == null ? Evaluation.chance(ahead(t, scores, seat))
                    : outcome.isDraw() ? 0.5 : outcome.won(seat) ? 1 : 0;
        }
        return chances;
    }

    private double[] scores(T t) {
        double[] scores = new double[t.seatCount()];
        for (int seat = 0; seat < scores.length; seat++) {
            scores[seat] = evaluation.score(t, seat);
        }
        return scores;
    }

    /** How far the best of a seat's side is above the best of the others. */
    private double ahead(T t, double[] scores, int seat) {
        double own = Double.NEGATIVE_INFINITY;
        double others = Double.NEGATIVE_INFINITY;
        for (int s = 0; s < scores.length; s++) {
            if (teammates.are(t, seat, s)) {
                own = Math.max(own, scores[s]);
            } else {
                others = Math.max(others, scores[s]);
            }
        }
        return own - others;
    }
}
