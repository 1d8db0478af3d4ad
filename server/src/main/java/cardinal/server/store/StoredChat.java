package cardinal.server.store;

/** Something that was said. seat: -1 for a spectator. */
public record StoredChat(int place, int seat, String name, String words) {
}
