package cardinal.ufs.set;

import cardinal.cards.Shipped;
import cardinal.kernel.Setup.DeckList;
import cardinal.ufs.card.CardData;
import cardinal.ufs.table.Edition;
import cardinal.ufs.table.CardPool;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The cards and decks we ship: our own designs, compiled for an edition at the first use; safe to share between threads. */
public final class StarterSet {
    private static final List<String> DECKS = List.of("anvil", "tide", "oak", "veil");
    private static final Map<String, Shipped<CardData, CardPool>> LOADED = new ConcurrentHashMap<>();

    private StarterSet() {
    }

    /** The whole set, as an edition plays it. Each edition has its own four decks. */
    public static Shipped<CardData, CardPool> shipped(Edition edition) {
        return LOADED.computeIfAbsent(edition.id(),
                id -> Shipped.of(() -> UfsCards.library(edition), StarterSet.class, "/cardinal/ufs/",
                        DECKS.stream().map(deck -> deck + "-" + id.replace("ufs-", "")).toList()));
    }

    public static CardPool pool(Edition edition) {
        return shipped(edition).pool();
    }

    /** The starter decks, always in the same order. */
    public static List<DeckList> decks(Edition edition) {
        return shipped(edition).decks();
    }

    public static DeckList deck(Edition edition, String name) {
        return shipped(edition).deck(name);
    }
}
