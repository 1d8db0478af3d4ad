package cardinal.cli.toy;

import cardinal.kernel.Digest;
import cardinal.kernel.Event;
import cardinal.kernel.Face;
import cardinal.kernel.Identity;
import cardinal.kernel.Outcome;
import cardinal.kernel.Privacy;
import cardinal.kernel.Table;
import cardinal.kernel.ZoneSpec;
import java.util.List;

/** Two hands, the trick between them, and the tricks that were won. */
public final class TricksTable extends Table {
    static final int TRICK = 0;
    private static final int EACH = 4;

    /** A card with a number on it. */
    record Number(int number) implements Face {
        @Override
        public String name() {
            return "Card " + number;
        }
    }

    TricksTable(long seed) {
        super(2, List.of(new ZoneSpec("trick", NONE, Privacy.PUBLIC, true),
                new ZoneSpec("hand", 0, Privacy.OWNER, false), new ZoneSpec("won", 0, Privacy.PUBLIC, false),
                new ZoneSpec("hand", 1, Privacy.OWNER, false), new ZoneSpec("won", 1, Privacy.PUBLIC, false)),
                (from, to, reason) -> Identity.ALL, seed);
        boolean[] dealt = new boolean[2 * EACH + 1];
        for (int i = 0; i < 2 * EACH; i++) {
            int number = 1 + dice().below(2 * EACH);
            while (dealt[number]) {
                number = number % (2 * EACH) + 1;
            }
            dealt[number] = true;
            create(new Number(number), i % 2, hand(i % 2));
        }
        push(new Lay(0));
    }

    private TricksTable(TricksTable o) {
        super(o);
    }

    static int hand(int seat) {
        return 1 + 2 * seat;
    }

    static int won(int seat) {
        return 2 + 2 * seat;
    }

    int number(int card) {
        return piece(card).face().number();
    }

    @Override
    public TricksTable copy() {
        return new TricksTable(this);
    }

    @Override
    protected void happened(Event[] events, int count) {
    }

    @Override
    protected Outcome endless() {
        return new Outcome(0, "3", "it does not end");
    }

    @Override
    protected void fingerprint(Digest digest) {
    }
}
