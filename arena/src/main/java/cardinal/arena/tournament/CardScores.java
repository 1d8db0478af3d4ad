package cardinal.arena.tournament;

import cardinal.arena.CardUse;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Collects what became of those who held or played a card, deck by deck. */
final class CardScores {

    /** A card of a deck. */
    private record Key(String deck, String card) {
    }

    /** What one player of a game did with the cards, and their score. */
    record Entry(CardUse use, double score) {
    }

    private static final class Tallies {
        final ScoreTally held = new ScoreTally();
        final ScoreTally unheld = new ScoreTally();
        final ScoreTally played = new ScoreTally();
    }

    private final Map<Key, Tallies> all = new TreeMap<>(Comparator.comparing(Key::deck).thenComparing(Key::card));
    private final Map<String, List<List<Entry>>> pairs = new TreeMap<>();

    /** The games of one pair in which this deck was played. */
    void add(String deck, List<Entry> pair) {
        pairs.computeIfAbsent(deck, d -> new ArrayList<>()).add(pair);
    }

    List<TournamentResult.CardScore> scores() {
        pairs.forEach((deck, list) -> {
            List<String> cards = list.stream().flatMap(List::stream)
                    .flatMap(e -> Stream.concat(e.use().held().stream(), e.use().played().stream()))
                    .distinct().sorted().toList();
            for (String card : cards) {
                Tallies tallies = all.computeIfAbsent(new Key(deck, card), k -> new Tallies());
                list.forEach(pair -> add(tallies, pair, card));
            }
        });
        List<TournamentResult.CardScore> scores = new ArrayList<>();
        all.forEach((key, t) -> scores.add(new TournamentResult.CardScore(key.deck(), key.card(), t.held.rate(),
                t.unheld.rate(), t.played.rate())));
        return List.copyOf(scores);
    }

    private static void add(Tallies tallies, List<Entry> pair, String card) {
        count(tallies.held, pair, e -> e.use().held().contains(card));
        count(tallies.unheld, pair, e -> !e.use().held().contains(card));
        count(tallies.played, pair, e -> e.use().played().contains(card));
    }

    private static void count(ScoreTally tally, List<Entry> pair, Predicate<Entry> which) {
        List<Entry> those = pair.stream().filter(which).toList();
        tally.add(those.size(), those.stream().mapToDouble(Entry::score).sum());
    }
}
