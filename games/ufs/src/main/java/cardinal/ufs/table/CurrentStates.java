package cardinal.ufs.table;

import cardinal.kernel.Digest;
import cardinal.kernel.InForce;
import cardinal.kernel.Piece;
import cardinal.ufs.card.Property;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.card.CardType;
import cardinal.ufs.program.Kind;
import cardinal.ufs.program.State;
import java.util.Arrays;
import cardinal.kernel.Table;

/**
 * The current states of cards (C.3), which of them listen or change the game, and whether anything has happened that would
 * change a state.
 */
public final class CurrentStates {
    /** What makes the printed front count no longer, or not alone. */
    private static final int ALTERED = Flag.FACE_DOWN | Flag.TRANSFORMED | Flag.SECOND_HALF | Flag.SYMBOL;
    /** The lists of cards that change states, so that where they are matters. */
    static final long CHANGING =
            1L << Kind.MODIFIES | 1L << Kind.DEFINES | 1L << Kind.COPIES | 1L << Kind.TEACHES;
    private static final State BLANK = State.faceDown(null);
    private static final State BLANK_FOUNDATION = State.faceDown(CardType.FOUNDATION);

    private final UfsTable t;
    /** Of every card; the very one that is printed on it while nothing has given it a state of its own. */
    private State[] states;
    /** The cards that may have a state of their own, as bits: all others have none. */
    private long[] own;
    /** The cards that may have flags of the turn ({@link Flag#OF_A_TURN}), as bits: all others have none. */
    private long[] flagged;
    /** Abilities that have changed states, by number. */
    private AbilityDef[] numbered;

    CurrentStates(UfsTable t) {
        this.t = t;
        states = new State[64];
        own = new long[2];
        flagged = new long[2];
        numbered = new AbilityDef[0];
    }

    CurrentStates(UfsTable t, CurrentStates o) {
        this.t = t;
        states = o.states.clone();
        own = o.own.clone();
        flagged = o.flagged.clone();
        numbered = o.numbered;
    }

    /** The current state of a valued card; for any other its base values, as far as it has them (C.3.2.1). */
    public State state(int card) {
        return states[card];
    }

    /** Layer 0 with what facing does to it (C.3.3.1). */
    public State initial(Piece piece) {
        CardDef def = (CardDef) piece.face();
        if (!piece.is(ALTERED)) {
            return def.split() && Places.areBothHalves(Places.kind(piece.zone())) ? def.whole() : def.printed(false);
        }
        if (piece.is(Flag.FACE_DOWN) && !piece.is(Flag.REVEALED)) {
            return Places.kind(piece.zone()) == Places.STAGE && t.edition().faceDownIsFoundation() ? BLANK_FOUNDATION
                    : BLANK;
        }
        boolean other = piece.is(Flag.TRANSFORMED) || piece.is(Flag.SECOND_HALF);
        return piece.is(Flag.SYMBOL) ? t.pool().printed(def, other, (piece.flags() & Flag.SYMBOL) >> Flag.SYMBOL_SHIFT)
                : def.printed(other);
    }

    public boolean hasOwnState(int card) {
        return (own[card >> 6] >> card & 1) != 0 && states[card] != initial(t.piece(card));
    }

    /** The first card from this number on that has a state of its own, or {@link Table#NONE}; those found to have none are forgotten. */
    public int nextOwnState(int from) {
        for (int word = from >> 6; word < own.length; word++) {
            long left = word == from >> 6 ? own[word] & -1L << from : own[word];
            for (; left != 0; left &= left - 1) {
                int card = (word << 6) + Long.numberOfTrailingZeros(left);
                if (states[card] != initial(t.piece(card))) {
                    return card;
                }
                own[word] &= ~(1L << card);
            }
        }
        return Table.NONE;
    }

    /** Changes which side or symbol of a card counts, and with it what is printed on it. */
    public void alter(int card, Piece piece) {
        Piece before = t.piece(card);
        t.put(card, piece);
        reprint(card, before);
    }

    /** A card was this before: without a state of its own it is what is printed on it as it is now. */
    void reprint(int card, Piece before) {
        if (isPrinted(card, before)) {
            keepPrinted(card);
        }
    }

    /** Whether a card that was this had no state of its own. */
    boolean isPrinted(int card, Piece before) {
        return states[card] == initial(before);
    }

    public void setState(int card, State state) {
        if (states[card] == state) {
            return;
        }
        boolean sameText = states[card].hasTextOf(state);
        keepState(card, state);
        if (!sameText) {
            t.index().listen(card);
        }
        t.touch();
    }

    /** The same where only numbers of it differ, at which no steady effect looks. */
    public void setNumbers(int card, State state) {
        int before = t.version();
        setState(card, state);
        t.settled().keepSettled(before);
    }

    /** Begins the state of a card anew; effects that reach the zone it is in are looked at again (C.3.3.4.4). */
    public void refresh(int card, State state) {
        int before = t.version();
        boolean changing = isChanging(card);
        setState(card, state);
        if (!changing && !isChanging(card) && !t.is(card, Flag.STARTER)) {
            t.settled().keepSettled(before);
            t.settled().stir(Places.outlook(t.place(card)));
        }
    }

    boolean isChanging(int card) {
        return (t.listeners().kindsOf(card) & CHANGING) != 0;
    }

    /** Changes flags of a card at which no steady effect looks: readiness, how it was played, what it did. */
    public void mark(int card, Piece piece) {
        int before = t.version();
        t.put(card, piece);
        t.settled().keepSettled(before);
        noteFlags(card, piece);
    }

    /** Remembers which cards have flags of the turn. */
    void noteFlags(int card, Piece piece) {
        if (piece.is(Flag.OF_A_TURN)) {
            flagged[card >> 6] |= 1L << card;
        }
    }

    /** At the end of a turn what cards were played as and did in it is forgotten. */
    public void forgetFlags() {
        for (int word = 0; word < flagged.length; word++) {
            for (long left = flagged[word]; left != 0; left &= left - 1) {
                int card = (word << 6) + Long.numberOfTrailingZeros(left);
                mark(card, t.piece(card).with(Flag.OF_A_TURN, false));
            }
            flagged[word] = 0;
        }
        assert hasNoFlags() : "flags of the turn are left";
    }

    private boolean hasNoFlags() {
        for (int card = 0; card < t.pieceCount(); card++) {
            if (t.is(card, Flag.OF_A_TURN)) {
                return false;
            }
        }
        return true;
    }

    /** C.3.3.4.1, C.3.3.4.4: back to base values; modifier effects come on top at the next settling. */
    public void dropState(int card) {
        if (hasOwnState(card)) {
            keepPrinted(card);
            t.index().listen(card);
            t.touch();
        }
    }

    /** Keeps a state without looking who listens. */
    void keepState(int card, State state) {
        states[card] = state;
        own[card >> 6] |= 1L << card;
    }

    /** The same of what is printed on it, as it is now. */
    void keepPrinted(int card) {
        states[card] = initial(t.piece(card));
    }

    /** Room for the state of a card that is new. */
    void makeRoom(int card) {
        if (card >= states.length) {
            states = Arrays.copyOf(states, card + 16);
        }
        if (card >> 6 >= own.length) {
            own = Arrays.copyOf(own, (card >> 6) + 1);
            flagged = Arrays.copyOf(flagged, own.length);
        }
    }

    void digestStates(Digest d) {
        for (int card = nextOwnState(0); card != Table.NONE; card = nextOwnState(card + 1)) {
            states[card].digest(d);
        }
    }

    /** A number for an ability that changes states: the same throughout the match; copies of the table share the list. */
    public int numberOf(AbilityDef ability) {
        for (int i = 0; i < numbered.length; i++) {
            if (numbered[i] == ability) {
                return i;
            }
        }
        numbered = Arrays.copyOf(numbered, numbered.length + 1);
        numbered[numbered.length - 1] = ability;
        return numbered.length - 1;
    }

    /**
     * C.3.3.4.4: the current state begins anew from the base values. Effects that come on top again are no news
     * (C.3.3.4.4.2); plays of abilities are forgotten only where the rules say so.
     */
    public void renew(int card, boolean forgetUses) {
        State before = state(card);
        State base = Layers.base(t, card).remembering(before, !forgetUses);
        if (!forgetUses) {
            base = base.withUsesOf(before);
        }
        keepState(card, base);
        t.index().listen(card);
        t.touch();
    }

    /** H.5.3: only a change of zones resets how often abilities were played; a card turned face up again remembers. */
    void awaken(int card) {
        for (int i = t.effectCount() - 1; i >= 0; i--) {
            InForce e = t.effect(i);
            if (e.what() instanceof Effects.Dormant d && e.subject().equals(t.ref(card))) {
                setState(card, state(card).withUsesOf(d.before()));
                t.end(e);
            }
        }
    }

    /** UniVersus, Stamina: what a backup has left. */
    public int stamina(int card) {
        int printed = initial(t.piece(card)).number(Property.STAMINA);
        return Math.min(state(card).number(Property.STAMINA), printed - t.piece(card).marks());
    }
}
