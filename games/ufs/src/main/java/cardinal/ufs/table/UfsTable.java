package cardinal.ufs.table;

import cardinal.cards.CardTable;
import cardinal.kernel.Digest;
import cardinal.kernel.Event;
import cardinal.kernel.Image;
import cardinal.kernel.InForce;
import cardinal.kernel.Mark;
import cardinal.kernel.Outcome;
import cardinal.kernel.Piece;
import cardinal.kernel.Privacy;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.Ability;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Phase;
import cardinal.ufs.card.AbilityDef;
import cardinal.ufs.card.CardDef;
import cardinal.ufs.card.CardType;
import cardinal.ufs.card.Kind;
import cardinal.ufs.card.Lanes;
import cardinal.ufs.card.Notable;
import cardinal.ufs.card.Outlook;
import cardinal.ufs.card.RuleKind;
import cardinal.ufs.card.State;
import cardinal.ufs.edition.Edition;
import cardinal.ufs.flow.Series;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The table of a UFS match: the kernel's, with current states, vitality, the turn and the attacks. */
public final class UfsTable extends CardTable<CardDef, CardPool> {
    private static final Moving PLAIN = new Moving(Act.ADD, NONE, Cause.RULES, Moving.Facing.USUAL);
    /** Between two games: no event of either. */
    private static final Moving HOME = new Moving(Act.ADD, NONE, Cause.RULES, Moving.Facing.UP);
    private static final List<UfsEvent> NOTHING_NEW = List.of();
    /** What makes the printed front count no longer, or not alone. */
    private static final int ALTERED = Flag.FACE_DOWN | Flag.TRANSFORMED | Flag.SECOND_HALF | Flag.SYMBOL;
    /** The lists of cards that change states, so that where they are matters. */
    private static final long CHANGING =
            1L << Kind.MODIFIES | 1L << Kind.DEFINES | 1L << Kind.COPIES | 1L << Kind.TEACHES;
    private static final State BLANK = State.faceDown(null);
    private static final State BLANK_FOUNDATION = State.faceDown(CardType.FOUNDATION);

    private final Edition edition;
    private final Aftermath aftermath;
    private @Nullable State[] states;
    private final int[] vitality;
    private final int[] lowered;
    private final int[] starters;
    private final int[] levels;
    private Phase phase;
    private Turn turnState;
    private List<Pending> pending;
    private @Nullable AttackInfo attack;
    private @Nullable AttackInfo resolved;
    private List<UfsEvent> fresh;
    private long freshKinds;
    private List<UsedOnce> usedPerGame;
    private List<String> counterNames;
    private int serial;
    private int stageVersion;
    private int pausedAt;
    private long rulesOfCards;
    private boolean rulesKnown;
    private long rulesInForce;
    private long awaited;
    private long keptByCards;
    private long keptInForce;
    private boolean modifying;
    private int surveyedAt;
    private int settledAt;
    private int stirs;
    private int stirred;
    private Moving moving;
    private Mark turnMark;
    private Mark lastTurnMark;
    private Mark phaseMark;
    private boolean began;
    private int owes;
    private boolean covered;
    private boolean attached;
    private boolean defining;
    private boolean teaching;
    private List<Ref> nextForms;
    private List<Standing> terrains;
    private Games games;

    /** What is seen to before any next step; the procedures plug it in. */
    @FunctionalInterface
    public interface Aftermath {
        void attend(UfsTable table);
    }

    public UfsTable(CardPool pool, long seed, Aftermath aftermath) {
        super(pool, Kind.LANES, 2, Places.specs(pool.edition()), Places::kept, seed);
        edition = pool.edition();
        this.aftermath = aftermath;
        states = new State[64];
        vitality = new int[2];
        lowered = new int[2];
        starters = new int[] {NONE, NONE};
        levels = new int[2];
        phase = Phase.GAME;
        turnState = Turn.NEW;
        pending = List.of();
        fresh = NOTHING_NEW;
        usedPerGame = List.of();
        nextForms = List.of();
        terrains = List.of();
        games = Games.ONE;
        counterNames = List.of();
        pausedAt = -1;
        surveyedAt = -1;
        settledAt = -1;
        moving = PLAIN;
        turnMark = Mark.BEGINNING;
        lastTurnMark = Mark.BEGINNING;
        phaseMark = Mark.BEGINNING;
    }

    private UfsTable(UfsTable o) {
        super(o);
        edition = o.edition;
        aftermath = o.aftermath;
        states = o.states.clone();
        vitality = o.vitality.clone();
        lowered = o.lowered.clone();
        starters = o.starters.clone();
        levels = o.levels.clone();
        phase = o.phase;
        turnState = o.turnState;
        pending = o.pending;
        attack = o.attack;
        resolved = o.resolved;
        fresh = o.fresh;
        freshKinds = o.freshKinds;
        usedPerGame = o.usedPerGame;
        counterNames = o.counterNames;
        serial = o.serial;
        stageVersion = o.stageVersion;
        pausedAt = o.pausedAt;
        rulesOfCards = o.rulesOfCards;
        rulesKnown = o.rulesKnown;
        rulesInForce = o.rulesInForce;
        awaited = o.awaited;
        keptByCards = o.keptByCards;
        keptInForce = o.keptInForce;
        modifying = o.modifying;
        surveyedAt = o.surveyedAt;
        settledAt = o.settledAt;
        stirs = o.stirs;
        stirred = o.stirred;
        moving = o.moving;
        turnMark = o.turnMark;
        lastTurnMark = o.lastTurnMark;
        phaseMark = o.phaseMark;
        began = o.began;
        owes = o.owes;
        covered = o.covered;
        attached = o.attached;
        defining = o.defining;
        teaching = o.teaching;
        nextForms = o.nextForms;
        terrains = o.terrains;
        games = o.games;
    }

    @Override
    public UfsTable copy() {
        return new UfsTable(this);
    }

    // ---- who and where ---------------------------------------------------------------------------------------

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

    /** D.2.2.3.2: an attached card has the state of its host. */
    public boolean isCommitted(Piece p) {
        return p.is(Flag.ATTACHED) && p.host() >= 0 ? piece(p.host()).is(Flag.COMMITTED) : p.is(Flag.COMMITTED);
    }

    /** The kind of zone a card is in. */
    public int place(int card) {
        return Places.kind(piece(card).zone());
    }

    /** The player in whose zone a card is. */
    public int holder(int card) {
        return Places.seat(piece(card).zone());
    }

    /** K.2.7: the starting character. */
    public int starter(int seat) {
        return starters[seat];
    }

    public void setStarter(int seat, int card) {
        starters[seat] = card;
        touch();
    }

    // ---- states (C.3) -------------------------------------------------------------------------------------------

    /** The current state of a valued card; for any other its base values, as far as it has them (C.3.2.1). */
    public State state(int card) {
        State s = states[card];
        return s == null ? initial(piece(card)) : s;
    }

    /** Layer 0 with what facing does to it (C.3.3.1). */
    public State initial(Piece piece) {
        CardDef def = (CardDef) piece.face();
        if (!piece.is(ALTERED)) {
            return def.split() && Places.areBothHalves(Places.kind(piece.zone())) ? def.whole() : def.printed(false);
        }
        if (piece.is(Flag.FACE_DOWN) && !piece.is(Flag.REVEALED)) {
            return Places.kind(piece.zone()) == Places.STAGE && edition.faceDownIsFoundation() ? BLANK_FOUNDATION
                    : BLANK;
        }
        boolean other = piece.is(Flag.TRANSFORMED) || piece.is(Flag.SECOND_HALF);
        return piece.is(Flag.SYMBOL) ? pool().printed(def, other, (piece.flags() & Flag.SYMBOL) >> Flag.SYMBOL_SHIFT)
                : def.printed(other);
    }

    public boolean hasOwnState(int card) {
        return states[card] != null;
    }

    /** C.3.1: public, or in a public zone. */
    public boolean isValued(int card) {
        return isValued(piece(card));
    }

    public boolean isValued(Piece p) {
        int place = Places.kind(p.zone());
        return Places.isPublic(place) || place == Places.TRANSIT || p.is(Flag.FACE_UP) || p.is(Flag.REVEALED);
    }

    public void setState(int card, State state) {
        if (states[card] == state) {
            return;
        }
        boolean sameText = state(card).hasTextOf(state);
        if (card >= states.length) {
            states = Arrays.copyOf(states, card + 16);
        }
        states[card] = state;
        if (!sameText) {
            listen(card);
        }
        touch();
    }

    /** The same where only numbers of it differ, at which no steady effect looks. */
    public void setNumbers(int card, State state) {
        int before = version();
        setState(card, state);
        keepSettled(before);
    }

    /** Begins the state of a card anew; effects that reach the zone it is in are looked at again (C.3.3.4.4). */
    public void refresh(int card, State state) {
        int before = version();
        boolean changing = isChanging(card);
        setState(card, state);
        if (!changing && !isChanging(card) && !is(card, Flag.STARTER)) {
            keepSettled(before);
            stir(Places.outlook(place(card)));
        }
    }

    private boolean isChanging(int card) {
        return (listeners().kindsOf(card) & CHANGING) != 0;
    }

    /** Changes flags of a card at which no steady effect looks: readiness, how it was played, what it did. */
    public void mark(int card, Piece piece) {
        int before = version();
        put(card, piece);
        keepSettled(before);
    }

    /** The same where the card often is what is printed on it again, and needs no state of its own then. */
    public void renewState(int card, State state) {
        if (state == initial(piece(card))) {
            dropState(card);
        } else {
            setState(card, state);
        }
    }

    /** C.3.3.4.1, C.3.3.4.4: back to base values; modifier effects come on top at the next settling. */
    public void dropState(int card) {
        if (states[card] != null) {
            states[card] = null;
            listen(card);
            touch();
        }
    }

    // ---- what listens -----------------------------------------------------------------------------------------------

    /** Enters a card into the lists of those that wait for events or change the game, according to where it is. */
    public void listen(int card) {
        Piece p = piece(card);
        int place = Places.kind(p.zone());
        boolean silent = place == Places.DECK && !p.is(Flag.REVEALED) || place == Places.NOWHERE
                || place == Places.SIDEBOARD;
        long lanes = silent ? 0 : lanes(p, state(card), place);
        if (((lanes | listeners().kindsOf(card)) >> Kind.RULES & 1) != 0) {
            rulesKnown = false;
        }
        listeners().put(card, lanes);
    }

    private long lanes(Piece p, State s, int place) {
        CardDef def = (CardDef) p.face();
        Lanes of = s.lanes();
        boolean near = place == Places.STAGE || place == Places.POOL || place == Places.TRANSIT
                || def.type() == CardType.ACTION || def.split() || def.isToken();
        long lanes = near ? of.near() : of.far();
        if (of.elsewhere() || of.played() && def.isToken()) {
            lanes |= 1L << Kind.ELSEWHERE;
        }
        if (place == Places.STAGE && s.isShared()) {
            lanes |= 1L << Kind.SHARED;
        }
        if (place == Places.STAGE && s.notable() != 0
                || place == Places.POOL && (s.notable() & Notable.ANYWHERE) != 0) {
            lanes |= 1L << Kind.NOTABLE;
        }
        if (of.statics() != 0 && staticsAlive(p, s)) {
            lanes |= of.statics();
        }
        if (p.is(Flag.FACE_DOWN) && place == Places.STAGE) {
            for (AbilityDef a : def.front().abilities()) {
                if (a.says(cardinal.ufs.ability.Bracket.Word.OUTWIT)) {
                    lanes |= a.responds();
                }
            }
        }
        return lanes;
    }

    /** J.2.1.1, J.2.1.2: whether the continuous abilities of a card are at work where it is. */
    private boolean staticsAlive(Piece p, State s) {
        int place = Places.kind(p.zone());
        if (p.is(Flag.UNDER) || p.is(Flag.ATTACHED)) {
            return false;
        }
        if (s.is(CardType.CHARACTER)) {
            return p.is(Flag.STARTER);
        }
        if (!isValued(p)) {
            return false;
        }
        CardDef def = s.def();
        return def == null || edition.isAlive(def.side(p.is(Flag.TRANSFORMED) || p.is(Flag.SECOND_HALF)).type(), place);
    }

    /** The kinds of rule effect there are now ({@link RuleKind}): static ones and those in force. */
    public long rules() {
        surveyCards();
        return rulesOfCards | rulesInForce();
    }

    private void surveyCards() {
        if (rulesKnown) {
            return;
        }
        rulesKnown = true;
        rulesOfCards = 0;
        keptByCards = 0;
        for (int c = listeners().next(Kind.RULES, 0); c != NONE; c = listeners().next(Kind.RULES, c + 1)) {
            rulesOfCards |= state(c).rules();
            keptByCards |= state(c).keepsFrom();
        }
    }

    /** Those of them that are in force as effects rather than on cards. */
    public long rulesInForce() {
        survey();
        return rulesInForce;
    }

    /** What rule effects may keep from being done to cards ({@link cardinal.ufs.ability.Rule#keepsFrom}). */
    public long keptFrom() {
        surveyCards();
        survey();
        return keptByCards | keptInForce;
    }

    /** The kinds of event that effects in force wait for (J.3.2). */
    public long awaited() {
        survey();
        return awaited;
    }

    /** Whether a modifier effect is in force (J.3.3). */
    public boolean isModifying() {
        survey();
        return modifying;
    }

    /** Looks over the effects in force when they have changed. */
    private void survey() {
        if (surveyedAt == effectsVersion()) {
            return;
        }
        surveyedAt = effectsVersion();
        rulesInForce = 0;
        awaited = 0;
        keptInForce = 0;
        modifying = false;
        for (int i = 0; i < effectCount(); i++) {
            Object what = effect(i).what();
            if (what instanceof Effects.Ruling r) {
                rulesInForce |= RuleKind.bitOf(r.rule());
                keptInForce |= r.rule().keepsFrom();
            } else if (what instanceof Effects.Fired f) {
                awaited |= f.kinds();
            } else if (what instanceof Effects.Modifier) {
                modifying = true;
            }
        }
    }

    // ---- players -------------------------------------------------------------------------------------------------------

    public int vitality(int seat) {
        return vitality[seat];
    }

    public void setVitality(int seat, int n) {
        vitality[seat] = n;
        stir(Outlook.VITALITY);
        demandAttention();
    }

    /** B.1.2.2: of the starting character, less what was taken off for good. */
    public int maximumVitality(int seat) {
        return state(starters[seat]).number(cardinal.ufs.card.Property.VITALITY) - lowered[seat];
    }

    public void lowerMaximum(int seat, int by) {
        lowered[seat] += by;
        touch();
    }

    /** B.1.2.1. */
    public int handSize(int seat) {
        return state(starters[seat]).number(cardinal.ufs.card.Property.HAND_SIZE);
    }

    /** K.3.18. */
    public boolean atDesperation(int seat) {
        return edition.atDesperation(vitality[seat], maximumVitality(seat));
    }

    public int level(int seat) {
        return levels[seat];
    }

    public void setLevel(int seat, int level) {
        levels[seat] = level;
        touch();
    }

    // ---- the turn ---------------------------------------------------------------------------------------------------------

    /** E.1.9: game events happen from now on. */
    public void begin() {
        began = true;
    }

    public boolean hasBegun() {
        return began;
    }

    public void startTurn(int seat) {
        int before = version();
        setActive(seat);
        setTurn(turn() + 1);
        keepSettled(before);
        turnState = Turn.NEW;
        lastTurnMark = turnMark;
        turnMark = mark();
        phaseMark = turnMark;
        stir(Outlook.TURN);
    }

    /** Whether this is the first turn of its player. */
    public boolean isFirstTurn() {
        return turn() <= 2;
    }

    public Phase phase() {
        return phase;
    }

    public void setPhase(Phase now) {
        phase = now;
        phaseMark = mark();
    }

    public Mark turnMark() {
        return turnMark;
    }

    public Mark lastTurnMark() {
        return lastTurnMark;
    }

    public Mark phaseMark() {
        return phaseMark;
    }

    public Turn turnState() {
        return turnState;
    }

    public void set(Turn state) {
        turnState = state;
    }

    public int nextSerial() {
        return ++serial;
    }

    /** C.3.3: whether nothing has changed since current states were last brought up to date, as far as steady effects look. */
    public boolean isSettled() {
        return settledAt == version();
    }

    public void setSettled() {
        settledAt = version();
        stirs = 0;
        stirred = Outlook.NOTHING;
    }

    /** What has changed since this version is nothing that steady effects look at: readiness, say, or counts of plays. */
    public void keepSettled(int before) {
        if (settledAt + stirs == before) {
            settledAt = version() - stirs;
        }
    }

    /** What has changed since states were up to date ({@link Outlook}). */
    public int stirred() {
        return settledAt + stirs == version() ? stirred : Outlook.ANYTHING;
    }

    /** Something has changed that only those effects look at that have it in their {@link Outlook}. */
    public void stir(int outlook) {
        touch();
        noteStir(outlook);
    }

    private void noteStir(int outlook) {
        if (settledAt + stirs == version() - 1) {
            stirs++;
            stirred |= outlook;
        }
    }

    /** Whether the continuous abilities of a card look at one of these. */
    public boolean looksAt(int card, int stirred) {
        return stirred == Outlook.ANYTHING || (state(card).lanes().outlook() & stirred) != 0;
    }

    // ---- attacks -------------------------------------------------------------------------------------------------------------

    /** The attack in its sequence, or null. */
    public @Nullable AttackInfo attack() {
        return attack;
    }

    public void setAttack(@Nullable AttackInfo info) {
        AttackInfo before = attack;
        attack = info;
        stir(info != null && before != null && info.isSameAs(before) ? Outlook.STEP : Outlook.ATTACKS | Outlook.STEP);
    }

    /** The attack that resolved last this turn, or null. */
    public @Nullable AttackInfo resolved() {
        return resolved;
    }

    public void setResolved(@Nullable AttackInfo info) {
        resolved = info;
    }

    /** F.2.3: the attack stack, the next one last. */
    public List<Pending> pending() {
        return pending;
    }

    public void setPending(List<Pending> stack) {
        pending = List.copyOf(stack);
        stir(Outlook.ATTACKS);
    }

    /** F.2.2.3~2: whether this player passed last time without having tried a card. */
    public boolean owesAttempt(int seat) {
        return (owes >> seat & 1) != 0;
    }

    public void owesAttempt(int seat, boolean does) {
        owes = does ? owes | 1 << seat : owes & ~(1 << seat);
    }

    /** Cards that an effect makes the next forms (2010, 8.2.3; UniVersus: Echo), the first one next. */
    public List<Ref> nextForms() {
        return nextForms;
    }

    public void setNextForms(List<Ref> cards) {
        nextForms = List.copyOf(cards);
    }

    /** UniVersus, Place On Top Of: whether some card lies under another. */
    public boolean isCovered() {
        return covered;
    }

    public void setCovered(boolean some) {
        covered = some;
    }

    /** D.2.2.3: attaches a card to another one. */
    public void attach(int card, int host) {
        put(card, piece(card).withHost(host).with(Flag.ATTACHED, true));
        attached = true;
    }

    /** Whether a card has been attached to another in this game. */
    public boolean hasAttached() {
        return attached;
    }

    /** C.3.3.3: whether definition effects had set a value when things were last settled. */
    public boolean isDefining() {
        return defining;
    }

    public void setDefining(boolean some) {
        defining = some;
    }

    /** C.3.3.2.3: whether effects have changed the abilities of cards in a hand. */
    public boolean isTeaching() {
        return teaching;
    }

    public void setTeaching(boolean some) {
        teaching = some;
    }

    /** Whether forms are being played: in the Combat Phase, outside an attack sequence. */
    public boolean isInCombatForms() {
        return phase == Phase.COMBAT_PHASE && attack == null;
    }

    /** Effects end; pause conditions that one of them held up are looked at again (UniVersus, Pause Conditions). */
    public void lapse(int expiry) {
        int before = effectCount();
        expire(expiry);
        if (effectCount() < before) {
            stageChanged();
        }
    }

    /** Effects that last until the end of a later turn come one turn closer. */
    public void advanceExpiry(int from, int by) {
        for (int i = effectCount() - 1; i >= 0; i--) {
            cardinal.kernel.InForce e = effect(i);
            if (e.expiry() == from || e.expiry() == from + 1) {
                end(e);
                enforce(e.expiry() + by, e.controller(), e.source(), e.subject(), e.what());
            }
        }
    }

    /** UniVersus, Counters: of this name, or of any when it is empty. */
    public int counters(int card, String name) {
        return counters(piece(card), name);
    }

    public List<String> counterNames() {
        return counterNames;
    }

    /** Changes the counters of one kind on a card. */
    public void addCounters(int card, String name, int by) {
        int lane = counterLane(name);
        put(card, piece(card).withCounter(lane, Math.max(0, piece(card).counter(lane) + by)));
    }

    /** The lane in which counters of this name are kept; names get theirs as they come up. */
    private int counterLane(String name) {
        int lane = counterNames.indexOf(name);
        if (lane < 0) {
            List<String> more = new ArrayList<>(counterNames);
            more.add(name);
            counterNames = List.copyOf(more);
            lane = more.size() - 1;
        }
        return lane;
    }

    /** How many counters of this name were on a card in this state; an empty name: of any. */
    public int counters(Piece piece, String name) {
        int all = 0;
        for (int lane = 0; lane < counterNames.size(); lane++) {
            if (name.isEmpty() || counterNames.get(lane).equalsIgnoreCase(name)) {
                all += piece.counter(lane);
            }
        }
        return all;
    }

    // ---- abilities used once per game --------------------------------------------------------------------------------------------

    public boolean usedThisGame(int seat, int card, Ability ability) {
        return usedPerGame.contains(new UsedOnce(seat, def(card).name(), ability));
    }

    public void useThisGame(int seat, int card, Ability ability) {
        List<UsedOnce> more = new ArrayList<>(usedPerGame);
        more.add(new UsedOnce(seat, def(card).name(), ability));
        usedPerGame = List.copyOf(more);
    }

    // ---- moving --------------------------------------------------------------------------------------------------------------------

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

    /** Whether somebody waits for cards to leave a zone. */
    public boolean watchesLeaving() {
        return (listened() >> Kind.LEFT & 1) != 0;
    }

    /** The kinds of event that a response, a continuous ability or an effect in force waits for. */
    public long listened() {
        long heard = listeners().heard();
        return (heard | heard >> Kind.FIRES | awaited()) & Kind.EVENTS;
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
    protected int redirect(int card, int from, int to, int reason) {
        return Places.seat(to) == piece(card).owner() || Places.kind(to) == Places.NOWHERE ? to
                : edition.strayDestination(piece(card).owner(), from, to);
    }

    @Override
    protected Piece arriving(Piece before, Piece after, int reason) {
        int to = Places.kind(after.zone());
        Image departed = moving.departed();
        Piece origin = departed == null ? before : departed.piece();
        boolean down = switch (moving.facing()) {
            case UP, TRANSFORMED -> false;
            case DOWN -> true;
            case USUAL -> edition.arrivesFaceDown(origin, Places.kind(origin.zone()), to);
        };
        Piece p = after.withController(Places.seat(after.zone())).with(Flag.REVEALED, false)
                .with(Flag.COMMITTED, departed != null && before.is(Flag.COMMITTED));
        if (Places.isPublic(to)) {
            p = p.with(Flag.FACE_DOWN, down).with(Flag.TURNED, down);
        } else {
            p = p.with(Flag.FACE_DOWN, false).with(Flag.FACE_UP,
                    moving.facing() == Moving.Facing.UP && to == Places.MOMENTUM);
        }
        if (origin.is(Flag.SYMBOL) && edition.isInPlay(to)) {
            p = p.with(origin.flags() & Flag.SYMBOL, true);
        }
        return moving.facing() == Moving.Facing.TRANSFORMED ? p.with(Flag.TRANSFORMED, true) : p;
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
        if (card >= states.length) {
            states = Arrays.copyOf(states, card + 16);
        }
        int to = Places.kind(after.zone());
        boolean beingPlayed =
                Places.kind(before.zone()) == Places.TRANSIT && to == Places.POOL && moving.departed() == null;
        boolean setsOut = moving.bound() != NONE && !before.is(Flag.FACE_DOWN);
        State old = states[card];
        long lanes = listeners().kindsOf(card);
        if (!beingPlayed && !setsOut && old != null) {
            states[card] = to == Places.TRANSIT || !old.hasApplied() || !isValued(after) ? null
                    : initial(after).remembering(old, false);
        }
        listen(card);
        if (((lanes | listeners().kindsOf(card)) & CHANGING) == 0 && !before.is(Flag.STARTER)) {
            noteStir(Places.outlook(Places.kind(before.zone())) | Places.outlook(to));
        }
        if (to == Places.STAGE || Places.kind(before.zone()) == Places.STAGE
                || to == Places.POOL && (state(card).notable() & Notable.ONLY) != 0) {
            stageVersion++;
            demandAttention();
        }
        if (Places.kind(before.zone()) == Places.DECK && size(before.zone()) == 0) {
            demandAttention();
        }
        if (attack != null && attack.card().card() == card || !pending.isEmpty()) {
            dropAttack(card);
        }
    }

    /** E.1: one deck each; the starting character and tokens are none of its cards. */
    @Override
    public int heapOf(int card) {
        Piece p = piece(card);
        return Places.kind(p.zone()) == Places.NOWHERE || p.is(Flag.STARTER) || def(card).isToken() ? NONE
                : Places.DECK;
    }

    /** What is face down has no values of its own to lose (C.3.3.1). */
    @Override
    protected void refaced(int card, Piece before) {
        if (!before.is(Flag.FACE_DOWN)) {
            states[card] = null;
        }
        listen(card);
    }

    @Override
    protected @Nullable Event turned(Image image) {
        int card = image.card();
        if (piece(card).is(Flag.FACE_DOWN) != image.piece().is(Flag.FACE_DOWN)) {
            Layers.turned(this, card);
        }
        boolean forget = edition.turningResetsUses() || !isValued(image.piece());
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
        stageVersion++;
        demandAttention();
        if (down || edition.anyTurnDrops()) {
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
        states[card] = base == initial(piece(card)) ? null : base;
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
        turn(card, piece(card).with(Flag.FACE_DOWN, faceDown).with(Flag.TURNED, faceDown)
                .with(Flag.UNFLIPPED, !faceDown).with(Flag.TRANSFORMED, false));
        moving = before;
    }

    /** F.2.3.5, G.5.2: an attack that leaves the card pool or is turned over is no longer pending, or is dropped. */
    private void dropAttack(int card) {
        AttackInfo a = attack;
        if (a != null && a.card().card() == card && a.step() != Phase.DAMAGE_STEP && a.step() != Phase.REVERSAL_STEP
                && a.step() != Phase.END_PHASE) {
            attack = a.step() == Phase.ENHANCE_STEP && edition.abortsAtOnce() ? a.drop().at(Phase.TURN) : a.drop();
        }
        for (int i = 0; i < pending.size(); i++) {
            if (pending.get(i).card().card() == card) {
                List<Pending> rest = new ArrayList<>(pending);
                rest.remove(i);
                pending = List.copyOf(rest);
                return;
            }
        }
    }

    /** Grows whenever a stage or a card pool changes: pause conditions look again then. */
    public int stageVersion() {
        return stageVersion;
    }

    /** The version at which no pause condition was found. */
    public int pausesAt() {
        return pausedAt;
    }

    public void pausedAt(int version) {
        pausedAt = version;
    }

    /** E.2.5: the terrains of both stages as pause conditions saw them last. */
    public List<Standing> terrains() {
        return terrains;
    }

    public void setTerrains(List<Standing> now) {
        terrains = now;
    }

    // ---- a series of games ----------------------------------------------------------------------------------------------------

    public Games games() {
        return games;
    }

    public void setGames(Games now) {
        games = now;
    }

    /** 2010, 5.1.1: in a series another game follows until somebody has won enough of them. */
    @Override
    protected boolean playsOn(Outcome ended) {
        return games.isSeries() && Series.goesOn(this, ended);
    }

    /** Everything begins anew but the series itself; the cards are to be brought home by the procedure that resets. */
    public void reset() {
        unwindTo(0);
        dropHeld();
        while (effectCount() > 0) {
            end(effect(0));
        }
        clearHistory();
        attack = null;
        resolved = null;
        pending = List.of();
        takeFresh();
        usedPerGame = List.of();
        nextForms = List.of();
        terrains = List.of();
        began = false;
        owes = 0;
        covered = false;
        attached = false;
        defining = false;
        teaching = false;
        phase = Phase.GAME;
        turnState = Turn.NEW;
        turnMark = mark();
        lastTurnMark = turnMark;
        phaseMark = turnMark;
        pausedAt = -1;
        for (int seat = 0; seat < 2; seat++) {
            vitality[seat] = 0;
            lowered[seat] = 0;
            levels[seat] = 0;
            starters[seat] = NONE;
        }
        setTurn(0);
        setFirst(NONE);
        setActive(0);
    }

    /** Brings a card to where it is before a game: a new object nobody has touched. */
    public void bringHome(int card, int zone) {
        moving = HOME;
        move(card, zone, 0, true);
        moving = PLAIN;
        states[card] = null;
        listen(card);
    }

    /** Enters a card anew into the lists of listeners after a change that no move went with. */
    public void listenAgain(int card) {
        listen(card);
        stageVersion++;
    }

    /** Something about the cards in the stage changed that pause conditions look at. */
    public void stageChanged() {
        stageVersion++;
        demandAttention();
    }

    @Override
    protected @Nullable Object valuesOf(int card) {
        return isValued(piece(card)) ? state(card) : null;
    }

    // ---- events -------------------------------------------------------------------------------------------------------------------------

    @Override
    protected void happened(Event[] events, int count) {
        if (!began && !(events[0] instanceof UfsEvent.GameOpens)) {
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
        } else if (began || event instanceof UfsEvent.GameOpens) {
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
        return (freshKinds & (listened() | 1L << Kind.ABILITY)) != 0;
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

    public boolean hasFresh() {
        return fresh != NOTHING_NEW;
    }

    @Override
    protected void attend() {
        aftermath.attend(this);
    }

    @Override
    protected Outcome endless() {
        return new Outcome(0, edition.cite("A.1"), "an endless sequence that nobody can leave");
    }

    @Override
    protected void fingerprint(Digest d) {
        super.fingerprint(d);
        for (int seat = 0; seat < 2; seat++) {
            d.add(vitality[seat]).add(lowered[seat]).add(starters[seat]).add(levels[seat]);
        }
        d.text(phase.name()).value(turnState).value(pending).value(attack)
                .value(resolved);
        d.clock(serial).add(began ? 1 : 0).add(owes).value(nextForms).value(games).value(usedPerGame)
                .value(counterNames);
        for (int i = 0; i < pieceCount(); i++) {
            State s = states[i];
            if (s != null) {
                s.digest(d);
            }
        }
    }
}
