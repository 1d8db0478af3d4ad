package cardinal.arena.workshop;

import cardinal.bots.Bot;
import cardinal.bots.SeatView;
import cardinal.catalog.game.UiHints;

/** Somebody to try a card on: declines whatever can be declined, and otherwise takes the first answer. */
public final class PassiveBot implements Bot {
    private final UiHints<?> uiHints;

    public PassiveBot(UiHints<?> uiHints) {
        this.uiHints = uiHints;
    }

    @Override
    public int choose(SeatView view) {
        for (int i = 0; i < view.size(); i++) {
            if (uiHints.isPass(view.option(i)) || uiHints.comesLast(view.option(i))) {
                return i;
            }
        }
        return 0;
    }
}
