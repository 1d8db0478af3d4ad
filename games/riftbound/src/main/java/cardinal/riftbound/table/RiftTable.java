package cardinal.riftbound.table;

import cardinal.cards.CardTable;
import cardinal.kernel.Digest;
import cardinal.kernel.Event;
import cardinal.kernel.Face;
import cardinal.kernel.Outcome;
import cardinal.kernel.Piece;
import cardinal.kernel.Ref;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.program.CardDef;
import cardinal.riftbound.program.CardPool;
import cardinal.riftbound.program.Kind;
import cardinal.riftbound.program.RareFeature;
import org.jspecify.annotations.Nullable;

/** A Riftbound game in progress: what lies where, whose turn it is, what is contested, what waits on the chain. */
public final class RiftTable extends CardTable<CardDef, CardPool>
        implements InProgress, NamedZones, ObjectValues, Sides {
    /** Expiry of effects: "this turn" (317.3.a), "this combat", until the object leaves. */
    public static final int THIS_TURN = 1;
    public static final int THIS_COMBAT = 2;
    public static final int WHILE_THERE = 3;
    /** Until it has done what it is for, however long that takes. */
    public static final int UNTIL_USED = 4;
    /** 439.2.b.5 of 2026-07: for how many more battlefields there is room where cards can create some. */
    private static final int SPARE_BATTLEFIELDS = 8;
    private final Edition edition;
    private final Mode mode;
    private final Places places;
    private final Battlefields battlefields;
    private final Players players;
    private final Chain chain;
    private final Fight fight;
    /** The chosen champion of each seat. */
    private final short[] champions;
    private Phase phase;
    /** 319: something happened after which a cleanup occurs. */
    private boolean cleanupDue;
    /** To whom deaths in the next cleanup are credited (415.5.c). */
    private Credits credits;
    /** What the cards of this match do of the things few cards do: of those with a smaller number than the next one to be looked at. */
    private int rareFeatures;
    private int nextForRare;
    /** 708: from this Might on a unit is Mighty. */
    public static final int MIGHTY = 5;
    /** The objects that are copies of others (450.1.b). */
    private Copies copies;
    /** What tokens have taken the place of (438 of 2026-07). */
    private Replaced replaced;
    /** What derives values on this table; made when first asked. */
    private @Nullable DerivedValues values;

    public RiftTable(Edition edition, Mode mode, CardPool pool, long seed) {
        this(edition, mode, pool, mode.battlefields() + (pool.createsBattlefields() ? SPARE_BATTLEFIELDS : 0), seed);
    }

    private RiftTable(Edition edition, Mode mode, CardPool pool, int room, long seed) {
        this(edition, mode, pool, room, new Places(mode.seats(), room), seed);
    }

    private RiftTable(Edition edition, Mode mode, CardPool pool, int room, Places places, long seed) {
        super(edition, pool, Kind.COUNT, mode.seats(), places.specs(), places.identity(), seed);
        this.edition = edition;
        this.mode = mode;
        this.places = places;
        battlefields = new Battlefields(mode.battlefields(), room);
        players = new Players(mode.seats());
        chain = new Chain();
        fight = new Fight();
        champions = new short[mode.seats()];
        phase = Phase.SETUP;
        credits = Credits.NONE;
        copies = Copies.NONE;
        replaced = Replaced.NONE;
    }

    private RiftTable(RiftTable o) {
        super(o);
        edition = o.edition;
        mode = o.mode;
        places = o.places;
        battlefields = o.battlefields.copy();
        players = o.players.copy();
        chain = o.chain.copy();
        fight = new Fight(o.fight);
        champions = o.champions;
        phase = o.phase;
        cleanupDue = o.cleanupDue;
        credits = o.credits;
        rareFeatures = o.rareFeatures;
        nextForRare = o.nextForRare;
        copies = o.copies;
        replaced = o.replaced;
        values = null;
    }

    @Override
    public RiftTable copy() {
        return new RiftTable(this);
    }

    @Override
    public Edition edition() {
        return edition;
    }

    @Override
    public boolean onBoard(int card) {
        return places.isBoard(piece(card).zone());
    }

    // ---- objects -------------------------------------------------------------------------------------

    @Override
    public Mode mode() {
        return mode;
    }

    /** What derives values on this table. */
    @Override
    public DerivedValues values() {
        DerivedValues v = values == null ? edition.valuesOn(this) : values;
        values = v;
        return v;
    }

    /** 450.1.b: an object becomes a copy of what has this face. */
    public void becomeCopy(int card, Modifier.CopyOf copy, int expiry, int controller, Ref source) {
        copies = copies.with(card, def(card));
        enforce(expiry, controller, source, ref(card), copy);
        copies = copies.show(this);
    }

    public Copies copies() {
        return copies;
    }

    /** Which objects show other faces than those printed on them. */
    void setCopies(Copies now) {
        copies = now;
    }

    Replaced replaced() {
        return replaced;
    }

    /** Some objects are something else from now on. */
    void setReplaced(Replaced now) {
        replaced = now;
        nextForRare = 0;
        cleanupDue = true;
    }

    /** Effects with this expiry end. */
    public void endAll(int expiry) {
        expire(expiry);
        copies = copies.show(this);
    }

    // ---- turn ----------------------------------------------------------------------------------------

    /** 301.2: the player whose turn it is. */
    public int turnPlayer() {
        return active();
    }

    public Phase phase() {
        return phase;
    }

    public void setPhase(Phase p) {
        phase = p;
        cleanupDue = true;
    }

    /** What is counted per turn starts anew. */
    public void forgetTurn() {
        players.forgetTurn();
        battlefields.forgetTurn();
        long perTurn = 0xffffff00L;
        for (int i = 0; i < pieceCount(); i++) {
            Piece p = piece(i);
            if ((p.counters() & perTurn) != 0 || p.is(Flag.HIDDEN_NOW)) {
                put(i, p.withCounter(Flag.MOVES, 0).withCounter(Flag.NTH_A, 0).withCounter(Flag.NTH_B, 0)
                        .with(Flag.HIDDEN_NOW, false));
            }
        }
        clearHistory();
    }

    // ---- points and pools ------------------------------------------------------------------------------

    @Override
    public Players players() {
        return players;
    }

    public void setPoints(int seat, int n) {
        for (int other = 0; other < seatCount(); other++) {
            if (sharesPoints(seat, other)) {
                players.setPoints(other, n);
            }
        }
        touch();
    }

    /** 730 of 2026-07. */
    public void addXp(int seat, int n) {
        players.addXp(seat, n);
        touch();
    }

    /** 103.2.a.1: the card that starts each game in the Champion Zone; named once, before the match begins. */
    public int champion(int seat) {
        return cardOf(champions[seat]);
    }

    public void setChampion(int seat, int card) {
        champions[seat] = (short) card;
    }

    // ---- battlefields ------------------------------------------------------------------------------------

    @Override
    public Places places() {
        return places;
    }

    @Override
    public Battlefields battlefields() {
        return battlefields;
    }

    public void setBattlefieldController(int b, int seat) {
        if (battlefields.controller(b) != seat) {
            battlefields.setController(b, seat);
            if (phase == Phase.BEGINNING) {
                disqualifyIfMates(b);
            }
            put(battlefields.card(b), piece(battlefields.card(b)).withController(seat));
            cleanupDue = true;
            touch();
        }
    }

    /** 315.2.b.2, 462.8.b: what a teammate of the turn player controls at any time of the Beginning Phase. */
    public void disqualifyIfMates(int b) {
        int seat = battlefields.controller(b);
        if (seat != NONE && seat != turnPlayer() && friends(seat, turnPlayer())) {
            battlefields.disqualify(b);
        }
    }

    public void setContester(int b, int seat) {
        battlefields.setContester(b, seat);
        cleanupDue = true;
    }

    // ---- chain, showdown, combat ---------------------------------------------------------------------------

    @Override
    public Chain chain() {
        return chain;
    }

    public void addItem(ChainItem item) {
        chain.add(item);
        cleanupDue = true;
    }

    public void removeItem(int id) {
        chain.remove(id);
        cleanupDue = true;
    }

    /** A triggered ability whose condition was met waits to be put on the chain. */
    public void addWaiting(ChainItem item) {
        chain.addWaiting(item);
        cleanupDue = true;
    }

    /** 319: something happened after which a cleanup occurs. */
    public void requestCleanup() {
        cleanupDue = true;
    }

    public boolean cleanupWanted() {
        return cleanupDue;
    }

    public void cleanupBegins() {
        cleanupDue = false;
    }

    @Override
    public Fight fight() {
        return fight;
    }

    public void setShowdown(int b) {
        fight.showdown = b;
        cleanupDue = true;
    }

    public void setCombat(int b, int attackingSeat, int defendingSeat) {
        fight.combat = b;
        fight.attacker = attackingSeat;
        fight.defender = defendingSeat;
        cleanupDue = true;
    }

    /** Whether any card of this match does this, tokens that were made since among them. */
    public boolean knows(RareFeature feature) {
        while (nextForRare < pieceCount()) {
            rareFeatures |= def(nextForRare++).rareFeatures();
        }
        return feature.isIn(rareFeatures);
    }

    public Credits credits() {
        return credits;
    }

    public void setCredits(Credits now) {
        credits = now;
    }

    // ---- hooks of the kernel -------------------------------------------------------------------------------

    /** Whether an event of this kind has a reader: a listener, or somebody who watches. */
    public boolean cares(Kind kind) {
        return observer() != null || listeners().anyone(kind.ordinal()) || Delayed.isAwaited(this, kind);
    }

    /** What the rules ask of the past is counted where it happens; events that nobody reads are not even made. */
    @Override
    protected boolean remembers(Event event) {
        return false;
    }

    @Override
    protected void happened(Event[] events, int count) {
        edition.happened(this, events, count);
    }

    @Override
    protected @Nullable Object valuesOf(int card) {
        return onBoard(card) && !def(card).isRune() ? values().snapshot(card) : null;
    }

    @Override
    protected void relocated(int card, Piece before, Piece after) {
        int[] attached = Attachments.to(this, card);
        copies = copies.isEmpty() ? copies : Attachments.relocated(this, card, before, after);
        long was = before == after ? 0 : Listening.of(places, before);
        long is = Listening.of(places, piece(card));
        listeners().set(card, was & ~is, false);
        listeners().set(card, is & ~was, true);
        if (places.isBoard(after.zone()) || places.isBoard(before.zone())) {
            cleanupDue = true;
            loseControlIfGone(places.battlefieldOf(before.zone()), before);
        }
        Attachments.tellLeftBehind(this, card, before.controller(), attached);
    }

    /** 103: a Main Deck and a Rune Deck; legends, battlefields and tokens are what they are. */
    @Override
    public int heapOf(int card) {
        CardDef def = def(card);
        return piece(card).zone() == places.nowhere() ? NONE
                : def.isAlsoRune() ? Places.RUNE_DECK : def.type().isMainDeck() ? Places.DECK : NONE;
    }

    /** 727.1: what lies facedown at a battlefield has Hidden. */
    @Override
    public boolean couldBe(int card, Face face) {
        return places.facedownOf(piece(card).zone()) == NONE || ((CardDef) face).has(Keyword.HIDDEN);
    }

    @Override
    protected void refaced(int card, Piece before) {
        listeners().put(card, Listening.of(places, piece(card)));
    }

    @Override
    public int cardOf(int card) {
        return replaced.cardOf(card);
    }

    @Override
    public CardDef printed(int card) {
        return copies.printedOn(this, card);
    }

    /** 181.4.c: a player without units at a battlefield loses control of it at once, unless it is contested. */
    private void loseControlIfGone(int b, Piece left) {
        if (b != NONE && battlefields.controller(b) == left.controller() && battlefields.contester(b) == NONE
                && (occupants(b) >> left.controller() & 1) == 0 && edition.controlIsLostAtOnce()) {
            setBattlefieldController(b, NONE);
        }
    }

    /** A game has ended; 459.6: in a match another one follows until somebody has enough set points. */
    @Override
    protected boolean playsOn(Outcome ended) {
        return edition.playsOn(this, ended);
    }

    /** 459.6: the state of the game is reset; cards go back to where they start in Series. */
    public void reset() {
        unwindTo(0);
        while (effectCount() > 0) {
            end(effect(0));
        }
        copies = copies.show(this);
        players.clear();
        battlefields.clear();
        chain.clear();
        forgetTurn();
        setTurn(0);
        setShowdown(NONE);
        setFocus(NONE);
        setCombat(NONE, NONE, NONE);
        credits = Credits.NONE;
        setPhase(Phase.SETUP);
    }

    @Override
    protected Outcome endless() {
        return new Outcome(0, "303", "a sequence that nobody can leave repeats for ever: the game is a draw");
    }

    @Override
    protected void fingerprint(Digest d) {
        super.fingerprint(d);
        d.add(phase.ordinal());
        players.fingerprint(d);
        battlefields.fingerprint(d);
        chain.fingerprint(d);
        d.add(cleanupDue ? 1 : 0);
        fight.fingerprint(d);
    }
}
