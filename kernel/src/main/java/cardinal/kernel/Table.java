package cardinal.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The whole state of a match: objects, zones, the stack of procedures, the open question, effects in force, randomness.
 * A game extends it with its own fields and names every one of them in its copy constructor.
 */
public abstract class Table {
    public static final int NONE = -1;
    private static final Event[] NO_EVENTS = new Event[0];
    private static final InForce[] NO_EFFECTS = new InForce[0];

    private final ZoneSpec[] specs;
    private final Identity identity;
    private Piece[] pieces;
    private int pieceCount;
    private final Zones zones;
    private Frame<?>[] stack;
    private int top;
    private final Prompt prompt;
    private long answer;
    private final Dice dice;
    private InForce[] effects;
    private int clock;
    private int version;
    private Event[] history;
    private int historySize;
    private boolean historyShared;
    private int holding;
    private Event[] held;
    private int seatsIn;
    private final int seatCount;
    private @Nullable Outcome outcome;
    private String clause;
    private int stepsSinceChoice;
    private int secrets;
    private @Nullable Observer<Table> observer;

    protected Table(int seats, List<ZoneSpec> zoneSpecs, Identity identity, long seed) {
        specs = zoneSpecs.toArray(ZoneSpec[]::new);
        if (specs.length > 64) {
            throw new IllegalArgumentException("more than 64 zones");
        }
        this.identity = identity;
        pieces = new Piece[64];
        zones = new Zones(specs.length);
        stack = new Frame<?>[16];
        top = -1;
        prompt = new Prompt();
        dice = new Dice(seed);
        effects = NO_EFFECTS;
        history = NO_EVENTS;
        held = NO_EVENTS;
        seatCount = seats;
        seatsIn = (1 << seats) - 1;
        clause = "";
    }

    /** The copy: immutable parts are shared, the rest is cloned. Observers stay behind. */
    protected Table(Table o) {
        specs = o.specs;
        identity = o.identity;
        pieces = Arrays.copyOf(o.pieces, o.pieceCount);
        pieceCount = o.pieceCount;
        zones = o.zones.copy();
        stack = new Frame<?>[o.top + 3];
        for (int i = 0; i <= o.top; i++) {
            stack[i] = o.stack[i].copy();
        }
        top = o.top;
        prompt = o.prompt.copy();
        answer = o.answer;
        dice = o.dice.copy();
        effects = o.effects;
        clock = o.clock;
        version = o.version;
        history = o.history;
        historySize = o.historySize;
        historyShared = true;
        o.historyShared = true;
        holding = o.holding;
        held = o.held;
        seatsIn = o.seatsIn;
        seatCount = o.seatCount;
        outcome = o.outcome;
        clause = o.clause;
        stepsSinceChoice = o.stepsSinceChoice;
        secrets = o.secrets;
        observer = null;
    }

    /** A table that goes on from here independently of this one. */
    public abstract Table copy();

    // ---- what the ruleset supplies -------------------------------------------------------------

    /** Events have happened as one; triggers look at them now. The array is full from 0 to count - 1. */
    protected abstract void happened(Event[] events, int count);

    /** The derived values of an object now, to be kept in its image when it leaves. */
    protected @Nullable Object valuesOf(int card) {
        return null;
    }

    /** Between leaving and arriving: the zone the object really goes to. */
    protected int redirect(int card, int from, int to, int reason) {
        return to;
    }

    /** An object has left and arrived; for indexes. */
    protected void relocated(int card, Piece before, Piece after) {
    }

    /** The event for an object that left a zone, or null if nobody could care. */
    protected @Nullable Event left(Image image, int to, int reason) {
        return null;
    }

    /** The event for an object that arrived in a zone, or null if nobody could care. */
    protected @Nullable Event arrived(Image image, int to, int reason) {
        return null;
    }

    /** A mandatory sequence does not end: the ruleset says what becomes of the match. */
    protected abstract Outcome endless();

    /** The seat after this one in turn order that is still in the game. */
    public int nextSeat(int seat) {
        int next = seat;
        do {
            next = next + 1 == seatCount ? 0 : next + 1;
        } while ((seatsIn >> next & 1) == 0 && next != seat);
        return next;
    }

    // ---- objects and zones ---------------------------------------------------------------------

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

    public final int pieceCount() {
        return pieceCount;
    }

    public final Piece piece(int card) {
        return pieces[card];
    }

    /** Replaces the state of an object. A change of zone goes through {@link #move}. */
    public final void put(int card, Piece piece) {
        if (pieces[card] != piece) {
            pieces[card] = piece;
            version++;
        }
    }

    /** Adds a new object to a zone and gives its number. */
    public final int create(Face face, int owner, int zone) {
        if (pieceCount == pieces.length) {
            pieces = Arrays.copyOf(pieces, pieceCount + 16);
        }
        int card = pieceCount++;
        pieces[card] = new Piece(face, (byte) owner, (byte) owner, (short) zone, (short) 0, 0, (short) 0, 0L, (byte) 0, (short) NONE, ++clock);
        zones.add(zone, card, true);
        version++;
        relocated(card, pieces[card], pieces[card]);
        return card;
    }

    public final Zones zones() {
        return zones;
    }

    public final int size(int zone) {
        return zones.size(zone);
    }

    public final int cardAt(int zone, int i) {
        return zones.get(zone, i);
    }

    public final ZoneSpec spec(int zone) {
        return specs[zone];
    }

    public final Ref ref(int card) {
        return card == NONE ? Ref.NONE : new Ref(card, pieces[card].incarnation());
    }

    /** Whether the reference still means the object it was made for. */
    public final boolean isSame(Ref ref) {
        return ref.card() != NONE && pieces[ref.card()].incarnation() == ref.incarnation();
    }

    public final Image image(int card) {
        return new Image(card, pieces[card], valuesOf(card));
    }

    /** Moves an object to the top of a zone. */
    public final void move(int card, int to, int reason) {
        move(card, to, reason, true);
    }

    /** Moves an object in two phases: it leaves, the ruleset may redirect it, it arrives. */
    public final void move(int card, int to, int reason, boolean atTop) {
        Piece before = pieces[card];
        int from = before.zone();
        Image image = image(card);
        int destination = redirect(card, from, to, reason);
        Event leaving = left(image, destination, reason);
        if (leaving != null) {
            emit(leaving);
        }
        zones.remove(from, card);
        int keep = identity.kept(from, destination, reason);
        Piece after = before.arrive(destination, keep, ++clock);
        pieces[card] = after.withKnown(Sight.knownAfterMove(this, before, after));
        zones.add(destination, card, atTop);
        version++;
        if ((keep & Identity.EFFECTS) == 0 && effects.length > 0) {
            dropEffectsOn(card, before.incarnation());
        }
        relocated(card, before, pieces[card]);
        Event arriving = arrived(image, destination, reason);
        if (arriving != null) {
            emit(arriving);
        }
    }

    /** Exchanges the object at a place in a zone's order; for rearranging. */
    public final void place(int zone, int i, int card) {
        zones.set(zone, i, card);
        version++;
    }

    /** Puts a zone into random order; whatever was known of its places is forgotten. */
    public final void shuffle(int zone) {
        for (int i = zones.size(zone) - 1; i > 0; i--) {
            int j = dice.below(i + 1);
            int a = zones.get(zone, i);
            zones.set(zone, i, zones.get(zone, j));
            zones.set(zone, j, a);
        }
        for (int i = 0; i < zones.size(zone); i++) {
            int card = zones.get(zone, i);
            pieces[card] = pieces[card].withKnown(0);
        }
        secretShown();
        version++;
    }

    // ---- effects in force ------------------------------------------------------------------------

    public final int effectCount() {
        return effects.length;
    }

    public final InForce effect(int i) {
        return effects[i];
    }

    /** Puts an effect in force; it gets the next timestamp. */
    public final void enforce(int expiry, int controller, Ref source, Ref subject, Object what) {
        InForce[] more = Arrays.copyOf(effects, effects.length + 1);
        more[effects.length] = new InForce(++clock, expiry, controller, source, subject, what);
        effects = more;
        version++;
    }

    /** Ends all effects with this expiry at once. */
    public final void expire(int expiry) {
        keepOnly(e -> e.expiry() != expiry);
    }

    /** Ends one effect. */
    public final void end(InForce effect) {
        keepOnly(e -> e != effect);
    }

    private void dropEffectsOn(int card, int incarnation) {
        keepOnly(e -> e.subject().card() != card || e.subject().incarnation() != incarnation);
    }

    private void keepOnly(java.util.function.Predicate<InForce> stays) {
        int n = 0;
        for (InForce e : effects) {
            if (stays.test(e)) {
                n++;
            }
        }
        if (n == effects.length) {
            return;
        }
        InForce[] left = n == 0 ? NO_EFFECTS : new InForce[n];
        int i = 0;
        for (InForce e : effects) {
            if (stays.test(e)) {
                left[i++] = e;
            }
        }
        effects = left;
        version++;
    }

    // ---- time, randomness, knowledge -------------------------------------------------------------

    public final Dice dice() {
        return dice;
    }

    /** Grows with every change that could alter a derived value. */
    public final int version() {
        return version;
    }

    /** Tells caches that something outside the pieces changed. */
    public final void touch() {
        version++;
    }

    public final int clock() {
        return clock;
    }

    public final int tick() {
        return ++clock;
    }

    /** Counts the moments at which somebody learnt something hidden or chance spoke: nothing before may be taken back. */
    public final int secrets() {
        return secrets;
    }

    public final void secretShown() {
        secrets++;
    }

    /** Lets seats know the face of a card wherever it is hidden. */
    public final void show(int card, int seats) {
        Piece p = pieces[card];
        int known = p.known() | seats;
        if (known != p.known()) {
            pieces[card] = p.withKnown(known);
            secretShown();
        }
    }

    // ---- events ---------------------------------------------------------------------------------

    /** Something happened: it enters the history and is delivered, or waits while events are held. */
    public final void emit(Event event) {
        if (historyShared || historySize == history.length) {
            history = Arrays.copyOf(history, Math.max(16, historySize + (historySize >> 1) + 4));
            historyShared = false;
        }
        history[historySize++] = event;
        if (observer != null) {
            observer.saw(this, event);
        }
        if (holding > 0) {
            held = Arrays.copyOf(held, held.length + 1);
            held[held.length - 1] = event;
        } else {
            happened(new Event[] {event}, 1);
        }
    }

    /** From here on events wait; calls nest. */
    public final void hold() {
        holding++;
    }

    /** The outermost release delivers all that was held as one composite event. */
    public final void release() {
        if (holding == 0) {
            throw new IllegalStateException("nothing is held");
        }
        if (--holding == 0 && held.length > 0) {
            Event[] all = held;
            held = NO_EVENTS;
            happened(all, all.length);
        }
    }

    public final boolean isHolding() {
        return holding > 0;
    }

    /** The events since the history was last cleared. */
    public final int historySize() {
        return historySize;
    }

    public final Event past(int i) {
        return history[i];
    }

    public final void clearHistory() {
        history = NO_EVENTS;
        historySize = 0;
        historyShared = true;
    }

    // ---- procedures and questions ----------------------------------------------------------------

    /** Starts a procedure on top of the running one. */
    public final void push(Frame<?> frame) {
        if (top + 1 == stack.length) {
            stack = Arrays.copyOf(stack, stack.length + 8);
        }
        stack[++top] = frame;
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

    /** Takes frames off the stack down to and including the topmost of this class. */
    public final void unwind(Class<?> type) {
        while (top >= 0) {
            Frame<?> frame = stack[top];
            stack[top--] = null;
            if (type.isInstance(frame)) {
                return;
            }
        }
    }

    /** Opens a question; the step adds the options and ends. The next step reads {@link #answer}. */
    public final Prompt ask(int seat, String why, Ask ask) {
        prompt.start(seat, why, ask, false);
        return prompt;
    }

    /** Opens a question whose answer stays hidden until the last seat has answered. */
    public final Prompt askSealed(int seat, String why, Ask ask) {
        prompt.start(seat, why, ask, true);
        return prompt;
    }

    public final Prompt prompt() {
        return prompt;
    }

    /** What the last question was answered with. */
    public final long answer() {
        return answer;
    }

    /** Sets an answer without asking, for a question that need not be put. */
    public final void answer(long option) {
        answer = option;
    }

    /** The clause of the running step. */
    public final String clause() {
        return clause;
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
            outcome = result;
        }
    }

    /** A seat leaves the game: every procedure in progress hears of it. */
    @SuppressWarnings("unchecked")
    public final void leave(int seat) {
        seatsIn &= ~(1 << seat);
        for (int i = top; i >= 0; i--) {
            ((Frame<Table>) stack[i]).seatLeft(seat, this);
        }
        if (prompt.isOpen() && prompt.seat() == seat) {
            prompt.close();
        }
    }

    @SuppressWarnings("unchecked")
    public final void observe(@Nullable Observer<? extends Table> watcher) {
        observer = (Observer<Table>) watcher;
    }

    public final @Nullable Observer<Table> observer() {
        return observer;
    }

    /** Answers the open question and goes on to the next one. */
    final void choose(int i) {
        long option = prompt.option(i);
        answer = option;
        prompt.close();
        stepsSinceChoice = 0;
        if (observer != null) {
            observer.answered(this, prompt, option, false);
        }
        advance();
    }

    /** Runs steps until somebody has to decide or the match is over. */
    @SuppressWarnings({"unchecked", "rawtypes"})
    final void advance() {
        while (outcome == null) {
            if (prompt.isOpen()) {
                if (prompt.size() > 1) {
                    return;
                }
                if (prompt.size() == 0) {
                    throw new IllegalStateException("a question without an answer: " + prompt + " in " + describeStack());
                }
                answer = prompt.option(0);
                prompt.close();
                if (observer != null) {
                    observer.answered(this, prompt, answer, true);
                }
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
            clause = steps.clause(i);
            if (steps.leaves(i, frame, this)) {
                clause = steps.guardClause(i);
                stack[top--] = null;
                continue;
            }
            if (observer != null) {
                observer.step(this, clause);
            }
            steps.run(i, frame, this);
            if (++stepsSinceChoice > Loops.PATIENCE) {
                finish(endless());
            }
        }
        prompt.close();
    }

    private String describeStack() {
        List<String> names = new ArrayList<>();
        for (int i = 0; i <= top; i++) {
            names.add(stack[i].getClass().getSimpleName() + "@" + stack[i].clause());
        }
        return names.toString();
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

    private long digest(boolean exact) {
        Digest d = new Digest(exact);
        for (int i = 0; i < pieceCount; i++) {
            Piece p = pieces[i];
            d.add(p.face().number()).add(p.owner()).add(p.controller()).add(p.zone()).add(p.flags()).add(p.marks()).add(p.counters())
                    .add(p.known()).add(p.host());
            d.clock(p.incarnation()).clock(p.since());
        }
        for (int z = 0; z < specs.length; z++) {
            d.add(zones.size(z));
            for (int i = 0; i < zones.size(z); i++) {
                d.add(zones.get(z, i));
            }
        }
        for (int i = 0; i <= top; i++) {
            d.frame(stack[i]);
        }
        d.add(prompt.isOpen() ? 1 : 0);
        if (prompt.isOpen()) {
            d.add(prompt.seat()).text(prompt.clause());
            for (int i = 0; i < prompt.size(); i++) {
                d.add(prompt.option(i));
            }
        }
        for (InForce e : effects) {
            d.clock(e.stamp()).add(e.expiry()).add(e.controller()).add(e.source().card()).add(e.subject().card()).text(String.valueOf(e.what()));
        }
        d.add(seatsIn).clock(clock).clock(dice.state()).add(outcome == null ? 0 : 1 + outcome.winners());
        fingerprint(d);
        return d.value();
    }
}
