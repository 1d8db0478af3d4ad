package cardinal.kernel;

/** Something a person gave is wrong: what, where, and what would have been right. Nothing was changed. */
public class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public BadInput(String message) {
        super(message);
    }

    public BadInput(String where, String message) {
        super(where + ": " + message);
    }
}
