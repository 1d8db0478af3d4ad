package cardinal.kernel;

/** What is printed on a card. Shared by all copies and never changed. */
public interface Face {
    String name();

    /** A number that identifies the face within the card pool of this match. */
    int number();
}
