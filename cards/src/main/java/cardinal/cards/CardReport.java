package cardinal.cards;

import java.util.List;

/**
 * What came of reading a card's text.
 *
 * @param unread  the words that were not understood
 * @param why  the same in sentences; empty for a card that can be played
 */
public record CardReport(String name, boolean supported, List<String> unread, String why) {
}
