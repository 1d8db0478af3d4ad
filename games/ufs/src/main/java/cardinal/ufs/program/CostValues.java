package cardinal.ufs.program;

import cardinal.cards.Records;
import cardinal.ufs.ability.Ability;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.CardAct;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.Selector;

/** J.4.5: whether an instruction speaks of something that only paying the cost of its ability would have given. */
public final class CostValues {
    private final AbilityDef ability;

    private CostValues(AbilityDef ability) {
        this.ability = ability;
    }

    public static boolean areIn(Object words, AbilityDef ability) {
        return new CostValues(ability).isIn(words);
    }

    private boolean isIn(Object words) {
        return Records.any(words, Ability.class::isInstance, this::isOne);
    }

    private boolean isOne(Object part) {
        Amount definition = ability.effect().x();
        return switch (part) {
            case Amount.Counted.PaidCards p -> true;
            case Amount.X x -> definition == null ? DefinedX.isIn(ability.costs()) : isIn(definition);
            case Selector.The the -> isPaidBy(the.act());
            default -> false;
        };
    }

    private boolean isPaidBy(Act act) {
        for (Instruction cost : ability.costs()) {
            if (cost instanceof CardAct a && a.act() == act) {
                return true;
            }
        }
        return false;
    }
}
