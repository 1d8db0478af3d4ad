package cardinal.ufs.program;

import cardinal.ufs.ability.Rule;

/**
 * A kind of rule effect as a bit, so that a question about one kind is answered at once where there is none of it. These
 * are the kinds that are asked for.
 */
public record RuleKind<R extends Rule>(Class<R> type, long bit) {
    public static final RuleKind<Rule.AdditionalCost> ADDITIONAL_COST = of(Rule.AdditionalCost.class);
    public static final RuleKind<Rule.AdjustsDamage> ADJUSTS_DAMAGE = of(Rule.AdjustsDamage.class);
    public static final RuleKind<Rule.AlsoType> ALSO_TYPE = of(Rule.AlsoType.class);
    public static final RuleKind<Rule.AsThoughInHand> AS_THOUGH_IN_HAND = of(Rule.AsThoughInHand.class);
    public static final RuleKind<Rule.AsThoughSpending> AS_THOUGH_SPENDING = of(Rule.AsThoughSpending.class);
    public static final RuleKind<Rule.CannotBe> CANNOT_BE = of(Rule.CannotBe.class);
    public static final RuleKind<Rule.CannotBeAdded> CANNOT_BE_ADDED = of(Rule.CannotBeAdded.class);
    public static final RuleKind<Rule.CannotBeAttacked> CANNOT_BE_ATTACKED = of(Rule.CannotBeAttacked.class);
    public static final RuleKind<Rule.CannotBeBlocked> CANNOT_BE_BLOCKED = of(Rule.CannotBeBlocked.class);
    public static final RuleKind<Rule.CannotBlock> CANNOT_BLOCK = of(Rule.CannotBlock.class);
    public static final RuleKind<Rule.CannotChange> CANNOT_CHANGE = of(Rule.CannotChange.class);
    public static final RuleKind<Rule.CannotDo> CANNOT_DO = of(Rule.CannotDo.class);
    public static final RuleKind<Rule.CannotGainHealth> CANNOT_GAIN_HEALTH = of(Rule.CannotGainHealth.class);
    public static final RuleKind<Rule.CannotLeave> CANNOT_LEAVE = of(Rule.CannotLeave.class);
    public static final RuleKind<Rule.CannotPlay> CANNOT_PLAY = of(Rule.CannotPlay.class);
    public static final RuleKind<Rule.CannotPlayAbilities> CANNOT_PLAY_ABILITIES = of(Rule.CannotPlayAbilities.class);
    public static final RuleKind<Rule.ChecksCannotChange> CHECKS_CANNOT_CHANGE = of(Rule.ChecksCannotChange.class);
    public static final RuleKind<Rule.CommitsAsFoundation> COMMITS_AS_FOUNDATION = of(Rule.CommitsAsFoundation.class);
    public static final RuleKind<Rule.CountsAsBlocked> COUNTS_AS_BLOCKED = of(Rule.CountsAsBlocked.class);
    public static final RuleKind<Rule.CountsAsCards> COUNTS_AS_CARDS = of(Rule.CountsAsCards.class);
    public static final RuleKind<Rule.Deals> DEALS = of(Rule.Deals.class);
    public static final RuleKind<Rule.DoesNotReady> DOES_NOT_READY = of(Rule.DoesNotReady.class);
    public static final RuleKind<Rule.FailingDoesNotEnd> FAILING_DOES_NOT_END = of(Rule.FailingDoesNotEnd.class);
    public static final RuleKind<Rule.MayBlockFrom> MAY_BLOCK_FROM = of(Rule.MayBlockFrom.class);
    public static final RuleKind<Rule.MayBlockWith> MAY_BLOCK_WITH = of(Rule.MayBlockWith.class);
    public static final RuleKind<Rule.MayReverse> MAY_REVERSE = of(Rule.MayReverse.class);
    public static final RuleKind<Rule.MayTry> MAY_TRY = of(Rule.MayTry.class);
    public static final RuleKind<Rule.MomentumFaceUp> MOMENTUM_FACE_UP = of(Rule.MomentumFaceUp.class);
    public static final RuleKind<Rule.ModifiesBlocks> MODIFIES_BLOCKS = of(Rule.ModifiesBlocks.class);
    public static final RuleKind<Rule.MoreThanOne> MORE_THAN_ONE = of(Rule.MoreThanOne.class);
    public static final RuleKind<Rule.NextFormIs> NEXT_FORM_IS = of(Rule.NextFormIs.class);
    public static final RuleKind<Rule.NoReversal> NO_REVERSAL = of(Rule.NoReversal.class);
    public static final RuleKind<Rule.NotBelowPrinted> NOT_BELOW_PRINTED = of(Rule.NotBelowPrinted.class);
    public static final RuleKind<Rule.OnlyAbilities> ONLY_ABILITIES = of(Rule.OnlyAbilities.class);
    public static final RuleKind<Rule.OnlyBlockedBy> ONLY_BLOCKED_BY = of(Rule.OnlyBlockedBy.class);
    public static final RuleKind<Rule.OnlyCards> ONLY_CARDS = of(Rule.OnlyCards.class);
    public static final RuleKind<Rule.OnlyOwnAbilities> ONLY_OWN_ABILITIES = of(Rule.OnlyOwnAbilities.class);
    public static final RuleKind<Rule.PlayableOnlyIf> PLAYABLE_ONLY_IF = of(Rule.PlayableOnlyIf.class);
    public static final RuleKind<Rule.Skip> SKIP = of(Rule.Skip.class);
    public static final RuleKind<Rule.StaysInPool> STAYS_IN_POOL = of(Rule.StaysInPool.class);
    public static final RuleKind<Rule.Unblockable> UNBLOCKABLE = of(Rule.Unblockable.class);

    private static <R extends Rule> RuleKind<R> of(Class<R> type) {
        return new RuleKind<>(type, Bits.OF.get(type));
    }

    /** The bit of the kind of a rule. */
    public static long bitOf(Rule rule) {
        return Bits.OF.get(rule.getClass());
    }

    /** The bits of several kinds. */
    public static long bits(RuleKind<?>... kinds) {
        long bits = 0;
        for (RuleKind<?> kind : kinds) {
            bits |= kind.bit;
        }
        return bits;
    }

    /** Whether there may be one of this kind among those that these bits stand for. */
    public boolean isAmong(long kinds) {
        return (kinds & bit) != 0;
    }

    /** Every kind has its place among the permitted ones. */
    private static final class Bits extends ClassValue<Long> {
        static final Bits OF = new Bits();

        @Override
        protected Long computeValue(Class<?> type) {
            Class<?>[] kinds = Rule.class.getPermittedSubclasses();
            for (int i = 0; i < kinds.length; i++) {
                if (kinds[i] == type) {
                    return 1L << i;
                }
            }
            throw new IllegalArgumentException(type + " is no kind of rule");
        }
    }
}
