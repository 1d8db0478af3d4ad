package cardinal.riftbound.set;

import cardinal.cards.Shelf;
import cardinal.cards.Shipped;
import cardinal.kernel.Setup.DeckList;
import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.card.CardData;
import cardinal.riftbound.edition.Editions;
import cardinal.riftbound.program.CardPool;
import cardinal.riftbound.table.Edition;
import cardinal.riftbound.table.Mode;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * The cards and decks we ship: our own designs, compiled for an edition at the first use; safe to share between threads. Where no edition is
 * named it is the base document.
 */
public final class StarterSet {
    /** The last heading of every list. */
    private static final String BATTLEFIELDS = "Battlefields:";
    private static final List<String> DECKS = List.of("wreckers", "maskers", "tides", "dusk", "hearth", "thunder");

    /** 489.8.i of 2026-07: in this order those who sit two seats apart have no battlefield in common. */
    private static final List<String> TEAMS =
            List.of("dusk", "maskers", "wreckers", "thunder", "hearth", "iron-vow", "tides", "green-hunt");

    private static final Map<String, Shipped<CardData, CardPool>> LOADED = new ConcurrentHashMap<>();
    private static final Map<String, Shelf<CardData, Ability>> SHELVED = new ConcurrentHashMap<>();

    private StarterSet() {
    }

    /** The cards one by one, each read when it is asked for. */
    public static Shelf<CardData, Ability> shelf() {
        return shelf(Editions.RIFTBOUND_2025);
    }

    /** The same as an edition reads them. */
    public static Shelf<CardData, Ability> shelf(Edition edition) {
        return SHELVED.computeIfAbsent(edition.id(),
                _ -> Shelf.of(RiftCards.library(edition), () -> shipped(edition).cards()));
    }

    /** The whole set. */
    public static Shipped<CardData, CardPool> shipped() {
        return shipped(Editions.RIFTBOUND_2025);
    }

    /** The whole set, as an edition plays it: the newer one has cards and decks of its own beside. */
    public static Shipped<CardData, CardPool> shipped(Edition edition) {
        return LOADED.computeIfAbsent(edition.id(), _ -> Shipped.of(() -> RiftCards.library(edition), StarterSet.class,
                "/cardinal/riftbound/", files(edition), decks(edition)));
    }

    private static List<String> files(Edition edition) {
        return edition.knowsLaterWords() ? List.of("starter.json", "starter-2026-07.json") : List.of("starter.json");
    }

    private static List<String> decks(Edition edition) {
        return edition.knowsLaterWords()
                ? Stream.concat(DECKS.stream(), Stream.of("iron-vow", "green-hunt")).toList() : DECKS;
    }

    public static CardPool pool() {
        return shipped().pool();
    }

    public static CardPool pool(Edition edition) {
        return shipped(edition).pool();
    }

    /** In the order of the file. */
    public static List<CardData> cards() {
        return shipped().cards();
    }

    /** The starter decks, always in the same order. */
    public static List<DeckList> decks() {
        return shipped().decks();
    }

    /** The starter decks with as many battlefields as a mode wants: the first of each list, which are all different. */
    public static List<DeckList> decks(Mode mode) {
        return decks(Editions.RIFTBOUND_2025, mode);
    }

    /** The same for an edition. */
    public static List<DeckList> decks(Edition edition, Mode mode) {
        int each = edition.battlefieldsEach(mode);
        Stream<DeckList> all = mode.teams() && each > 1 ? TEAMS.stream().map(shipped(edition)::deck)
                : shipped(edition).decks().stream();
        return all.map(deck -> trimmed(deck, each)).toList();
    }

    private static DeckList trimmed(DeckList deck, int battlefields) {
        int end = deck.lines().indexOf(BATTLEFIELDS) + 1 + battlefields;
        return end >= deck.lines().size() ? deck : new DeckList(deck.name(), deck.lines().subList(0, end));
    }

    public static DeckList deck(String name) {
        return shipped().deck(name);
    }
}
