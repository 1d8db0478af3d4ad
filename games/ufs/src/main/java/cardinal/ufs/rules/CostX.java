package cardinal.ufs.rules;

import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.CardAct;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.program.AbilityDef;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** H.4.4: an X in the cost of an ability. */
public final class CostX {
    private CostX() {
    }

    /** H.4.4.2: an X in the cost that the text does not define is chosen when the ability is announced. */
    public static boolean isChosen(AbilityDef ability) {
        return ability.effect().x() == null && ability.hasXInCosts();
    }

    /** H.4.4.2: the least X; a cost may say another (I.3.8.1: "minimum 1"). */
    public static int least(UfsTable t, AbilityDef ability) {
        Amount.Bounded bounds = bounds(ability);
        return bounds == null ? t.edition().leastX() : bounds.least().orElse(t.edition().leastX());
    }

    /** I.3.8.1: whether there is one between the least and the most; none where a rating has become 0. */
    static boolean isAny(UfsTable t, AbilityDef ability) {
        Amount.Bounded bounds = bounds(ability);
        return bounds == null || bounds.most().isEmpty() || bounds.most().getAsInt() >= least(t, ability);
    }

    private static Amount.@Nullable Bounded bounds(AbilityDef ability) {
        for (Instruction cost : ability.costs()) {
            if (cost instanceof CardAct a && a.what() instanceof Selector.Some s
                    && s.count().n() instanceof Amount.Bounded x) {
                return x;
            }
        }
        return null;
    }

    /** The largest X with which the costs can be paid, and no more than a cost says or than makes a difference. */
    public static int most(UfsTable t, Bindings b, AbilityDef ability, boolean withCard, List<Added> added) {
        Amount.Bounded bounds = bounds(ability);
        int enough = ChosenX.enough(t);
        int limit = Math.min(ability.effect().mostX(), bounds == null ? enough : bounds.most().orElse(enough));
        int most = least(t, ability);
        while (most < limit && Payable.can(t, b.withX(most + 1), ability, withCard, added)) {
            most++;
        }
        return most;
    }
}
