package cardinal.kernel.toy;

import cardinal.kernel.Digest;
import cardinal.kernel.Event;
import cardinal.kernel.Image;
import cardinal.kernel.Outcome;
import cardinal.kernel.Piece;
import cardinal.kernel.Privacy;
import cardinal.kernel.Setup;
import cardinal.kernel.Table;
import cardinal.kernel.ZoneSpec;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The toy's table: a deck, a hand and a field for each seat, one pit, life totals, pending abilities. */
final class ToyTable extends Table {
    static final int PIT = 0;
    /** A card that lies otherwise than its zone's cards do: face down on a field or in the pit, face up in a deck. */
    static final int TURNED = 1;
    /** The reason of a move by which a card arrives turned. */
    static final int TURNING = 1;
    /** An ability that waits to be played at a confirmation point. */
    record Pending(int seat, int card, String what) {
    }

    final ToyRules rules;
    int turnSeat;
    /** How often events were delivered, and how often the trigger in the rules fired. */
    int composites;
    int fired;
    private final int[] life;
    private Pending[] pending;
    private CurrentState[] states;

    ToyTable(ToyRules rules, Setup setup) {
        super(setup.decks().size(), zonesFor(setup.decks().size()), rules.identity, setup.seed());
        this.rules = rules;
        turnSeat = 0;
        composites = 0;
        fired = 0;
        life = new int[seatCount()];
        Arrays.fill(life, 20);
        pending = new Pending[0];
        states = new CurrentState[0];
        for (int seat = 0; seat < seatCount(); seat++) {
            for (String line : setup.decks().get(seat).lines()) {
                create(ToyCard.of(line), seat, deck(seat));
            }
        }
    }

    private ToyTable(ToyTable o) {
        super(o);
        rules = o.rules;
        turnSeat = o.turnSeat;
        composites = o.composites;
        fired = o.fired;
        life = o.life.clone();
        pending = o.pending;
        states = o.states.clone();
    }

    @Override
    public ToyTable copy() {
        return new ToyTable(this);
    }

    private static List<ZoneSpec> zonesFor(int seats) {
        List<ZoneSpec> zones = new ArrayList<>();
        zones.add(new ZoneSpec("pit", NONE, Privacy.PUBLIC, true));
        for (int s = 0; s < seats; s++) {
            zones.add(new ZoneSpec("deck", s, Privacy.SECRET, true));
            zones.add(new ZoneSpec("hand", s, Privacy.OWNER, false));
            zones.add(new ZoneSpec("field", s, Privacy.PUBLIC, false));
        }
        return zones;
    }

    static int deck(int seat) {
        return 1 + seat * 3;
    }

    static int hand(int seat) {
        return 2 + seat * 3;
    }

    static int field(int seat) {
        return 3 + seat * 3;
    }

    @Override
    public int heapOf(int card) {
        return 0;
    }

    ToyCard card(int card) {
        return (ToyCard) piece(card).face();
    }

    int life(int seat) {
        return life[seat];
    }

    void lose(int seat, int amount) {
        life[seat] -= amount;
        touch();
    }

    void say(String what) {
        emit(new ToyEvent.Said(what));
    }

    boolean draw(int seat) {
        int card = zones().top(deck(seat));
        if (card != NONE) {
            move(card, hand(seat), 0);
        }
        return card != NONE;
    }

    // ---- values: the policy is the ruleset's ------------------------------------------------------

    int power(int card) {
        return rules.values.power(this, card);
    }

    CurrentState state(int card) {
        return card < states.length && states[card] != null ? states[card] : CurrentState.NEVER;
    }

    void state(int card, CurrentState state) {
        if (card >= states.length) {
            states = Arrays.copyOf(states, pieceCount());
        }
        states[card] = state;
        touch();
    }

    // ---- pending abilities ------------------------------------------------------------------------

    List<Pending> pending() {
        return List.of(pending);
    }

    void await(int seat, int card, String what) {
        pending = Arrays.copyOf(pending, pending.length + 1);
        pending[pending.length - 1] = new Pending(seat, card, what);
    }

    Pending takePending(int i) {
        Pending taken = pending[i];
        Pending[] rest = new Pending[pending.length - 1];
        System.arraycopy(pending, 0, rest, 0, i);
        System.arraycopy(pending, i + 1, rest, i, rest.length - i);
        pending = rest;
        return taken;
    }

    // ---- what the kernel asks for -----------------------------------------------------------------

    @Override
    protected void happened(Event[] events, int count) {
        composites++;
        rules.triggers.happened(this, Arrays.asList(events).subList(0, count));
    }

    @Override
    protected @Nullable Object valuesOf(int card) {
        return power(card);
    }

    @Override
    protected Piece arriving(Piece before, Piece after, int reason) {
        return after.with(TURNED, reason == TURNING);
    }

    /** Face down on a field is its controller's to see, face down in the pit nobody's, face up in a deck everybody's. */
    @Override
    public Privacy privacy(Piece piece) {
        Privacy usual = super.privacy(piece);
        if (!piece.is(TURNED)) {
            return usual;
        }
        return usual == Privacy.PUBLIC ? isField(piece) ? Privacy.CONTROLLER : Privacy.SECRET : Privacy.PUBLIC;
    }

    @Override
    protected @Nullable Event turned(Image image) {
        return new ToyEvent.Turned(image);
    }

    @Override
    protected @Nullable Event left(Image image, int to, int reason) {
        return isField(image.piece()) ? new ToyEvent.Left(image, to) : null;
    }

    @Override
    protected @Nullable Event arrived(Image image, int to, int reason) {
        return to == PIT ? new ToyEvent.Arrived(image, to) : null;
    }

    boolean isField(Piece piece) {
        return piece.zone() != PIT && piece.zone() % 3 == 0;
    }

    @Override
    protected Outcome endless() {
        return rules.verdict;
    }

    @Override
    protected void fingerprint(Digest digest) {
        digest.add(turnSeat).clock(composites).clock(fired);
        for (int l : life) {
            digest.add(l);
        }
        for (Pending p : pending) {
            digest.value(p);
        }
        for (int card = 0; card < pieceCount(); card++) {
            digest.value(state(card));
        }
    }
}
