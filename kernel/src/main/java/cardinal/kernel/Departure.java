package cardinal.kernel;

/** An event after which an object is no longer where or what it was: it left its zone or was turned over. */
public interface Departure extends CardEvent {
    /** The object just before. */
    Image image();

    @Override
    default int card() {
        return image().card();
    }

    /** Who controlled it, unless the event is about somebody else. */
    @Override
    default int seat() {
        return image().piece().controller();
    }
}
