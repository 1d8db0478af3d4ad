package cardinal.evolve.table;

/** A procedure that plays or resolves something. */
public interface Resolving {
    Item item();
}
