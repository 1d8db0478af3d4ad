package cardinal.ufs.card;

import cardinal.ufs.ability.Rule;

/** The kinds of rule effect as bits, so that a question about one kind is answered at once where there is none of it. */
public final class RuleKinds {
    private static final ClassValue<Long> BITS = new ClassValue<>() {
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
    };

    private RuleKinds() {
    }

    public static long bit(Class<? extends Rule> kind) {
        return BITS.get(kind);
    }
}
