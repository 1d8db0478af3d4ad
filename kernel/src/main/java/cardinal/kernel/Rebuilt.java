package cardinal.kernel;

import java.util.Optional;

/**
 * A match rebuilt from what was recorded of it.
 *
 * @param match  as it stands after the last choice that came out the same
 * @param common  how many choices that are
 * @param difference  what comes after them, if not all came out the same
 */
public record Rebuilt<T extends Table>(Match<T> match, int common, Optional<Difference> difference) {

    /** The match, if all of it came out the same; otherwise a complaint that says where it parts. */
    public Match<T> whole() {
        if (difference.isPresent()) {
            throw new BadInput("journal", difference.get().sentence());
        }
        return match;
    }
}
