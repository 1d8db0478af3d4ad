package cardinal.evolve.ability;

/** The kinds of statement as small numbers, for lists of what is stated. */
public final class FactKinds {
    public static final int COUNT = Fact.class.getPermittedSubclasses().length;

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

    public static int of(Class<?> kind) {
        return NUMBERS.get(kind);
    }

    /** The kinds an ability states in whatever condition, as a bit set. */
    public static long of(Ability.Passive passive) {
        long kinds = of(passive.fact());
        for (Ability.Passive.Tier tier : passive.instead()) {
            kinds |= of(tier.fact());
        }
        return kinds;
    }

    /** The kinds a statement is of, as a bit set. */
    public static long of(Fact fact) {
        if (!(fact instanceof Fact.All all)) {
            return 1L << of(fact.getClass());
        }
        long kinds = 0;
        for (Fact part : all.parts()) {
            kinds |= of(part);
        }
        return kinds;
    }
}
