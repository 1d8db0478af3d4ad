package cardinal.arena;

import cardinal.cards.CardReport;
import cardinal.cards.MissingWords;
import cardinal.cards.deck.Problem;
import cardinal.catalog.game.Game;
import cardinal.catalog.game.ReadDeck;
import cardinal.kernel.Setup.DeckList;
import cardinal.kernel.Wording;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** What came of many decks: which can be played, and which words keep the others from it. */
public record PlayableDecks(List<Deck> decks, List<CardReport> reports) {
    /**
     * What came of one deck.
     *
     * @param playable  whether the text of all of its cards is understood
     * @param unsupported  cards whose text is not understood
     * @param unknown  lines whose card is not at hand
     * @param legal  whether nothing at all is wrong with it
     */
    public record Deck(String name, boolean playable, List<String> unsupported, List<String> unknown, boolean legal) {
    }

    public static PlayableDecks of(Game<?> game, List<DeckList> lists) {
        Map<String, CardReport> cards = new HashMap<>();
        game.reports().forEach(card -> cards.put(Wording.fold(card.name()), card));
        List<Deck> decks = new ArrayList<>();
        List<CardReport> reports = new ArrayList<>();
        for (DeckList list : lists) {
            Deck deck = deck(game.read(list), list.name());
            decks.add(deck);
            reports.add(new CardReport(deck.name, deck.playable,
                    deck.unsupported.stream().flatMap(card -> unread(cards, card)).distinct().toList(), ""));
        }
        return new PlayableDecks(List.copyOf(decks), List.copyOf(reports));
    }

    private static Deck deck(ReadDeck read, String name) {
        List<String> unsupported =
                read.unread().stream().filter(Problem::unsupported).map(Problem::card).distinct().toList();
        List<String> unknown =
                read.unread().stream().filter(p -> !p.unsupported()).map(Problem::card).distinct().toList();
        return new Deck(name, unsupported.isEmpty(), unsupported, unknown, read.faults().isEmpty());
    }

    private static Stream<String> unread(Map<String, CardReport> cards, String card) {
        CardReport report = cards.get(Wording.fold(card));
        return report == null || report.unread().isEmpty() ? Stream.of(card) : report.unread().stream();
    }

    /** The words that keep decks from being played, those that unlock most first; as cards they have names of decks. */
    public List<MissingWords> missing() {
        return MissingWords.of(reports);
    }
}
