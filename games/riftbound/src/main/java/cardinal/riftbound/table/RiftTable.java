package cardinal.riftbound.table;

import cardinal.cards.CardTable;
import cardinal.kernel.Digest;
import cardinal.kernel.Event;
import cardinal.kernel.Face;
import cardinal.kernel.Image;
import cardinal.kernel.Outcome;
import cardinal.kernel.Piece;
import cardinal.kernel.Ref;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.card.CardDef;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.card.Rarity;
import cardinal.riftbound.card.Watching;
import cardinal.riftbound.edition.Edition;
import cardinal.riftbound.edition.Editions;
import cardinal.riftbound.flow.Series;
import cardinal.riftbound.rules.Facts;
import cardinal.riftbound.rules.Triggers;
import org.jspecify.annotations.Nullable;

/** A Riftbound game in progress: what lies where, whose turn it is, what is contested, what waits on the chain. */
public final class RiftTable extends CardTable<CardDef, CardPool> {
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
    private final short[] champions;
    private Phase phase;
    private boolean dirty;
    private int showdown;
    private int focus;
    private int combat;
    private int attacker;
    private int defender;
    private Blame blame;
    private LastCombat lastCombat;
    /** What the cards of this match do of the things few cards do; UNKNOWN until first asked. */
    private int rarities;
    private static final int UNKNOWN = -1;
    /** 708: from this Might on a unit is Mighty. */
    public static final int MIGHTY = 5;
    private Copies copies;
    private @Nullable Layers layers;

    /** A table for the base document. */
    public RiftTable(Mode mode, CardPool pool, long seed) {
        this(Editions.RIFTBOUND_2025, mode, pool, seed);
    }

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
        champions = new short[mode.seats()];
        phase = Phase.SETUP;
        showdown = NONE;
        focus = NONE;
        combat = NONE;
        attacker = NONE;
        defender = NONE;
        blame = Blame.NOBODY;
        copies = Copies.NONE;
        lastCombat = LastCombat.NONE;
        rarities = UNKNOWN;
    }

    private RiftTable(RiftTable o) {
        super(o);
        edition = o.edition;
        mode = o.mode;
        places = o.places;
        battlefields = o.battlefields.copy();
        players = o.players.copy();
        chain = o.chain.copy();
        champions = o.champions;
        phase = o.phase;
        dirty = o.dirty;
        showdown = o.showdown;
        focus = o.focus;
        combat = o.combat;
        attacker = o.attacker;
        defender = o.defender;
        blame = o.blame;
        lastCombat = o.lastCombat;
        rarities = o.rarities;
        copies = o.copies;
        layers = null;
    }

    @Override
    public RiftTable copy() {
        return new RiftTable(this);
    }

    @Override
    public Edition edition() {
        return edition;
    }

    // ---- zones -------------------------------------------------------------------------------------

    public int deck(int seat) {
        return places.of(seat, Places.DECK);
    }

    public int runeDeck(int seat) {
        return places.of(seat, Places.RUNE_DECK);
    }

    public int hand(int seat) {
        return places.of(seat, Places.HAND);
    }

    public int trash(int seat) {
        return places.of(seat, Places.TRASH);
    }

    public int banishment(int seat) {
        return places.of(seat, Places.BANISHMENT);
    }

    public int championZone(int seat) {
        return places.of(seat, Places.CHAMPION);
    }

    public int legendZone(int seat) {
        return places.of(seat, Places.LEGEND);
    }

    public int base(int seat) {
        return places.of(seat, Places.BASE);
    }

    public int chainZone() {
        return places.chain();
    }

    public int nowhere() {
        return places.nowhere();
    }

    public int battlefieldZone() {
        return places.battlefieldZone();
    }

    /** The location of the b-th battlefield, counted from 0. */
    public int battlefield(int b) {
        return places.battlefield(b);
    }

    public int facedown(int b) {
        return places.facedown(b);
    }

    /** The number of the battlefield whose location this zone is, or NONE. */
    public int battlefieldOf(int zone) {
        return places.battlefieldOf(zone);
    }

    public int facedownOf(int zone) {
        return places.facedownOf(zone);
    }

    public boolean isBase(int zone) {
        return places.isBase(zone);
    }

    public boolean isBoard(int zone) {
        return places.isBoard(zone);
    }

    /** Bit set of the zones in which a description looks for objects of this kind by default (352.8.a). */
    public long zonesOf(cardinal.riftbound.ability.Filter.Kind kind) {
        return switch (kind) {
            case LEGEND -> places.everySeat(Places.LEGEND);
            case BATTLEFIELD -> 1L << places.battlefieldZone();
            case SPELL, SPELL_OR_ABILITY -> 1L << places.chain();
            case ABILITY -> 0;
            case FACEDOWN_CARD -> places.facedownMask();
            case ANYTHING -> places.locations() | places.everySeat(Places.LEGEND);
            case UNIT, GEAR, UNIT_OR_GEAR, PERMANENT, RUNE, CARD -> places.locations();
        };
    }

    public long boardMask() {
        return places.boardMask();
    }

    public long facedownMask() {
        return places.facedownMask();
    }

    public long battlefieldMask() {
        return places.battlefieldMask();
    }

    public long baseMask() {
        return places.everySeat(Places.BASE);
    }

    public long trashMask() {
        return places.everySeat(Places.TRASH);
    }

    public boolean onBoard(int card) {
        return places.isBoard(piece(card).zone());
    }

    /** The battlefield an object is at, or that it is; NONE in a base or elsewhere. */
    public int battlefieldAt(int card) {
        int zone = piece(card).zone();
        if (zone == places.battlefieldZone()) {
            return battlefields.of(card);
        }
        return places.battlefieldOf(zone);
    }

    // ---- objects -------------------------------------------------------------------------------------

    public Mode mode() {
        return mode;
    }

    /** 356.3.e.13: the face of the object whose ability this is; what left the board for it is looked back at. */
    public CardDef faceOf(ChainItem item) {
        Image left = switch (item.cause()) {
            case RiftEvent.Left l -> l.image();
            case RiftEvent.Died d -> d.image();
            case null, default -> null;
        };
        return left != null && left.ref().equals(item.source()) ? (CardDef) left.piece().face()
                : def(item.source().card());
    }

    public boolean isUnitOnBoard(int card) {
        return def(card).isUnit() && onBoard(card) && places.facedownOf(piece(card).zone()) == NONE;
    }

    /** The first object on the board with a number of at least from, or NONE; all of them in the order of their numbers. */
    public int nextPresent(int from) {
        return listeners().next(Kind.PRESENT.ordinal(), from);
    }

    /** The same for units on the board that are not facedown. */
    public int nextUnit(int from) {
        return listeners().next(Kind.UNIT.ordinal(), from);
    }

    /** Current Might, never less than 0 (140.2.b); off the board the printed one (711). */
    public int might(int card) {
        return Math.max(0, layers().might(card));
    }

    /** Current value of a keyword; 0 when it has none. */
    public int keyword(int card, Keyword keyword) {
        return layers().keyword(card, keyword);
    }

    public boolean has(int card, Keyword keyword) {
        return keyword(card, keyword) > 0;
    }

    public boolean hasTag(int card, String tag) {
        return layers().hasTag(card, tag);
    }

    /** 708. */
    public boolean isMighty(int card) {
        return might(card) >= MIGHTY;
    }

    public Layers layers() {
        Layers l = layers;
        if (l == null) {
            l = new Layers(this);
            layers = l;
        }
        return l;
    }

    /** 450.1.b: an object becomes a copy of what has this face. */
    public void becomeCopy(int card, Modifier.CopyOf copy, int expiry, int controller, Ref source) {
        copies = copies.with(card, def(card));
        enforce(expiry, controller, source, ref(card), copy);
        showCopies();
    }

    Copies copies() {
        return copies;
    }

    /** Each object shows what the copies in force on it make of it. */
    private void showCopies() {
        for (int i = copies.size() - 1; i >= 0; i--) {
            int card = copies.card(i);
            CardDef face = copies.shown(this, i);
            Piece before = piece(card);
            put(card, Copies.wearing(before, face));
            relocated(card, before, piece(card));
            if (Copies.stamp(this, card) == 0) {
                copies = copies.without(card);
            }
        }
    }

    /** Effects with this expiry end. */
    public void endAll(int expiry) {
        expire(expiry);
        showCopies();
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
        dirty = true;
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

    /** Everybody a player is with: themself, and a teammate in modes with teams. */
    public boolean friends(int seat, int other) {
        return mode.sameTeam(seat, other);
    }

    // ---- points and pools ------------------------------------------------------------------------------

    public Players players() {
        return players;
    }

    public void setPoints(int seat, int n) {
        players.setPoints(seat, n);
        touch();
    }

    /** 456.3: the points that count towards the Victory Score: the team's. */
    public int teamPoints(int seat) {
        int sum = 0;
        for (int s = 0; s < seatCount(); s++) {
            sum += mode.sameTeam(seat, s) ? players.points(s) : 0;
        }
        return sum;
    }

    /** 442.1.a, 462.8.b: the turn player's team cannot score what a teammate held when the turn began; their opponents can. */
    public boolean isDisqualified(int b, int seat) {
        return battlefields.isDisqualified(b) && friends(seat, active());
    }

    /** The turn player, or who decides for them when they have left the game (652.5.a.1). */
    public int decider() {
        return isIn(active()) ? active() : nextSeat(active());
    }

    /** 103.2.a.1: the card that starts each game in the Champion Zone; named once, before the match begins. */
    public int champion(int seat) {
        return champions[seat];
    }

    public void setChampion(int seat, int card) {
        champions[seat] = (short) card;
    }

    // ---- battlefields ------------------------------------------------------------------------------------

    public Battlefields battlefields() {
        return battlefields;
    }

    public void setBattlefieldController(int b, int seat) {
        if (battlefields.controller(b) != seat) {
            battlefields.setController(b, seat);
            put(battlefields.card(b), piece(battlefields.card(b)).withController(seat));
            dirty = true;
            touch();
        }
    }

    public void setContester(int b, int seat) {
        battlefields.setContester(b, seat);
        dirty = true;
    }

    /** Bit set of the players with units at a battlefield. */
    public int occupants(int b) {
        int zone = places.battlefield(b);
        int seats = 0;
        for (int i = size(zone) - 1; i >= 0; i--) {
            int card = cardAt(zone, i);
            if (def(card).isUnit()) {
                seats |= 1 << controller(card);
            }
        }
        return seats;
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
        dirty = true;
    }

    public void removeItem(int id) {
        chain.remove(id);
        dirty = true;
    }

    /** A triggered ability whose condition was met waits to be put on the chain. */
    public void addWaiting(ChainItem item) {
        chain.addWaiting(item);
        dirty = true;
    }

    /** 319: something happened after which a cleanup occurs. */
    public void requestCleanup() {
        dirty = true;
    }

    public boolean cleanupWanted() {
        return dirty;
    }

    public void cleanupBegins() {
        dirty = false;
    }

    /** The battlefield a showdown is in progress at, or NONE (308.1). */
    public int showdown() {
        return showdown;
    }

    public void setShowdown(int b) {
        showdown = b;
        dirty = true;
    }

    public int focus() {
        return focus;
    }

    public void setFocus(int seat) {
        focus = seat;
    }

    /** The battlefield a combat is in progress at, or NONE. */
    public int combat() {
        return combat;
    }

    public int attacker() {
        return attacker;
    }

    public int defender() {
        return defender;
    }

    public void setCombat(int b, int attackingSeat, int defendingSeat) {
        combat = b;
        attacker = attackingSeat;
        defender = defendingSeat;
        dirty = true;
    }

    /** 310.1. */
    public boolean isNeutralOpen() {
        return showdown == NONE && combat == NONE && !isClosed();
    }

    /** 456.3: the points that win, with what passives add to them. */
    public int victoryScore() {
        int[] score = {edition.victoryScore(mode)};
        if (knows(Rarity.VICTORY_SCORE)) {
            Facts.any(this, Fact.MorePointsToWin.class, (f, scope) -> {
                score[0] += f.n();
                return false;
            });
        }
        return score[0];
    }

    /** Whether any card of this match does this. */
    public boolean knows(Rarity rarity) {
        if (rarities == UNKNOWN) {
            rarities = 0;
            for (int card = 0; card < pieceCount(); card++) {
                rarities |= def(card).rarities();
            }
        }
        return rarity.isIn(rarities);
    }

    public LastCombat lastCombat() {
        return lastCombat;
    }

    public void setLastCombat(LastCombat now) {
        lastCombat = now;
    }

    /** The cards on top of a deck, the topmost first, as many as there are. */
    public int[] topOf(int deck, int n) {
        int[] cards = new int[Math.min(n, size(deck))];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = cardAt(deck, size(deck) - 1 - i);
        }
        return cards;
    }

    /** A card that is on the chain will be recycled when it leaves it; false if it is not there. */
    public boolean recycleFromChain(int card) {
        ChainItem item = chain.ofCard(card);
        if (item != null) {
            chain.replace(item.with(ChainItem.RECYCLED_AFTER));
        }
        return item != null;
    }

    /** Whether an object has activated abilities, its own or others'. */
    public boolean hasActivated(int card) {
        CardDef def = def(card);
        return def.activated().length > 0 || def.borrows() && activated(card).length > 0;
    }

    /** The activated abilities an object has now. */
    public CardDef.Actd[] activated(int card) {
        CardDef def = def(card);
        return def.borrows() ? Borrowed.abilities(this, card) : def.activated();
    }

    /** One of them by its number; another object's has that object in it. */
    public CardDef.Actd activated(int card, int number) {
        return def(card).borrows() ? Borrowed.ability(this, card, number) : def(card).activated()[number];
    }

    /** The same for an object that had this face. */
    public CardDef.Actd activated(int card, int number, CardDef face) {
        return face.borrows() ? Borrowed.ability(this, card, number) : face.activated()[number];
    }

    public Blame blamed() {
        return blame;
    }

    public void blame(Blame now) {
        blame = now;
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
        Triggers.match(this, events, count);
    }

    @Override
    protected @Nullable Object valuesOf(int card) {
        return onBoard(card) && !def(card).isRune() ? layers().snapshot(card) : null;
    }

    /** The Might an object had just before it left the board. */
    public static int might(Image left) {
        return left.values() instanceof Layers.Values v ? v.might() : 0;
    }

    @Override
    protected void relocated(int card, Piece before, Piece after) {
        if (!copies.isEmpty() && after.incarnation() != before.incarnation()) {
            takeOff(card);
        }
        long was = before == after ? 0 : listening(before);
        long is = listening(piece(card));
        listeners().set(card, was & ~is, false);
        listeners().set(card, is & ~was, true);
        if (places.isBoard(after.zone()) || places.isBoard(before.zone())) {
            dirty = true;
            loseControlIfGone(places.battlefieldOf(before.zone()), before);
        }
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
        listeners().put(card, listening(piece(card)));
    }

    @Override
    public CardDef printed(int card) {
        for (int i = 0; i < copies.size(); i++) {
            if (copies.card(i) == card) {
                return copies.printed(i);
            }
        }
        return def(card);
    }

    /** 109: what was a copy on the board is its printed self elsewhere. */
    private void takeOff(int card) {
        for (int i = 0; i < copies.size(); i++) {
            if (copies.card(i) == card) {
                put(card, Copies.wearing(piece(card), copies.printed(i)));
                copies = copies.without(card);
                return;
            }
        }
    }

    /** 377.1, 378.2: abilities listen on the board, or in the trash where their text says so. */
    private long listening(Piece piece) {
        CardDef def = (CardDef) piece.face();
        int zone = piece.zone();
        if (!places.isBoard(zone)) {
            return zone == trash(piece.owner()) ? def.listensInTrash() : 0;
        }
        if (places.facedownOf(zone) != NONE) {
            return Kind.PRESENT.bit();
        }
        return def.listens() | Kind.PRESENT.bit() | (def.passives().length > 0 ? Kind.PASSIVE.bit() : 0)
                | (def.replacements().length > 0 ? Kind.REPLACES.bit() : 0)
                | (def.isUnit() ? Kind.UNIT.bit() : 0);
    }

    /** 181.4.c: a player without units at a battlefield loses control of it at once, unless it is contested. */
    private void loseControlIfGone(int b, Piece left) {
        if (b != NONE && battlefields.controller(b) == left.controller() && battlefields.contester(b) == NONE
                && (occupants(b) >> left.controller() & 1) == 0) {
            setBattlefieldController(b, NONE);
        }
    }

    /** 459.6: in a match another game follows until somebody has enough set points. */
    @Override
    protected boolean playsOn(Outcome ended) {
        return mode.setPoints() > 1 && Series.goesOn(this, ended);
    }

    /** 459.6: the state of the game is reset; cards go back to where they start in Series. */
    public void reset() {
        unwindTo(0);
        while (effectCount() > 0) {
            end(effect(0));
        }
        showCopies();
        players.clear();
        battlefields.clear();
        chain.clear();
        forgetTurn();
        setTurn(0);
        showdown = NONE;
        focus = NONE;
        setCombat(NONE, NONE, NONE);
        blame(Blame.NOBODY);
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
        d.add(dirty ? 1 : 0).add(showdown).add(focus).add(combat).add(attacker).add(defender);
    }
}
