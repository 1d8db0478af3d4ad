package cardinal.kernel;

import org.jspecify.annotations.Nullable;

/**
 * An object as it was just before it left: what the rules remember of it.
 *
 * @param values  the ruleset's derived values at that moment
 */
public record Image(int card, Piece piece, @Nullable Object values) {
    public Ref ref() {
        return new Ref(card, piece.incarnation());
    }
}
