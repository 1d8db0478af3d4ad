package cardinal.kernel;

/** Something that happened. Games add their own kinds as records. */
public interface Event {
    /** A small number for indexes: events of one kind share it. */
    int kind();
}
