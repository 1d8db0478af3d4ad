package cardinal.ufs.rules;

import cardinal.ufs.ability.AbilityType;
import cardinal.ufs.ability.CheckRef;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.Rule;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Purpose;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import org.jspecify.annotations.Nullable;

/** How much of a limited number a player has used up already. */
final class Played {
    private Played() {
    }

    /** Since the effect began; of a continuous ability since the turn began. */
    private static int since(UfsTable t, RulesInForce<?> rule) {
        return rule.isDetached() ? t.indexOf(rule.by().scope()) : t.indexOf(t.progress().turnMark());
    }

    static int cards(UfsTable t, RulesInForce<Rule.OnlyCards> rule, Rule.OnlyCards r, int seat) {
        int n = 0;
        for (int i = since(t, rule); i < t.historySize(); i++) {
            if (t.past(i) instanceof UfsEvent.Played p && p.seat() == seat
                    && p.card().card() != rule.by().source().card()
                    && NextCards.isUse(r.what(), p.as())
                    && Filters.fits(t, rule.by(), r.what(), Subject.of(t, p.image()))) {
                n++;
            }
        }
        return n;
    }

    static int abilities(UfsTable t, RulesInForce<Rule.OnlyAbilities> rule, Rule.OnlyAbilities r, int seat) {
        int n = 0;
        for (int i = since(t, rule); i < t.historySize(); i++) {
            if (t.past(i) instanceof UfsEvent.AbilityPlayed p && p.seat() == seat
                    && !(rule.isDetached() && p.ability() == rule.by().ability()
                            && p.card().card() == rule.by().source().card())
                    && AbilityFilters.fits(t, rule.by(), r.what(), Subject.of(t, p.image()), p.ability(), seat,
                            p.bullets())) {
                n++;
            }
        }
        return n;
    }

    /** How many abilities of the card a text is on have been played in the Enhance Step that goes on. */
    static int ownInStep(UfsTable t, Bindings b) {
        int n = 0;
        if (t.progress().turnState().step() != 0) {
            for (int i = Periods.begin(t, b, Period.THIS_ENHANCE_STEP); i < t.historySize(); i++) {
                n += t.past(i) instanceof UfsEvent.AbilityPlayed p && p.card().card() == b.source().card() ? 1 : 0;
            }
        }
        return n;
    }

    /** Whether a player has tried a form since a rule was made. */
    static boolean hasTriedForm(UfsTable t, RulesInForce<?> rule, int seat) {
        for (int i = since(t, rule); i < t.historySize(); i++) {
            boolean form = switch (t.past(i)) {
                case UfsEvent.Tried x -> x.seat() == seat && x.as() == Happening.As.FORM;
                case UfsEvent.Announced x -> x.seat() == seat && x.ability().type() == AbilityType.FORM;
                default -> false;
            };
            if (form) {
                return true;
            }
        }
        return false;
    }

    /** How many checks that a rule about a single check could mean have ended since it was made. */
    static int checks(UfsTable t, RulesInForce<?> rule, CheckRef check) {
        int n = 0;
        for (int i = since(t, rule); i < t.historySize(); i++) {
            n += t.past(i) instanceof UfsEvent.CheckEnded c
                    && Checks.isMeant(t, rule.by(), check, c.seat(), c.purpose())
                            ? 1 : 0;
        }
        return n;
    }

    /** Whether no other check of that player has ended since the effect began. */
    static boolean isFirstCheck(UfsTable t, Bindings b, UfsEvent.CheckEnded end) {
        for (int i = t.indexOf(b.scope()); i < t.historySize(); i++) {
            if (t.past(i) instanceof UfsEvent.CheckEnded c && c.seat() == end.seat()) {
                return c == end;
            }
        }
        return true;
    }

    /** Whether a player has attacked this turn. */
    static boolean hasAttacked(UfsTable t, int seat) {
        for (int i = t.indexOf(t.progress().turnMark()); i < t.historySize(); i++) {
            if (t.past(i) instanceof UfsEvent.Attacked a && a.attacker() == seat) {
                return true;
            }
        }
        return false;
    }

    /** What the last check was for, if it failed. */
    static @Nullable Purpose lastFailed(UfsTable t) {
        for (int i = t.historySize() - 1; i >= 0; i--) {
            if (t.past(i) instanceof UfsEvent.CheckEnded c) {
                return c.passed() ? null : c.purpose();
            }
        }
        return null;
    }
}
