package cardinal.arena.workshop;

import cardinal.bots.Bot;
import cardinal.bots.SeatView;
import cardinal.catalog.game.Manners;

/** Somebody to try a card on: declines whatever can be declined, and otherwise takes the first answer. */
public final class Passive implements Bot {
    private final Manners<?> manners;

    public Passive(Manners<?> manners) {
        this.manners = manners;
    }

    @Override
    public int choose(SeatView view) {
        for (int i = 0; i < view.size(); i++) {
            if (manners.isPass(view.option(i)) || manners.comesLast(view.option(i))) {
                return i;
            }
        }
        return 0;
    }
}
