package cardinal.ufs.table;

import cardinal.cards.More;
import cardinal.kernel.Digest;
import cardinal.kernel.Event;
import cardinal.kernel.Image;
import cardinal.kernel.InForce;
import cardinal.kernel.Mark;
import cardinal.kernel.Outcome;
import cardinal.kernel.Piece;
import cardinal.ufs.ability.Act;
import cardinal.ufs.card.CardType;
import cardinal.ufs.card.Property;
import cardinal.ufs.program.Kind;
import cardinal.ufs.program.PauseMarks;
import cardinal.ufs.program.State;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The table of a UFS match: how cards move and are turned over on it, and what has happened. */
public final class UfsTable extends Course {
    private static final Moving PLAIN = new Moving(Act.ADD, NONE, Cause.RULES, Moving.Facing.USUAL);
    /** Between two games: no event of either. */
    private static final Moving HOME = new Moving(Act.ADD, NONE, Cause.RULES, Moving.Facing.UP);
    private static final List<UfsEvent> NOTHING_NEW = List.of();
    /** The lists of cards that pause conditions look at, or that keep things from being done about them (E.2). */
    private static final long PAUSING = 1L << Kind.NOTABLE | 1L << Kind.RULES;

    private final Flow flow;
    private List<UfsEvent> fresh;
    private long freshKinds;
    private Moving moving;

    /** What the table leaves to the procedures; they plug it in. */
    public interface Flow {
        /** Sees to what has happened, before any next step. */
        void attend(UfsTable table);

        /** Whether another game of a series follows the one that has ended, for which the table is then ready. */
        boolean goesOn(UfsTable table, Outcome ended);
    }

    public UfsTable(CardPool pool, long seed, Flow flow) {
        super(pool, seed);
        this.flow = flow;
        fresh = NOTHING_NEW;
        moving = PLAIN;
    }

    private UfsTable(UfsTable o) {
        super(o);
        flow = o.flow;
        fresh = o.fresh;
        freshKinds = o.freshKinds;
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
        if (Places.kind(from) == Places.TRANSIT || Places.kind(from) == Places.NOWHERE || !watchesLeaving()) {
            return null;
        }
        return new UfsEvent.Left(image, from, moving.bound() == NONE ? destination : moving.bound(), moving.act(),
                moving.seat() == NONE ? image.piece().owner() : moving.seat(), moving.cause());
    }

    @Override
    protected Piece arriving(Piece before, Piece after, int reason) {
        int to = Places.kind(after.zone());
        Image departed = moving.departed();
        Piece origin = departed == null ? before : departed.piece();
        boolean down = switch (moving.facing()) {
            case UP, TRANSFORMED -> false;
            case DOWN -> true;
            case USUAL -> edition().arrivesFaceDown(origin, Places.kind(origin.zone()), to);
        };
        int flags = after.flags() & ~(Flag.REVEALED | Flag.COMMITTED | Flag.FACE_DOWN);
        flags |= departed == null ? 0 : before.flags() & Flag.COMMITTED;
        if (Places.isPublic(to)) {
            flags = flags & ~Flag.TURNED | (down ? Flag.FACE_DOWN | Flag.TURNED : 0);
        } else {
            flags = flags & ~Flag.FACE_UP
                    | (moving.facing() == Moving.Facing.UP && to == Places.MOMENTUM ? Flag.FACE_UP : 0);
        }
        if (origin.is(Flag.SYMBOL) && edition().isInPlay(to)) {
            flags |= origin.flags() & Flag.SYMBOL;
        }
        flags |= moving.facing() == Moving.Facing.TRANSFORMED ? Flag.TRANSFORMED : 0;
        flags &= to == Places.DECK ? ~Flag.OF_A_TURN : -1;
        return after.withController(Places.seat(after.zone())).withFlags(flags);
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
        makeRoom(card);
        noteFlags(card, after);
        int to = Places.kind(after.zone());
        boolean beingPlayed =
                Places.kind(before.zone()) == Places.TRANSIT && to == Places.POOL && moving.departed() == null;
        boolean setsOut = moving.bound() != NONE && !before.is(Flag.FACE_DOWN);
        long listened = listeners().kindsOf(card);
        boolean changing = isChanging(card);
        if (before == after || isPrinted(card, before)) {
            keepPrinted(card);
        } else if (!beingPlayed && !setsOut) {
            boolean remembers = to != Places.TRANSIT && isValued(after);
            keepState(card, remembers ? initial(after).remembering(state(card), false) : initial(after));
        }
        listen(card);
        if (!changing && !isChanging(card) && !before.is(Flag.STARTER)) {
            noteStir(Places.outlook(Places.kind(before.zone())) | Places.outlook(to));
        }
        if (to == Places.STAGE && state(card).is(CardType.BACKUP)) {
            setEntered(More.of(entered(), ref(card)));
        }
        boolean inStage = to == Places.STAGE || Places.kind(before.zone()) == Places.STAGE;
        if (inStage && ((listened | listeners().kindsOf(card)) & PAUSING) == 0 && !hasUniqueNamesake(card)) {
            demandAttention();
        } else if (inStage || to == Places.POOL && (state(card).notable() & PauseMarks.ONLY) != 0) {
            stageChanged();
        }
        if (Places.kind(before.zone()) == Places.DECK && size(before.zone()) == 0) {
            demandAttention();
        }
        dropAttack(card);
    }

    /** E.2.6: whether a Unique card in a stage has the name of this one, which may not have the keyword itself. */
    private boolean hasUniqueNamesake(int card) {
        for (int c = listeners().next(Kind.NOTABLE, 0); c != NONE; c = listeners().next(Kind.NOTABLE, c + 1)) {
            if ((state(c).notable() & PauseMarks.UNIQUE) != 0 && state(c).name().equals(state(card).name())) {
                return true;
            }
        }
        return false;
    }

    /** What is face down has no values of its own to lose (C.3.3.1). */
    @Override
    protected void refaced(int card, Piece before) {
        if (!before.is(Flag.FACE_DOWN) || isPrinted(card, before)) {
            keepPrinted(card);
        }
        listen(card);
    }

    @Override
    protected @Nullable Event turned(Image image) {
        int card = image.card();
        noteFlags(card, piece(card));
        reprint(card, image.piece());
        if (piece(card).is(Flag.FACE_DOWN) != image.piece().is(Flag.FACE_DOWN)) {
            Layers.turned(this, card);
        }
        boolean forget = edition().turningResetsUses() || !isValued(image.piece());
        boolean down = piece(card).is(Flag.FACE_DOWN);
        boolean turned = down != image.piece().is(Flag.FACE_DOWN);
        if (turned && down && !forget && state(card).hasUses()) {
            enforce(Expiry.TURN, image.piece().controller(), ref(card), ref(card), new Effects.Dormant(state(card)));
        }
        renew(card, forget);
        if (!turned) {
            return null;
        }
        if (!down) {
            awaken(card);
        }
        stageChanged();
        if (down || edition().anyTurnDrops()) {
            dropAttack(card);
        }
        return new UfsEvent.Turned(image, down, moving.seat() == NONE ? image.piece().owner() : moving.seat(),
                moving.cause());
    }

    /** H.5.3: only a change of zones resets how often abilities were played; a card turned face up again remembers. */
    private void awaken(int card) {
        for (int i = effectCount() - 1; i >= 0; i--) {
            InForce e = effect(i);
            if (e.what() instanceof Effects.Dormant d && e.subject().equals(ref(card))) {
                setState(card, state(card).withUsesOf(d.before()));
                end(e);
            }
        }
    }

    /**
     * C.3.3.4.4: the current state begins anew from the base values. Effects that come on top again are no news
     * (C.3.3.4.4.2); plays of abilities are forgotten only where the rules say so.
     */
    public void renew(int card, boolean forgetUses) {
        State before = state(card);
        State base = Layers.base(this, card).remembering(before, !forgetUses);
        if (!forgetUses) {
            base = base.withUsesOf(before);
        }
        keepState(card, base);
        listen(card);
        touch();
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

    /** UniVersus, Stamina: what a backup has left. */
    public int stamina(int card) {
        int printed = initial(piece(card)).number(Property.STAMINA);
        return Math.min(state(card).number(Property.STAMINA), printed - piece(card).marks());
    }

    /** 2010, 5.1.1: in a series another game follows until somebody has won enough of them. */
    @Override
    protected boolean playsOn(Outcome ended) {
        return games().isSeries() && flow.goesOn(this, ended);
    }

    /** Everything begins anew but the series itself; the cards are to be brought home by the procedure that resets. */
    public void reset() {
        unwindTo(0);
        dropHeld();
        while (effectCount() > 0) {
            end(effect(0));
        }
        clearHistory();
        takeFresh();
        resetFighters();
        resetCourse();
    }

    /** Brings a card to where it is before a game: a new object nobody has touched. */
    public void bringHome(int card, int zone) {
        moving = HOME;
        move(card, zone, 0, true);
        moving = PLAIN;
        keepPrinted(card);
        listen(card);
    }

    @Override
    protected void happened(Event[] events, int count) {
        if (!hasBegun() && !(events[0] instanceof UfsEvent.GameOpens)) {
            return;
        }
        UfsEvent[] more = new UfsEvent[fresh.size() + count];
        for (int i = 0; i < fresh.size(); i++) {
            more[i] = fresh.get(i);
        }
        for (int i = 0; i < count; i++) {
            more[fresh.size() + i] = (UfsEvent) events[i];
            freshKinds |= 1L << events[i].kind();
        }
        fresh = List.of(more);
        demandAttention();
    }

    @Override
    protected void happened(Event event) {
        if (fresh != NOTHING_NEW) {
            super.happened(event);
        } else if (hasBegun() || event instanceof UfsEvent.GameOpens) {
            fresh = List.of((UfsEvent) event);
            freshKinds |= 1L << event.kind();
            demandAttention();
        }
    }

    /** What has happened since somebody last looked, as one event; empty when nothing has or while events are held. */
    public List<UfsEvent> takeFresh() {
        List<UfsEvent> now = fresh;
        fresh = NOTHING_NEW;
        freshKinds = 0;
        return now;
    }

    /** The same as one game event (A.4.1). */
    public Occurrence takeOccurrence() {
        return Occurrence.of(takeFresh());
    }

    /** Whether somebody waits for what has happened, or it is a play that could be cancelled (H.3.3.4). */
    public boolean isFreshAwaited() {
        if ((freshKinds & ~Kind.PARTS) == 0 && fresh.size() == 1) {
            return awaitsPart(fresh.getFirst().sort());
        }
        return (freshKinds & (listened() | 1L << Kind.ABILITY)) != 0
                || (freshKinds >> Kind.MOVED & 1) != 0 && nextMovedItself(fresh, 0) != NONE;
    }

    /** The first card from this number on that was moved in one of these events and waits for just that, or {@link #NONE}. */
    public int nextMovedItself(List<UfsEvent> events, int from) {
        int first = NONE;
        for (int i = 0; listeners().anyone(Kind.ITSELF) && i < events.size(); i++) {
            if (events.get(i) instanceof UfsEvent.Moved m) {
                int card = m.image().card();
                boolean before = card >= from && (first == NONE || card < first);
                first = before && (listeners().kindsOf(card) >> Kind.ITSELF & 1) != 0 ? card : first;
            }
        }
        return first;
    }

    public boolean hasFresh() {
        return fresh != NOTHING_NEW;
    }

    /** J.3.1.4, J.3.2.2: where the scope of an effect begins that answers this event: with the event itself. */
    public Mark markOf(Occurrence event) {
        for (int i = historySize() - 1; i >= 0 && !event.parts().isEmpty(); i--) {
            if (past(i) == event.parts().getFirst()) {
                return new Mark(mark().events() - historySize() + i);
            }
        }
        return mark();
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
        digestFighters(d);
        digestCourse(d);
        digestUses(d);
        digestStates(d);
    }
}
