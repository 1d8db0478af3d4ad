package cardinal.kernel.toy;

import cardinal.kernel.Ref;

/**
 * The folded values of one object, and the stamp of the last effect that went into them. Stamps only grow, so "already
 * applied" is a comparison.
 */
record CurrentState(Ref of, int power, int foldedUpTo) {
    static final CurrentState NEVER = new CurrentState(Ref.NONE, 0, 0);

    boolean isOf(Ref object) {
        return of.equals(object);
    }
}
