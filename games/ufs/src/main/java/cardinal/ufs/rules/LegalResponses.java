package cardinal.ufs.rules;

import cardinal.kernel.Piece;
import cardinal.kernel.Prompt;
import cardinal.kernel.Table;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.program.HeldAbility;
import cardinal.ufs.card.Keyword;
import cardinal.ufs.program.Kind;
import cardinal.ufs.program.State;
import cardinal.ufs.table.Flag;
import cardinal.ufs.table.Occurrence;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import cardinal.ufs.ability.PlayRestriction;
import cardinal.ufs.ability.Bracket;

/** H.2.3: which responses may be played to an event, and which were in its window (H.2.3.4). */
public final class LegalResponses {
    private LegalResponses() {
    }

    public static boolean anyResponse(UfsTable t, Occurrence event) {
        long kinds = event.kinds() & t.listeners().heard();
        boolean anywhere = kinds == 0 || AsInHand.isAny(t);
        for (int word = 0; kinds != 0 && word < t.listeners().words(); word++) {
            for (long left = t.listeners().among(kinds, word); left != 0; left &= left - 1) {
                int c = (word << 6) + Long.numberOfTrailingZeros(left);
                if ((anywhere || isWithinReach(t, c, kinds)) && hasResponse(t, c, event)) {
                    return true;
                }
                assert anywhere || isWithinReach(t, c, kinds) || !hasResponse(t, c, event) : "a response out of reach";
            }
        }
        for (int c = movedItself(t, event, 0); c != Table.NONE; c = movedItself(t, event, c + 1)) {
            if (hasResponse(t, c, event)) {
                return true;
            }
        }
        return false;
    }

    /** H.2.3.3: an action card is played from the hand; where it lies otherwise, only what names that place or speaks of the card is. */
    private static boolean isWithinReach(UfsTable t, int card, long kinds) {
        return switch (t.place(card)) {
            case Places.DISCARD, Places.REMOVED, Places.MOMENTUM ->
                    (t.state(card).lanes().far() & kinds) != 0 || t.def(card).isToken();
            default -> true;
        };
    }

    private static boolean hasResponse(UfsTable t, int card, Occurrence event) {
        State s = Legal.holding(t, card);
        Piece p = t.piece(card);
        if (p.is(Flag.COMMITTED) && !s.isPlayableWhileCommitted()) {
            return false;
        }
        return hasResponse(t, p.controller(), card, s, event)
                || s.isShared() && hasResponse(t, UfsTable.rival(p.controller()), card, s, event);
    }

    private static boolean hasResponse(UfsTable t, int seat, int card, State s, Occurrence event) {
        if (!event.mayMeet(s.lanes(), seat)) {
            return false;
        }
        List<HeldAbility> held = s.abilities();
        for (int i = 0; i < held.size(); i++) {
            AbilityDef a = held.get(i).ability();
            if ((a.responds() & event.kinds()) != 0 && mayAnswer(t, seat, card, a, event)
                    && AbilityPlay.isLegal(t, response(t, seat, card, i, held.get(i), event))) {
                return true;
            }
        }
        return false;
    }

    /** H.2.3.2.4.2.1: valid responses to an event; each once per window (H.2.3.4). */
    public static void responses(UfsTable t, int seat, Occurrence event, List<Answered> used, Prompt prompt) {
        for (long kinds = event.kinds(); kinds != 0; kinds &= kinds - 1) {
            int kind = Long.numberOfTrailingZeros(kinds);
            for (int c = next(t, event, kind, 0); c != Table.NONE; c = next(t, event, kind, c + 1)) {
                if (!listedBefore(t, event, c, kind)) {
                    response(t, seat, c, event, used, prompt);
                }
            }
        }
    }

    /** The next card that waits for this kind of event: for any, or for its own move that the event is. */
    private static int next(UfsTable t, Occurrence event, int kind, int from) {
        int listed = t.listeners().next(kind, from);
        int itself = kind == Kind.MOVED ? movedItself(t, event, from) : Table.NONE;
        return listed == Table.NONE || itself != Table.NONE && itself < listed ? itself : listed;
    }

    private static int movedItself(UfsTable t, Occurrence event, int from) {
        return event.has(Kind.MOVED) ? t.index().nextMovedItself(event.parts(), from) : Table.NONE;
    }

    private static boolean listedBefore(UfsTable t, Occurrence event, int card, int kind) {
        return (t.listeners().kindsOf(card) & event.kinds() & (1L << kind) - 1) != 0
                || kind != Kind.MOVED && movedItself(t, event, card) == card;
    }

    private static void response(UfsTable t, int seat, int card, Occurrence event, List<Answered> used,
            Prompt prompt) {
        State s = Legal.holding(t, card);
        List<HeldAbility> held = s.abilities();
        for (int i = 0; event.mayMeet(s.lanes(), seat) && i < held.size(); i++) {
            AbilityDef a = held.get(i).ability();
            if ((a.responds() & event.kinds()) != 0 && mayAnswer(t, seat, card, a, event)
                    && (used.isEmpty() || !isUsed(card, held, i, used))) {
                Legal.offer(t, response(t, seat, card, i, held.get(i), event), prompt);
            }
        }
    }

    private static AbilityUse response(UfsTable t, int seat, int card, int index, HeldAbility held, Occurrence event) {
        AbilityDef a = held.ability();
        boolean action = SplitCards.isOnAction(t, card, index) && !a.hasZones() && !a.mentionsItself()
                && t.place(card) != Places.STAGE;
        return new AbilityUse(seat, card, index, held, action, event);
    }

    /** The requirements most responses fail, asked first: whose card it is, whether it is ready, what has happened. */
    private static boolean mayAnswer(UfsTable t, int seat, int card, AbilityDef a, Occurrence event) {
        return isTheirs(t, seat, card, a) && (event.mayMeet(a.cue(), seat, card) || a.isGrantedBy(Keyword.REVERSAL));
    }

    private static boolean isTheirs(UfsTable t, int seat, int card, AbilityDef a) {
        Piece p = t.piece(card);
        return (p.controller() == seat || a.says(PlayRestriction.Word.PLAYABLE_BY_EITHER_PLAYER))
                && (!p.is(Flag.COMMITTED) || a.says(PlayRestriction.Word.PLAYABLE_WHILE_COMMITTED)
                        || a.says(Bracket.Word.TENACIOUS));
    }

    /**
     * An ability of a card that was played in a window; it may stand elsewhere among the others by now, and the card may be
     * in another zone: what is once for the window (H.2.3.4) is not counted anew (H.5.3) before the window closes.
     *
     * @param index  where it stood, for one that is another since its rating changed
     */
    public record Answered(int card, AbilityDef ability, int stamp, int index) {
        private boolean isAt(List<HeldAbility> held, int i) {
            return i < held.size() && held.get(i).ability() == ability && held.get(i).stamp() == stamp;
        }

        /** Where it is now, or -1. */
        private int in(List<HeldAbility> held) {
            if (isAt(held, index)) {
                return index;
            }
            for (int i = 0; i < held.size(); i++) {
                if (isAt(held, i)) {
                    return i;
                }
            }
            return index < held.size() && held.get(index).ability().isOfKeywordOf(ability) ? index : -1;
        }
    }

    /** What is noted of an ability that is played in a window (H.2.3.4). */
    public static Answered answered(UfsTable t, int card, int index) {
        HeldAbility held = Legal.held(t, card, index);
        return new Answered(card, held.ability(), held.stamp(), index);
    }

    /** H.2.3.4: whether it was played in the window already. */
    private static boolean isUsed(int card, List<HeldAbility> held, int index, List<Answered> used) {
        for (int i = 0; i < used.size(); i++) {
            if (used.get(i).card() == card && used.get(i).in(held) == index) {
                return true;
            }
        }
        return false;
    }
}
