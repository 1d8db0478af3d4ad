package cardinal.evolve.table;

import cardinal.evolve.ability.Fact;

/** The kinds of statement as small numbers, for lists of what is stated. */
final class FactKinds {
    static final int COUNT = Fact.class.getPermittedSubclasses().length;

    private static final ClassValue<Integer> NUMBERS = new ClassValue<>() {
        @Override
        protected Integer computeValue(Class<?> type) {
            Class<?>[] kinds = Fact.class.getPermittedSubclasses();
            for (int i = 0; i < kinds.length; i++) {
                if (kinds[i] == type) {
                    return i;
                }
            }
            throw new IllegalArgumentException(type + " is no kind of statement");
        }
    };

    private FactKinds() {
    }

    static int of(Class<?> kind) {
        return NUMBERS.get(kind);
    }
}
