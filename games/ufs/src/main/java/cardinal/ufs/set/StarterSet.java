package cardinal.ufs.set;

import cardinal.cards.Shelf;
import cardinal.cards.Shipped;
import cardinal.kernel.Setup.DeckList;
import cardinal.ufs.ability.CardText;
import cardinal.ufs.card.CardData;
import cardinal.ufs.edition.Editions;
import cardinal.ufs.table.Edition;
import cardinal.ufs.table.CardPool;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The cards and decks we ship: our own designs, compiled for an edition at the first use; safe to share between threads. */
public final class StarterSet {
    private static final List<String> DECKS = List.of("anvil", "tide", "oak", "veil");
    private static final Map<String, Shipped<CardData, CardPool>> LOADED = new ConcurrentHashMap<>();

    /** The cards are printed and read the same for every edition. The class loader's lock makes the first use safe. */
    private static final class Shelved {
        static final Shelf<CardData, CardText> ALL =
                Shelf.of(UfsCards.library(Editions.UFS_2019), () -> shipped(Editions.UFS_2019).cards());
    }

    private StarterSet() {
    }

    /** The cards one by one, each read when it is asked for. */
    public static Shelf<CardData, CardText> shelf() {
        return Shelved.ALL;
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
