package cardinal.evolve.table;

/** 4: zones. */
interface ZoneRules {
    /** 4.6: whether faceup cards in the evolve deck area are cards in the evolve deck, though a text does not speak of faceup ones. */
    default boolean countsFaceupInEvolveDeck() {
        return true;
    }
}
