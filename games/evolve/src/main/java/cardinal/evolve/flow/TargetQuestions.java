package cardinal.evolve.flow;

import cardinal.evolve.ability.Cost;
import cardinal.evolve.ability.Instruction;
import cardinal.evolve.program.Slot;
import cardinal.evolve.rules.Amounts;
import cardinal.evolve.rules.Payable;
import cardinal.evolve.rules.Targeting;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Item;
import cardinal.evolve.table.Scope;
import cardinal.evolve.table.Targets;
import cardinal.kernel.Ask;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import java.util.List;

/** 10.6.2.2 to 10.6.2.4: the questions for X, for targets and for what is allocated to them, as something is played. */
final class TargetQuestions {
    private TargetQuestions() {
    }

    /** 10.6.2.2.2, 1.3.5: an integer from 0 on, as long as these costs can be paid. */
    static void askX(EvolveTable t, String clause, Item item, List<Cost> costs) {
        int seat = item.controller();
        Prompt prompt = t.ask(seat, clause, Ask.NUMBER, Purpose.AMOUNT);
        for (int n = 0; n <= 40; n++) {
            Item with = item.withX(n);
            if (n > 0 && !Payable.all(t, costs, Scope.of(with))) {
                break;
            }
            if (n > t.players().playPoints(seat) && costs.stream().anyMatch(Cost.Pay.class::isInstance)) {
                break;
            }
            if (Targeting.isPlayable(t, with)) {
                prompt.add(Choice.NUMBER, n);
            }
        }
    }

    /** 5.17: asks for one more option; whether there is anything to ask. */
    static boolean askMode(EvolveTable t, Item item) {
        Instruction.OneOf choose = item.program().choose();
        int chosen = Integer.bitCount(item.modes());
        if (choose == null || chosen >= Targeting.mostModes(t, item)) {
            return false;
        }
        Prompt prompt = t.ask(item.controller(), "10.6.2.2.3", Ask.CHOOSE, Purpose.MODE);
        for (int i = 0; i < choose.options().size(); i++) {
            if (!item.chose(i) && Targeting.canSelectAll(t, item.withModes(item.modes() | 1 << i))) {
                prompt.add(Choice.MODE, i);
            }
        }
        if (chosen >= Targeting.leastModes(t, item) || prompt.size() == 0) {
            prompt.add(Choice.DONE);
        }
        return true;
    }

    /** Asks for one more target of a selection; whether there is anything to ask. */
    static boolean ask(EvolveTable t, Item item, int slot) {
        Slot s = item.program().slot(slot);
        Scope scope = Targeting.scope(item, slot);
        int n = item.targets().count(slot);
        int most = Targeting.most(t, s.count(), scope);
        int least = Targeting.least(t, s.count(), scope);
        if (s.divided() != null) {
            most = Math.min(most, Amounts.value(t, s.divided(), scope));
            least = Targeting.leastDivided(t, s, least);
        }
        if (n >= most) {
            return false;
        }
        Prompt prompt = t.ask(item.controller(), "10.6.2.3", Ask.CHOOSE, Purpose.TARGET);
        Targeting.offer(t, prompt, Choice.PICK, item, slot);
        if (prompt.size() == 0) {
            t.withdraw();
            return false;
        }
        if (n >= least) {
            prompt.add(Choice.DONE);
        }
        return true;
    }

    /** 10.6.2.4.1: at least one for each; the last target gets what is left. Whether there is anything to ask. */
    static boolean askShare(EvolveTable t, Item item, int slot, int share) {
        Slot s = item.program().slot(slot);
        int n = item.targets().count(slot);
        if (s.divided() == null || share >= n) {
            return false;
        }
        int left = Amounts.value(t, s.divided(), Scope.of(item)) - allotted(item, slot);
        int after = n - share - 1;
        Prompt prompt = t.ask(item.controller(), "10.6.2.4", Ask.NUMBER, Purpose.DIVIDE);
        int card = item.targets().slot(slot)[share].ref().card();
        for (int k = after == 0 ? left : 1; k <= left - after; k++) {
            prompt.add(Choice.ALLOCATE, card, k, 0);
        }
        return true;
    }

    private static int allotted(Item item, int slot) {
        int sum = 0;
        for (Targets.Pick p : item.targets().slot(slot)) {
            sum += p.share();
        }
        return sum;
    }
}
