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
import cardinal.riftbound.program.Watching;
import org.jspecify.annotations.Nullable;

/** A Riftbound game in progress: what lies where, whose turn it is, what is contested, what waits on the chain. */
public final class RiftTable extends CardTable<CardDef, CardPool> implements NamedZones, ObjectValues, Sides {
    /** Expiry of effects: "this turn" (317.3.a), "this combat", until the object leaves. */
    public static final int THIS_TURN = 1;
    public static final int THIS_COMBAT = 2;
    public static final int WHILE_THERE = 3;
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
    /** What the cards of this match do of the things few cards do; UNKNOWN until first asked. */
    private int rareFeatures;
    private static final int UNKNOWN = -1;
    /** 708: from this Might on a unit is Mighty. */
    public static final int MIGHTY = 5;
    /** The objects that are copies of others (450.1.b). */
    private Copies copies;
    /** What derives values on this table; made when first asked. */
    private @Nullable DerivedValues values;

    public RiftTable(Edition edition, Mode mode, CardPool pool, long seed) {
        this(edition, mode, pool, new Places(mode.seats(), mode.battlefields()), seed);
    }

    private RiftTable(Edition edition, Mode mode, CardPool pool, Places places, long seed) {
        super(edition, pool, Kind.COUNT, mode.seats(), places.specs(), places.identity(), seed);
        this.edition = edition;
        this.mode = mode;
        this.places = places;
        battlefields = new Battlefields(mode.battlefields());
        players = new Players(mode.seats());
        chain = new Chain();
        fight = new Fight();
        champions = new short[mode.seats()];
        phase = Phase.SETUP;
        credits = Credits.NONE;
        copies = Copies.NONE;
        rareFeatures = UNKNOWN;
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
        copies = o.copies;
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
        return champions[seat];
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

    public Chain chain() {
        return chain;
    }

    /** 309.1. */
    public boolean isClosed() {
        return chain.exists();
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

    /** The showdown and the combat in progress. */
    public Fight fight() {
        return fight;
    }

    public void setShowdown(int b) {
        fight.showdown = b;
        cleanupDue = true;
    }

    public void setFocus(int seat) {
        fight.focus = seat;
    }

    public void setCombat(int b, int attackingSeat, int defendingSeat) {
        fight.combat = b;
        fight.attacker = attackingSeat;
        fight.defender = defendingSeat;
        cleanupDue = true;
    }

    /** 310.1. */
    public boolean isNeutralOpen() {
        return fight.showdown() == NONE && fight.combat() == NONE && !isClosed();
    }

    /** 308.1: whether the turn is in a Showdown State. */
    public boolean isShowdownState() {
        return fight.showdown() != NONE || fight.combat() != NONE && edition.combatIsShowdownState();
    }

    /** Whether any card of this match does this. */
    public boolean knows(RareFeature feature) {
        if (rareFeatures == UNKNOWN) {
            rareFeatures = 0;
            for (int card = 0; card < pieceCount(); card++) {
                rareFeatures |= def(card).rareFeatures();
            }
        }
        return feature.isIn(rareFeatures);
    }

    public void setLastCombat(LastCombat now) {
        fight.lastCombat = now;
    }

    /** A card that is on the chain will be recycled when it leaves it; false if it is not there. */
    public boolean recycleFromChain(int card) {
        ChainItem item = chain.ofCard(card);
        if (item != null) {
            chain.replace(item.with(ChainItem.RECYCLED_AFTER));
        }
        return item != null;
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
        return observer() != null || listeners().anyone(kind.ordinal()) || isAwaited(kind);
    }

    /** 383.2: whether a delayed trigger waits for events of this kind. */
    private boolean isAwaited(Kind kind) {
        for (int i = 0; i < effectCount(); i++) {
            if (effect(i).what() instanceof Delayed d && (Watching.kinds(d.trigger().trigger()) & kind.bit()) != 0) {
                return true;
            }
        }
        return false;
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
                : def.isRune() ? Places.RUNE_DECK : def.type().isMainDeck() ? Places.DECK : NONE;
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
