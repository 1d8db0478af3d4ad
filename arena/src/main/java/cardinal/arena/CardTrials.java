package cardinal.arena;

import cardinal.catalog.game.Candidate;
import cardinal.kernel.Dice;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Setup.DeckList;
import cardinal.kernel.Table;
import cardinal.kernel.Wording;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Random games with every card in a deck: no exception, no lost card, no game without end. A game counts for every card in its decks.
 * The same seed plays the same games, whatever the number of threads.
 */
public final class CardTrials {
    /** A card plays its games in several decks. */
    private static final int DECKS = 5;

    /**
     * What was found.
     *
     * @param games  how many were played; each card was in its number of them, or more
     * @param failures  what went wrong in games with a card, the first few
     * @param deckless  cards that no deck can contain
     */
    public record Findings(int games, Map<String, List<String>> failures, List<String> deckless,
            Throughput throughput) {
    }

    private static final int MOST_FAILURES = 3;

    private CardTrials() {
    }

    /** Two decks, and which of the cards to try are in them. */
    private record Seating(List<DeckList> decks, Set<String> cards) {
    }

    /** Plays at least this many games with each card. */
    public static <T extends Table> Findings run(Ruleset<T> rules, String mode, List<Candidate> candidates, int games,
            long seed, int threads, ProgressListener progress) {
        int decks = Math.min(DECKS, games);
        List<String> deckless = new ArrayList<>();
        List<Seating> seatings = seatings(candidates, decks, seed, deckless);
        if (seatings.isEmpty()) {
            return new Findings(0, Map.of(), List.copyOf(deckless), new Throughput(0, 0, 0, threads));
        }
        int all = seatings.size() * ((games + decks - 1) / decks);
        Plan<T> plan = Plan.of(rules, mode, seatings.stream().map(Seating::decks).toList()).games(all).seed(seed)
                .threads(threads).checked();
        Simulation.Report report = Simulation.run(plan, progress);
        Map<String, List<String>> failures = new LinkedHashMap<>();
        for (Result.Failure failure : report.result().failures()) {
            for (String card : seatings.get(plan.seatingOf(failure.game())).cards()) {
                List<String> known = failures.computeIfAbsent(card, _ -> new ArrayList<>());
                if (known.size() < MOST_FAILURES) {
                    known.add("game " + failure.game() + " of seed " + seed + ": " + failure.problem());
                }
            }
        }
        return new Findings(all, failures, List.copyOf(deckless), report.throughput());
    }

    /** Until every card is in this many; a card that is in enough decks of others needs none of its own. */
    private static List<Seating> seatings(List<Candidate> candidates, int decks, long seed, List<String> deckless) {
        Map<String, String> nameOf = new HashMap<>();
        candidates.forEach(candidate -> nameOf.put(Wording.fold(candidate.card()), candidate.card()));
        Map<String, Integer> counts = new HashMap<>();
        List<Seating> seatings = new ArrayList<>();
        for (int card = 0; card < candidates.size(); card++) {
            Candidate own = candidates.get(card);
            for (int i = counts.getOrDefault(own.card(), 0); i < decks; i = counts.getOrDefault(own.card(), 0)) {
                List<DeckList> pair = pair(candidates, card, i, seed);
                if (pair.isEmpty()) {
                    deckless.add(own.card());
                    break;
                }
                Set<String> cards = new LinkedHashSet<>(List.of(own.card()));
                pair.forEach(deck -> deck.lines().forEach(line -> add(cards, nameOf.get(named(line)))));
                cards.forEach(name -> counts.merge(name, 1, Integer::sum));
                seatings.add(new Seating(pair, cards));
            }
        }
        return seatings;
    }

    private static void add(Set<String> cards, @Nullable String name) {
        if (name != null) {
            cards.add(name);
        }
    }

    /** The card of a line of a deck list. */
    private static String named(String line) {
        String stripped = line.strip();
        int digits = 0;
        while (digits < stripped.length() && Character.isDigit(stripped.charAt(digits))) {
            digits++;
        }
        return Wording.fold(stripped.substring(digits));
    }

    /** A deck with the card, now at the first seat and now at the second, against a deck with another card; none if there is none. */
    private static List<DeckList> pair(List<Candidate> candidates, int card, int number, long seed) {
        Dice dice = new Dice(new Dice(seed ^ (long) card << 20 ^ number).next());
        Optional<DeckList> own = candidates.get(card).deck().apply(dice);
        for (int others = 0; own.isPresent() && others < candidates.size(); others++) {
            Optional<DeckList> other = candidates.get(dice.below(candidates.size())).deck().apply(dice);
            if (other.isPresent()) {
                return number % 2 == 0 ? List.of(own.get(), other.get()) : List.of(other.get(), own.get());
            }
        }
        return List.of();
    }
}
