package cardinal.kernel;

/**
 * Every seat answers the same question without seeing the others' answers; they become known together. A game extends it
 * with the question and with what is done with the answers.
 */
public abstract class SealedRound<T extends Table> extends Frame<T> {
    /** As many answers as the round has room for. */
    private static final int MOST_SEATS = 4;

    private int seat;
    private long first;
    private long second;
    private long third;
    private long fourth;

    protected SealedRound(Steps<?, T> steps) {
        super(steps);
        seat = Table.NONE;
        first = Table.NO_ANSWER;
        second = Table.NO_ANSWER;
        third = Table.NO_ANSWER;
        fourth = Table.NO_ANSWER;
    }

    /** The steps ask and take; the game adds its own steps after them. */
    protected static <F extends SealedRound<T>, T extends Table> Steps<F, T> steps(Class<F> type, String clause) {
        return Steps.<F, T>of(type).then(clause, SealedRound::askNext).then(clause, SealedRound::takeAnswer);
    }

    /** Adds the options of one seat's question. */
    protected abstract void offer(Prompt prompt, int asked, T table);

    /** What the question is for: something that is settled before the first turn, unless the game says otherwise. */
    protected Purpose purpose() {
        return Purpose.FIRST_PLAYER;
    }

    /** The answer of a seat, to be read only after the last one was given; {@link Table#NO_ANSWER} if it left instead. */
    protected final long answerOf(int asked) {
        return switch (asked) {
            case 0 -> first;
            case 1 -> second;
            case 2 -> third;
            default -> fourth;
        };
    }

    /** Answers that others have given and a viewer does not know yet are drawn from what they could have answered. */
    final void imagine(T table, int viewer, Dice dice) {
        for (int other = 0; other < Math.min(seat, table.seatCount()); other++) {
            if (other != viewer && answerOf(other) != Table.NO_ANSWER) {
                Prompt asked = table.scratch();
                offer(asked, other, table);
                keep(other, asked.option(dice.below(asked.size())));
            }
        }
    }

    private void askNext(T table) {
        if (table.seatCount() > MOST_SEATS) {
            throw new IllegalStateException("a sealed round is for at most " + MOST_SEATS + " seats");
        }
        do {
            seat++;
        } while (seat < table.seatCount() && !table.isIn(seat));
        if (seat < table.seatCount()) {
            offer(table.askSealed(seat, clause(), Ask.CHOOSE, purpose()), seat, table);
        } else {
            for (int s = 0; s < table.seatCount(); s++) {
                if (table.isIn(s)) {
                    table.unseal(s, clause(), answerOf(s));
                }
            }
            step++;
        }
    }

    private void takeAnswer(T table) {
        keep(seat, table.answer());
        step -= 2;
    }

    private void keep(int asked, long answer) {
        switch (asked) {
            case 0 -> first = answer;
            case 1 -> second = answer;
            case 2 -> third = answer;
            default -> fourth = answer;
        }
    }
}
