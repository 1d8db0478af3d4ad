package cardinal.ufs.rules;

import cardinal.kernel.Ref;
import cardinal.ufs.ability.Condition;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.UfsTable;
import java.util.List;

/**
 * K.3.1: what "it" means after a condition: "if this attack is blocked, it gets". The attack that the condition is about has been mentioned
 * last; another card only where nothing was mentioned before.
 */
public final class Mentioned {
    private Mentioned() {
    }

    public static Bindings after(UfsTable t, Bindings b, Condition condition) {
        Selector subject = condition.about();
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
}
