package cardinal.riftbound.rules;

import cardinal.riftbound.ability.Amount;
import cardinal.riftbound.ability.Condition;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Named;
import cardinal.riftbound.ability.Selector;
import org.jspecify.annotations.Nullable;

/** 451.1: which derived values the words of an effect look at. Where it looks at none, it depends on no other effect. */
final class ValuesRead {
    static final int MIGHT = 1;
    static final int KEYWORDS = 2;
    static final int TAGS = 4;

    private ValuesRead() {
    }

    /** What decides whether it exists, what it influences, and with what outcome (451.1.a to 451.1.c). */
    static int of(Object what, Condition condition, @Nullable Selector who) {
        int reads = condition(condition) | (who instanceof Selector.All all ? filter(all.filter()) : 0);
        return switch (what) {
            case Fact.Might m -> reads | amount(m.amount()) | (isLimited(m) ? MIGHT : 0);
            case Fact.MightIncreasedBy m -> reads | amount(m.amount());
            default -> reads;
        };
    }

    private static boolean isLimited(Fact.Might m) {
        return m.sign() < 0 && m.least() > 0;
    }

    private static int condition(Condition condition) {
        return switch (condition) {
            case Condition.AtLeast a -> filter(a.filter());
            case Condition.None n -> filter(n.filter());
            case Condition.IAm i -> trait(i.trait());
            case Condition.Both b -> condition(b.one()) | condition(b.other());
            case Condition.Not n -> condition(n.what());
            default -> 0;
        };
    }

    private static int amount(Amount amount) {
        return switch (amount) {
            case Amount.MightOf _ -> MIGHT;
            case Amount.HighestMight h -> MIGHT | filter(h.filter());
            case Amount.PerEach p -> filter(p.filter());
            case Amount.PerEachWhereItIs p -> filter(p.filter());
            case Amount.NumberOf n -> filter(n.filter());
            case Amount.Fixed _,Amount.EnergyOf _,Amount.YourPoints _,Amount.ThatMuch _,Amount.PerRevealed _ -> 0;
        };
    }

    private static int filter(Filter filter) {
        int reads = 0;
        for (int i = 0; i < filter.traits().size(); i++) {
            reads |= trait(filter.traits().get(i));
        }
        reads |= filter.or().isEmpty() ? 0 : filter(filter.or().get());
        return reads;
    }

    private static int trait(Filter.Trait trait) {
        return switch (trait) {
            case Filter.Trait.Is is -> is == Filter.Trait.Is.MIGHTY ? MIGHT : 0;
            case Filter.Trait.MightAtMost _,Filter.Trait.MightAtLeast _,Filter.Trait.WeakerThanMe _ -> MIGHT;
            case Filter.Trait.Tagged _,Filter.Trait.TaggedAny _,Filter.Trait.NotTagged _ -> TAGS;
            case Filter.Trait.With _,Filter.Trait.Without _ -> KEYWORDS;
            case Filter.Trait.IsNamed n -> n.what() == Named.TAG ? TAGS : 0;
            case Filter.Trait.Chooses c -> filter(c.what());
            case Filter.Trait.AttachedTo _,Filter.Trait.ChoosesOnlyMe _ -> 0;
            case Filter.Trait.EnergyLessThan e -> amount(e.amount());
            case Filter.Trait.CostsAtMost _,Filter.Trait.CostsAtLeast _,Filter.Trait.PowerAtLeast _ -> 0;
        };
    }
}
