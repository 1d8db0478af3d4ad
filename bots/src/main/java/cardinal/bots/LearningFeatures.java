package cardinal.bots;

import java.util.List;

/**
 * A game told in numbers, for programs that learn: what counts about its players and its cards, beyond where cards lie.
 */
public interface LearningFeatures {

    /** What the numbers of a player mean. */
    List<String> playerNames();

    /** What counts about a player, as far as this seat may know. */
    double[] player(int player);

    /** What the numbers of a card mean. */
    List<String> cardNames();

    /** What counts about a card this seat sees. */
    double[] card(int card);
}
