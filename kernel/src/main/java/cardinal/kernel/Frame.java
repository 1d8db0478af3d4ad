package cardinal.kernel;

import org.jspecify.annotations.Nullable;

/**
 * A procedure in progress: its steps, where it stands, and its locals. Locals are primitives, enums or immutable values,
 * so that {@link #copy} is a full copy (a hygiene test checks the field types).
 */
public abstract class Frame<T extends Table> implements Cloneable {
    Steps<?, T> steps;
    int step;

    protected Frame(Steps<?, T> steps) {
        this.steps = steps;
    }

    /** Takes the steps as an edition orders them; a frame that is to begin elsewhere still begins with the same step. */
    final void adopt(Steps<?, T> own) {
        step = step == 0 ? 0 : own.placeOf(steps, step);
        steps = own;
    }

    /**
     * Goes to this step next, wherever an edition has put it and whatever it runs there; if it is left out, to what follows
     * it.
     */
    protected final void goTo(Step<?, ?> next) {
        step = steps.placeOf(next);
    }

    /** Goes on after this step, such as the one that would take an answer if there had been anything to ask. */
    protected final void goPast(Step<?, ?> done) {
        step = steps.placeAfter(done);
    }

    /** Runs the current step again when the driver comes back. */
    protected final void again() {
        step--;
    }

    /** Leaves the stack when this step ends. */
    protected final void leave() {
        step = steps.size();
    }

    /** The clause of the step that is running or has just run. */
    public final String clause() {
        int i = Math.max(0, Math.min(step, steps.size()) - 1);
        return steps.clause(i);
    }

    public final Steps<?, T> steps() {
        return steps;
    }

    /**
     * A seat has left the game; a frame that waits for it says here what it does then. The seat's own question is gone,
     * and the step that takes its answer reads {@link Table#NO_ANSWER} unless the frame goes elsewhere. A frame whose
     * open question to another seat is no longer right calls {@link Table#withdraw} and {@link #again}.
     */
    protected void seatLeft(int seat, T table) {
    }

    /**
     * What this procedure carries out, for whoever reads a question that it or a procedure above it asks; null where the
     * procedure below knows. A procedure of the rules that is not part of another one's effect answers {@link Cause#RULES}.
     */
    protected @Nullable Cause cause(T table) {
        return null;
    }

    @SuppressWarnings("unchecked")
    final Frame<T> copy() {
        try {
            return (Frame<T>) clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }
}
