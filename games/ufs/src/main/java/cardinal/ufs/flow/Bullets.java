package cardinal.ufs.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.ufs.ability.Limit;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.program.Op;
import cardinal.ufs.program.Program;
import cardinal.ufs.rules.Amounts;
import cardinal.ufs.rules.Conditions;
import cardinal.ufs.rules.Payable;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/** K.2.5, UniVersus: Bullets in Abilities: options of which a player picks some, none twice unless the text says so. */
final class Bullets {
    private Bullets() {
    }

    /** The list an effect will come to: conditions before anything is done are looked at now. */
    static Op.@Nullable Pick of(UfsTable t, Bindings b, Program effect) {
        int pc = 0;
        while (pc < effect.size() && effect.op(pc) instanceof Op.Unless u) {
            pc = Conditions.holds(t, b, u.condition()) ? pc + 1 : u.otherwise();
        }
        while (pc < effect.size() && effect.op(pc) instanceof Op.Do) {
            pc++;
        }
        return pc < effect.size() && effect.op(pc) instanceof Op.Pick p && p.bullets() ? p : null;
    }

    /** Asks for the next option; false when no more are to be picked. more: how many effects have added to those it says. */
    static boolean ask(UfsTable t, Bindings b, int seat, Op.Pick p, List<Integer> chosen, int more, String clause) {
        return ask(t, b, seat, p, chosen, more, clause, i -> true);
    }

    /** The same for what can be paid with (costs.2). */
    static boolean askToPay(UfsTable t, Bindings b, int seat, Op.Pick p, List<Integer> chosen, String clause) {
        return ask(t, b, seat, p, chosen, 0, clause, i -> Payable.can(t, b, List.of(p.options().get(i))));
    }

    private static boolean ask(UfsTable t, Bindings b, int seat, Op.Pick p, List<Integer> chosen, int more,
            String clause, IntPredicate may) {
        int n = p.starts().size();
        int count = Math.max(0, Amounts.of(t, b, p.count().n())) + more;
        if (chosen.size() >= (p.again() ? count : Math.min(n, count))) {
            return false;
        }
        Prompt prompt = t.ask(seat, clause, Ask.CHOOSE, Purpose.MODE);
        for (int i = 0; i < n; i++) {
            if ((p.again() || !chosen.contains(i)) && may.test(i)) {
                prompt.add(Choice.OPTION, i, b.source().card(), 0);
            }
        }
        if (p.count().than() == Limit.Than.UP_TO && !chosen.isEmpty()) {
            prompt.add(Choice.DONE);
        }
        return true;
    }

    /** One was chosen for an ability that is being played. */
    static void chosen(UfsTable t, Attempt a, int seat, List<Integer> chosen, Op.Pick list) {
        AbilityDef ability = a.ability();
        if (ability != null) {
            t.emit(new UfsEvent.OptionChosen(seat, t.ref(a.card()), ability, a.seat(), a.serial(), a.whenTried(),
                    chosen,
                    list.options().get(chosen.getLast())));
        }
    }
}
