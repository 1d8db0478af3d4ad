package cardinal.bots;

/** How much the options of one open question are worth, seen from the seat that is asked. Only the order counts. */
@FunctionalInterface
public interface Worth {
    int of(int option);
}
