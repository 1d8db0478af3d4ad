package cardinal.cards.effect;

import cardinal.kernel.Frame;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;

/**
 * A text being carried out: the procedure that walks its steps in order. A game says what each of its steps does ({@link #begin}),
 * what an answer means to it ({@link #answered}), and what comes after the last ({@link #ended}). The game's list of steps has
 * {@link #walk} and, behind it, {@link #take}.
 */
public abstract class CarryingOut<T extends Table> extends Frame<T> {
    /** The place in the text: the number of the step that is carried out, or comes next. */
    private int pc;

    protected CarryingOut(Steps<?, T> steps) {
        super(steps);
    }

    /** What is carried out. */
    protected abstract Program program();

    /** The step of the game's list that walks on: {@link #walk}. */
    protected abstract Step<?, ?> walking();

    /** Carries out one step of the text, which moves the place on, or asks and leaves it. */
    protected abstract void begin(T table, Op op);

    /** Takes the answer to what a step of the text has asked, and moves the place on. */
    protected abstract void answered(T table, Op op, long answer);

    /** The text is at its end. */
    protected abstract void ended(T table);

    protected final void walk(T table) {
        if (pc >= program().size()) {
            ended(table);
            return;
        }
        Op op = program().op(pc);
        if (op instanceof GoTo elsewhere) {
            jump(elsewhere.to());
        } else {
            begin(table, op);
        }
    }

    protected final void take(T table) {
        goTo(walking());
        answered(table, program().op(pc), table.answer());
    }

    /** Goes on with this step of the text. */
    protected final void jump(int place) {
        pc = place;
        goTo(walking());
    }

    /** Goes on with the next step of the text. */
    protected final void pass() {
        jump(pc + 1);
    }

    /** Goes on with the next step, or elsewhere. */
    protected final void passIf(boolean holds, int otherwise) {
        jump(holds ? pc + 1 : otherwise);
    }

    /** The place in the text. */
    protected final int place() {
        return pc;
    }

    /** Moves the place alone: a step that begins a procedure is behind when that comes back. */
    protected final void place(int next) {
        pc = next;
    }
}
