package cardinal.evolve.ability;

/** How a number is compared. */
public enum Compare {
    AT_LEAST, AT_MOST, EXACTLY, LESS_THAN, MORE_THAN;

    public boolean holds(int value, int limit) {
        return switch (this) {
            case AT_LEAST -> value >= limit;
            case AT_MOST -> value <= limit;
            case EXACTLY -> value == limit;
            case LESS_THAN -> value < limit;
            case MORE_THAN -> value > limit;
        };
    }
}
