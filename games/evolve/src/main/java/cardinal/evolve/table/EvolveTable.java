package cardinal.evolve.table;

import cardinal.cards.CardTable;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.program.CardDef;
import cardinal.evolve.card.CardType;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.program.Kind;
import cardinal.evolve.program.Watching;
import cardinal.kernel.Digest;
import cardinal.kernel.Event;
import cardinal.kernel.Image;
import cardinal.kernel.Outcome;
import cardinal.kernel.Piece;
import cardinal.kernel.Privacy;
import cardinal.kernel.Ref;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A game of Shadowverse: Evolve in progress: what lies where, whose turn it is, points, what is pending. */
public final class EvolveTable extends CardTable<CardDef, CardPool> {
    private static final Ref[] NO_REFS = new Ref[0];
    private static final byte[] NO_BYTES = new byte[0];

    private final Edition edition;
    private final TableRules rules;
    private final Format format;
    private final Players players;
    private final Pending pending;
    private final FreeActions free;
    private Phase phase;
    /** 5.27: seats that take another turn, the next one last. */
    private byte[] extraTurns;
    /** Whose turn it is or was in the usual order. */
    private int ordinary;
    /** Bit per seat: drew from an empty deck since rules handling last occurred (11.2.2). */
    private int overdrawn;
    /** 8.3.2: an evolve or serve ability was played from the main phase this turn. */
    private boolean evolveSpent;
    private Ref attacker;
    private Ref target;
    private Ref[] fated;
    private int origin;
    private boolean dirty;
    private int passivesVersion;
    private int boardVersion;
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
        phase = Phase.PREPARATION;
        extraTurns = NO_BYTES;
        attacker = Ref.NONE;
        target = Ref.NONE;
        fated = NO_REFS;
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
        phase = o.phase;
        extraTurns = o.extraTurns;
        ordinary = o.ordinary;
        overdrawn = o.overdrawn;
        evolveSpent = o.evolveSpent;
        attacker = o.attacker;
        target = o.target;
        fated = o.fated;
        origin = o.origin;
        dirty = o.dirty;
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
        return latestLinked(card, Zone.EVOLVE_ZONE);
    }

    private int latestLinked(int card, Zone kind) {
        int latest = NONE;
        for (int seat = 0; seat < 2; seat++) {
            int zone = kind.of(seat);
            for (int i = 0; i < size(zone); i++) {
                int c = cardAt(zone, i);
                if (piece(c).host() == card && (latest == NONE || piece(c).since() > piece(latest).since())) {
                    latest = c;
                }
            }
        }
        return latest;
    }

    public boolean isEngaged(int card) {
        return piece(card).is(Flag.ENGAGED);
    }

    public boolean isToken(int card) {
        return def(card).isToken();
    }

    /** 10.9: whether information of cards is altered in a zone. */
    static boolean isDerivedIn(Zone zone) {
        return zone == Zone.FIELD || zone == Zone.EX;
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
        return zone(card) == Zone.LEADER ? players.defense(spec(piece(card).zone()).seat()) : values().defense(card);
    }

    // ---- turn ----------------------------------------------------------------------------------------------

    /** 7.1.1. */
    @Override
    public void setActive(int seat) {
        super.setActive(seat);
        ordinary = seat;
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
        extraTurns = Arrays.copyOf(extraTurns, extraTurns.length + 1);
        extraTurns[extraTurns.length - 1] = (byte) seat;
    }

    /** 7.4.9, 5.27.1: the next turn would begin; after extra turns that is the one they came before. Whose it is. */
    public int nextTurn() {
        if (extraTurns.length == 0) {
            setActive(opponent(ordinary));
        } else {
            super.setActive(extraTurns[extraTurns.length - 1]);
            extraTurns = Arrays.copyOf(extraTurns, extraTurns.length - 1);
        }
        return active();
    }

    /** 13.2.1.1. */
    public void setPlayed(int seat, int n) {
        players.setPlayed(seat, n);
        touch();
    }

    public boolean evolveSpent() {
        return evolveSpent;
    }

    public void setEvolveSpent(boolean spent) {
        evolveSpent = spent;
    }

    // ---- points and defense --------------------------------------------------------------------------------

    public void setPlayPoints(int seat, int n) {
        players.setPlayPoints(seat, n);
        touch();
    }

    public void setMaximum(int seat, int n) {
        players.setMaximum(seat, n);
        dirty = true;
        touch();
    }

    public void setLeaderDefense(int seat, int n) {
        players.setDefense(seat, n);
        dirty = true;
        touch();
    }

    // ---- attack --------------------------------------------------------------------------------------------

    /** The follower that is attacking, or Ref.NONE. */
    public Ref attacker() {
        return attacker;
    }

    public Ref target() {
        return target;
    }

    public void setAttack(Ref attacking, Ref attacked) {
        attacker = attacking;
        target = attacked;
        touch();
    }

    /** 8.4.5.1: two followers are in combat while both remain on the field. */
    public boolean inCombat() {
        return isSame(attacker) && isSame(target) && onField(attacker.card()) && onField(target.card());
    }

    /** 11.3.2: followers that fought with one that has Bane since rules handling last occurred. */
    public Ref[] fated() {
        return fated;
    }

    public void doom(Ref follower) {
        fated = Arrays.copyOf(fated, fated.length + 1);
        fated[fated.length - 1] = follower;
        dirty = true;
    }

    // ---- confirmation timing -------------------------------------------------------------------------------

    /** Whether anything has changed since rules handling last found nothing to do. */
    public boolean isDirty() {
        return dirty;
    }

    public void markDirty() {
        dirty = true;
    }

    /** 11: what rules handling looks back at ends with it. */
    public void handled() {
        dirty = false;
        overdrawn = 0;
        fated = NO_REFS;
    }

    /** 5.9.1.1. */
    public void overdraw(int seat) {
        overdrawn |= 1 << seat;
        dirty = true;
    }

    public boolean hasOverdrawn(int seat) {
        return (overdrawn >> seat & 1) != 0;
    }

    public Pending pending() {
        return pending;
    }

    /** Whether an ability of an object is being played or resolved (10.7.6.1). */
    public boolean isResolving(Ref source, int ability) {
        for (int i = depth() - 1; i >= 0; i--) {
            if (frame(i) instanceof Resolving r && r.item().ability() == ability && r.item().source().equals(source)) {
                return true;
            }
        }
        return false;
    }

    /** 15.2.1.2: the active player is about to be asked, and could do something for nothing. */
    public void notePosition() {
        free.reached(position());
    }

    /** What the active player does now, if it costs nothing; else 0. */
    public void noteAction(long option) {
        free.taken(option);
    }

    public boolean isBarred(long option) {
        return free.isBarred(option);
    }

    /** 15.2.1.2: whether an optional replacement leads on from here; reading: of either player, as a cycle must come to an end (15.2.1.1). */
    public boolean mayAccept(long option) {
        return free.accept(position(), option);
    }

    /** Rules have been handled. */
    public void forgetAccepted() {
        free.forgetAccepted();
    }

    /** 5.4.3: where the card that resolves was played from. */
    public void setOrigin(int zone) {
        origin = zone;
    }

    /** The turn is over: what was counted during it is forgotten (7.4.8). */
    public void forgetTurn() {
        players.forgetTurn();
        pending.forgetTurn();
        evolveSpent = false;
        for (int seat = 0; seat < 2; seat++) {
            int field = Zone.FIELD.of(seat);
            for (int i = 0; i < size(field); i++) {
                int card = cardAt(field, i);
                put(card, piece(card).with(Flag.OF_THE_TURN, false));
            }
        }
        clearHistory();
        touch();
    }

    // ---- hooks of the kernel -------------------------------------------------------------------------------

    /** Whether an event of this kind has a reader: a listener, a delayed trigger, who watches; what is held is for cards that arrive, too. */
    public boolean cares(Kind kind) {
        return observer() != null || isHolding() || isListenedFor(kind);
    }

    /** The same for an event about a card, whose own abilities may wait for it. */
    public boolean cares(Kind kind, int card) {
        return cares(kind) || (face(card).ownKinds() & kind.bit()) != 0;
    }

    private boolean isListenedFor(Kind kind) {
        return listeners().anyone(kind.ordinal()) || isAwaited(kind);
    }

    /** Whether a delayed trigger or a given ability waits for events of this kind. */
    private boolean isAwaited(Kind kind) {
        for (int i = 0; i < effectCount(); i++) {
            Object what = effect(i).what();
            if (what instanceof Delayed d && (Watching.kinds(d.trigger().trigger()) & kind.bit()) != 0
                    || what instanceof Modifier.Gains) {
                return true;
            }
        }
        return pool().givesAbilities() && listeners().anyone(Kind.STATIC.ordinal());
    }

    /**
     * Something happened: abilities hear of it if one could care, else only those who watch. Watching changes nothing. A card that arrives at the
     * same time could care, too (10.7.4.2).
     */
    public void announce(EvolveEvent event) {
        int card = event.card();
        if (isHolding() || isListenedFor(event.what())
                || card != NONE && (face(card).ownKinds() & event.what().bit()) != 0) {
            emit(event);
        } else {
            tell(event);
        }
    }

    /** 10.11.1: what left the field is remembered, and what cards ask of this turn. */
    @Override
    protected boolean remembers(Event event) {
        return switch (event) {
            case EvolveEvent.Moved m -> m.what() == Kind.LEFT || m.manner() == Manner.DISCARD;
            case EvolveEvent.Played p -> true;
            case EvolveEvent.Attacked a -> true;
            case EvolveEvent.Evolved e -> true;
            case EvolveEvent.Raced r -> true;
            default -> false;
        };
    }

    @Override
    protected void happened(Event[] events, int count) {
        rules.happened(this, events, count);
    }

    @Override
    protected @Nullable Object valuesOf(int card) {
        return isDerivedIn(zone(card)) ? values().snapshot(card) : null;
    }

    /** 4.2.3: cards lie faceup in public zones unless something says otherwise; the evolve deck is its owner's to look at. */
    @Override
    public Privacy privacy(Piece piece) {
        if (piece.is(Flag.FACE_DOWN)) {
            return Privacy.SECRET;
        }
        return piece.is(Flag.FACE_UP | Flag.REVEALED) ? Privacy.PUBLIC : spec(piece.zone()).privacy();
    }

    /** 3.1.2: whose zone it is controls the card; 8.4.2.1: it is new on that field. */
    @Override
    protected Piece arriving(Piece before, Piece after, int reason) {
        int seat = spec(after.zone()).seat();
        Piece p = seat == NONE ? after.withController(before.controller()) : after.withController(seat);
        return switch (Zone.at(after.zone())) {
            case FIELD -> p.with(Flag.NEW, true);
            case EVOLVE_DECK -> Manner.of(reason) == Manner.PREPARE ? p : p.with(Flag.FACE_UP, true);
            case BANISHED -> p.with(Flag.FACE_DOWN, (reason & Manner.FACEDOWN) != 0);
            default -> p;
        };
    }

    /** 9.1.2.2: a created token counts as put into the zone; it comes from nowhere. */
    public void created(int token, int reason) {
        Piece p = piece(token);
        if (Zone.at(p.zone()) == Zone.FIELD) {
            put(token, p.with(Flag.NEW, true));
        }
        EvolveEvent.Moved moved = new EvolveEvent.Moved(image(token), ref(token), Zone.NOWHERE.of(0), p.zone(),
                Zone.NOWHERE.of(0), reason);
        announce(moved);
    }

    @Override
    protected void relocated(int card, Piece before, Piece after) {
        relisten(card);
        Zone from = Zone.at(before.zone());
        Zone to = Zone.at(after.zone());
        if (isDerivedIn(from) || isDerivedIn(to)) {
            boardVersion++;
        }
        if (from == Zone.FIELD && to != Zone.FIELD && before.is(Flag.EVOLVED | Flag.SERVED)) {
            unlink(card);
        }
        if (from == Zone.EVOLVE_ZONE && to != Zone.EVOLVE_ZONE && before.host() != NONE) {
            uncover(before.host());
        }
        dirty = true;
    }

    /** 5.15.4, 14.2.1.3: links end as soon as the card has left the field. */
    private void unlink(int card) {
        for (int seat = 0; seat < 2; seat++) {
            for (Zone kind : Zone.LINKING) {
                int zone = kind.of(seat);
                for (int i = 0; i < size(zone); i++) {
                    int linked = cardAt(zone, i);
                    if (piece(linked).host() == card) {
                        put(linked, piece(linked).withHost(NONE));
                    }
                }
            }
        }
    }

    /** The card over it went away: it is what is printed on it again, unless another one is linked to it. */
    private void uncover(int host) {
        if (piece(host).is(Flag.EVOLVED) && evolvedCard(host) == NONE) {
            put(host, piece(host).with(Flag.EVOLVED, false));
        }
        faceChanged(host);
    }

    /** 6.1: a main deck and an evolve deck; leaders and tokens are what they are. */
    @Override
    public int heapOf(int card) {
        CardDef def = def(card);
        boolean fixed = def.isToken() || def.type() == CardType.LEADER || zone(card) == Zone.NOWHERE;
        return fixed ? NONE : (def.data().isEvolveDeckCard() ? Zone.EVOLVE_DECK : Zone.DECK).ordinal();
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

    /** One event tells both of leaving and of arriving (10.7.4). */
    @Override
    protected @Nullable Event arrived(Image image, int to, int reason) {
        int from = image.piece().zone();
        EvolveEvent.Moved moved = new EvolveEvent.Moved(image, ref(image.card()), from, to,
                origin == NONE || Zone.at(from) != Zone.RESOLUTION ? from : origin, reason);
        if (moved.what() == Kind.LEFT || moved.manner() == Manner.DISCARD) {
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
        d.add(ordinary);
        for (byte s : extraTurns) {
            d.add(s);
        }
        d.add(overdrawn).add(evolveSpent ? 1 : 0).value(attacker).value(target).add(origin).add(dirty ? 1 : 0);
        for (Ref r : fated) {
            d.value(r);
        }
    }
}
