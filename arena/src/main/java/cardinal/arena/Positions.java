package cardinal.arena;

import cardinal.bots.SeatView;
import cardinal.catalog.Games;
import cardinal.kernel.Dice;
import cardinal.kernel.Match;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;

/** Matches in the middle of random games, for measurements and tests. The same plan gives the same ones. */
public final class Positions {
    private Positions() {
    }

    /** One match each from this many games, after half of its decisions. */
    public static <T extends Table> List<Match<T>> midGame(Plan<T> plan, int n) {
        List<Match<T>> found = new ArrayList<>();
        for (int game = 0; game < n; game++) {
            Match<T> match = Match.start(plan.rules(), plan.setup(game));
            Dice dice = dice(plan, game);
            while (!match.isOver()) {
                match.choose(dice.below(match.prompt().size()));
            }
            found.add(match.rebuilt(match.choiceCount() / 2));
        }
        return found;
    }

    /** This many matches at the first decision of a turn; fewer if too few of the games last that long. */
    public static <T extends Table> List<Match<T>> atTurn(Plan<T> plan, int turn, int n) {
        List<Match<T>> found = new ArrayList<>();
        for (int game = 0; found.size() < n && game < n * 200; game++) {
            Match<T> match = Match.start(plan.rules(), plan.setup(game));
            SeatView view = Games.view(match, 0);
            Dice dice = dice(plan, game);
            while (!match.isOver() && view.turn() < turn) {
                match.choose(dice.below(match.prompt().size()));
            }
            if (!match.isOver()) {
                found.add(match);
            }
        }
        return found;
    }

    private static Dice dice(Plan<?> plan, int game) {
        return new Dice(plan.seedOf(game) + 1);
    }
}
