package cardinal.server.store;

/** The store cannot take or give anything at the moment: a full disk, a database that is away. Nothing was changed; it may work again soon. */
public final class StoreFault extends RuntimeException {
    private static final long serialVersionUID = 1;

    StoreFault(Throwable cause) {
        super("nothing can be stored at the moment", cause);
    }
}
