package cardinal.server.wire;

import java.util.Optional;

/** A deck: one that comes with Cardinal, or one in any written form (list, copies, code). Without either, a starter by chance. */
public record DeckChoice(Optional<String> starter, Optional<String> text) {
}
