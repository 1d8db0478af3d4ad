package cardinal.evolve.table;

/** 6.1, 14, appendices: conditions of deck construction that the base document does not know; the clauses here are those they stand beside. */
interface DeckingRules {
    /** Whether decks of the universe of drive checks have conditions and a beginning of their own. */
    default boolean hasDriveDecks() {
        return false;
    }

    /** The clause by which such a deck holds a card with Starting Amulet. */
    default String startingAmulet() {
        return "6.1.1.5.2";
    }

    /** The clause by which its cards with a Trigger are of the leader's class. */
    default String triggersOfTheClass() {
        return "6.1.1.5.2";
    }

    /** The clause by which a deck holds no cards with Starting Amulet of two names. */
    default String oneStartingAmulet() {
        return "6.1.2";
    }

    /** The clause by which double-sided cards are counted by the name of one side. */
    default String countedByTheFirstSide() {
        return "6.1.1.4";
    }

    /** The clause by which there are two leader cards of two classes. */
    default String twoLeaders() {
        return "6.1.1.1";
    }

    /** The clause by which decks with two leaders are based on classes. */
    default String basedOnClasses() {
        return "6.1.1.5";
    }

    /** The clause by which their cards are of one of these classes, or neutral. */
    default String ofEitherClass() {
        return "6.1.1.5.1";
    }

    /** The clause by which there are cards of both. */
    default String ofBothClasses() {
        return "6.1.1.5.1";
    }
}
