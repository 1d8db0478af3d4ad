package cardinal.kernel;

/** A condition asked before a step; when it holds, the frame leaves the stack instead of running the step. */
@FunctionalInterface
public interface Guard<F extends Frame<?>, T extends Table> {
    boolean leaves(F frame, T table);
}
