package cardinal.catalog.game;

import cardinal.kernel.Dice;
import cardinal.kernel.Setup.DeckList;
import java.util.Optional;
import java.util.function.Function;

/**
 * A card to try in games.
 *
 * @param deck  a legal deck with the card, by chance; nothing if no deck can contain it, such as a token
 */
public record Candidate(String card, Function<Dice, Optional<DeckList>> deck) {
}
