package cardinal.evolve.table;

import java.util.List;

/** 2, 9, Appendix A: the cards that a document knows. */
interface CardRules {
    /** 9.1.2.3: the file of the tokens that the document lists, and with them Carrots and the leader of those who have none. */
    default String tokenList() {
        return "tokens.json";
    }

    /** The files of the cards we ship for it: our own. */
    default List<String> starterCards() {
        return List.of("starter.json");
    }

    /** The starter decks we ship for it. */
    default List<String> starterDecks() {
        return List.of("thicket", "vanguard", "observatory", "wyvern", "crypt", "basilica", "furlong", "limelight");
    }
}
