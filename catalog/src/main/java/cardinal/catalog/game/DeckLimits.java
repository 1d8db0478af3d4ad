package cardinal.catalog.game;

import cardinal.cards.deck.CardLimit;
import cardinal.cards.deck.Violation;
import cardinal.kernel.Setup;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a list of banned and restricted cards says about decks. No document has a word about it: the list and its day are the reason. */
public final class DeckLimits {
    private final LocalDate day;
    /** The row in force for each card, by its name. */
    private final Map<String, CardLimit> byName = new LinkedHashMap<>();
    private final List<String> unknown = new ArrayList<>();

    /** rows: those in force on that day. */
    public DeckLimits(Game<?> game, List<CardLimit> rows, LocalDate day) {
        this.day = day;
        for (CardLimit row : rows) {
            Optional<String> name = meant(game, row.card());
            if (name.isPresent()) {
                byName.merge(name.get(), row, (one, other) -> other.replaces(one) ? other : one);
            } else {
                unknown.add(row.card());
            }
        }
    }

    /** The card that a row means, found as a card in a deck list is. */
    private static Optional<String> meant(Game<?> game, String card) {
        return game.read(new Setup.DeckList("", List.of("1 " + card))).sections().values().stream()
                .flatMap(List::stream).map(ReadDeck.Card::name).findFirst();
    }

    /** Cards of the list that are not among those at hand: nothing can be said about them. */
    public List<String> unknown() {
        return unknown;
    }

    /** A violation for each card of which there are more copies than allowed, in all parts of the deck together. */
    public List<Violation> violations(ReadDeck deck) {
        Map<String, Integer> copies = new LinkedHashMap<>();
        deck.sections().values().stream().flatMap(List::stream)
                .forEach(card -> copies.merge(card.name(), 1, Integer::sum));
        List<Violation> all = new ArrayList<>();
        copies.forEach((name, count) -> {
            CardLimit row = byName.get(name);
            if (row != null && count > row.most()) {
                all.add(new Violation("", name + ": " + told(row) + "; the deck has " + count));
            }
        });
        return all;
    }

    private String told(CardLimit row) {
        return (row.most() == 0 ? "banned" : "at most " + row.most() + (row.most() == 1 ? " copy" : " copies"))
                + " on " + day + " by " + (row.source().isEmpty() ? "the list" : row.source())
                + (row.region().isEmpty() ? "" : ", region " + row.region())
                + (row.from() == null ? "" : ", since " + row.from());
    }
}
