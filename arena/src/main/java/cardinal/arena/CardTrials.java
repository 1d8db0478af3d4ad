package cardinal.arena;

import cardinal.kernel.Dice;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Setup.DeckList;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Random games with every card in a deck: no exception, no lost card, no game without end. The same seed plays the same games,
 * whatever the number of threads.
 */
public final class CardTrials {
    /** A card plays its games in several decks. */
    private static final int DECKS = 5;

    /**
     * A card to try.
     *
     * @param deck  a legal deck with the card, by chance; nothing if no deck can contain it, such as a token
     */
    public record Candidate(String card, Function<Dice, Optional<DeckList>> deck) {
    }

    /**
     * What was found.
     *
     * @param failures  what went wrong in games with a card, the first few
     * @param deckless  cards that no deck can contain
     */
    public record Findings(int games, Map<String, List<String>> failures, List<String> deckless, Timing timing) {
    }

    private static final int MOST_FAILURES = 3;

    private CardTrials() {
    }

    /** Plays this many games with each card. */
    public static <T extends Table> Findings run(Ruleset<T> rules, String mode, List<Candidate> candidates, int games,
            long seed, int threads, Progress progress) {
        List<List<DeckList>> seatings = new ArrayList<>();
        List<String> tried = new ArrayList<>();
        List<String> deckless = new ArrayList<>();
        int decks = Math.min(DECKS, games);
        for (int i = 0; i < candidates.size(); i++) {
            List<List<DeckList>> own = seatings(candidates, i, decks, seed);
            if (own.size() < decks) {
                deckless.add(candidates.get(i).card());
            } else {
                tried.add(candidates.get(i).card());
                seatings.addAll(own);
            }
        }
        if (tried.isEmpty()) {
            return new Findings(0, Map.of(), List.copyOf(deckless), new Timing(0, 0, 0, threads));
        }
        int all = tried.size() * games;
        Plan<T> plan = Plan.of(rules, mode, seatings).games(all).seed(seed).threads(threads).checked();
        Simulation.Report report = Simulation.run(plan, progress);
        Map<String, List<String>> failures = new LinkedHashMap<>();
        for (Result.Failure failure : report.result().failures()) {
            List<String> known = failures.computeIfAbsent(tried.get(plan.seatingOf(failure.game()) / decks),
                    card -> new ArrayList<>());
            if (known.size() < MOST_FAILURES) {
                known.add("game " + failure.game() + " of seed " + seed + ": " + failure.problem());
            }
        }
        return new Findings(all, failures, List.copyOf(deckless), report.timing());
    }

    /** Decks with the card, now at the first seat and now at the second, against decks of other cards. */
    private static List<List<DeckList>> seatings(List<Candidate> candidates, int card, int decks, long seed) {
        List<List<DeckList>> seatings = new ArrayList<>();
        for (int i = 0; i < decks; i++) {
            Dice dice = new Dice(new Dice(seed ^ (long) card << 20 ^ i).next());
            Optional<DeckList> own = candidates.get(card).deck().apply(dice);
            for (int others = 0; own.isPresent() && others < candidates.size(); others++) {
                Optional<DeckList> other = candidates.get(dice.below(candidates.size())).deck().apply(dice);
                if (other.isPresent()) {
                    seatings.add(i % 2 == 0 ? List.of(own.get(), other.get()) : List.of(other.get(), own.get()));
                    break;
                }
            }
        }
        return seatings;
    }
}
