package cardinal.server.wire;

/** A deck in the form that was asked for. */
public record DeckExport(String form, String text) {
}
