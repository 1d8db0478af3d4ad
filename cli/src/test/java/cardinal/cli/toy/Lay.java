package cardinal.cli.toy;

import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Outcome;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Steps;

/** A player lays a card; the higher one of two takes both. Who has taken most when the hands are empty wins. */
final class Lay extends Frame<TricksTable> {
    static final int CARD = 1;
    private static final Steps<Lay, TricksTable> STEPS =
            Steps.<Lay, TricksTable>of(Lay.class).then("1", Lay::ask).then("2", Lay::take);

    private final int seat;

    Lay(int seat) {
        super(STEPS);
        this.seat = seat;
    }

    private void ask(TricksTable t) {
        Prompt prompt = t.ask(seat, "1", Ask.ACT, Purpose.TURN);
        for (int i = 0; i < t.size(TricksTable.hand(seat)); i++) {
            prompt.add(CARD, t.cardAt(TricksTable.hand(seat), i));
        }
    }

    private void take(TricksTable t) {
        t.move(Option.a(t.answer()), TricksTable.TRICK, 0);
        if (t.size(TricksTable.TRICK) < 2) {
            t.push(new Lay(1 - seat));
            return;
        }
        int first = t.cardAt(TricksTable.TRICK, 0);
        int second = t.cardAt(TricksTable.TRICK, 1);
        int winner = t.number(first) > t.number(second) ? 1 - seat : seat;
        t.move(first, TricksTable.won(winner), 0);
        t.move(second, TricksTable.won(winner), 0);
        if (t.size(TricksTable.hand(0)) + t.size(TricksTable.hand(1)) > 0) {
            t.push(new Lay(winner));
            return;
        }
        int ahead = t.size(TricksTable.won(0)) - t.size(TricksTable.won(1));
        t.finish(new Outcome(ahead > 0 ? 1 : ahead < 0 ? 2 : 0, "3", "took most tricks"));
    }
}
