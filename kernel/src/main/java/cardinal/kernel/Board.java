package cardinal.kernel;

import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The objects on a table: what lies where in which state, and who knows it. Part of {@link Table}. */
public abstract sealed class Board extends Effects permits Procedures {

    private static final @Nullable Ref[] NO_REFS = new Ref[0];

    private final ZoneSpec[] specs;
    private final Identity identity;
    private Piece[] pieces;
    private int pieceCount;
    private final Zones zones;
    private final Dice dice;
    private int secrets;
    private @Nullable Labels labels;
    private @Nullable Ref[] refs;

    Board(List<ZoneSpec> zoneSpecs, Identity identity, long seed) {
        specs = zoneSpecs.toArray(ZoneSpec[]::new);
        if (specs.length > 64) {
            throw new IllegalArgumentException("more than 64 zones");
        }
        this.identity = identity;
        pieces = new Piece[64];
        zones = new Zones(specs.length);
        dice = new Dice(seed);
        refs = NO_REFS;
    }

    /** The copy: immutable parts are shared, the rest is cloned. */
    Board(Board o) {
        super(o);
        specs = o.specs;
        identity = o.identity;
        pieces = Arrays.copyOf(o.pieces, o.pieceCount);
        pieceCount = o.pieceCount;
        zones = o.zones.copy();
        dice = o.dice.copy();
        secrets = o.secrets;
        labels = o.labels;
        refs = NO_REFS;
    }

    // ---- what the ruleset supplies -------------------------------------------------------------

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

    /**
     * The heap of its owner's cards that a card was dealt from: where a seat does not see them, cards of one heap may stand
     * for each other. {@link #NONE}: nothing else can be in its place.
     */
    public int heapOf(int card) {
        return NONE;
    }

    /** The object that is this card now, where the rules let one object become another one and put its card elsewhere. */
    public int cardOf(int card) {
        return card;
    }

    /** Whether, by the rules alone, a hidden card could have this face where it lies. */
    public boolean couldBe(int card, Face face) {
        return true;
    }

    /** A hidden card is imagined to be another one; for indexes. */
    protected void refaced(int card, Piece before) {
    }

    // ---- objects and zones ---------------------------------------------------------------------

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
            touch();
        }
    }

    /** Somebody who does not see an object imagines it with this face. */
    final void imagine(int card, Face face) {
        Piece before = pieces[card];
        pieces[card] = before.withFace(face);
        touch();
        refaced(card, before);
    }

    /** Hidden cards and chance to come are what they are on a later table. */
    final void imagineLike(Board later) {
        for (int card = 0; card < pieceCount; card++) {
            if (heapOf(card) != NONE && pieces[card].face() != later.pieces[card].face()) {
                imagine(card, later.pieces[card].face());
            }
        }
        dice.reseed(later.dice.state());
    }

    /** Turns an object over in its place: who saw it before can follow it, who may see it now does. */
    public final void turn(int card, Piece over) {
        Piece before = pieces[card];
        if (before == over) {
            return;
        }
        assert over.zone() == before.zone() : "a change of zone is a move";
        Image image = image(card);
        Privacy was = privacy(before);
        see(card, over, was, Sight.seeing(self(), before, was));
        touch();
        Event turning = turned(image);
        if (turning != null) {
            emit(turning);
        }
    }

    /**
     * An object is something else now: who saw it before knows it, if not everybody does. What nobody could see is seen now:
     * nothing before may be taken back.
     */
    private void see(int card, Piece after, Privacy was, int saw) {
        Privacy is = privacy(after);
        pieces[card] = after.withKnown(Sight.knownAfterMove(saw, is));
        if (was == Privacy.SECRET && (Sight.seeing(self(), pieces[card], is) & ~saw) != 0) {
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
                0L, (byte) 0, (short) NONE, tick()));
        zones.add(zone, card, true);
        touch();
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

    /** A reference to the object as it is now; made once for each incarnation and left behind by copies. */
    public final Ref ref(int card) {
        if (card == NONE) {
            return Ref.NONE;
        }
        if (card >= refs.length) {
            refs = Arrays.copyOf(refs, pieces.length);
        }
        Ref known = refs[card];
        int incarnation = pieces[card].incarnation();
        if (known == null || known.incarnation() != incarnation) {
            known = new Ref(card, incarnation);
            refs[card] = known;
        }
        return known;
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
        Privacy was = privacy(before);
        int saw = Sight.seeing(self(), before, was);
        int known = Sight.knownAfterMove(saw, specs[destination].privacy()); // nearly always: what the zone says is what counts
        Piece after = arriving(before, before.arrive(destination, keep, known, tick()), reason);
        see(card, after, was, saw);
        zones.add(destination, card, atTop);
        touch();
        if (effectCount() > 0) {
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
        touch();
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
        touch();
    }

    // ---- time, randomness, knowledge -------------------------------------------------------------

    public final Dice dice() {
        return dice;
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
            if (Sight.unveiled(self(), p, pieces[card])) {
                secretShown();
            }
        }
    }

    void digestObjects(Digest d) {
        for (int i = 0; i < pieceCount; i++) {
            d.value(pieces[i]);
        }
        for (int z = 0; z < specs.length; z++) {
            d.add(zones.size(z));
            for (int i = 0; i < zones.size(z); i++) {
                d.add(zones.get(z, i));
            }
        }
    }
}
