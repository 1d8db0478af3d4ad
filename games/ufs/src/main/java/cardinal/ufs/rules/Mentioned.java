package cardinal.ufs.rules;

import cardinal.kernel.Ref;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Condition;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.UfsTable;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * K.3.1: what "it" means after a condition: "if this attack is blocked, it gets". The attack that the condition is about has been mentioned
 * last; another card only where nothing was mentioned before.
 */
public final class Mentioned {
    private Mentioned() {
    }

    public static Bindings after(UfsTable t, Bindings b, Condition condition) {
        Selector subject = subject(condition);
        boolean counts = subject instanceof Selector.CurrentAttack
                || b.it().isEmpty() && (subject instanceof Selector.This || subject instanceof Selector.The
                        || subject instanceof Selector.Character || subject instanceof Selector.Block);
        List<Ref> cards = subject == null && b.it().isEmpty() && isOfAttack(condition)
                ? Cards.of(t, b, Selector.THIS_ATTACK)
                : subject == null || !counts ? List.of() : Cards.of(t, b, subject);
        return cards.isEmpty() ? b : b.mentioning(cards);
    }

    /** "if this is your third attack this turn", "if your rival is attacking a backup": about the attack, though it is not named. */
    private static boolean isOfAttack(Condition condition) {
        return condition instanceof Condition.IsNth || condition instanceof Condition.Attacking;
    }

    /** The card a condition is about, if it is about one. */
    private static @Nullable Selector subject(Condition condition) {
        return switch (condition) {
            case Condition.Is is -> is.card();
            case Condition.HasTrait has -> has.card();
            case Condition.Measures m when m.amount() instanceof Amount.Of of -> of.card();
            case Condition.IsOnly only -> only.card();
            case Condition.IsIn in -> in.card();
            case Condition.PlayedFrom from -> from.card();
            case Condition.MatchesNamed named -> named.card();
            case Condition.Happened happened -> subject(happened.what());
            case Condition.And and -> and.parts().stream().map(Mentioned::subject).filter(Objects::nonNull).findFirst()
                    .orElse(null);
            default -> null;
        };
    }

    private static @Nullable Selector subject(Happening what) {
        return switch (what) {
            case Happening.IsBlocked blocked -> blocked.attack();
            case Happening.DealsDamage deals -> deals.attack();
            case Happening.Resolves resolves -> resolves.attack();
            case Happening.ZoneChanges changes -> changes.attack();
            case Happening.IsAttacked attacked -> attacked.backup();
            case Happening.Transforms transforms -> transforms.card();
            case Happening.Goes goes -> goes.card();
            case Happening.Does does -> does.cards();
            default -> null;
        };
    }
}
