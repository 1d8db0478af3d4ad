package cardinal.ufs.flow;

import cardinal.ufs.ability.CheckRef;
import cardinal.ufs.ability.Period;
import cardinal.ufs.rules.Rulings;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.verb.ModifyCheck;

/** J.3.2.1.3: changes of the check in progress, or of checks to come. */
public final class CheckChanges {
    private CheckChanges() {
    }

    public static void perform(ModifyCheck m, Effect effect, UfsTable t, int by) {
        boolean now = m.check().which() == CheckRef.Which.THAT || m.check().which() == CheckRef.Which.THIS;
        if (now) {
            Check check = t.running(Check.class);
            if (check != null && !Rulings.forbidsCheckChange(t, check.seat(), check.purpose(), by)) {
                check.add(by);
            }
            effect.set(effect.bindings().done(check != null));
            return;
        }
        boolean later = m.until() == Period.UNSAID && m.check().which() == CheckRef.Which.NEXT;
        t.enforce(Expiries.of(t, later ? Period.THIS_TURN : m.until(), effect.bindings()), effect.controller(),
                effect.bindings().source(),
                cardinal.kernel.Ref.NONE, new Effects.CheckChange(m.check(), by, effect.bindings()));
    }
}
