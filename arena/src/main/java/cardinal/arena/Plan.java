package cardinal.arena;

import cardinal.kernel.BadInput;
import cardinal.kernel.Dice;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Setup;
import cardinal.kernel.Table;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * What a simulation plays. Game by game the seatings are taken in turn; the seed of each game follows from the base seed and
 * its index, so that the number of threads changes nothing.
 *
 * @param seatings  for each pairing the decks by seat
 * @param bots  the level of the bot at each seat
 * @param checking  whether the table is examined at every decision
 * @param concedes  whether players give up at random moments
 * @param journals  the directory that gets one journal per game
 */
public record Plan<T extends Table>(Ruleset<T> rules, String mode, List<List<Setup.DeckList>> seatings,
        List<String> bots, int games, long seed,
        int threads, boolean checking, boolean concedes, Optional<Path> journals) {

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
        for (List<Setup.DeckList> seating : seatings) {
            if (seating.size() != bots.size()) {
                throw new BadInput(
                        seating.size() + " decks and " + bots.size() + " bots: every seat needs one of each");
            }
        }
    }

    /** These decks at these seats in every game; random bots, one thread. */
    public static <T extends Table> Plan<T> seated(Ruleset<T> rules, String mode, List<Setup.DeckList> decks) {
        return of(rules, mode, List.of(List.copyOf(decks)), decks.size());
    }

    /** Every deck against every other in both orders (a single deck against itself); random bots, one thread. */
    public static <T extends Table> Plan<T> everyPair(Ruleset<T> rules, String mode, List<Setup.DeckList> decks) {
        List<List<Setup.DeckList>> seatings = new ArrayList<>();
        for (int a = 0; a < decks.size(); a++) {
            for (int b = 0; b < decks.size(); b++) {
                if (a != b || decks.size() == 1) {
                    seatings.add(List.of(decks.get(a), decks.get(b)));
                }
            }
        }
        return of(rules, mode, seatings, 2);
    }

    /** Each of these seatings in turn; random bots, one thread. */
    public static <T extends Table> Plan<T> of(Ruleset<T> rules, String mode, List<List<Setup.DeckList>> seatings,
            int seats) {
        return new Plan<>(rules, mode, List.copyOf(seatings), List.copyOf(Collections.nCopies(seats, "random")), 1, 1,
                1,
                false, false, Optional.empty());
    }

    /** The decks one after the other at a table of several seats, each beginning once at the first seat; random bots, one thread. */
    public static <T extends Table> Plan<T> inTurn(Ruleset<T> rules, String mode, List<Setup.DeckList> decks,
            int seats) {
        List<List<Setup.DeckList>> seatings = new ArrayList<>();
        for (int first = 0; first < decks.size(); first++) {
            List<Setup.DeckList> seating = new ArrayList<>();
            for (int seat = 0; seat < seats; seat++) {
                seating.add(decks.get((first + seat) % decks.size()));
            }
            seatings.add(List.copyOf(seating));
        }
        return of(rules, mode, seatings, seats);
    }

    public Plan<T> bots(String... levels) {
        return new Plan<>(rules, mode, seatings, List.of(levels), games, seed, threads, checking, concedes, journals);
    }

    public Plan<T> games(int n) {
        return new Plan<>(rules, mode, seatings, bots, n, seed, threads, checking, concedes, journals);
    }

    public Plan<T> seed(long base) {
        return new Plan<>(rules, mode, seatings, bots, games, base, threads, checking, concedes, journals);
    }

    public Plan<T> threads(int n) {
        return new Plan<>(rules, mode, seatings, bots, games, seed, n, checking, concedes, journals);
    }

    /** Examines the table at every decision. */
    public Plan<T> checked() {
        return new Plan<>(rules, mode, seatings, bots, games, seed, threads, true, concedes, journals);
    }

    /** Lets a random player give up at a random question, and in a game that goes on without them another one later. */
    public Plan<T> conceding() {
        return new Plan<>(rules, mode, seatings, bots, games, seed, threads, checking, true, journals);
    }

    /** Writes the journal of every game into this directory. */
    public Plan<T> journals(Path directory) {
        return new Plan<>(rules, mode, seatings, bots, games, seed, threads, checking, concedes,
                Optional.of(directory));
    }

    /** The seed of one game. */
    public long seedOf(int game) {
        return new Dice(seed * 0x9e3779b97f4a7c15L ^ game).next() >>> 1;
    }

    /** What one game begins with. */
    public Setup setup(int game) {
        return new Setup(rules.id(), mode, seedOf(game), seatings.get(seatingOf(game)));
    }

    int seatingOf(int game) {
        return game % seatings.size();
    }
}
