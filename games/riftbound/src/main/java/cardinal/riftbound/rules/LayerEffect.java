package cardinal.riftbound.rules;

import cardinal.riftbound.ability.Condition;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.table.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * 450: something that alters values: a passive of an object, a fact in force, or a modifier on one object.
 *
 * @param index  its number in this evaluation
 * @param layer  the layer it is applied in
 * @param stamp  its age, by which it is ordered (453)
 * @param scope  from where its words are read
 * @param what  the fact or modifier
 * @param on  the object that a modifier is on
 */
record LayerEffect(int index, int layer, long stamp, Scope scope, Object what, Condition condition, int on) {
    static final int NO_LAYER = -1;
    static final int TRAITS = 0;
    static final int ABILITIES = 1;
    static final int INCREASES = 2;
    static final int REDUCTIONS = 3;
    private static final Selector FRIENDLY_UNITS =
            new Selector.All(Filter.of(Filter.Kind.UNIT).side(Filter.Side.FRIENDLY));

    /** 452.1: what asks whether a keyword is there depends on all that give it, so it comes last. */
    static long order(long stamp, Object fact) {
        return fact instanceof Fact.HasIfLacking ? stamp + Long.MAX_VALUE / 2 : stamp;
    }

    /** Whether its words look at anything that effects of its layer alter. */
    boolean mayDepend() {
        int altered = switch (layer) {
            case TRAITS -> ValuesRead.TAGS | ValuesRead.MIGHT;
            case ABILITIES -> ValuesRead.KEYWORDS;
            default -> ValuesRead.MIGHT;
        };
        return (ValuesRead.of(what, condition, who()) & altered) != 0;
    }

    /** The one object it is about, where it is about one that is known. */
    int subject() {
        return what instanceof Modifier ? on : scope.source();
    }

    /** The objects a fact is about; null if it is about one that is known. */
    @Nullable Selector who() {
        return switch (what) {
            case Fact.Might m -> m.who();
            case Fact.MightBecomes m -> m.who();
            case Fact.Are a -> a.who();
            case Fact.Has h -> h.who();
            case Fact.HasIfLacking h -> h.who();
            case Fact.Loses l -> l.who();
            case Fact.BuffsGiveMore b -> FRIENDLY_UNITS;
            default -> null;
        };
    }

    /** 450: the layer of what alters values; NO_LAYER for what does not. */
    static int layerOf(Object what) {
        return switch (what) {
            case Modifier.CopyOf c -> TRAITS;
            case Modifier.MightIs m -> TRAITS;
            case Fact.MightBecomes m -> TRAITS;
            case Fact.Are a -> TRAITS;
            case Modifier.Gains g -> ABILITIES;
            case Modifier.Wears w -> ABILITIES;
            case Modifier.Loses l -> ABILITIES;
            case Fact.Has h -> ABILITIES;
            case Fact.HasIfLacking h -> ABILITIES;
            case Fact.Loses l -> ABILITIES;
            case Modifier.MightBy m -> m.n() >= 0 ? INCREASES : REDUCTIONS;
            case Fact.Might m -> m.sign() > 0 ? INCREASES : REDUCTIONS;
            case Fact.MightIncreasedBy m -> INCREASES;
            case Fact.BuffsGiveMore b -> INCREASES;
            default -> NO_LAYER;
        };
    }
}
