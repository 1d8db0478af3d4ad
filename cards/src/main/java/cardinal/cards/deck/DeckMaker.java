package cardinal.cards.deck;

import cardinal.kernel.Dice;
import cardinal.kernel.Setup.DeckList;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Makes legal decks by chance; the same chance makes the same deck. */
@FunctionalInterface
public interface DeckMaker<C> {
    /** A legal deck that contains this card, or any if none is named; nothing if no legal deck can be made of the cards at hand. */
    Optional<DeckList> deck(Dice dice, @Nullable C with);
}
