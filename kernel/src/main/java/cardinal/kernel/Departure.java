package cardinal.kernel;

/** An event after which an object is no longer where or what it was: it left its zone or was turned over. */
public interface Departure extends Event {
    /** The object just before. */
    Image image();
}
