package cardinal.server.wire;

/** The body of every answer that is no success. where: the field or the line; empty for the whole. */
public record ApiError(String where, String reason) {
}
