package cardinal.evolve.table;

import java.util.List;

/** 6.2: preparing the game. */
interface SetupRules {
    /** 6.1 and the appendices: how decks may be built. */
    default List<Format> formats() {
        return List.of(Format.STANDARD, Format.OPEN_8);
    }

    /** 6.2.1.7, 6.2.1.8: so many cards are drawn, and drawn anew. */
    default int openingHand() {
        return 4;
    }

    /** 6.2.1.10: the evolution points of the player who goes first, and of the other one. */
    default int evolutionPoints(boolean first) {
        return first ? 0 : 3;
    }

    /** The clause by which a card with Starting Amulet is laid down before the game; the base document knows none. */
    default String layingAmulets() {
        return "6.2.1.4";
    }

    /** The clause by which it is turned faceup. */
    default String turningAmulets() {
        return "6.2.1.12";
    }

    /** The super-evolution points that each player has at first; the base document knows none. */
    default int superEvolutionPoints() {
        return 0;
    }
}
