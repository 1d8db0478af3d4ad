package cardinal.riftbound.set;

import cardinal.cards.Shelf;
import cardinal.cards.Shipped;
import cardinal.kernel.Setup.DeckList;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.card.CardData;
import cardinal.riftbound.program.CardPool;
import cardinal.riftbound.table.Mode;
import java.util.List;

/** The cards and decks we ship: our own designs. The cards are read once, at their first use; safe to share between threads. */
public final class StarterSet {
    /** The last heading of every list. */
    private static final String BATTLEFIELDS = "Battlefields:";

    /** The class loader's lock makes the first use safe. */
    private static final class Loaded {
        static final Shipped<CardData, CardPool> ALL = Shipped.of(() -> RiftCards.LIBRARY, StarterSet.class,
                "/cardinal/riftbound/", List.of("wreckers", "maskers", "tides", "dusk", "hearth", "thunder"));
    }

    /** Likewise. */
    private static final class Shelved {
        static final Shelf<CardData, Ability> ALL = Shelf.of(RiftCards.LIBRARY, () -> Loaded.ALL.cards());
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

    /** The starter decks with as many battlefields as a mode wants: the first of each list, which are all different. */
    public static List<DeckList> decks(Mode mode) {
        return decks().stream().map(deck -> trimmed(deck, mode.battlefieldsEach())).toList();
    }

    private static DeckList trimmed(DeckList deck, int battlefields) {
        int end = deck.lines().indexOf(BATTLEFIELDS) + 1 + battlefields;
        return end >= deck.lines().size() ? deck : new DeckList(deck.name(), deck.lines().subList(0, end));
    }

    public static DeckList deck(String name) {
        return Loaded.ALL.deck(name);
    }
}
