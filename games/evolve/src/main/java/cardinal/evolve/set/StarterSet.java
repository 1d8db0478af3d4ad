package cardinal.evolve.set;

import cardinal.cards.Shelf;
import cardinal.cards.Shipped;
import cardinal.evolve.ability.Ability;
import cardinal.evolve.card.CardData;
import cardinal.evolve.edition.Editions;
import cardinal.evolve.table.CardPool;
import cardinal.evolve.table.Edition;
import cardinal.kernel.Setup.DeckList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The cards and decks we ship: our own designs. The cards are read once for each edition, at their first use; safe to share between
 * threads. Where no edition is said, they are read by the base document.
 */
public final class StarterSet {
    private static final Map<String, Shipped<CardData, CardPool>> LOADED = new ConcurrentHashMap<>();
    private static final Map<String, Shelf<CardData, Ability>> SHELVED = new ConcurrentHashMap<>();

    private StarterSet() {
    }

    /** The cards one by one, each read when it is asked for. */
    public static Shelf<CardData, Ability> shelf(Edition edition) {
        return SHELVED.computeIfAbsent(edition.id(),
                id -> Shelf.of(EvolveCards.library(edition), () -> shipped(edition).cards()));
    }

    /** The whole set, as an edition plays it. */
    public static Shipped<CardData, CardPool> shipped(Edition edition) {
        return LOADED.computeIfAbsent(edition.id(),
                id -> Shipped.of(() -> EvolveCards.library(edition), StarterSet.class, "/cardinal/evolve/",
                        edition.starterCards(), edition.starterDecks()));
    }

    public static CardPool pool(Edition edition) {
        return shipped(edition).pool();
    }

    public static CardPool pool() {
        return pool(Editions.EVOLVE_1_8_0);
    }

    /** In the order of the file. */
    public static List<CardData> cards() {
        return shipped(Editions.EVOLVE_1_8_0).cards();
    }

    /** The starter decks, always in the same order. */
    public static List<DeckList> decks() {
        return shipped(Editions.EVOLVE_1_8_0).decks();
    }

    public static DeckList deck(String name) {
        return shipped(Editions.EVOLVE_1_8_0).deck(name);
    }
}
