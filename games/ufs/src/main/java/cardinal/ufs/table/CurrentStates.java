package cardinal.ufs.table;

import cardinal.kernel.Digest;
import cardinal.kernel.Piece;
import cardinal.ufs.ability.Bracket;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.card.CardType;
import cardinal.ufs.program.Awaited;
import cardinal.ufs.program.Kind;
import cardinal.ufs.program.AbilityIndex;
import cardinal.ufs.program.PauseMarks;
import cardinal.ufs.program.Dependency;
import cardinal.ufs.program.RuleKind;
import cardinal.ufs.program.State;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The current states of cards (C.3), which of them listen or change the game, and whether anything has happened that would
 * change a state.
 */
public abstract sealed class CurrentStates extends Layout permits Fighters {
    /** What makes the printed front count no longer, or not alone. */
    private static final int ALTERED = Flag.FACE_DOWN | Flag.TRANSFORMED | Flag.SECOND_HALF | Flag.SYMBOL;
    /** The lists of cards that change states, so that where they are matters. */
    private static final long CHANGING =
            1L << Kind.MODIFIES | 1L << Kind.DEFINES | 1L << Kind.COPIES | 1L << Kind.TEACHES;
    /** Those of them that may look at a part of the table only. */
    private static final long STEADY = 1L << Kind.MODIFIES | 1L << Kind.DEFINES;
    /** The lists of cards that wait for parts of the turn or of an attack. */
    private static final long PARTS = Kind.PARTS | Kind.PARTS << Kind.FIRES;
    private static final State BLANK = State.faceDown(null);
    private static final State BLANK_FOUNDATION = State.faceDown(CardType.FOUNDATION);

    /** Of every card; the very one that is printed on it while nothing has given it a state of its own. */
    private State[] states;
    /** The cards that may have a state of their own, as bits: all others have none. */
    private long[] own;
    /** The cards that may have flags of the turn ({@link Flag#OF_A_TURN}), as bits: all others have none. */
    private long[] flagged;
    private long rulesOfCards;
    private boolean rulesKnown;
    private long rulesInForce;
    private long awaited;
    private long keptByCards;
    private long keptInForce;
    private boolean modifying;
    private boolean replacing;
    private int surveyedAt;
    private int settledAt;
    private int stirs;
    private int stirred;
    private boolean calm;
    private int outlook;
    private boolean outlookKnown;
    private int parts;
    private boolean partsKnown;
    /** Abilities that have changed states, by number. */
    private AbilityDef[] numbered;

    CurrentStates(CardPool pool, long seed) {
        super(pool, seed);
        states = new State[64];
        own = new long[2];
        flagged = new long[2];
        numbered = new AbilityDef[0];
        surveyedAt = -1;
        settledAt = -1;
    }

    CurrentStates(CurrentStates o) {
        super(o);
        states = o.states.clone();
        own = o.own.clone();
        flagged = o.flagged.clone();
        rulesOfCards = o.rulesOfCards;
        rulesKnown = o.rulesKnown;
        rulesInForce = o.rulesInForce;
        awaited = o.awaited;
        keptByCards = o.keptByCards;
        keptInForce = o.keptInForce;
        modifying = o.modifying;
        replacing = o.replacing;
        surveyedAt = o.surveyedAt;
        settledAt = o.settledAt;
        stirs = o.stirs;
        stirred = o.stirred;
        calm = o.calm;
        outlook = o.outlook;
        outlookKnown = o.outlookKnown;
        parts = o.parts;
        partsKnown = o.partsKnown;
        numbered = o.numbered;
    }

    /** The current state of a valued card; for any other its base values, as far as it has them (C.3.2.1). */
    public final State state(int card) {
        return states[card];
    }

    /** Layer 0 with what facing does to it (C.3.3.1). */
    public final State initial(Piece piece) {
        CardDef def = (CardDef) piece.face();
        if (!piece.is(ALTERED)) {
            return def.split() && Places.areBothHalves(Places.kind(piece.zone())) ? def.whole() : def.printed(false);
        }
        if (piece.is(Flag.FACE_DOWN) && !piece.is(Flag.REVEALED)) {
            return Places.kind(piece.zone()) == Places.STAGE && edition().faceDownIsFoundation() ? BLANK_FOUNDATION
                    : BLANK;
        }
        boolean other = piece.is(Flag.TRANSFORMED) || piece.is(Flag.SECOND_HALF);
        return piece.is(Flag.SYMBOL) ? pool().printed(def, other, (piece.flags() & Flag.SYMBOL) >> Flag.SYMBOL_SHIFT)
                : def.printed(other);
    }

    public final boolean hasOwnState(int card) {
        return (own[card >> 6] >> card & 1) != 0 && states[card] != initial(piece(card));
    }

    /** The first card from this number on that has a state of its own, or {@link #NONE}; those found to have none are forgotten. */
    public final int nextOwnState(int from) {
        for (int word = from >> 6; word < own.length; word++) {
            long left = word == from >> 6 ? own[word] & -1L << from : own[word];
            for (; left != 0; left &= left - 1) {
                int card = (word << 6) + Long.numberOfTrailingZeros(left);
                if (states[card] != initial(piece(card))) {
                    return card;
                }
                own[word] &= ~(1L << card);
            }
        }
        return NONE;
    }

    /** Changes which side or symbol of a card counts, and with it what is printed on it. */
    public final void alter(int card, Piece piece) {
        Piece before = piece(card);
        put(card, piece);
        reprint(card, before);
    }

    /** A card was this before: without a state of its own it is what is printed on it as it is now. */
    final void reprint(int card, Piece before) {
        if (isPrinted(card, before)) {
            keepPrinted(card);
        }
    }

    /** Whether a card that was this had no state of its own. */
    final boolean isPrinted(int card, Piece before) {
        return states[card] == initial(before);
    }

    public final void setState(int card, State state) {
        if (states[card] == state) {
            return;
        }
        boolean sameText = states[card].hasTextOf(state);
        keepState(card, state);
        if (!sameText) {
            listen(card);
        }
        touch();
    }

    /** The same where only numbers of it differ, at which no steady effect looks. */
    public final void setNumbers(int card, State state) {
        int before = version();
        setState(card, state);
        keepSettled(before);
    }

    /** Begins the state of a card anew; effects that reach the zone it is in are looked at again (C.3.3.4.4). */
    public final void refresh(int card, State state) {
        int before = version();
        boolean changing = isChanging(card);
        setState(card, state);
        if (!changing && !isChanging(card) && !is(card, Flag.STARTER)) {
            keepSettled(before);
            stir(Places.outlook(place(card)));
        }
    }

    final boolean isChanging(int card) {
        return (listeners().kindsOf(card) & CHANGING) != 0;
    }

    /** Changes flags of a card at which no steady effect looks: readiness, how it was played, what it did. */
    public final void mark(int card, Piece piece) {
        int before = version();
        put(card, piece);
        keepSettled(before);
        noteFlags(card, piece);
    }

    /** Remembers which cards have flags of the turn. */
    final void noteFlags(int card, Piece piece) {
        if (piece.is(Flag.OF_A_TURN)) {
            flagged[card >> 6] |= 1L << card;
        }
    }

    /** At the end of a turn what cards were played as and did in it is forgotten. */
    public final void forgetFlags() {
        for (int word = 0; word < flagged.length; word++) {
            for (long left = flagged[word]; left != 0; left &= left - 1) {
                int card = (word << 6) + Long.numberOfTrailingZeros(left);
                mark(card, piece(card).with(Flag.OF_A_TURN, false));
            }
            flagged[word] = 0;
        }
        assert hasNoFlags() : "flags of the turn are left";
    }

    private boolean hasNoFlags() {
        for (int card = 0; card < pieceCount(); card++) {
            if (is(card, Flag.OF_A_TURN)) {
                return false;
            }
        }
        return true;
    }

    /** C.3.3.4.1, C.3.3.4.4: back to base values; modifier effects come on top at the next settling. */
    public final void dropState(int card) {
        if (hasOwnState(card)) {
            keepPrinted(card);
            listen(card);
            touch();
        }
    }

    /** Keeps a state without looking who listens. */
    final void keepState(int card, State state) {
        states[card] = state;
        own[card >> 6] |= 1L << card;
    }

    /** The same of what is printed on it, as it is now. */
    final void keepPrinted(int card) {
        states[card] = initial(piece(card));
    }

    /** Room for the state of a card that is new. */
    final void makeRoom(int card) {
        if (card >= states.length) {
            states = Arrays.copyOf(states, card + 16);
        }
        if (card >> 6 >= own.length) {
            own = Arrays.copyOf(own, (card >> 6) + 1);
            flagged = Arrays.copyOf(flagged, own.length);
        }
    }

    final void digestStates(Digest d) {
        for (int card = nextOwnState(0); card != NONE; card = nextOwnState(card + 1)) {
            states[card].digest(d);
        }
    }

    @Override
    protected @Nullable Object valuesOf(int card) {
        return isValued(piece(card)) ? state(card) : null;
    }

    /** Enters a card into the lists of those that wait for events or change the game, according to where it is. */
    public final void listen(int card) {
        Piece p = piece(card);
        int place = Places.kind(p.zone());
        boolean silent = place == Places.DECK && !p.is(Flag.REVEALED) || place == Places.NOWHERE
                || place == Places.SIDEBOARD;
        long lanes = silent ? 0 : lanes(p, state(card), place);
        long concerned = lanes | listeners().kindsOf(card);
        if ((concerned >> Kind.RULES & 1) != 0) {
            rulesKnown = false;
        }
        if ((concerned & CHANGING) != 0) {
            outlookKnown = false;
        }
        if ((concerned & PARTS) != 0) {
            partsKnown = false;
        }
        listeners().put(card, lanes);
    }

    private long lanes(Piece p, State s, int place) {
        CardDef def = (CardDef) p.face();
        AbilityIndex of = s.lanes();
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
                || place == Places.POOL && (s.notable() & PauseMarks.ANYWHERE) != 0) {
            lanes |= 1L << Kind.NOTABLE;
        }
        if (of.statics() != 0 && staticsAlive(p, s)) {
            lanes |= of.modifiesAt(Places.outlook(place)) ? of.statics() : of.statics() & ~(1L << Kind.MODIFIES);
        }
        if (p.is(Flag.FACE_DOWN) && place == Places.STAGE) {
            for (AbilityDef a : def.front().abilities()) {
                if (a.says(Bracket.Word.OUTWIT)) {
                    lanes |= a.responds();
                }
            }
        }
        return lanes;
    }

    /** J.2.1.1, J.2.1.2: whether the continuous abilities of a card are at work where it is. */
    private boolean staticsAlive(Piece p, State s) {
        int place = Places.kind(p.zone());
        if (p.is(Flag.UNDER) || p.is(Flag.ATTACHED) && edition().attachesOutOfPlay()) {
            return false;
        }
        if (s.is(CardType.CHARACTER)) {
            return p.is(Flag.STARTER);
        }
        if (!isValued(p)) {
            return false;
        }
        CardDef def = s.def();
        return def == null
                || edition().isAlive(def.side(p.is(Flag.TRANSFORMED) || p.is(Flag.SECOND_HALF)).type(), place);
    }

    /** The kinds of rule effect there are now ({@link RuleKind}): static ones and those in force. */
    public final long rules() {
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
            rulesOfCards |= state(c).lanes().rules();
            keptByCards |= state(c).lanes().keepsFrom();
        }
    }

    /** Those of them that are in force as effects rather than on cards. */
    public final long rulesInForce() {
        survey();
        return rulesInForce;
    }

    /** What rule effects may keep from being done to cards ({@link cardinal.ufs.ability.Rule#keepsFrom}). */
    public final long keptFrom() {
        surveyCards();
        survey();
        return keptByCards | keptInForce;
    }

    /** The kinds of event that effects in force wait for (J.3.2). */
    public final long awaited() {
        survey();
        return awaited;
    }

    /** Whether a modifier effect is in force (J.3.3). */
    public final boolean isModifying() {
        survey();
        return modifying;
    }

    /** Whether an effect is in force that replaces something (J.3.5.1). */
    public final boolean isReplacing() {
        survey();
        return replacing;
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
        replacing = false;
        for (int i = 0; i < effectCount(); i++) {
            Object what = effect(i).what();
            if (what instanceof Effects.Ruling r) {
                rulesInForce |= RuleKind.bitOf(r.rule());
                keptInForce |= r.rule().keepsFrom();
            } else if (what instanceof Effects.Fired f) {
                awaited |= f.kinds();
            } else if (what instanceof Effects.Modifier) {
                modifying = true;
            } else if (what instanceof Effects.Replacing) {
                replacing = true;
            }
        }
    }

    /** The kinds of event that a response, a continuous ability or an effect in force waits for. */
    public final long listened() {
        long heard = listeners().heard();
        return (heard | heard >> Kind.FIRES | awaited()) & Kind.EVENTS;
    }

    /** Whether somebody waits for a part of the turn or of an attack to begin or end that is of this sort. */
    final boolean awaitsPart(int sort) {
        if (!partsKnown) {
            partsKnown = true;
            parts = 0;
            for (int c = listeners().nextOf(PARTS, 0); c != NONE; c = listeners().nextOf(PARTS, c + 1)) {
                parts |= is(c, Flag.FACE_DOWN) ? Awaited.ANY : state(c).lanes().parts();
            }
        }
        return (parts & sort) != 0 || (awaited() & Kind.PARTS) != 0;
    }

    /** Whether somebody waits for cards to leave a zone. */
    public final boolean watchesLeaving() {
        return (listened() >> Kind.LEFT & 1) != 0;
    }

    /** C.3.3: whether nothing has changed since current states were last brought up to date, as far as steady effects look. */
    public final boolean isSettled() {
        return settledAt == version();
    }

    /** @param steadily  whether no effect that changes states looks at more than is told apart here ({@link Dependency}) */
    public final void setSettled(boolean steadily) {
        settledAt = version();
        stirs = 0;
        stirred = Dependency.NOTHING;
        calm = steadily;
    }

    /** Whether nothing has changed since that any effect could look at: nothing is to be done to bring states up to date. */
    public final boolean isCalm() {
        return calm && settledAt == version();
    }

    /** What has changed since this version is nothing that steady effects look at: readiness, say, or counts of plays. */
    public final void keepSettled(int before) {
        if (settledAt + stirs == before) {
            settledAt = version() - stirs;
        }
    }

    /** What has changed since states were up to date ({@link Dependency}). */
    public final int stirred() {
        return settledAt + stirs == version() ? stirred : Dependency.ANYTHING;
    }

    /** Something has changed that only those effects look at that have it in their {@link Dependency}. */
    public final void stir(int outlook) {
        touch();
        noteStir(outlook);
    }

    final void noteStir(int outlook) {
        if (settledAt + stirs == version() - 1) {
            stirs++;
            stirred |= outlook;
        }
    }

    /** A number for an ability that changes states: the same throughout the match; copies of the table share the list. */
    public final int numberOf(AbilityDef ability) {
        for (int i = 0; i < numbered.length; i++) {
            if (numbered[i] == ability) {
                return i;
            }
        }
        numbered = Arrays.copyOf(numbered, numbered.length + 1);
        numbered[numbered.length - 1] = ability;
        return numbered.length - 1;
    }

    /** Whether the continuous abilities of some card look at one of these when they change states. */
    public final boolean isLookedAt(int stirred) {
        if (!outlookKnown) {
            outlookKnown = true;
            outlook = Dependency.NOTHING;
            for (int c = listeners().nextOf(STEADY, 0); c != NONE; c = listeners().nextOf(STEADY, c + 1)) {
                outlook |= state(c).lanes().outlook();
            }
        }
        return (outlook & stirred) != 0;
    }

    /** Whether the continuous abilities of a card look at one of these. */
    public final boolean looksAt(int card, int stirred) {
        return stirred == Dependency.ANYTHING || (state(card).lanes().outlook() & stirred) != 0;
    }
}
