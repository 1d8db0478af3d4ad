package cardinal.ufs.rules;

import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import cardinal.ufs.ability.Filter;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Noun;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;

/**
 * K.3.9: a player's next or second attack or card. One counts from its attempt, or from the beginning of its attack
 * sequence if that comes first; a block is no attack.
 */
final class NextCards {
    private NextCards() {
    }

    /** Among the next n since the effect's scope began; the card the effect is on is not next to itself. */
    static boolean isNext(UfsTable t, Bindings b, Selector.Next next, int card) {
        int nth = nth(t, b, next, card);
        return nth > 0 && nth <= next.n();
    }

    /** Which one it is since the effect's scope began; 0 if it is none. */
    static int nth(UfsTable t, Bindings b, Selector.Next next, int card) {
        if (t.ref(card).equals(b.source()) || !Players.includes(t, b, next.whose(), t.piece(card).owner())) {
            return 0;
        }
        boolean success = next.waitsForSuccess();
        return ordinal(t, b, next.filter(), Players.mask(t, b, next.whose()), t.indexOf(b.scope()), card, success);
    }

    static boolean isNth(UfsTable t, Bindings b, Selector.Nth nth, int card) {
        return Players.includes(t, b, nth.whose(), t.piece(card).owner()) && ordinal(t, b, nth.filter(),
                Players.mask(t, b, nth.whose()), Periods.begin(t, b, nth.period()), card, false) == nth.n();
    }

    /** Which one the card is among those since an event of the history; 0 if it is none of them. */
    static int ordinal(UfsTable t, Bindings b, Filter f, int seats, int since, int card, boolean success) {
        int n = 0;
        boolean found = false;
        for (int i = since; i < t.historySize() && !found; i++) {
            int counted = counted(t, i, f, seats, success);
            if (counted == Table.NONE || isEarlier(t, since, i, counted, f, seats, success)) {
                continue;
            }
            if (counted == card && t.isSame(ref(t, i))) {
                found = true;
                n += fits(t, b, f, counted) ? 1 : 0;
            } else if (!ref(t, i).equals(b.source()) && fits(t, b, f, counted)) {
                n++;
            }
        }
        if (!found && isBeingPlayed(t, card, success) && isUse(f, lastUse(t, card))) {
            found = true;
            n += fits(t, b, f, card) ? 1 : 0;
        }
        return found && fits(t, b, f, card) ? n : 0;
    }

    /** Whether the card is the one that is about to count; an attack also as its sequence begins, if no success is asked for. */
    private static boolean isBeingPlayed(UfsTable t, int card, boolean success) {
        AttackInfo a = t.attack();
        return t.place(card) == Places.TRANSIT || !success && a != null && a.card().card() == card;
    }

    /** As what a card was tried last. */
    private static Happening.As lastUse(UfsTable t, int card) {
        for (int i = t.historySize() - 1; i >= 0; i--) {
            if (t.past(i) instanceof UfsEvent.Tried e && e.card().card() == card) {
                return e.as();
            }
        }
        return Happening.As.UNSAID;
    }

    /** The card that this event lets count, or NONE. */
    private static int counted(UfsTable t, int i, Filter f, int seats, boolean success) {
        return switch (t.past(i)) {
            case UfsEvent.Tried e when !success && (seats >> e.seat() & 1) != 0 && isUse(f, e.as()) -> e.card().card();
            case UfsEvent.Played e when success && (seats >> e.seat() & 1) != 0 && isUse(f, e.as()) -> e.card().card();
            case UfsEvent.StepTurned s when !s.ends() && isOfAttacks(f) && (seats >> s.attacker() & 1) != 0 ->
                    s.attack().card();
            default -> Table.NONE;
        };
    }

    /** Whether the same card has counted before, at its attempt or an earlier step. */
    private static boolean isEarlier(UfsTable t, int since, int i, int card, Filter f, int seats, boolean success) {
        boolean step = t.past(i) instanceof UfsEvent.StepTurned;
        int from = step ? t.indexOf(t.progress().turnMark()) : since;
        for (int k = Math.min(from, since); k < i; k++) {
            if (counted(t, k, f, seats, success) == card && isSameTry(t, k, i) && (step || k >= since)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isSameTry(UfsTable t, int k, int i) {
        Ref one = ref(t, k);
        Ref other = ref(t, i);
        return one.equals(other);
    }

    private static Ref ref(UfsTable t, int i) {
        return switch (t.past(i)) {
            case UfsEvent.Tried e -> e.card();
            case UfsEvent.Played e -> e.card();
            case UfsEvent.StepTurned e -> e.attack();
            default -> Ref.NONE;
        };
    }

    /** K.3.24: "an attack" is a card played as one; "an attack card" may be played as anything. */
    static boolean isUse(Filter f, Happening.As as) {
        if (as != Happening.As.BLOCK) {
            return true;
        }
        for (int i = 0; i < f.nouns().size(); i++) {
            Noun noun = f.nouns().get(i);
            if (noun.type() == null || noun.isAnyUse()) {
                return true;
            }
        }
        return f.nouns().isEmpty();
    }

    private static boolean isOfAttacks(Filter f) {
        return f.nouns().contains(Noun.ATTACK);
    }

    private static boolean fits(UfsTable t, Bindings b, Filter f, int card) {
        Filter anywhere = f.place().isSaid() ? f.at(cardinal.ufs.ability.Place.UNSAID) : f;
        Subject s = t.place(card) == Places.POOL || t.place(card) == Places.TRANSIT ? Subject.now(t, card)
                : Subject.recalled(t, b, t.ref(card));
        return s != null && Filters.fits(t, b, anywhere, s);
    }
}
