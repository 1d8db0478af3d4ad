package cardinal.kernel;

/** One step of a procedure: changes the table, asks one question, or pushes one frame. */
@FunctionalInterface
public interface Step<F extends Frame<?>, T extends Table> {
    void run(F frame, T table);
}
