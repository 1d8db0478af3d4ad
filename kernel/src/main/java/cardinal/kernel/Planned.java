package cardinal.kernel;

import org.jspecify.annotations.Nullable;

/**
 * An event before it happens. Replacements that apply to it change it, one after the other in the order a player of the
 * ruleset's choosing names, each at most once; then it happens. What was intended stays known: it is what pays a cost.
 * A game says in a subclass which replacements there are and what they do.
 */
public abstract class Planned<T extends Table, E extends Event> extends Frame<T> {
    private final E intended;
    private @Nullable E event;
    private @Nullable Applied applied;

    /** Replacements that have had their turn, the last one first. */
    private record Applied(long replacement, @Nullable Applied earlier) {
    }

    protected Planned(Steps<?, T> steps, E intended) {
        super(steps);
        this.intended = intended;
        event = intended;
    }

    /** The steps find, replace and let happen; the clause is the one that rules replacements. */
    protected static <F extends Planned<T, E>, T extends Table, E extends Event> Steps<F, T> steps(Class<F> type,
            String clause) {
        return Steps.<F, T>of(type).then(clause, Planned::find).then(clause, Planned::replace).then(clause,
                Planned::happen);
    }

    /** The seat that says which of several replacements comes next. */
    protected abstract int chooser(E planned, T table);

    /** Offers every replacement that applies to the event as it is planned now; those applied before are sorted out. */
    protected abstract void applicable(E planned, Prompt replacements, T table);

    /** Replaces the event: calls {@link #become} or {@link #prevent}, or pushes a frame that does so after a question. */
    protected abstract void replace(E planned, long replacement, T table);

    /** The event happens in the form it has got. */
    protected abstract void happen(E planned, T table);

    /** What was to happen before anything was replaced. */
    public final E intended() {
        return intended;
    }

    /** What is to happen as things stand, or null if it was prevented. */
    public final @Nullable E planned() {
        return event;
    }

    /** The event is another one from here on. */
    public final void become(E other) {
        event = other;
    }

    /** The event does not happen at all. */
    public final void prevent() {
        event = null;
    }

    /** Whether this replacement has had its turn on this event. */
    public final boolean wasApplied(long replacement) {
        for (Applied a = applied; a != null; a = a.earlier) {
            if (a.replacement == replacement) {
                return true;
            }
        }
        return false;
    }

    /** Whether the event can still happen at all; something else may have overtaken it while a player was asked. */
    protected boolean isStillPossible(E planned, T table) {
        return true;
    }

    private void find(T table) {
        if (event == null || !isStillPossible(event, table)) {
            leave();
            return;
        }
        Prompt prompt = table.ask(chooser(event, table), clause(), Ask.ORDER, Purpose.REPLACE);
        applicable(event, prompt, table);
        for (Applied a = applied; a != null; a = a.earlier) {
            prompt.drop(a.replacement);
        }
        if (prompt.size() == 0) {
            table.withdraw();
            step++;
        }
    }

    private void replace(T table) {
        long replacement = table.answer();
        step -= 2;
        if (replacement != Table.NO_ANSWER && event != null) {
            applied = new Applied(replacement, applied);
            replace(event, replacement, table);
        }
    }

    private void happen(T table) {
        if (event != null) {
            happen(event, table);
        }
    }
}
