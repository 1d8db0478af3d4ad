package cardinal.ufs.flow;

import cardinal.kernel.Ref;
import cardinal.ufs.ability.AboutCards;
import cardinal.ufs.ability.ModifierEffect;
import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.RuleEffect;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.When;
import cardinal.ufs.program.Op;
import cardinal.ufs.program.Watching;
import cardinal.ufs.rules.Cards;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Effects;
import cardinal.ufs.table.Expiry;
import cardinal.ufs.table.UfsTable;
import java.util.List;

/** J.2.2: effects that an effect puts in force. unpaid: of an ability that was played for free (J.4.5); so are these. */
final class CreatedEffects {
    private CreatedEffects() {
    }

    /** J.3.2: waits for its event; assigned to a card when its text speaks of that one card (J.2.3). */
    static void fire(UfsTable t, Bindings before, Op.Fire f, boolean unpaid) {
        Bindings b = knowing(t, before, f);
        Period until = f.until() == Period.UNSAID ? f.when().during() : f.until();
        boolean later = until == Period.UNSAID && f.when().comesNextTurn();
        t.enforce(later ? Expiry.GAME : Expiries.of(t, until, b), b.controller(),
                b.source(), Assigned.to(t, b, f.when(), f.what().source()),
                new Effects.Fired(f.when(), t.edition().sentencesHang() ? f.whole() : f.what(), b,
                        f.when().timing() == When.Timing.WHENEVER, Watching.kinds(f.when()), unpaid));
    }

    /** "Add this card to your momentum after it resolves": where nothing was spoken of before, "it" is what the instruction is about. */
    private static Bindings knowing(UfsTable t, Bindings b, Op.Fire f) {
        boolean alone = b.it().isEmpty() && f.what().size() > 0 && f.what().op(0) instanceof Op.Do;
        return alone && ((Op.Do) f.what().op(0)).verb() instanceof AboutCards v
                && (v.what() instanceof Selector.This || v.what() instanceof Selector.CurrentAttack)
                        ? b.mentioning(Cards.of(t, b, v.what())) : b;
    }

    /** J.2.4: in force while the condition holds. */
    static void hold(UfsTable t, Bindings b, Op.Hold h) {
        switch (h.what()) {
            case ModifierEffect m -> t.enforce(Expiries.of(t, m.until(), b), b.controller(), b.source(), Ref.NONE,
                    Effects.Modifier.of(m, b, List.of(h.condition()), -1));
            case RuleEffect r -> t.enforce(Expiries.of(t, r.until(), b), b.controller(), b.source(), Ref.NONE,
                    new Effects.Ruling(r.rule(), b, List.of(h.condition())));
            default -> throw new IllegalStateException("cannot be held in force: " + h.what());
        }
    }

    /** J.3.5.1. */
    static void replace(UfsTable t, Bindings b, Op.Replace r, boolean unpaid) {
        t.enforce(Expiries.of(t, r.would().during(), b), b.controller(), b.source(), Ref.NONE,
                new Effects.Replacing(r.would(), r.what(), b, r.would().timing() == When.Timing.NEXT_TIME, unpaid));
    }
}
