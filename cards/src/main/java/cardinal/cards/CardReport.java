package cardinal.cards;

import java.util.List;

/**
 * What came of reading a card's text.
 *
 * @param unread  the words that were not understood
 */
public record CardReport(String name, boolean supported, List<String> unread) {
}
