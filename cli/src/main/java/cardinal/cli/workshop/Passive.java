package cardinal.cli.workshop;

import cardinal.bots.Bot;
import cardinal.bots.SeatView;
import cardinal.cli.game.Desk;

/** Somebody to try a card on: declines whatever can be declined, and otherwise takes the first answer. */
final class Passive implements Bot {
    private final Desk<?> desk;

    Passive(Desk<?> desk) {
        this.desk = desk;
    }

    @Override
    public int choose(SeatView view) {
        for (int i = 0; i < view.size(); i++) {
            if (desk.isPass(view.option(i)) || desk.comesLast(view.option(i))) {
                return i;
            }
        }
        return 0;
    }
}
