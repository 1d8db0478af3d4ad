package cardinal.arena.meaning;

import java.util.List;

/**
 * A part of a card's abilities that has words of its own, and what it can be exchanged for.
 *
 * @param kind  the record it stands in and its place there, such as "Draw.count"
 * @param words  the paragraph or keyword it stands in
 * @param without  all abilities of the card but that paragraph or keyword
 */
record Part(String kind, String words, List<?> without, List<Exchange> exchanges) {

    /**
     * The card with this part exchanged for another of its kind.
     *
     * @param was  the words that are exchanged
     * @param now  the words in their place
     * @param abilities  all abilities of the card
     */
    public record Exchange(String was, String now, List<?> abilities) {
    }
}
