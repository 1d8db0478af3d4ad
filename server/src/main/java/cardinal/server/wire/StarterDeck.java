package cardinal.server.wire;

/** GET /api/games/{game}/decks/{name}: a deck that comes with Cardinal, as a list. */
public record StarterDeck(String name, String text) {
}
