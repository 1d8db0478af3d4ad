package cardinal.kernel;

import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

/** What an edition makes of the procedures of the base document. Several changes of one procedure are made one after the other. */
public final class StepChanges {
    private final Map<Steps<?, ?>, UnaryOperator<Steps<?, ?>>> changes = new HashMap<>();

    StepChanges() {
    }

    /** Changes a procedure: steps moved, replaced, inserted, left out. */
    @SuppressWarnings("unchecked")
    public <F extends Frame<T>, T extends Table> StepChanges of(Steps<F, T> procedure,
            UnaryOperator<Steps<F, T>> change) {
        UnaryOperator<Steps<?, ?>> next = steps -> change.apply((Steps<F, T>) steps);
        changes.merge(procedure, next, (first, then) -> steps -> then.apply(first.apply(steps)));
        return this;
    }

    @SuppressWarnings("unchecked")
    <F extends Frame<T>, T extends Table> Steps<F, T> apply(Steps<F, T> procedure) {
        UnaryOperator<Steps<?, ?>> change = changes.get(procedure);
        return change == null ? procedure : (Steps<F, T>) change.apply(procedure);
    }
}
