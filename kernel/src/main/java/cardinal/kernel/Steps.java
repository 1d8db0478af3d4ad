package cardinal.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The steps of one procedure in the rulebook's order, each with its clause. Made once per frame class; an edition of the
 * same procedure is made with {@link #replacing}, {@link #before}, {@link #moving} and {@link #without}.
 *
 * <p>
 * The reference a step was added with is its address: a frame jumps to it ({@link Frame#goTo}) wherever an edition has put
 * it. What an edition runs in its place is found under the same reference, and who jumps to a step that was left out goes on
 * with the one that followed it.
 */
public final class Steps<F extends Frame<T>, T extends Table> {
    private static final int ASPECTS = 1 << 10;
    private static final int EDITIONS = 8;

    /**
     * One step as it is listed.
     *
     * @param address  the reference it was added with
     * @param run  what is done there; the same, unless an edition has replaced it
     * @param aspects  what a frame needs so that it does anything
     * @param out  whether an edition, or a frame without its aspects, leaves it out
     */
    private record Listed(String clause, Step<?, ?> address, Step<?, ?> run, @Nullable Guard<?, ?> guard,
            String guardClause, int aspects, boolean out) {
        Listed guarded(String by, @Nullable Guard<?, ?> with) {
            return new Listed(clause, address, run, with, by, aspects, out);
        }

        Listed running(Step<?, ?> other) {
            return new Listed(clause, address, other, guard, guardClause, aspects, out);
        }

        Listed needing(int needed) {
            return new Listed(clause, address, run, guard, guardClause, needed, out);
        }

        Listed leftOut() {
            return new Listed(clause, address, run, guard, guardClause, aspects, true);
        }

        Listed citing(UnaryOperator<String> cite) {
            return new Listed(cite.apply(clause), address, run, guard, cite.apply(guardClause), aspects, out);
        }
    }

    private final List<Listed> all;
    /** Those that are not left out, in their order; a frame counts these. */
    private final String[] clauses;
    private final Step<?, ?>[] addresses;
    private final Step<?, ?>[] steps;
    private final @Nullable Guard<?, ?>[] guards;
    private final String[] guardClauses;
    private final boolean guarded;
    /** Made when they are first asked for; two threads may both make one, and either is as good: all fields of it are final. */
    private final @Nullable Steps<?, ?>[] lean;
    private final @Nullable Steps<?, ?>[] editions;
    /** One more than the number of the edition whose own list this is; 0: of none, as far as anybody knows. */
    private int of;

    private Steps(List<Listed> all) {
        this.all = List.copyOf(all);
        List<Listed> run = all.stream().filter(s -> !s.out()).toList();
        clauses = run.stream().map(Listed::clause).toArray(String[]::new);
        addresses = run.stream().map(Listed::address).toArray(Step<?, ?>[]::new);
        steps = run.stream().map(Listed::run).toArray(Step<?, ?>[]::new);
        guards = run.stream().map(Listed::guard).toArray(Guard<?, ?>[]::new);
        guardClauses = run.stream().map(Listed::guardClause).toArray(String[]::new);
        guarded = Arrays.stream(guards).anyMatch(Objects::nonNull);
        lean = new @Nullable Steps<?, ?>[ASPECTS];
        editions = new @Nullable Steps<?, ?>[EDITIONS];
    }

    /** An empty list for a frame class; the class only names the types. */
    public static <F extends Frame<T>, T extends Table> Steps<F, T> of(@Nullable Class<F> frame) {
        return new Steps<>(List.of());
    }

    /** The same list with one step more. A reference stands at one place only; a method that runs at two has two of them. */
    public Steps<F, T> then(String clause, Step<F, T> step) {
        return with(all.size(), clause, step);
    }

    private Steps<F, T> with(int at, String clause, Step<F, T> step) {
        for (Listed other : all) {
            if (other.address() == step) {
                throw new IllegalArgumentException(
                        "the step of " + clause + " is that of " + other.clause()
                                + ": each place needs a reference of its own");
            }
        }
        List<Listed> more = new ArrayList<>(all);
        more.add(at, new Listed(clause, step, step, null, clause, 0, false));
        return new Steps<>(more);
    }

    /** Says of the step added last that it does nothing in a frame without all of these aspects (bits, ten at most). */
    public Steps<F, T> only(int needed) {
        int last = all.size() - 1;
        return with(last, all.get(last).needing(needed));
    }

    private Steps<F, T> with(int i, Listed step) {
        List<Listed> changed = new ArrayList<>(all);
        changed.set(i, step);
        return new Steps<>(changed);
    }

    /** The same list without the steps that do nothing in a frame with these aspects; made once. */
    public Steps<F, T> lean(int has) {
        Steps<?, ?> known = lean[has];
        if (known == null) {
            Steps<F, T> made =
                    new Steps<>(all.stream().map(s -> (s.aspects() & ~has) == 0 ? s : s.leftOut()).toList());
            leanOfEditions(made);
            lean[has] = made;
            return made;
        }
        return typed(known);
    }

    /** What is left of an edition's list is that edition's, too. */
    private void leanOfEditions(Steps<F, T> left) {
        for (int number = 0; number < EDITIONS; number++) {
            if (editions[number] == this) {
                left.editions[number] = left;
                left.of = number + 1;
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

    /** Whether it is the list of the edition with this number already. */
    boolean isOf(int number) {
        return of == number + 1;
    }

    /** Keeps the list of an edition, which is made once. */
    public Steps<F, T> edition(int number, Steps<F, T> made) {
        if (made == this) {
            of = number + 1;
        }
        editions[number] = made;
        return made;
    }

    /** Puts a guard before the step added last. A step has at most one. */
    public Steps<F, T> unless(String clause, Guard<F, T> guard) {
        if (all.isEmpty() || all.getLast().guard() != null) {
            throw new IllegalStateException(all.isEmpty() ? "there is no step to guard"
                    : "the step of " + all.getLast().clause() + " has a guard already");
        }
        return with(all.size() - 1, all.getLast().guarded(clause, guard));
    }

    // ---- how an edition differs: a step is named by its clause if no other cites it, or by its reference ---------------

    /** The same list with the guard of one step put or exchanged: how an edition leaves elsewhere. */
    public Steps<F, T> guarding(String step, String clause, Guard<F, T> guard) {
        return guarding(cited(step), clause, guard);
    }

    public Steps<F, T> guarding(Step<?, ?> step, String clause, Guard<F, T> guard) {
        int i = listed(step);
        return with(i, all.get(i).guarded(clause, guard));
    }

    /** The same list with one step unguarded: how an edition does not leave there. */
    public Steps<F, T> unguarded(String step) {
        return unguarded(cited(step));
    }

    public Steps<F, T> unguarded(Step<?, ?> step) {
        int i = listed(step);
        return with(i, all.get(i).guarded(all.get(i).clause(), null));
    }

    /** The same list with another step run in the place of one, which stays its address. */
    public Steps<F, T> replacing(String clause, Step<F, T> step) {
        return replacing(cited(clause), step);
    }

    public Steps<F, T> replacing(Step<?, ?> replaced, Step<F, T> step) {
        int i = listed(replaced);
        return with(i, all.get(i).running(step));
    }

    /** The same list with one step inserted before another. */
    public Steps<F, T> before(String clause, String newClause, Step<F, T> step) {
        return before(cited(clause), newClause, step);
    }

    public Steps<F, T> before(Step<?, ?> next, String newClause, Step<F, T> step) {
        return with(listed(next), newClause, step);
    }

    /** The same list with one step taken out and put before another: how an edition orders a procedure. */
    public Steps<F, T> moving(String clause, String before) {
        return moving(cited(clause), cited(before));
    }

    public Steps<F, T> moving(Step<?, ?> moved, Step<?, ?> before) {
        int from = listed(moved);
        int to = listed(before);
        List<Listed> reordered = new ArrayList<>(all);
        Listed step = reordered.remove(from);
        reordered.add(to > from ? to - 1 : to, step);
        return new Steps<>(reordered);
    }

    /** The same list without one step: how an edition leaves something out. */
    public Steps<F, T> without(String clause) {
        return without(cited(clause));
    }

    public Steps<F, T> without(Step<?, ?> step) {
        int i = listed(step);
        return with(i, all.get(i).leftOut());
    }

    /** The same steps under the clauses of another edition's document. */
    public Steps<F, T> citing(UnaryOperator<String> clause) {
        return new Steps<>(all.stream().map(s -> s.citing(clause)).toList());
    }

    /** The only step with this clause. */
    private Step<?, ?> cited(String clause) {
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < clauses.length; i++) {
            if (clauses[i].equals(clause)) {
                places.add(i);
            }
        }
        if (places.size() != 1) {
            throw new IllegalArgumentException(places.isEmpty()
                    ? "no step cites " + clause + "; there are " + Arrays.toString(clauses)
                    : places.size() + " steps cite " + clause + " in " + Arrays.toString(clauses)
                            + "; name the one that is meant by its reference");
        }
        return addresses[places.getFirst()];
    }

    /** Where a step that is not left out stands among all. */
    private int listed(Step<?, ?> step) {
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).address() == step && !all.get(i).out()) {
                return i;
            }
        }
        throw new IllegalArgumentException("no such step among those of " + Arrays.toString(clauses));
    }

    // ---- reading --------------------------------------------------------------------------------------------------------

    public int size() {
        return steps.length;
    }

    public String clause(int i) {
        return clauses[i];
    }

    public List<String> clauses() {
        return List.of(clauses);
    }

    /** Whether the step with this reference is taken, and not left out. */
    public boolean has(Step<?, ?> step) {
        return place(step) >= 0;
    }

    private int place(Step<?, ?> step) {
        Step<?, ?>[] known = addresses;
        for (int i = 0; i < known.length; i++) {
            if (known[i] == step) {
                return i;
            }
        }
        return -1;
    }

    /** The place of the step with this reference; of one that is left out, the place of what follows it. */
    int placeOf(Step<?, ?> step) {
        int place = place(step);
        return place >= 0 ? place : placeAfterLeftOut(step);
    }

    /** The place of what follows the step with this reference. */
    int placeAfter(Step<?, ?> step) {
        int place = place(step);
        return place >= 0 ? place + 1 : placeAfterLeftOut(step);
    }

    private int placeAfterLeftOut(Step<?, ?> step) {
        int place = 0;
        for (Listed other : all) {
            if (other.address() == step) {
                return place;
            }
            place += other.out() ? 0 : 1;
        }
        throw new IllegalArgumentException("no such step among those of " + Arrays.toString(clauses));
    }

    /** Where the step stands here that another list of this procedure has at a place; where it is left out, the next one that is not. */
    int placeOf(Steps<?, ?> other, int place) {
        for (int i = place; i < other.steps.length; i++) {
            int here = place(other.addresses[i]);
            if (here >= 0) {
                return here;
            }
        }
        return steps.length;
    }

    @SuppressWarnings("unchecked")
    boolean leaves(int i, Frame<T> frame, T table) {
        Guard<?, ?> guard = guarded ? guards[i] : null;
        return guard != null && ((Guard<F, T>) guard).leaves((F) frame, table);
    }

    /** Whether there is a step at this place, without a guard before it. */
    boolean isFree(int i) {
        return i < steps.length && !(guarded && guards[i] != null);
    }

    String guardClause(int i) {
        return guardClauses[i];
    }

    @SuppressWarnings("unchecked")
    void run(int i, Frame<T> frame, T table) {
        ((Step<F, T>) steps[i]).run((F) frame, table);
    }
}
