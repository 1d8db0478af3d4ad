package cardinal.cards.text;

import java.util.List;

/** What came of reading a card's text. */
public sealed interface Reading<A> {
    /** @param normal the text as the game prints it */
    record Understood<A>(List<A> abilities, String normal) implements Reading<A> {
    }

    /**
     * @param unread the words that could not be read, a few for each paragraph that failed
     * @param why one sentence for each paragraph that failed
     */
    record NotUnderstood<A>(List<String> unread, String why) implements Reading<A> {
    }
}
