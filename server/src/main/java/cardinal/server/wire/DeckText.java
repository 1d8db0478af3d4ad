package cardinal.server.wire;

import java.util.Optional;

/** POST /api/decks/check and /api/decks/export: a deck in any written form. form: list, copies or code. */
public record DeckText(String game, String mode, Optional<String> pool, String text, Optional<String> form) {
}
