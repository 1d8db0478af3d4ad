package cardinal.evolve.flow;

/** A procedure whose parts do things that its text refers to later. */
interface DeedListener {
    void did(DeedsDone more);
}
