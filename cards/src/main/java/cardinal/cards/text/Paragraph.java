package cardinal.cards.text;

import org.jspecify.annotations.Nullable;

/** One paragraph of a card's text: what a game calls an ability. */
public interface Paragraph {
    /** The sort of ability, where one of its parts says it; null where its record does. */
    default @Nullable Enum<?> sort() {
        return null;
    }
}
