package cardinal.evolve.ability;

import cardinal.evolve.card.CardClass;

/** 6.1.2: what a card says about the deck it is in. */
public sealed interface DeckRule {

    /** "Your deck may contain any number of cards with this name." (6.1.1.4) */
    record AnyNumber() implements DeckRule {
    }

    /** "Your deck may contain up to 6 cards with this name." (6.1.1.4) */
    record UpTo(int n) implements DeckRule {
    }

    /** "Your deck may contain only 1 card with this name." (6.1.1.4) */
    record Only(int n) implements DeckRule {
    }

    /** "This card may be put into a deck of any class." (6.1.1.5.1) */
    record AnyClass() implements DeckRule {
    }

    /** "This card may be put into a [swordcraft] deck." (6.1.1.5.1) */
    record AlsoClass(CardClass craft) implements DeckRule {
    }

    /** "Your deck may also contain [runecraft] cards.": a leader or card that opens another class (6.1.1.5.1). */
    record Opens(CardClass craft) implements DeckRule {
    }

    /** "Your main deck may contain up to 60 cards." / "at least 30 cards" (6.1.1.2) */
    record MainDeckSize(boolean most, int n) implements DeckRule {
    }

    /** "Your evolve deck may contain up to 15 cards." (6.1.1.3) */
    record EvolveDeckSize(int n) implements DeckRule {
    }
}
