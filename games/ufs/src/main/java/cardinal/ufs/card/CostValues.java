package cardinal.ufs.card;

import cardinal.ufs.ability.Ability;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.verb.Affect;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** J.4.5: whether an instruction speaks of something that only paying the cost of its ability would have given. */
public final class CostValues {
    private final AbilityDef ability;

    private CostValues(AbilityDef ability) {
        this.ability = ability;
    }

    public static boolean areIn(Verb verb, AbilityDef ability) {
        return new CostValues(ability).isIn(verb);
    }

    private boolean isIn(@Nullable Object words) {
        return switch (words) {
            case null -> false;
            case Amount.Counted.PaidCards p -> true;
            case Amount.X x -> ability.effect().x() == null ? DefinedX.isIn(ability.costs()) : isIn(ability.effect().x());
            case Selector.The the -> isPaidBy(the.act());
            case Ability a -> false;
            case List<?> list -> list.stream().anyMatch(this::isIn);
            case Optional<?> some -> some.isPresent() && isIn(some.get());
            case Record r -> isInPart(r);
            default -> false;
        };
    }

    private boolean isPaidBy(Act act) {
        for (Instruction cost : ability.costs()) {
            if (cost instanceof Affect a && a.act() == act) {
                return true;
            }
        }
        return false;
    }

    private boolean isInPart(Record words) {
        for (RecordComponent part : words.getClass().getRecordComponents()) {
            try {
                if (isIn(part.getAccessor().invoke(words))) {
                    return true;
                }
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
        return false;
    }
}
