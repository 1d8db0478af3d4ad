package cardinal.ufs.flow;

import cardinal.ufs.ability.CheckRef;
import cardinal.ufs.ability.Period;
import cardinal.ufs.rules.Rulings;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.verb.ModifyCheck;
import cardinal.ufs.verb.PresetCheck;

/** J.3.2.1.3: changes of the check in progress, or of checks to come. */
public final class CheckChanges {
    private CheckChanges() {
    }

    /** E.3.1.3: the check that is meant has its value in advance. */
    public static void preset(PresetCheck p, Effect effect, UfsTable t) {
        t.enforce(expiry(t, p.check(), p.until(), effect), effect.controller(), effect.bindings().source(),
                cardinal.kernel.Ref.NONE,
                new Effects.CheckPreset(p.check(), p.to().map(n -> effect.value(t, n)).orElse(0),
                        p.to().isEmpty(), effect.bindings()));
    }

    private static int expiry(UfsTable t, CheckRef check, Period until, Effect effect) {
        boolean later = until == Period.UNSAID && check.which() == CheckRef.Which.NEXT;
        return Expiries.of(t, later ? Period.THIS_TURN : until, effect.bindings());
    }

    public static void perform(ModifyCheck m, Effect effect, UfsTable t, int by) {
        boolean now = m.check().which() == CheckRef.Which.THAT || m.check().which() == CheckRef.Which.THIS
                || m.check().which() == CheckRef.Which.IT;
        if (now) {
            Check check = t.running(Check.class);
            if (check != null && !Rulings.forbidsCheckChange(t, check.seat(), check.purpose(), by)) {
                check.add(by);
            }
            effect.set(effect.bindings().done(check != null));
            return;
        }
        t.enforce(expiry(t, m.check(), m.until(), effect), effect.controller(), effect.bindings().source(),
                cardinal.kernel.Ref.NONE, new Effects.CheckChange(m.check(), by, effect.bindings()));
    }
}
