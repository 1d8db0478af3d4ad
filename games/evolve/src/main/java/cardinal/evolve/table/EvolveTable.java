package cardinal.evolve.table;

import cardinal.cards.CardTable;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.program.Kind;
import cardinal.kernel.Digest;
import cardinal.kernel.Event;
import cardinal.kernel.Image;
import cardinal.kernel.Outcome;
import cardinal.kernel.Piece;
import cardinal.kernel.Privacy;
import org.jspecify.annotations.Nullable;

/** A game of Shadowverse: Evolve in progress: what lies where, whose turn it is, points, what is pending. */
public final class EvolveTable extends CardTable<CardDef, CardPool> {

    private final Edition edition;
    private final TableRules rules;
    private final Format format;
    private final Players players;
    private final Pending pending;
    private final FreeActions free;
    private final Unhandled unhandled;
    /** 7: of the turn that is taken. */
    private Phase phase;
    /** Whose turn is next. */
    private TurnOrder order;
    /** 8.4: the attack in progress. */
    private CurrentAttack attack;
    /** 5.4.3: the zone that the card which resolves was played from, or NONE. */
    private int origin;
    /** How often the passive abilities that are valid have changed. */
    private int passivesVersion;
    /** How often it has changed which cards lie on fields and in EX areas, or their faces. */
    private int boardVersion;
    /** What was worked out of the cards, and of what is stated; null until somebody asks. */
    private @Nullable Values values;
    private @Nullable StatedFacts stated;

    /** rules: what the table asks. */
    public EvolveTable(Edition edition, Format format, CardPool pool, long seed, TableRules rules) {
        super(edition, pool, Kind.COUNT, 2, Places.SPECS, Places::kept, seed);
        this.edition = edition;
        this.rules = rules;
        this.format = format;
        players = new Players();
        pending = new Pending();
        free = new FreeActions();
        unhandled = new Unhandled();
        phase = Phase.PREPARATION;
        order = TurnOrder.FIRST;
        attack = CurrentAttack.NONE;
        origin = NONE;
    }

    private EvolveTable(EvolveTable o) {
        super(o);
        edition = o.edition;
        rules = o.rules;
        format = o.format;
        players = o.players.copy();
        pending = o.pending.copy();
        free = o.free.copy();
        unhandled = o.unhandled.copy();
        phase = o.phase;
        order = o.order;
        attack = o.attack;
        origin = o.origin;
        passivesVersion = o.passivesVersion;
        boardVersion = o.boardVersion;
        values = null;
        stated = null;
    }

    @Override
    public EvolveTable copy() {
        return new EvolveTable(this);
    }

    @Override
    public Edition edition() {
        return edition;
    }

    /** The rules that this table asks. */
    TableRules rules() {
        return rules;
    }

    // ---- zones -------------------------------------------------------------------------------------------

    public Format format() {
        return format;
    }

    public Players players() {
        return players;
    }

    /** The kind of zone a card is in. */
    public Zone zone(int card) {
        return Zone.at(piece(card).zone());
    }

    public boolean onField(int card) {
        return zone(card) == Zone.FIELD;
    }

    /** 4.1.6: the zone of this kind that belongs to the card's owner. */
    public int ownersZone(int card, Zone kind) {
        return kind.of(piece(card).owner());
    }

    public int leader(int seat) {
        return cardAt(Zone.LEADER.of(seat), 0);
    }

    public static int opponent(int seat) {
        return 1 - seat;
    }

    // ---- cards -------------------------------------------------------------------------------------------

    /** 10.9.1.1.1: the face that counts: that of the evolve zone card it is linked to. */
    public CardDef face(int card) {
        Piece p = piece(card);
        if (!p.is(Flag.EVOLVED)) {
            return (CardDef) p.face();
        }
        int over = evolvedCard(card);
        return over == NONE ? (CardDef) p.face() : def(over);
    }

    /** 5.15.1: the evolve zone card linked to a card on the field, the most recent one if there are several (11.6.2), or NONE. */
    public int evolvedCard(int card) {
        return Links.latest(this, card, Zone.EVOLVE_ZONE);
    }

    public boolean isEngaged(int card) {
        return piece(card).is(Flag.ENGAGED);
    }

    public boolean isToken(int card) {
        return def(card).isToken();
    }

    /** 10.9: whether information of cards is altered in a zone. */
    private boolean isAlteredIn(Zone zone) {
        return zone == Zone.FIELD || zone == Zone.EX || values != null && values.isAltered(zone);
    }

    /** 10.9: the derived information of cards. */
    public Values values() {
        Values v = values;
        if (v == null) {
            v = new Values(this);
            values = v;
        }
        return v;
    }

    /** What passive abilities and effects state now. */
    public StatedFacts stated() {
        StatedFacts s = stated;
        if (s == null) {
            s = new StatedFacts(this);
            stated = s;
        }
        return s;
    }

    public boolean isFollower(int card) {
        return values().isFollower(card);
    }

    public boolean isAmulet(int card) {
        return values().isAmulet(card);
    }

    public boolean has(int card, Keyword keyword) {
        return values().has(card, keyword);
    }

    public int attack(int card) {
        return values().attack(card);
    }

    /** Current defense of a follower or leader: damage is defense lost (5.13.1). */
    public int defense(int card) {
        return zone(card) == Zone.LEADER ? leaderDefense(spec(piece(card).zone()).seat()) : values().defense(card);
    }

    /** 6.2.1.11: a leader's defense, with what persistent effects add to it (10.9.1.4). */
    public int leaderDefense(int seat) {
        return players.defense(seat) + values().added(leader(seat));
    }

    // ---- turn ----------------------------------------------------------------------------------------------

    /** 7.1.1. */
    @Override
    public void setActive(int seat) {
        super.setActive(seat);
        order = order.at(seat);
    }

    public Phase phase() {
        return phase;
    }

    public void setPhase(Phase p) {
        phase = p;
        touch();
    }

    /** 5.27.1: this player takes a turn directly before the one that would be next; reading: before an earlier extra turn, too. */
    public void addExtraTurn(int seat) {
        order = order.withExtra(seat);
    }

    /** 7.4.9, 5.27.1: the next turn would begin; after extra turns that is the one they came before. Whose it is. */
    public int nextTurn() {
        super.setActive(order.next());
        order = order.after();
        return active();
    }

    /** 13.2.1.1. */
    public void setPlayed(int seat, int n) {
        players.setPlayed(seat, n);
        touch();
    }

    // ---- points and defense --------------------------------------------------------------------------------

    public void setPlayPoints(int seat, int n) {
        players.setPlayPoints(seat, n);
        touch();
    }

    public void setMaximum(int seat, int n) {
        players.setMaximum(seat, n);
        unhandled.mark();
        touch();
    }

    public void setLeaderDefense(int seat, int n) {
        players.setDefense(seat, n);
        unhandled.mark();
        touch();
    }

    // ---- attack --------------------------------------------------------------------------------------------

    /** The attack in progress, or NONE. */
    public CurrentAttack currentAttack() {
        return attack;
    }

    public void setCurrentAttack(CurrentAttack now) {
        attack = now;
        touch();
    }

    // ---- confirmation timing -------------------------------------------------------------------------------

    /** 11: what has happened since rules were last handled. */
    public Unhandled unhandled() {
        return unhandled;
    }

    public Pending pending() {
        return pending;
    }

    /** 15.2: what was done for nothing, and in which positions. */
    public FreeActions freeActions() {
        return free;
    }

    /** 5.4.3: where the card that resolves was played from. */
    public void setOrigin(int zone) {
        origin = zone;
    }

    /** The turn is over: what was counted during it is forgotten (7.4.8). */
    public void forgetTurn() {
        players.forgetTurn();
        pending.forgetTurn();
        clearHistory();
        touch();
    }

    // ---- hooks of the kernel -------------------------------------------------------------------------------

    /** Whether an event of this kind has a reader: a listener, a delayed trigger, who watches; what is held is for cards that arrive, too. */
    public boolean cares(Kind kind) {
        return observer() != null || isHolding() || AwaitedEvents.isListenedFor(this, kind);
    }

    /** The same for an event about a card, whose own abilities may wait for it. */
    public boolean cares(Kind kind, int card) {
        return cares(kind) || (face(card).ownKinds() & kind.bit()) != 0;
    }

    /**
     * Something happened: abilities hear of it if one could care, else only those who watch. Watching changes nothing. A card that arrives at the
     * same time could care, too (10.7.4.2).
     */
    public void announce(EvolveEvent event) {
        int card = event.card();
        if (isHolding() || AwaitedEvents.isListenedFor(this, event.what())
                || card != NONE && (face(card).ownKinds() & event.what().bit()) != 0) {
            emit(event);
        } else {
            tell(event);
        }
    }

    /** 10.11.1: what left the field is remembered, and what cards ask of this turn. */
    @Override
    protected boolean remembers(Event event) {
        return event instanceof EvolveEvent e && e.isRemembered();
    }

    @Override
    protected void happened(Event[] events, int count) {
        rules.happened(this, events, count);
    }

    @Override
    protected void happened(Event event) {
        rules.happened(this, event);
    }

    @Override
    protected @Nullable Object valuesOf(int card) {
        return isAlteredIn(zone(card)) ? values().snapshot(card) : null;
    }

    @Override
    public Privacy privacy(Piece piece) {
        return Places.privacy(piece, spec(piece.zone()));
    }

    @Override
    protected Piece arriving(Piece before, Piece after, int reason) {
        return Places.arriving(before, after, spec(after.zone()), reason, pool());
    }

    /** 9.1.2.2: a created token counts as put into the zone; it comes from nowhere. */
    public void created(int token, int reason) {
        Piece p = piece(token);
        if (Zone.at(p.zone()) == Zone.FIELD) {
            put(token, p.with(Flag.NEW, true));
        }
        announce(new EvolveEvent.Moved(image(token), ref(token), Zone.NOWHERE.of(0), p.zone(), Zone.NOWHERE.of(0),
                reason));
    }

    @Override
    protected void relocated(int card, Piece before, Piece after) {
        relisten(card);
        Zone from = Zone.at(before.zone());
        Zone to = Zone.at(after.zone());
        if (isAlteredIn(from) || isAlteredIn(to)) {
            boardVersion++;
        }
        Links.relocated(this, card, before, to);
        unhandled.mark();
    }

    /** 6.1: a main deck and an evolve deck; leaders and tokens are what they are. */
    @Override
    public int heapOf(int card) {
        return zone(card) == Zone.NOWHERE ? NONE : Places.heapOf(def(card));
    }

    @Override
    protected void refaced(int card, Piece before) {
        relisten(card);
    }

    /** 5.15.2: from now on the card has the abilities of the card over it. */
    public void faceChanged(int card) {
        relisten(card);
        boardVersion++;
    }

    /** 10.3.5: what a card listens to has changed: abilities are valid on the field, unless their text says otherwise (10.3.4). */
    private void relisten(int card) {
        long was = listeners().kindsOf(card);
        long is = face(card).listens(zone(card));
        listeners().put(card, is);
        if (((was | is) & Kind.PASSIVE.bit()) != 0) {
            passivesVersion++;
        }
    }

    /** Another number after every change of the passive abilities that are valid. */
    int passivesVersion() {
        return passivesVersion;
    }

    /** Another number after every change of which cards lie on fields and in EX areas, or of their faces. */
    int boardVersion() {
        return boardVersion;
    }

    /** One event tells both of leaving and of arriving (10.7.4); nothing waits for what is laid down before the game. */
    @Override
    protected @Nullable Event arrived(Image image, int to, int reason) {
        if (Movement.of(reason) == Movement.PREPARE && Zone.at(to) == Zone.FIELD) {
            return null;
        }
        int from = image.piece().zone();
        Kind way = EvolveEvent.Moved.way(from, to);
        if (!EvolveEvent.Moved.isRemembered(way, reason) && !cares(way, image.card())) {
            return null;
        }
        EvolveEvent.Moved moved = new EvolveEvent.Moved(image, ref(image.card()), from, to,
                origin == NONE || Zone.at(from) != Zone.RESOLUTION ? from : origin, reason);
        if (moved.isRemembered()) {
            return moved;
        }
        announce(moved);
        return null;
    }

    /** 15.2.1.3. */
    @Override
    protected Outcome endless() {
        return new Outcome(0, "15.2.1.3", "a perpetual cycle that nobody can stop: the game is a draw");
    }

    @Override
    protected void fingerprint(Digest d) {
        super.fingerprint(d);
        d.add(phase.ordinal());
        players.fingerprint(d);
        pending.fingerprint(d);
        free.fingerprint(d);
        order.fingerprint(d);
        d.add(unhandled.overdrawn()).add(players.evolveSpent() ? 1 : 0).value(attack.attacker()).value(attack.target())
                .add(origin);
        unhandled.fingerprint(d);
    }
}
