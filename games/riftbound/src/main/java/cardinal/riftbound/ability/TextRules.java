package cardinal.riftbound.ability;

import cardinal.riftbound.card.Keyword;

/**
 * What a rule document says of the words of cards: which of them it knows. The grammar reads the words of every document; what a document
 * does not know is refused for it, never played by another one's rules.
 */
public interface TextRules {
    /** The base document. */
    TextRules BASE = new TextRules() {
    };

    /** Whether it knows the words that came after the base document: what is marked {@link Later}. */
    default boolean knowsLaterWords() {
        return false;
    }

    /** 716: whether it lists this keyword. */
    default boolean knows(Keyword keyword) {
        return !keyword.isLater() || knowsLaterWords();
    }
}
