package cardinal.bots;

import cardinal.kernel.Dice;

/** Takes the option that looks best right now; among equals, any. */
public final class GreedyBot implements Bot {
    private final Dice dice;

    public GreedyBot(long seed) {
        dice = new Dice(seed);
    }

    @Override
    public int choose(SeatView view) {
        return best(view, dice);
    }

    static int best(SeatView view, Dice dice) {
        OptionScores optionScores = view.optionScores();
        int best = 0;
        int most = Integer.MIN_VALUE;
        int equals = 0;
        for (int i = 0; i < view.size(); i++) {
            int value = optionScores.of(i);
            if (value > most) {
                best = i;
                most = value;
                equals = 1;
            } else if (value == most && dice.below(++equals) == 0) {
                best = i;
            }
        }
        return best;
    }
}
