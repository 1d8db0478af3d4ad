package cardinal.arena;

import cardinal.bots.Bot;
import cardinal.bots.Bots;
import cardinal.bots.SeatView;
import cardinal.catalog.Games;
import cardinal.kernel.Dice;
import cardinal.kernel.Match;
import java.util.List;

/** The bots at the seats of one match, each with its view. Closing it tells them that the match is over for them. */
final class SeatedBots implements AutoCloseable {
    private final Match<?> match;
    private final Bot[] bots;
    private final SeatView[] views;

    /** levels: by seat; their dice follow from the seed of the match. */
    SeatedBots(Match<?> match, List<String> levels) {
        this.match = match;
        bots = new Bot[levels.size()];
        views = new SeatView[bots.length];
        for (int seat = 0; seat < bots.length; seat++) {
            bots[seat] = Bots.named(levels.get(seat), new Dice(match.setup().seed() + seat + 1).next());
            views[seat] = Games.view(match, seat);
        }
    }

    /** What the seat that is asked answers. */
    int choose() {
        int seat = match.prompt().seat();
        return bots[seat].choose(views[seat]);
    }

    int turn() {
        return views[0].turn();
    }

    @Override
    public void close() {
        for (int seat = 0; seat < bots.length; seat++) {
            bots[seat].leave(views[seat]);
        }
    }
}
