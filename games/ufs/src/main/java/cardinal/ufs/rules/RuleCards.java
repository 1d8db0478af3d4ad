package cardinal.ufs.rules;

import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Rule;
import cardinal.ufs.ability.Selector;

/** The cards a rule is about. */
final class RuleCards {
    private RuleCards() {
    }

    static Selector of(Rule rule) {
        return switch (rule) {
            case Rule.CannotBlock r -> r.attack();
            case Rule.OnlyBlockedBy r -> r.attack();
            case Rule.CannotBeBlocked r -> r.attack();
            case Rule.Unblockable r -> r.attack();
            case Rule.CountsAsBlocked r -> r.attack();
            case Rule.CannotBe r -> r.card();
            case Rule.CannotLeave r -> r.card();
            case Rule.CannotBeAdded r -> r.card();
            case Rule.CannotChange r -> r.card();
            case Rule.NotBelowPrinted r -> r.card();
            case Rule.DoesNotReady r -> r.card();
            case Rule.Deals r -> r.attack();
            case Rule.TakesLess r -> Selector.THIS_ATTACK;
            case Rule.NoReversal r -> r.attack();
            case Rule.CountsAsCards r -> r.card();
            case Rule.MomentumFaceUp r -> r.card();
            case Rule.AsThoughInHand r -> r.cards();
            case Rule.MayTry r -> r.cards();
            case Rule.MayBlockFrom r -> r.attack();
            case Rule.StaysInPool r -> r.card();
            case Rule.CannotBeAttacked r -> r.backup();
            case Rule.AlsoType r -> r.card();
            case Rule.CountsAsReviewed r -> r.cards();
            case Rule.MayBlockWith r -> r.attack();
            case Rule.MayReverse r -> r.attack();
            case Rule.PlayableOnlyIf r -> r.card();
            case Rule.AdditionalCost r when r.to() instanceof Rule.AdditionalCost.To.Block b -> b.attack();
            default -> Happening.NOTHING_SAID;
        };
    }
}
