package cardinal.riftbound.program;

import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Fact;
import java.util.List;

/** Sets of kinds of fact, a bit each: what nobody states need not be looked for. */
public final class FactKinds {
    private static final List<Class<?>> KINDS = List.of(Fact.class.getPermittedSubclasses());
    private static final ClassValue<Long> BITS = new ClassValue<>() {
        @Override
        protected Long computeValue(Class<?> type) {
            return 1L << KINDS.indexOf(type);
        }
    };

    private FactKinds() {
    }

    public static long bit(Class<? extends Fact> kind) {
        return BITS.get(kind);
    }

    static long of(Ability.Passive[] passives) {
        long kinds = 0;
        for (Ability.Passive p : passives) {
            kinds |= bit(p.fact().getClass());
        }
        return kinds;
    }
}
