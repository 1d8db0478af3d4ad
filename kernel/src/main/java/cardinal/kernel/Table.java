package cardinal.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The whole state of a match: objects, zones, the stack of procedures, the open question, effects in force, randomness.
 * A game extends it with its own fields and names every one of them in its copy constructor.
 */
public abstract class Table {
    public static final int NONE = -1;
    /** What {@link #answer} gives when the seat that was asked left the game instead; no option is packed to this. */
    public static final long NO_ANSWER = -1L;
    /** A piece remembers in eight bits who knows it. */
    static final int MOST_SEATS = 8;
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
    private @Nullable Prompt scratch;
    private long answer;
    private final Dice dice;
    private InForce[] effects;
    private int clock;
    private int version;
    private Event[] history;
    private int historySize;
    private int historyCleared;
    private boolean historyShared;
    private int holding;
    private Event[] held;
    private int heldSize;
    private int seatsIn;
    private final int seatCount;
    private @Nullable Outcome outcome;
    private String clause;
    private int stepsSinceChoice;
    private boolean attention;
    private int secrets;
    private @Nullable Labels labels;
    private @Nullable Observer<Table> observer;
    private @Nullable Table successor;

    protected Table(int seats, List<ZoneSpec> zoneSpecs, Identity identity, long seed) {
        specs = zoneSpecs.toArray(ZoneSpec[]::new);
        if (specs.length > 64) {
            throw new IllegalArgumentException("more than 64 zones");
        }
        if (seats < 1 || seats > MOST_SEATS) {
            throw new IllegalArgumentException(seats + " seats; a table has 1 to " + MOST_SEATS);
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
        historyCleared = o.historyCleared;
        historyShared = true; // the original may go on appending: copies do not look beyond their own size
        holding = o.holding;
        held = o.heldSize == 0 ? NO_EVENTS : Arrays.copyOf(o.held, o.heldSize);
        heldSize = o.heldSize;
        seatsIn = o.seatsIn;
        seatCount = o.seatCount;
        outcome = o.outcome;
        clause = o.clause;
        stepsSinceChoice = o.stepsSinceChoice;
        attention = o.attention;
        secrets = o.secrets;
        labels = o.labels;
        observer = null;
        successor = null;
    }

    /** A table that goes on from here independently of this one. */
    public abstract Table copy();

    // ---- what the ruleset supplies -------------------------------------------------------------

    /** Events have happened as one; triggers look at them now. The array is full from 0 to count - 1. */
    protected abstract void happened(Event[] events, int count);

    /** Whether an event enters the history. A ruleset that emits some events only for its readers must not keep those. */
    protected boolean remembers(Event event) {
        return true;
    }

    /** The derived values of an object now, to be kept in its image when it leaves. */
    protected @Nullable Object valuesOf(int card) {
        return null;
    }

    /** Between leaving and arriving: the zone the object really goes to. */
    protected int redirect(int card, int from, int to, int reason) {
        return to;
    }

    /** Between leaving and arriving: the object as it arrives. A ruleset lays it face up or face down here, before anybody looks. */
    protected Piece arriving(Piece before, Piece after, int reason) {
        return after;
    }

    /** Who may see an object's face by the rules: by default what its zone says. A ruleset with facings looks at those too. */
    public Privacy privacy(Piece piece) {
        return specs[piece.zone()].privacy();
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

    /** The event for an object that was turned over in its place, or null if nobody could care. */
    protected @Nullable Event turned(Image image) {
        return null;
    }

    /** Called before the next step after {@link #demandAttention}; the ruleset pushes the procedure that sees to it. */
    protected void attend() {
    }

    /** A game has ended; whether another one of the same match begins on this table, which the ruleset has then laid out anew. */
    protected boolean playsOn(Outcome ended) {
        return false;
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

    /** What is printed on a card, whatever it has become a copy of. */
    public Face printed(int card) {
        return pieces[card].face();
    }

    /** Replaces the state of an object. A change of zone goes through {@link #move}, of facing through {@link #turn}. */
    public final void put(int card, Piece piece) {
        if (pieces[card] != piece) {
            assert piece.zone() == pieces[card].zone() : "a change of zone is a move";
            assert privacy(piece) == privacy(pieces[card]) : "a change of who may see it is a turn";
            pieces[card] = piece;
            version++;
        }
    }

    /** Turns an object over in its place: who saw it before can follow it, who may see it now does. */
    public final void turn(int card, Piece over) {
        Piece before = pieces[card];
        if (before == over) {
            return;
        }
        assert over.zone() == before.zone() : "a change of zone is a move";
        Image image = image(card);
        pieces[card] = over.withKnown(Sight.knownAfterMove(this, before, over));
        version++;
        uncovered(before, pieces[card]);
        Event turning = turned(image);
        if (turning != null) {
            emit(turning);
        }
    }

    /** What nobody could see is seen now: nothing before may be taken back. */
    private void uncovered(Piece before, Piece after) {
        if (privacy(before) == Privacy.SECRET && Sight.unveiled(this, before, after)) {
            secretShown();
        }
    }

    /** Adds a new object to a zone and gives its number. */
    public final int create(Face face, int owner, int zone) {
        return create(face, owner, zone, UnaryOperator.identity());
    }

    /** The same for an object that is there in some state from the beginning, such as face down. */
    public final int create(Face face, int owner, int zone, UnaryOperator<Piece> state) {
        if (pieceCount == pieces.length) {
            pieces = Arrays.copyOf(pieces, pieceCount + 16);
        }
        int card = pieceCount++;
        pieces[card] = state.apply(new Piece(face, (byte) owner, (byte) owner, (short) zone, (short) 0, 0, (short) 0,
                0L, (byte) 0, (short) NONE, ++clock));
        zones.add(zone, card, true);
        version++;
        relocated(card, pieces[card], pieces[card]);
        return card;
    }

    /** The fixed names of objects on a table that was laid out by hand, else null. */
    public final @Nullable Labels labels() {
        return labels;
    }

    public final void label(Labels names) {
        labels = names;
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

    /** The object a reference means, or {@link #NONE} when it is gone. */
    public final int find(Ref ref) {
        return isSame(ref) ? ref.card() : NONE;
    }

    public final int controller(int card) {
        return pieces[card].controller();
    }

    public final boolean is(int card, int flag) {
        return pieces[card].is(flag);
    }

    public final void set(int card, int flag, boolean on) {
        put(card, pieces[card].with(flag, on));
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
        Image image = image(card);
        depart(image, redirect(card, image.piece().zone(), to, reason), reason, atTop);
    }

    /** The move itself; what the rules will remember of the object and where it goes are settled. */
    final void depart(Image image, int destination, int reason, boolean atTop) {
        int card = image.card();
        Piece before = pieces[card];
        int from = before.zone();
        Event leaving = left(image, destination, reason);
        if (leaving != null) {
            emit(leaving);
        }
        zones.remove(from, card);
        int keep = identity.kept(from, destination, reason);
        Piece after = arriving(before, before.arrive(destination, keep, ++clock), reason);
        pieces[card] = after.withKnown(Sight.knownAfterMove(this, before, after));
        zones.add(destination, card, atTop);
        version++;
        uncovered(before, pieces[card]);
        if (effects.length > 0) {
            if ((keep & Identity.EFFECTS) == 0) {
                dropEffectsOn(card, before.incarnation());
            } else if (after.incarnation() != before.incarnation()) {
                carryEffects(before.incarnation(), ref(card));
            }
        }
        relocated(card, before, pieces[card]);
        Event arriving = arrived(image, destination, reason);
        if (arriving != null) {
            emit(arriving);
        }
    }

    /** Puts an object of a zone at another place in its order; the one that was there takes its place. */
    public final void place(int zone, int i, int card) {
        int from = zones.indexOf(zone, card);
        if (from < 0 || i >= zones.size(zone)) {
            throw new IllegalArgumentException(
                    "card " + card + " cannot be put at place " + i + " of " + specs[zone].name());
        }
        zones.set(zone, from, zones.get(zone, i));
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
        keepOnly(e -> e.stamp() != effect.stamp());
    }

    /** The object became a new one and keeps its effects: they are about the new one from now on. */
    private void carryEffects(int incarnation, Ref now) {
        InForce[] carried = effects.clone();
        for (int i = 0; i < carried.length; i++) {
            InForce e = carried[i];
            if (e.subject().card() == now.card() && e.subject().incarnation() == incarnation) {
                carried[i] = new InForce(e.stamp(), e.expiry(), e.controller(), e.source(), now, e.what());
            }
        }
        effects = carried;
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
            if (Sight.unveiled(this, p, pieces[card])) {
                secretShown();
            }
        }
    }

    // ---- events ---------------------------------------------------------------------------------

    /** Something happened: it enters the history and is delivered, or waits while events are held. */
    public final void emit(Event event) {
        if (remembers(event)) {
            if (historyShared || historySize == history.length) {
                history = Arrays.copyOf(history, Math.max(16, historySize + (historySize >> 1) + 4));
                historyShared = false;
            }
            history[historySize++] = event;
        }
        if (observer != null) {
            observer.saw(this, event);
        }
        if (holding > 0) {
            if (heldSize == held.length) {
                held = Arrays.copyOf(held, Math.max(8, heldSize * 2));
            }
            held[heldSize++] = event;
        } else {
            happened(new Event[] {event}, 1);
        }
    }

    /** Whoever watches is told of an event that no ability waits for: nothing happens by it. */
    public final void tell(Event event) {
        if (observer != null) {
            observer.saw(this, event);
        }
    }

    /** Puts a line in the log, if somebody reads it: "A shuffles", "Ember is kept". */
    public final void note(String clause, int seat, int card, String words) {
        if (observer != null) {
            observer.saw(this, new Remark(clause, seat, card, words));
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
        if (--holding == 0 && heldSize > 0) {
            Event[] all = held;
            int count = heldSize;
            held = NO_EVENTS;
            heldSize = 0;
            happened(all, count);
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

    /** A place in the stream of remembered events: the scope of an effect begins here. It outlives a cleared history. */
    public final Mark mark() {
        return new Mark(historyCleared + historySize);
    }

    /** Where in the history the events since a mark begin. */
    public final int indexOf(Mark mark) {
        return Math.max(0, mark.events() - historyCleared);
    }

    public final void clearHistory() {
        historyCleared += historySize;
        history = NO_EVENTS;
        historySize = 0;
        historyShared = true;
    }

    // ---- procedures and questions ----------------------------------------------------------------

    /** Starts a procedure on top of the running one. */
    public final void push(Frame<?> frame) {
        if (top + 1 == stack.length) {
            stack = Arrays.copyOf(stack, stack.length + Math.max(8, stack.length >> 1));
        }
        stack[++top] = frame;
    }

    public final int depth() {
        return top + 1;
    }

    /** Something has to be seen to before any procedure takes its next step: {@link #attend} is called then. */
    public final void demandAttention() {
        attention = true;
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
    public final Prompt ask(int seat, String why, Ask ask) {
        open(seat, why, ask, false);
        return prompt;
    }

    /** A list of options that is asked of nobody: to find out whether there are any. */
    public final Prompt scratch() {
        if (scratch == null) {
            scratch = new Prompt();
        }
        scratch.close();
        scratch.start(0, "", Ask.ACT, false);
        return scratch;
    }

    /** Opens a question whose answer stays hidden until the last seat has answered. */
    public final Prompt askSealed(int seat, String why, Ask ask) {
        open(seat, why, ask, true);
        return prompt;
    }

    private void open(int seat, String why, Ask ask, boolean sealed) {
        if (!isIn(seat)) {
            throw new IllegalStateException("seat " + seat + " is not in the game and cannot be asked by " + why);
        }
        prompt.start(seat, why, ask, sealed);
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

    /** What the last question was answered with; {@link #NO_ANSWER} when it was withdrawn or its seat left. */
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

    /** The open question is put again by the step that asked it, because what it was about has changed. */
    public final void askAgain() {
        if (prompt.isOpen()) {
            prompt.close();
            stack[top].step--;
        }
    }

    /** Takes the frame at this height and everything above it off the stack; an open question is withdrawn. */
    public final void unwindTo(int height) {
        withdraw();
        while (top >= height) {
            stack[top--] = null;
        }
    }

    /** A seat leaves the game: its question is withdrawn, and every procedure in progress hears of it. */
    @SuppressWarnings("unchecked")
    public final void leave(int seat) {
        if (!isIn(seat)) {
            return;
        }
        seatsIn &= ~(1 << seat);
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
        if (observer != null && !prompt.isSealed()) {
            observer.answered(this, prompt, option, false);
        }
        advance();
    }

    /** A sealed answer becomes known. */
    final void unseal(int seat, String why, long option) {
        if (observer != null) {
            observer.unsealed(this, seat, why, option);
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
                if (successor != null) {
                    return;
                }
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
            d.value(pieces[i]);
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
            d.add(prompt.seat()).text(prompt.clause()).value(prompt.ask());
            for (int i = 0; i < prompt.size(); i++) {
                d.add(prompt.option(i));
            }
        }
        for (InForce e : effects) {
            d.value(e);
        }
        for (int i = 0; i < historySize; i++) {
            d.clock(history[i].kind());
        }
        if (attention) {
            d.add(1);
        }
        d.add(holding).add(heldSize).clock(historySize).clock(historyCleared).clock(secrets);
        d.add(seatsIn).clock(clock).clock(dice.state()).add(outcome == null ? 0 : 1 + outcome.winners());
        fingerprint(d);
        return d.value();
    }
}
