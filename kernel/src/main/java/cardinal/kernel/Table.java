package cardinal.kernel;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The whole state of a match: objects, zones, the stack of procedures, the open question, effects in force, randomness.
 * A game extends it with its own fields and names every one of them in its copy constructor.
 */
public abstract non-sealed class Table extends Procedures {

    private @Nullable Outcome outcome;
    private @Nullable Steps<?, ?> running;
    /** Which of them; below 0 it is the guard of the step at {@code ~runningAt}. */
    private int runningAt;
    private int stepsSinceChoice;
    private boolean attention;
    private @Nullable Table successor;

    /** A table of rules that have one document only. */
    protected Table(int seats, List<ZoneSpec> zoneSpecs, Identity identity, long seed) {
        this(Edition.ONLY, seats, zoneSpecs, identity, seed);
    }

    protected Table(Edition edition, int seats, List<ZoneSpec> zoneSpecs, Identity identity, long seed) {
        super(edition, seats, zoneSpecs, identity, seed);
    }

    /** The copy: immutable parts are shared, the rest is cloned. Observers stay behind. */
    protected Table(Table o) {
        super(o);
        outcome = o.outcome;
        running = o.running;
        runningAt = o.runningAt;
        stepsSinceChoice = o.stepsSinceChoice;
        attention = o.attention;
        successor = null;
    }

    /** A table that goes on from here independently of this one. */
    public abstract Table copy();

    @Override
    final Table self() {
        return this;
    }

    // ---- what the ruleset supplies -------------------------------------------------------------

    /** Called before the next step after {@link #demandAttention}; the ruleset pushes the procedure that sees to it. */
    protected void attend() {
    }

    /** A game has ended; whether another one of the same match begins on this table, which the ruleset has then laid out anew. */
    protected boolean playsOn(Outcome ended) {
        return false;
    }

    /** A mandatory sequence does not end: the ruleset says what becomes of the match. */
    protected abstract Outcome endless();

    /** Something has to be seen to before any procedure takes its next step: {@link #attend} is called then. */
    public final void demandAttention() {
        attention = true;
    }

    /** Whether something is to be seen to before the next step. */
    public final boolean demandsAttention() {
        return attention;
    }

    /** The clause of the running step. */
    public final String clause() {
        Steps<?, ?> of = running;
        return of == null ? "" : runningAt < 0 ? of.guardClause(~runningAt) : of.clause(runningAt);
    }

    public final @Nullable Outcome outcome() {
        return outcome;
    }

    public final boolean isOver() {
        return outcome != null;
    }

    /** Ends the match. */
    public final void finish(Outcome result) {
        if (outcome == null) {
            outcome = edition().cite(result);
        }
    }

    /** A seat leaves the game: its question is withdrawn, and every procedure in progress hears of it. */
    @SuppressWarnings("unchecked")
    public final void leave(int seat) {
        if (!isIn(seat)) {
            return;
        }
        seatGone(seat);
        if (prompt.isOpen() && prompt.seat() == seat) {
            withdraw();
        }
        for (int i = top; i >= 0; i = Math.min(i - 1, top)) {
            ((Frame<Table>) stack[i]).seatLeft(seat, this);
        }
    }

    /** Undoes all that happened since the savepoint; the running step ends, and the match goes on from there. */
    @SuppressWarnings("unchecked")
    public final <T extends Table> void takeBack(Savepoint<T> before) {
        Table earlier = before.restore((T) this);
        earlier.stepsSinceChoice = stepsSinceChoice + 1;
        successor = earlier;
        stepsSinceChoice = Loops.PATIENCE;
    }

    /** The table the match goes on with after something was taken back, or null. */
    final @Nullable Table successor() {
        return successor;
    }

    /** Answers the open question and goes on to the next one. */
    final void choose(int i) {
        long option = prompt.option(i);
        answer = option;
        prompt.close();
        stepsSinceChoice = 0;
        if (observer != null && !prompt.isSealed()) {
            observer.answered(this, prompt, option, false);
        }
        advance();
    }

    /** A sealed answer becomes known. */
    final void unseal(int seat, String why, long option) {
        if (observer != null) {
            observer.unsealed(this, seat, edition().cite(why), option);
        }
    }

    /** Runs steps until somebody has to decide or the match is over. */
    final void advance() {
        runSteps();
        while (outcome != null && playsOn(outcome)) {
            outcome = null;
            runSteps();
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private void runSteps() {
        while (outcome == null) {
            if (prompt.isOpen()) {
                if (prompt.needsAnswer()) {
                    return;
                }
                if (prompt.size() == 0) {
                    throw new IllegalStateException(
                            "a question without an answer: " + prompt + " in " + describeStack());
                }
                answer = prompt.option(0);
                prompt.close();
                if (observer != null && !prompt.isSealed()) {
                    observer.answered(this, prompt, answer, true);
                }
            }
            if (attention) {
                attention = false;
                attend();
                continue;
            }
            if (top < 0) {
                throw new IllegalStateException("nothing is left to do and the match is not over");
            }
            Frame frame = stack[top];
            Steps steps = frame.steps;
            int i = frame.step++;
            if (i >= steps.size()) {
                stack[top--] = null;
                continue;
            }
            running = steps;
            runningAt = i;
            if (steps.leaves(i, frame, this)) {
                runningAt = ~i;
                stack[top--] = null;
                continue;
            }
            while (true) {
                if (observer != null) {
                    observer.step(this, clause());
                }
                steps.run(i, frame, this);
                stepsSinceChoice++;
                if (!goesStraightOn(frame)) {
                    break;
                }
                i = frame.step++;
                runningAt = i;
            }
            if (stepsSinceChoice > Loops.PATIENCE) {
                if (successor != null) {
                    return;
                }
                finish(endless());
            }
        }
        prompt.close();
    }

    /**
     * Whether the procedure that has just taken a step takes its next one at once, because nothing comes between the two: nothing has
     * to be seen to, nothing is asked, no other procedure has begun, no guard stands before it, and the match goes on.
     */
    final boolean goesStraightOn(Frame<?> frame) {
        return !attention && outcome == null && !prompt.isOpen() && top >= 0 && stack[top] == frame
                && stepsSinceChoice <= Loops.PATIENCE && frame.steps.isFree(frame.step);
    }

    /** The open question is put again by the step that asked it, because what it was about has changed. */
    public final void askAgain() {
        if (prompt.isOpen()) {
            prompt.close();
            stack[top].step = runningAt;
        }
    }

    // ---- fingerprint ------------------------------------------------------------------------------

    /** Adds the game's own fields to the fingerprint. */
    protected abstract void fingerprint(Digest digest);

    /** A number that two tables share only if they are in the same state. */
    public final long fingerprint() {
        return digest(true);
    }

    /** The same without clocks and generator: a position that repeats has the same one. */
    public final long position() {
        return digest(false);
    }

    /**
     * What players can tell of two tables: objects, effects, the dice, whose decision it is. Neither clocks nor what procedures remember
     * nor the list of options count, so that it is the same in builds that differ only in how they are written.
     */
    public final long standing() {
        Digest d = new Digest(false);
        digestObjects(d);
        digestEffects(d);
        d.add(seatsIn()).add(dice().state()).add(outcome == null ? 0 : 1 + outcome.winners())
                .add(prompt.isOpen() ? prompt.seat() : NONE);
        fingerprint(d);
        return d.value();
    }

    private long digest(boolean exact) {
        Digest d = new Digest(exact);
        digestObjects(d);
        digestProcedures(d);
        digestEffects(d);
        digestKinds(d);
        if (attention) {
            d.add(1);
        }
        digestHeld(d);
        d.clock(secrets()).add(seatsIn()).clock(clock()).clock(dice().state())
                .add(outcome == null ? 0 : 1 + outcome.winners());
        fingerprint(d);
        return d.value();
    }
}
