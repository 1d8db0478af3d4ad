package cardinal.ufs.rules;

import cardinal.ufs.ability.CheckRef;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Phase;
import cardinal.ufs.ability.Rule;
import cardinal.ufs.program.RuleKind;
import cardinal.ufs.table.Cause;
import cardinal.ufs.table.Purpose;
import cardinal.ufs.table.UfsTable;
import org.jspecify.annotations.Nullable;

/** E.3: what rule effects say about control checks. */
public final class CheckRulings {
    private CheckRulings() {
    }

    public static boolean forbidsCheckChange(UfsTable t, int seat, Purpose purpose, int by) {
        return forbidsCheckChange(t, seat, purpose, by, null);
    }

    /** cause null: not known; only rules that forbid every change apply. */
    public static boolean forbidsCheckChange(UfsTable t, int seat, Purpose purpose, int by, @Nullable Cause cause) {
        if (RulesInForce.none(t, RuleKind.CHECKS_CANNOT_CHANGE)) {
            return false;
        }
        RulesInForce<Rule.ChecksCannotChange> all = RulesInForce.of(t, RuleKind.CHECKS_CANNOT_CHANGE);
        while (all.next()) {
            Happening.Cause said = all.rule().by();
            boolean caused = said == Happening.Cause.UNSAID || cause != null && Causes.fits(t, all.by(), said, cause);
            CheckRef check = all.rule().check();
            if (by != 0 && caused && Checks.isMeant(t, all.by(), check, seat, purpose)
                    && (check.which() == CheckRef.Which.ALL || Played.checks(t, all, check) == 0)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the check the active player has just failed does not end the Combat Phase. */
    public static boolean failingDoesNotEnd(UfsTable t) {
        Purpose purpose = Played.lastFailed(t);
        if (purpose == null || RulesInForce.none(t, RuleKind.FAILING_DOES_NOT_END)) {
            return false;
        }
        RulesInForce<Rule.FailingDoesNotEnd> all = RulesInForce.of(t, RuleKind.FAILING_DOES_NOT_END);
        while (all.next()) {
            CheckRef check = all.rule().check();
            if (Checks.isMeant(t, all.by(), check, t.active(), purpose)
                    && (check.which() == CheckRef.Which.ALL || Played.checks(t, all, check) == 1)) {
                return true;
            }
        }
        return false;
    }
}
