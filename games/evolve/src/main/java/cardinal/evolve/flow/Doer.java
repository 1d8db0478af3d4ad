package cardinal.evolve.flow;

/** A procedure whose parts do things that its text refers to later. */
interface Doer {
    void did(Deeds more);
}
