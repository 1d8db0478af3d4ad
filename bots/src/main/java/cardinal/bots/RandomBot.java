package cardinal.bots;

import cardinal.kernel.Dice;

/** Takes any option, each as likely as the others. */
public final class RandomBot implements Bot {
    private final Dice dice;

    public RandomBot(long seed) {
        dice = new Dice(seed);
    }

    @Override
    public int choose(SeatView view) {
        return dice.below(view.size());
    }
}
