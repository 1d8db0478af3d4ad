package cardinal.server.wire;

/** A message with how it goes over the wire. */
public record Written(ToClient message, String json) {
    public static Written of(ToClient message) {
        return new Written(message, WireJson.write(message));
    }
}
