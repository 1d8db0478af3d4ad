package cardinal.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Who sits at a table, what procedures are in progress there, and what is asked. Part of {@link Table}, which drives them. */
public abstract sealed class Procedures extends Board permits Table {
    /** What {@link #answer} gives when the seat that was asked left the game instead; no option is packed to this. */
    public static final long NO_ANSWER = -1L;
    /** A piece remembers in eight bits who knows it. */
    static final int MOST_SEATS = 8;

    Frame<?>[] stack;
    int top;
    final Prompt prompt;
    private final Edition edition;
    long answer;
    private @Nullable Prompt scratch;
    private int seatsIn;
    private final int seatCount;

    Procedures(Edition edition, int seats, List<ZoneSpec> zoneSpecs, Identity identity, long seed) {
        super(zoneSpecs, identity, seed);
        this.edition = edition;
        if (seats < 1 || seats > MOST_SEATS) {
            throw new IllegalArgumentException(seats + " seats; a table has 1 to " + MOST_SEATS);
        }
        stack = new Frame<?>[16];
        top = -1;
        prompt = new Prompt(edition);
        seatCount = seats;
        seatsIn = (1 << seats) - 1;
    }

    Procedures(Procedures o) {
        super(o);
        stack = new Frame<?>[o.top + 3];
        for (int i = 0; i <= o.top; i++) {
            stack[i] = o.stack[i].copy();
        }
        top = o.top;
        edition = o.edition;
        prompt = o.prompt.copy();
        answer = o.answer;
        seatsIn = o.seatsIn;
        seatCount = o.seatCount;
    }

    // ---- seats ---------------------------------------------------------------------------------

    public final int seatCount() {
        return seatCount;
    }

    /** Bit set of the seats still in the game. */
    public final int seatsIn() {
        return seatsIn;
    }

    public final boolean isIn(int seat) {
        return (seatsIn >> seat & 1) != 0;
    }

    /** The seat after this one in turn order that is still in the game. */
    public int nextSeat(int seat) {
        int next = seat;
        do {
            next = next + 1 == seatCount ? 0 : next + 1;
        } while ((seatsIn >> next & 1) == 0 && next != seat);
        return next;
    }

    final void seatGone(int seat) {
        seatsIn &= ~(1 << seat);
    }

    // ---- procedures and questions ----------------------------------------------------------------

    /** The edition of the rules that is played. */
    public Edition edition() {
        return edition;
    }

    /** Starts a procedure on top of the running one, with the steps the edition has for it. */
    public final void push(Frame<?> frame) {
        adopt(frame);
        if (top + 1 == stack.length) {
            stack = Arrays.copyOf(stack, stack.length + Math.max(8, stack.length >> 1));
        }
        stack[++top] = frame;
    }

    private <T extends Table> void adopt(Frame<T> frame) {
        if (!frame.steps.isOf(edition.number())) {
            Steps<?, T> own = edition.steps(frame.steps);
            if (own != frame.steps) {
                frame.adopt(own);
            }
        }
    }

    public final int depth() {
        return top + 1;
    }

    /** The frame at this height, 0 at the bottom. */
    public final Frame<?> frame(int i) {
        return stack[i];
    }

    /** The frame right below this one. */
    public final Frame<?> below(Frame<?> frame) {
        for (int i = top; i > 0; i--) {
            if (stack[i] == frame) {
                return stack[i - 1];
            }
        }
        throw new IllegalStateException("nothing lies below");
    }

    /** The topmost frame of a class, or null. */
    public final <F> @Nullable F running(Class<F> type) {
        for (int i = top; i >= 0; i--) {
            if (type.isInstance(stack[i])) {
                return type.cast(stack[i]);
            }
        }
        return null;
    }

    /**
     * Takes frames off the stack down to and including the topmost of this class. A question one of them had opened is
     * withdrawn; events one of them held stay held, so a frame that holds is left through its own steps.
     */
    public final void unwind(Class<?> type) {
        if (running(type) == null) {
            throw new IllegalStateException("no " + type.getSimpleName() + " is running in " + describeStack());
        }
        withdraw();
        while (!type.isInstance(stack[top])) {
            stack[top--] = null;
        }
        stack[top--] = null;
    }

    /** Opens a question; the step adds the options and ends. The next step reads {@link #answer}. */
    public final Prompt ask(int seat, String why, Ask ask, Purpose purpose) {
        open(seat, why, ask, purpose, false);
        return prompt;
    }

    /** A list of options that is asked of nobody: to find out whether there are any. */
    public final Prompt scratch() {
        if (scratch == null) {
            scratch = new Prompt(edition);
        }
        scratch.close();
        scratch.start(0, "", Ask.ACT, Purpose.TURN, false);
        return scratch;
    }

    /** Opens a question whose answer stays hidden until the last seat has answered. */
    public final Prompt askSealed(int seat, String why, Ask ask, Purpose purpose) {
        open(seat, why, ask, purpose, true);
        return prompt;
    }

    private void open(int seat, String why, Ask ask, Purpose purpose, boolean sealed) {
        if (!isIn(seat)) {
            throw new IllegalStateException("seat " + seat + " is not in the game and cannot be asked by " + why);
        }
        prompt.start(seat, why, ask, purpose, sealed);
    }

    /** Takes back the open question, if there is one; the frame that asked says which step it runs next. */
    public final void withdraw() {
        if (prompt.isOpen()) {
            prompt.close();
            answer = NO_ANSWER;
        }
    }

    public final Prompt prompt() {
        return prompt;
    }

    /** What the open question stems from: the topmost procedure that knows says it; otherwise the rules alone ask. */
    @SuppressWarnings("unchecked")
    public final Cause cause() {
        for (int i = top; i >= 0; i--) {
            Cause cause = ((Frame<Table>) stack[i]).cause((Table) this);
            if (cause != null) {
                return cause;
            }
        }
        return Cause.RULES;
    }

    /** What the last question was answered with; {@link #NO_ANSWER} when it was withdrawn or its seat left. */
    public final long answer() {
        return answer;
    }

    /** Sets an answer without asking, for a question that need not be put. */
    public final void answer(long option) {
        answer = option;
    }

    /** Takes the frame at this height and everything above it off the stack; an open question is withdrawn. */
    public final void unwindTo(int height) {
        withdraw();
        while (top >= height) {
            stack[top--] = null;
        }
    }

    final String describeStack() {
        List<String> names = new ArrayList<>();
        for (int i = 0; i <= top; i++) {
            names.add(stack[i].getClass().getSimpleName() + "@" + stack[i].clause());
        }
        return names.toString();
    }

    void digestProcedures(Digest d) {
        for (int i = 0; i <= top; i++) {
            d.frame(stack[i]);
        }
        d.add(prompt.isOpen() ? 1 : 0);
        if (prompt.isOpen()) {
            d.add(prompt.seat()).text(prompt.clause()).value(prompt.ask());
            for (int i = 0; i < prompt.size(); i++) {
                d.add(prompt.option(i));
            }
        }
    }
}
