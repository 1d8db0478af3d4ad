package cardinal.arena;

import cardinal.kernel.BadInput;
import cardinal.kernel.Dice;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Setup;
import cardinal.kernel.Setup.DeckList;
import cardinal.kernel.Table;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What a simulation plays. Game by game the seatings are taken in turn; the seed of each game follows from the base
 * seed and its index, so that the number of threads changes nothing.
 *
 * @param seatings  for each pairing who sits where
 */
public record Plan<T extends Table>(Ruleset<T> rules, String mode, List<Seating> seatings, int games, long seed,
        int threads, SimulationSettings settings) {

    public Plan {
        if (seatings.isEmpty()) {
            throw new BadInput("a simulation needs decks");
        }
        if (games < 1) {
            throw new BadInput("a simulation needs at least 1 game, not " + games);
        }
        if (threads < 1) {
            throw new BadInput("a simulation needs at least 1 thread, not " + threads);
        }
    }

    /** These decks at these seats in every game; random bots, one thread. */
    public static <T extends Table> Plan<T> seated(Ruleset<T> rules, String mode, List<DeckList> decks) {
        return of(rules, mode, List.of(List.copyOf(decks)));
    }

    /** Every deck against every other in both orders (a single deck against itself); random bots, one thread. */
    public static <T extends Table> Plan<T> everyPair(Ruleset<T> rules, String mode, List<DeckList> decks) {
        List<List<DeckList>> seatings = new ArrayList<>();
        for (int a = 0; a < decks.size(); a++) {
            for (int b = 0; b < decks.size(); b++) {
                if (a != b || decks.size() == 1) {
                    seatings.add(List.of(decks.get(a), decks.get(b)));
                }
            }
        }
        return of(rules, mode, seatings);
    }

    /** These decks by seat in turn; random bots, one thread. */
    public static <T extends Table> Plan<T> of(Ruleset<T> rules, String mode, List<List<DeckList>> decks) {
        return seatings(rules, mode, decks.stream().map(Seating::random).toList());
    }

    /** Each of these seatings in turn; one thread. */
    public static <T extends Table> Plan<T> seatings(Ruleset<T> rules, String mode, List<Seating> seatings) {
        return new Plan<>(rules, mode, List.copyOf(seatings), 1, 1, 1, SimulationSettings.PLAIN);
    }

    /**
     * The decks one after the other at a table of several seats, each beginning once at the first seat; random bots,
     * one thread.
     */
    public static <T extends Table> Plan<T> inTurn(Ruleset<T> rules, String mode, List<DeckList> decks,
            int seats) {
        List<List<DeckList>> seatings = new ArrayList<>();
        for (int first = 0; first < decks.size(); first++) {
            List<DeckList> seating = new ArrayList<>();
            for (int seat = 0; seat < seats; seat++) {
                seating.add(decks.get((first + seat) % decks.size()));
            }
            seatings.add(List.copyOf(seating));
        }
        return of(rules, mode, seatings);
    }

    /** The same bots, by seat, in all games. */
    public Plan<T> bots(String... levels) {
        List<Seating> all = seatings.stream().map(s -> new Seating(s.decks(), List.of(levels))).toList();
        return new Plan<>(rules, mode, all, games, seed, threads, settings);
    }

    public Plan<T> games(int n) {
        return new Plan<>(rules, mode, seatings, n, seed, threads, settings);
    }

    public Plan<T> seed(long base) {
        return new Plan<>(rules, mode, seatings, games, base, threads, settings);
    }

    public Plan<T> threads(int n) {
        return new Plan<>(rules, mode, seatings, games, seed, n, settings);
    }

    private Plan<T> in(SimulationSettings other) {
        return new Plan<>(rules, mode, seatings, games, seed, threads, other);
    }

    /** Examines the table at every decision. */
    public Plan<T> checked() {
        return in(settings.checked());
    }

    /** Lets a random player give up at a random question, and in a game that goes on without them another one later. */
    public Plan<T> conceding() {
        return in(settings.conceding());
    }

    /** Plays two seatings in a row with the same seed. */
    public Plan<T> inPairs() {
        if (seatings.size() % 2 != 0) {
            throw new BadInput("pairs of games need an even number of seatings, not " + seatings.size());
        }
        return in(settings.inPairs());
    }

    /** Notes for every game which cards were held and played. */
    public Plan<T> countingCards() {
        return in(settings.countingCards());
    }

    /** Writes the journal of every game into this directory. */
    public Plan<T> journals(Path directory) {
        return in(settings.writing(directory));
    }

    public int seats() {
        return seatings.getFirst().decks().size();
    }

    /** The seed of one game. */
    public long seedOf(int game) {
        return new Dice(seed * 0x9e3779b97f4a7c15L ^ (settings.paired() ? game / 2 : game)).next() >>> 1;
    }

    /** What one game begins with. */
    public Setup setup(int game) {
        return new Setup(rules.id(), mode, seedOf(game), seating(game).decks());
    }

    Seating seating(int game) {
        return seatings.get(seatingOf(game));
    }

    int seatingOf(int game) {
        return game % seatings.size();
    }
}
