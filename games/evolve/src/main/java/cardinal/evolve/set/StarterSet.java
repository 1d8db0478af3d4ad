package cardinal.evolve.set;

import cardinal.cards.Shelf;
import cardinal.cards.Shipped;
import cardinal.evolve.ability.Ability;
import cardinal.evolve.card.CardData;
import cardinal.evolve.table.CardPool;
import cardinal.kernel.Setup.DeckList;
import java.util.List;

/** The cards and decks we ship: our own designs. The cards are read once, at their first use; safe to share between threads. */
public final class StarterSet {

    /** The class loader's lock makes the first use safe. */
    private static final class Loaded {
        static final Shipped<CardData, CardPool> ALL = Shipped.of(() -> EvolveCards.LIBRARY, StarterSet.class,
                "/cardinal/evolve/",
                List.of("thicket", "vanguard", "observatory", "wyvern", "crypt", "basilica", "furlong",
                        "limelight"));
    }

    /** Likewise. */
    private static final class Shelved {
        static final Shelf<CardData, Ability> ALL = Shelf.of(EvolveCards.LIBRARY, () -> Loaded.ALL.cards());
    }

    private StarterSet() {
    }

    /** The cards one by one, each read when it is asked for. */
    public static Shelf<CardData, Ability> shelf() {
        return Shelved.ALL;
    }

    /** The whole set. */
    public static Shipped<CardData, CardPool> shipped() {
        return Loaded.ALL;
    }

    public static CardPool pool() {
        return Loaded.ALL.pool();
    }

    /** In the order of the file. */
    public static List<CardData> cards() {
        return Loaded.ALL.cards();
    }

    /** The starter decks, always in the same order. */
    public static List<DeckList> decks() {
        return Loaded.ALL.decks();
    }

    public static DeckList deck(String name) {
        return Loaded.ALL.deck(name);
    }
}
