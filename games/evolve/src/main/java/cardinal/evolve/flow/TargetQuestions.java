package cardinal.evolve.flow;

import cardinal.evolve.program.Slot;
import cardinal.evolve.rules.Amounts;
import cardinal.evolve.rules.Targeting;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Item;
import cardinal.evolve.table.Scope;
import cardinal.evolve.table.Targets;
import cardinal.kernel.Ask;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;

/** 10.6.2.3, 10.6.2.4: the questions for targets and for what is allocated to them, as something is played. */
final class TargetQuestions {
    private TargetQuestions() {
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
            least = Math.max(1, least);
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
