package cardinal.catalog.game;

import java.util.List;

/**
 * What came of reading a card that somebody wrote.
 *
 * @param outline  what was understood, as an indented tree; of the paragraphs that were
 * @param failures  the paragraphs that were not
 */
public record Trial(String name, List<String> outline, List<Failure> failures) {

    /**
     * A paragraph that was not understood.
     *
     * @param unread  the words that could not be read
     * @param why  the same in sentences
     * @param like  a sentence of a known card that is much alike and is understood; empty when none is
     */
    public record Failure(String paragraph, List<String> unread, String why, String like) {
    }

    public boolean isUnderstood() {
        return failures.isEmpty();
    }
}
