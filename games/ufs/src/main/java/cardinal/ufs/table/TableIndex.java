package cardinal.ufs.table;

import cardinal.kernel.Piece;
import cardinal.ufs.ability.Bracket;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.program.CardDef;
import cardinal.ufs.card.CardType;
import cardinal.ufs.program.Awaited;
import cardinal.ufs.program.Kind;
import cardinal.ufs.program.AbilityIndex;
import cardinal.ufs.program.PauseMarks;
import cardinal.ufs.program.RuleKind;
import cardinal.ufs.program.State;
import cardinal.kernel.Table;
import java.util.List;

/**
 * What is known of all cards and effects at once, so that a question about them is answered without asking each: who waits for which
 * kind of event, which kinds of rule there are (docs/speed-index.md).
 */
public final class TableIndex {
    /** The lists of cards that wait for parts of the turn or of an attack. */
    private static final long PARTS = Kind.PARTS | Kind.PARTS << Kind.FIRES;
    /** No version of the effects in force. */
    private static final int NEVER = -1;

    private final UfsTable t;
    /** The kinds of rule that continuous abilities and effects in force add. */
    private long rules;
    /** Those that effects in force add. */
    private long rulesInForce;
    /** The kinds of event that effects in force wait for. */
    private long awaited;
    /** What continuous abilities and effects in force keep from being done to cards. */
    private long keptFrom;
    /** Whether a modifier effect is in force. */
    private boolean modifying;
    /** Whether a replacement is in force. */
    private boolean replacing;
    /** The version of the effects in force when they and the cards that rule were last looked over, or {@link #NEVER}. */
    private int surveyedAt;
    /** The parts of the turn or of an attack that cards wait for. */
    private int parts;
    /** Whether those are known. */
    private boolean partsKnown;

    TableIndex(UfsTable t) {
        this.t = t;
        surveyedAt = NEVER;
    }

    TableIndex(UfsTable t, TableIndex o) {
        this.t = t;
        rules = o.rules;
        rulesInForce = o.rulesInForce;
        awaited = o.awaited;
        keptFrom = o.keptFrom;
        modifying = o.modifying;
        replacing = o.replacing;
        surveyedAt = o.surveyedAt;
        parts = o.parts;
        partsKnown = o.partsKnown;
    }

    /** Enters a card into the lists of those that wait for events or change the game, according to where it is. */
    public void listen(int card) {
        Piece p = t.piece(card);
        int place = Places.kind(p.zone());
        boolean silent = place == Places.DECK && !p.is(Flag.REVEALED) || place == Places.NOWHERE
                || place == Places.SIDEBOARD;
        long lanes = silent ? 0 : lanes(p, t.state(card), place);
        long concerned = lanes | t.listeners().kindsOf(card);
        if ((concerned >> Kind.RULES & 1) != 0) {
            surveyedAt = NEVER;
        }
        if ((concerned & CurrentStates.CHANGING) != 0) {
            t.settled().forgetLooks();
        }
        if ((concerned & PARTS) != 0) {
            partsKnown = false;
        }
        t.listeners().put(card, lanes);
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
        if (p.is(Flag.UNDER) || p.is(Flag.ATTACHED) && t.edition().attachesOutOfPlay()) {
            return false;
        }
        if (s.is(CardType.CHARACTER)) {
            return p.is(Flag.STARTER);
        }
        if (!t.isValued(p)) {
            return false;
        }
        CardDef def = s.def();
        return def == null
                || t.edition().isAlive(def.side(p.is(Flag.TRANSFORMED) || p.is(Flag.SECOND_HALF)).type(), place);
    }

    /** The kinds of rule effect there are now ({@link RuleKind}): static ones and those in force. */
    public long rules() {
        survey();
        return rules;
    }

    /** Those of them that are in force as effects rather than on cards. */
    public long rulesInForce() {
        survey();
        return rulesInForce;
    }

    /** What rule effects may keep from being done to cards ({@link cardinal.ufs.ability.Rule#keepsFrom}). */
    public long keptFrom() {
        survey();
        return keptFrom;
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

    /** Whether an effect is in force that replaces something (J.3.5.1). */
    public boolean isReplacing() {
        survey();
        return replacing;
    }

    private void survey() {
        if (surveyedAt != t.effectsVersion()) {
            surveyAnew();
        }
    }

    /** Looks over the effects in force and the cards that rule: one of either has changed. */
    private void surveyAnew() {
        surveyedAt = t.effectsVersion();
        surveyEffects();
        rules = rulesInForce;
        for (int c = t.listeners().next(Kind.RULES, 0); c != Table.NONE; c = t.listeners().next(Kind.RULES, c + 1)) {
            rules |= t.state(c).lanes().rules();
            keptFrom |= t.state(c).lanes().keepsFrom();
        }
    }

    private void surveyEffects() {
        rulesInForce = 0;
        awaited = 0;
        keptFrom = 0;
        modifying = false;
        replacing = false;
        for (int i = 0; i < t.effectCount(); i++) {
            Object what = t.effect(i).what();
            if (what instanceof Effects.Ruling r) {
                rulesInForce |= RuleKind.bitOf(r.rule());
                keptFrom |= r.rule().keepsFrom();
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
    public long listened() {
        long heard = t.listeners().heard();
        return (heard | heard >> Kind.FIRES | awaited()) & Kind.EVENTS;
    }

    /** Whether somebody waits for a part of the turn or of an attack to begin or end that is of this sort. */
    boolean awaitsPart(int sort) {
        if (!partsKnown) {
            partsKnown = true;
            parts = 0;
            for (int c = t.listeners().nextOf(PARTS, 0); c != Table.NONE; c = t.listeners().nextOf(PARTS, c + 1)) {
                parts |= t.is(c, Flag.FACE_DOWN) ? Awaited.ANY : t.state(c).lanes().parts();
            }
        }
        return (parts & sort) != 0 || (awaited() & Kind.PARTS) != 0;
    }

    /** Whether somebody waits for cards to leave a zone. */
    public boolean watchesLeaving() {
        return (listened() >> Kind.LEFT & 1) != 0;
    }

    /** The first card from this number on that was moved in one of these events and waits for just that, or {@link Table#NONE}. */
    public int nextMovedItself(List<UfsEvent> events, int from) {
        int first = Table.NONE;
        for (int i = 0; t.listeners().anyone(Kind.ITSELF) && i < events.size(); i++) {
            if (events.get(i) instanceof UfsEvent.Moved m) {
                int card = m.image().card();
                boolean before = card >= from && (first == Table.NONE || card < first);
                first = before && (t.listeners().kindsOf(card) >> Kind.ITSELF & 1) != 0 ? card : first;
            }
        }
        return first;
    }

    /** E.2.6: whether a Unique card in a stage has the name of this one, which may not have the keyword itself. */
    boolean hasUniqueNamesake(int card) {
        for (int c = t.listeners().next(Kind.NOTABLE, 0); c != Table.NONE;
                c = t.listeners().next(Kind.NOTABLE, c + 1)) {
            if ((t.state(c).notable() & PauseMarks.UNIQUE) != 0 && t.state(c).name().equals(t.state(card).name())) {
                return true;
            }
        }
        return false;
    }
}
