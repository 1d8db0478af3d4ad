package cardinal.ufs.table;

import cardinal.cards.CardTable;
import cardinal.cards.More;
import cardinal.kernel.Digest;
import cardinal.kernel.Event;
import cardinal.kernel.Image;
import cardinal.kernel.Outcome;
import cardinal.kernel.Piece;
import cardinal.kernel.Privacy;
import cardinal.ufs.ability.Act;
import cardinal.ufs.card.CardType;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.program.Kind;
import cardinal.ufs.program.PauseMarks;
import cardinal.ufs.program.State;
import org.jspecify.annotations.Nullable;

/** The table of a UFS match: how cards move and are turned over on it, and what has happened. */
public final class UfsTable extends CardTable<CardDef, CardPool> {
    private static final Moving PLAIN = new Moving(Act.ADD, NONE, Cause.RULES, Moving.Facing.USUAL);
    /** Between two games: no event of either. */
    private static final Moving HOME = new Moving(Act.ADD, NONE, Cause.RULES, Moving.Facing.UP);
    /** The lists of cards that pause conditions look at, or that keep things from being done about them (E.2). */
    private static final long PAUSING = 1L << Kind.NOTABLE | 1L << Kind.RULES;

    private final Flow flow;
    private Moving moving;
    private final Edition edition;
    private final CurrentStates states;
    private final TableIndex index;
    private final Settlement settled;
    private final Fighters fighters;
    private final GameProgress progress;
    private final FreshEvents fresh;

    /** What the table leaves to the procedures; they plug it in. */
    public interface Flow {
        /** Sees to what has happened, before any next step. */
        void attend(UfsTable table);

        /** Whether another game of a series follows the one that has ended, for which the table is then ready. */
        boolean goesOn(UfsTable table, Outcome ended);
    }

    public UfsTable(CardPool pool, long seed, Flow flow) {
        super(pool.edition(), pool, Kind.LANES, 2, Places.specs(pool.edition()), Places::kept, seed);
        edition = pool.edition();
        states = new CurrentStates(this);
        index = new TableIndex(this);
        settled = new Settlement(this);
        fighters = new Fighters(this);
        progress = new GameProgress(this);
        fresh = new FreshEvents(this);
        this.flow = flow;
        moving = PLAIN;
    }

    private UfsTable(UfsTable o) {
        super(o);
        edition = o.edition;
        states = new CurrentStates(this, o.states);
        index = new TableIndex(this, o.index);
        settled = new Settlement(this, o.settled);
        fighters = new Fighters(this, o.fighters);
        progress = new GameProgress(this, o.progress);
        fresh = new FreshEvents(this, o.fresh);
        flow = o.flow;
        moving = o.moving;
    }

    @Override
    public UfsTable copy() {
        return new UfsTable(this);
    }

    /** Where a card really goes that is told to go to a zone (D.1.4): the zone it is in, if it stays. */
    public int destination(int card, int told) {
        return redirect(card, piece(card).zone(), told, 0);
    }

    /** Moves a card: what is done, by whom and why goes into the event (D.2.5.1.3: one change of zones). */
    public void relocate(int card, int to, Moving how, boolean atTop) {
        int from = piece(card).zone();
        if (to != from && redirect(card, from, to, 0) == from) {
            return;
        }
        Moving before = moving;
        moving = how;
        move(card, to, how.passes() ? Places.PASSING : 0, atTop);
        moving = before;
    }

    /** D.2.5.1: the first half of the way to a zone: the card is in transit now. */
    public void setOut(int card, int to, Moving how) {
        relocate(card, Places.of(piece(card).owner(), Places.TRANSIT), how.boundFor(to), true);
    }

    /** D.2.5.1: the second half: a card in transit arrives. */
    public void arrive(Image departed, int to, Moving how, boolean atTop) {
        relocate(departed.card(), to, how.from(departed), atTop);
    }

    @Override
    protected @Nullable Event left(Image image, int destination, int reason) {
        int from = image.piece().zone();
        if (Places.kind(from) == Places.TRANSIT || Places.kind(from) == Places.NOWHERE || !index.watchesLeaving()) {
            return null;
        }
        return new UfsEvent.Left(image, from, moving.bound() == NONE ? destination : moving.bound(), moving.act(),
                moving.seat() == NONE ? image.piece().owner() : moving.seat(), moving.cause());
    }

    @Override
    protected Piece arriving(Piece before, Piece after, int reason) {
        return after.withController(Places.seat(after.zone())).withFlags(moving.flags(edition, before, after));
    }

    @Override
    protected @Nullable Event arrived(Image image, int to, int reason) {
        Moving m = moving;
        Image start = m.departed() == null ? image : m.departed();
        int from = start.piece().zone();
        boolean ceased = Places.kind(to) == Places.NOWHERE && m.act() == Act.REMOVE;
        if (Places.kind(to) == Places.TRANSIT || ceased || m == HOME) {
            return null;
        }
        return new UfsEvent.Moved(start, from, to, m.act(), m.seat() == NONE ? start.piece().owner() : m.seat(),
                m.cause());
    }

    @Override
    protected void relocated(int card, Piece before, Piece after) {
        states.makeRoom(card);
        states.noteFlags(card, after);
        int from = Places.kind(before.zone());
        int to = Places.kind(after.zone());
        boolean beingPlayed = from == Places.TRANSIT && to == Places.POOL && moving.departed() == null;
        boolean setsOut = moving.bound() != NONE && !before.is(Flag.FACE_DOWN);
        long listened = listeners().kindsOf(card);
        boolean changing = states.isChanging(card);
        if (before == after || states.isPrinted(card, before)) {
            states.keepPrinted(card);
        } else if (!beingPlayed && !setsOut) {
            boolean remembers = to != Places.TRANSIT && isValued(after);
            states.keepState(card, remembers ? initial(after).remembering(state(card), false) : initial(after));
        }
        index.listen(card);
        if (!changing && !states.isChanging(card) && !before.is(Flag.STARTER)) {
            settled.noteStir(Places.outlook(from) | Places.outlook(to));
        }
        if (to == Places.STAGE && state(card).is(CardType.BACKUP)) {
            progress.setEntered(More.of(progress.entered(), ref(card)));
        }
        boolean inStage = to == Places.STAGE || from == Places.STAGE;
        if (inStage && ((listened | listeners().kindsOf(card)) & PAUSING) == 0 && !index.hasUniqueNamesake(card)) {
            demandAttention();
        } else if (inStage || to == Places.POOL && (state(card).notable() & PauseMarks.ONLY) != 0) {
            progress.stageChanged();
        }
        if (from == Places.DECK && size(before.zone()) == 0) {
            demandAttention();
        }
        progress.dropAttack(card);
    }

    /** What is face down has no values of its own to lose (C.3.3.1). */
    @Override
    protected void refaced(int card, Piece before) {
        if (!before.is(Flag.FACE_DOWN) || states.isPrinted(card, before)) {
            states.keepPrinted(card);
        }
        index.listen(card);
    }

    @Override
    protected @Nullable Event turned(Image image) {
        int card = image.card();
        states.noteFlags(card, piece(card));
        states.reprint(card, image.piece());
        if (piece(card).is(Flag.FACE_DOWN) != image.piece().is(Flag.FACE_DOWN)) {
            Layers.turned(this, card);
        }
        boolean forget = edition().turningResetsUses() || !isValued(image.piece());
        boolean down = piece(card).is(Flag.FACE_DOWN);
        boolean turned = down != image.piece().is(Flag.FACE_DOWN);
        if (turned && down && !forget && state(card).hasUses()) {
            enforce(Expiry.TURN, image.piece().controller(), ref(card), ref(card), new Effects.Dormant(state(card)));
        }
        states.renew(card, forget);
        if (!turned) {
            return null;
        }
        if (!down) {
            states.awaken(card);
        }
        progress.stageChanged();
        if (down || edition().anyTurnDrops()) {
            progress.dropAttack(card);
        }
        return new UfsEvent.Turned(image, down, moving.seat() == NONE ? image.piece().owner() : moving.seat(),
                moving.cause());
    }

    /** K.5.1: shows a card to everybody while an effect goes on, or covers it again. */
    public void turnPublic(int card, boolean shown) {
        turn(card, piece(card).with(Flag.REVEALED, shown));
    }

    /**
     * Turns a card over; what is done, by whom and why goes into the event. UniVersus, transform.2: its front is its face
     * again.
     */
    public void turnOver(int card, boolean faceDown, Moving how) {
        Moving before = moving;
        moving = how;
        if (place(card) == Places.MOMENTUM) {
            Image image = image(card);
            turn(card, piece(card).with(Flag.FACE_UP, !faceDown));
            emit(new UfsEvent.Turned(image, faceDown, how.seat(), how.cause()));
        } else {
            turn(card, piece(card).with(Flag.FACE_DOWN, faceDown).with(Flag.TURNED, faceDown)
                    .with(Flag.UNFLIPPED, !faceDown).with(Flag.TRANSFORMED, false));
        }
        moving = before;
    }

    /** Whether a card lies face up where cards have a face (D.2.4: momentum lies face down unless it was turned up). */
    public boolean isFaceUp(int card) {
        return place(card) == Places.MOMENTUM ? is(card, Flag.FACE_UP)
                : Places.isPublic(place(card)) && !is(card, Flag.FACE_DOWN);
    }

    public boolean isFaceDown(int card) {
        return place(card) == Places.MOMENTUM ? !is(card, Flag.FACE_UP) : is(card, Flag.FACE_DOWN);
    }

    /** 2010, 5.1.1: in a series another game follows until somebody has won enough of them. */
    @Override
    protected boolean playsOn(Outcome ended) {
        return progress.games().isSeries() && flow.goesOn(this, ended);
    }

    /** Everything begins anew but the series itself; the cards are to be brought home by the procedure that resets. */
    public void reset() {
        unwindTo(0);
        dropHeld();
        while (effectCount() > 0) {
            end(effect(0));
        }
        clearHistory();
        fresh.take();
        fighters.reset();
        progress.reset();
    }

    /** Brings a card to where it is before a game: a new object nobody has touched. */
    public void bringHome(int card, int zone) {
        moving = HOME;
        move(card, zone, 0, true);
        moving = PLAIN;
        states.keepPrinted(card);
        index.listen(card);
    }

    @Override
    protected void attend() {
        flow.attend(this);
    }

    @Override
    protected Outcome endless() {
        return new Outcome(0, edition().cite("A.1"), "an endless sequence that nobody can leave");
    }

    @Override
    protected void fingerprint(Digest d) {
        super.fingerprint(d);
        fighters.digest(d);
        progress.digest(d);
        fighters.digestUses(d);
        states.digestStates(d);
    }

    @Override
    protected void happened(Event[] events, int count) {
        if (progress.hasBegun() || events[0] instanceof UfsEvent.GameOpens) {
            fresh.add(events, count);
        }
    }

    @Override
    protected void happened(Event event) {
        if (!fresh.isNone()) {
            super.happened(event);
        } else if (progress.hasBegun() || event instanceof UfsEvent.GameOpens) {
            fresh.add((UfsEvent) event);
        }
    }

    // ---- its parts ---------------------------------------------------------------------------------------------------------

    /** C.3: who has which current state. */
    public CurrentStates states() {
        return states;
    }

    /** What is known of all cards and effects at once. */
    public TableIndex index() {
        return index;
    }

    /** Whether current states are up to date. */
    public Settlement settled() {
        return settled;
    }

    /** The players by their characters. */
    public Fighters fighters() {
        return fighters;
    }

    /** How far the game is. */
    public GameProgress progress() {
        return progress;
    }

    /** What has happened since somebody last looked. */
    public FreshEvents fresh() {
        return fresh;
    }

    /** The current state of a valued card; for any other its base values, as far as it has them (C.3.2.1). */
    public State state(int card) {
        return states.state(card);
    }

    /** Layer 0 with what facing does to it (C.3.3.1). */
    public State initial(Piece piece) {
        return states.initial(piece);
    }

    public void setState(int card, State state) {
        states.setState(card, state);
    }

    /** The attack in its sequence, or null. */
    public @Nullable AttackInfo attack() {
        return progress.attack();
    }

    /** K.2.7: the starting character. */
    public int starter(int seat) {
        return fighters.starter(seat);
    }

    @Override
    protected @Nullable Object valuesOf(int card) {
        return isValued(piece(card)) ? state(card) : null;
    }

    // ---- where its cards are -------------------------------------------------------------------------------------------------

    @Override
    public Edition edition() {
        return edition;
    }

    /** This edition's clause for one of the 2019 document. */
    public String cite(String clause) {
        return edition.cite(clause);
    }

    public static int rival(int seat) {
        return 1 - seat;
    }

    public int zone(int seat, int kind) {
        return Places.of(seat, kind);
    }

    public int size(int seat, int kind) {
        return size(Places.of(seat, kind));
    }

    public int cardAt(int seat, int kind, int i) {
        return cardAt(Places.of(seat, kind), i);
    }

    /** The kind of zone a card is in. */
    public int place(int card) {
        return Places.kind(piece(card).zone());
    }

    /** The player in whose zone a card is. */
    public int holder(int card) {
        return Places.seat(piece(card).zone());
    }

    /** D.2.2.3.2: an attached card has the state of its host. */
    public boolean isCommitted(Piece p) {
        return p.is(Flag.ATTACHED) && p.host() >= 0 ? piece(p.host()).is(Flag.COMMITTED) : p.is(Flag.COMMITTED);
    }

    /** C.3.1: public, or in a public zone. */
    public boolean isValued(int card) {
        return isValued(piece(card));
    }

    public boolean isValued(Piece p) {
        int place = Places.kind(p.zone());
        return Places.isPublic(place) || place == Places.TRANSIT || p.is(Flag.FACE_UP) || p.is(Flag.REVEALED);
    }

    @Override
    public Privacy privacy(Piece piece) {
        int place = Places.kind(piece.zone());
        if (piece.is(Flag.REVEALED)) {
            return Privacy.PUBLIC;
        }
        if (piece.is(Flag.FACE_DOWN)) {
            return edition.faceDown(place);
        }
        return piece.is(Flag.FACE_UP) ? Privacy.PUBLIC : spec(piece.zone()).privacy();
    }

    @Override
    protected int redirect(int card, int from, int to, int reason) {
        return Places.seat(to) == piece(card).owner() || Places.kind(to) == Places.NOWHERE ? to
                : edition.strayDestination(piece(card).owner(), from, to);
    }

    /** E.1: one deck each; the starting character and tokens are none of its cards. */
    @Override
    public int heapOf(int card) {
        Piece p = piece(card);
        return Places.kind(p.zone()) == Places.NOWHERE || p.is(Flag.STARTER) || def(card).isToken() ? NONE
                : Places.DECK;
    }
}
