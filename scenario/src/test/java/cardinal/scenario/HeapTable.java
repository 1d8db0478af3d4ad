package cardinal.scenario;

import cardinal.kernel.Purpose;
import cardinal.kernel.Ask;
import cardinal.kernel.Digest;
import cardinal.kernel.Event;
import cardinal.kernel.Frame;
import cardinal.kernel.Identity;
import cardinal.kernel.Option;
import cardinal.kernel.Outcome;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import cardinal.kernel.ZoneSpec;
import java.util.ArrayList;
import java.util.List;

/** A heap of stones: take one to three, pay or owe, the other may object; who takes the last stone wins. */
final class HeapTable extends Table {
    static final int TAKE = 1;
    static final int PAY = 2;
    static final int OWE = 3;
    static final int PASS = 4;
    static final int OBJECT = 5;
    static final int BREAK = 6;

    int heap;
    int turn;
    final boolean[] owes;
    final List<String> taken;

    HeapTable(int heap, int turn) {
        super(2, List.<ZoneSpec>of(), (from, to, reason) -> Identity.NOTHING, 1);
        this.heap = heap;
        this.turn = turn;
        owes = new boolean[2];
        taken = new ArrayList<>();
        push(new Turns());
    }

    private HeapTable(HeapTable o) {
        super(o);
        heap = o.heap;
        turn = o.turn;
        owes = o.owes.clone();
        taken = new ArrayList<>(o.taken);
    }

    @Override
    public HeapTable copy() {
        return new HeapTable(this);
    }

    @Override
    protected void happened(Event[] events, int count) {
    }

    @Override
    protected Outcome endless() {
        return new Outcome(0, "0", "endless");
    }

    @Override
    protected void fingerprint(Digest digest) {
        digest.add(heap).add(turn);
    }

    static final class Turns extends Frame<HeapTable> {
        private static final Step<Turns, HeapTable> OFFER = Turns::offer;
        static final Steps<Turns, HeapTable> STEPS = Steps.<Turns, HeapTable>of(Turns.class)
                .then("1.1", OFFER)
                .then("1.2", Turns::take)
                .then("1.3", Turns::settle)
                .then("1.4", Turns::end);

        Turns() {
            super(STEPS);
        }

        private void offer(HeapTable t) {
            var prompt = t.ask(t.turn, "1.1", Ask.ACT, Purpose.TURN).add(BREAK);
            for (int n = 1; n <= Math.min(3, t.heap); n++) {
                prompt.add(TAKE, n);
            }
        }

        private void take(HeapTable t) {
            if (Option.kind(t.answer()) == BREAK) {
                throw new IllegalStateException("the heap fell over");
            }
            int n = Option.a(t.answer());
            t.heap -= n;
            t.taken.add(Seats.name(t.turn) + " " + n);
            t.ask(t.turn, "1.2", Ask.CHOOSE, Purpose.TARGET).add(PAY).add(OWE);
        }

        private void settle(HeapTable t) {
            t.owes[t.turn] |= Option.kind(t.answer()) == OWE;
            t.note("1.3.a", NONE, NONE, "it is settled");
            t.ask(1 - t.turn, "1.3", Ask.ACT, Purpose.TURN).add(PASS).add(OBJECT);
        }

        private void end(HeapTable t) {
            if (t.heap == 0) {
                t.finish(new Outcome(1 << t.turn, "1.4", "the last stone is taken"));
            }
            t.turn = 1 - t.turn;
            goTo(OFFER);
        }
    }
}
