package cardinal.kernel;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The steps of one procedure in the rulebook's order, each with its clause. Made once per frame class; an edition of the
 * same procedure is made with {@link #replacing}.
 */
public final class Steps<F extends Frame<T>, T extends Table> {
    private static final int ASPECTS = 1 << 10;
    private static final int EDITIONS = 8;

    private final String[] clauses;
    private final Step<?, ?>[] steps;
    private final @Nullable Guard<?, ?>[] guards;
    private final String[] guardClauses;
    private final int[] aspects;
    private final boolean guarded;
    /** Made when they are first asked for; two threads may both make one, and either is as good: all fields of it are final. */
    private final @Nullable Steps<?, ?>[] lean;
    private final @Nullable Steps<?, ?>[] editions;

    private Steps(String[] clauses, Step<?, ?>[] steps, @Nullable Guard<?, ?>[] guards, String[] guardClauses,
            int[] aspects) {
        this.clauses = clauses;
        this.steps = steps;
        this.guards = guards;
        this.guardClauses = guardClauses;
        this.aspects = aspects;
        guarded = Arrays.stream(guards).anyMatch(Objects::nonNull);
        lean = new @Nullable Steps<?, ?>[ASPECTS];
        editions = new @Nullable Steps<?, ?>[EDITIONS];
    }

    /** An empty list for a frame class; the class only names the types. */
    public static <F extends Frame<T>, T extends Table> Steps<F, T> of(@Nullable Class<F> frame) {
        return new Steps<>(new String[0], new Step<?, ?>[0], new @Nullable Guard<?, ?>[0], new String[0], new int[0]);
    }

    /** The same list with one step more. */
    public Steps<F, T> then(String clause, Step<F, T> step) {
        int n = steps.length;
        String[] c = Arrays.copyOf(clauses, n + 1);
        Step<?, ?>[] s = Arrays.copyOf(steps, n + 1);
        @Nullable Guard<?, ?>[] g = Arrays.copyOf(guards, n + 1);
        String[] gc = Arrays.copyOf(guardClauses, n + 1);
        c[n] = clause;
        s[n] = step;
        gc[n] = clause;
        return new Steps<>(c, s, g, gc, Arrays.copyOf(aspects, n + 1));
    }

    /** Says of the step added last that it does nothing in a frame without all of these aspects (bits, ten at most). */
    public Steps<F, T> only(int needed) {
        int[] a = aspects.clone();
        a[a.length - 1] = needed;
        return new Steps<>(clauses, steps, guards, guardClauses, a);
    }

    /** The same list without the steps that do nothing in a frame with these aspects; made once. */
    public Steps<F, T> lean(int has) {
        Steps<?, ?> known = lean[has];
        if (known == null) {
            Steps<F, T> left = of(null);
            for (int i = 0; i < steps.length; i++) {
                left = (aspects[i] & ~has) == 0 ? left.with(this, i) : left;
            }
            leanOfEditions(left);
            lean[has] = left;
            return left;
        }
        return typed(known);
    }

    /** What is left of an edition's list is that edition's, too. */
    private void leanOfEditions(Steps<F, T> left) {
        for (int number = 0; number < EDITIONS; number++) {
            if (editions[number] == this) {
                left.editions[number] = left;
            }
        }
    }

    @SuppressWarnings("unchecked")
    private Steps<F, T> typed(Steps<?, ?> own) {
        return (Steps<F, T>) own;
    }

    /** The same list as an edition of the rules has it, told by its number (below eight); null before it was made. */
    public @Nullable Steps<F, T> edition(int number) {
        Steps<?, ?> known = editions[number];
        return known == null ? null : typed(known);
    }

    /** Keeps the list of an edition, which is made once. */
    public Steps<F, T> edition(int number, Steps<F, T> made) {
        editions[number] = made;
        return made;
    }

    /** Puts a guard before the step added last. A step has at most one. */
    public Steps<F, T> unless(String clause, Guard<F, T> guard) {
        int last = steps.length - 1;
        if (last < 0 || guards[last] != null) {
            throw new IllegalStateException(
                    last < 0 ? "there is no step to guard" : "the step of " + clauses[last] + " has a guard already");
        }
        return guarded(last, clause, guard);
    }

    /** The same list with the guard of one step put or exchanged: how an edition leaves elsewhere. */
    public Steps<F, T> guarding(String step, String clause, Guard<F, T> guard) {
        return guarded(indexOf(step), clause, guard);
    }

    /** The same list with one step unguarded: how an edition does not leave there. */
    public Steps<F, T> unguarded(String step) {
        return guarded(indexOf(step), step, null);
    }

    private Steps<F, T> guarded(int i, String clause, @Nullable Guard<F, T> guard) {
        @Nullable Guard<?, ?>[] g = guards.clone();
        String[] gc = guardClauses.clone();
        g[i] = guard;
        gc[i] = clause;
        return new Steps<>(clauses, steps, g, gc, aspects);
    }

    /** The same list with the step of one clause exchanged: how an edition differs. */
    public Steps<F, T> replacing(String clause, Step<F, T> step) {
        Step<?, ?>[] s = steps.clone();
        s[indexOf(clause)] = step;
        return new Steps<>(clauses, s, guards, guardClauses, aspects);
    }

    /** The same list with one step inserted before the step of a clause. */
    public Steps<F, T> before(String clause, String newClause, Step<F, T> step) {
        Steps<F, T> longer = of(null);
        int at = indexOf(clause);
        for (int i = 0; i < steps.length; i++) {
            if (i == at) {
                longer = longer.then(newClause, step);
            }
            longer = longer.with(this, i);
        }
        return longer;
    }

    /** The same list with one step taken out and put before another: how an edition orders a procedure. */
    public Steps<F, T> moving(String clause, String before) {
        int moved = indexOf(clause);
        int at = indexOf(before);
        Steps<F, T> reordered = of(null);
        for (int i = 0; i < steps.length; i++) {
            if (i == at) {
                reordered = reordered.with(this, moved);
            }
            if (i != moved) {
                reordered = reordered.with(this, i);
            }
        }
        return reordered;
    }

    /** The same list without the step of a clause: how an edition leaves something out. */
    public Steps<F, T> without(String clause) {
        Steps<F, T> shorter = of(null);
        int at = indexOf(clause);
        for (int i = 0; i < steps.length; i++) {
            if (i != at) {
                shorter = shorter.with(this, i);
            }
        }
        return shorter;
    }

    private Steps<F, T> with(Steps<F, T> other, int i) {
        @SuppressWarnings("unchecked")
        Step<F, T> step = (Step<F, T>) other.steps[i];
        Steps<F, T> longer = then(other.clauses[i], step).only(other.aspects[i]);
        return longer.guarded(longer.size() - 1, other.guardClauses[i], typedGuard(other.guards[i]));
    }

    @SuppressWarnings("unchecked")
    private @Nullable Guard<F, T> typedGuard(@Nullable Guard<?, ?> own) {
        return (Guard<F, T>) own;
    }

    /** The same steps under the clauses of another edition's document. */
    public Steps<F, T> citing(UnaryOperator<String> clause) {
        return new Steps<>(Arrays.stream(clauses).map(clause).toArray(String[]::new), steps, guards,
                Arrays.stream(guardClauses).map(clause).toArray(String[]::new), aspects);
    }

    public int size() {
        return steps.length;
    }

    public String clause(int i) {
        return clauses[i];
    }

    public List<String> clauses() {
        return List.of(clauses);
    }

    /** The place of the first step with this clause; a frame may jump back to it. */
    public int indexOf(String clause) {
        for (int i = 0; i < clauses.length; i++) {
            if (clauses[i].equals(clause)) {
                return i;
            }
        }
        throw new IllegalArgumentException("no step cites " + clause + "; there are " + Arrays.toString(clauses));
    }

    /** Where the step stands here that another list of this procedure has at a place; where it is left out, the next one that is not. */
    int placeOf(Steps<?, ?> other, int place) {
        for (int i = place; i < other.steps.length; i++) {
            for (int j = 0; j < steps.length; j++) {
                if (steps[j] == other.steps[i]) {
                    return j;
                }
            }
        }
        return steps.length;
    }

    @SuppressWarnings("unchecked")
    boolean leaves(int i, Frame<T> frame, T table) {
        Guard<?, ?> guard = guarded ? guards[i] : null;
        return guard != null && ((Guard<F, T>) guard).leaves((F) frame, table);
    }

    /** Whether this step is at this place and has no guard. */
    boolean isFree(int i, Step<?, ?> step) {
        return i < steps.length && steps[i] == step && !(guarded && guards[i] != null);
    }

    String guardClause(int i) {
        return guardClauses[i];
    }

    @SuppressWarnings("unchecked")
    void run(int i, Frame<T> frame, T table) {
        ((Step<F, T>) steps[i]).run((F) frame, table);
    }
}
