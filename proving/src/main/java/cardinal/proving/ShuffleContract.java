package cardinal.proving;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Match;
import cardinal.kernel.Observer;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Setup;
import cardinal.kernel.Table;
import cardinal.scenario.Scenario;
import cardinal.scenario.ScenarioGame;
import cardinal.scenario.ScenarioReader;
import cardinal.scenario.ScenarioRunner;
import cardinal.scenario.WatchedScenarioGame;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Where a document says that cards are shuffled or come in random order, every order occurs, over many seeds of the table's dice, and
 * nobody knows which of them lies where.
 */
public abstract class ShuffleContract<T extends Table> {
    private static final int SEEDS = 40;
    private static final int GAMES = 800;

    private final RandomGames<T> games;
    private final List<String> decks;

    /** @param decks  the zones that are shuffled before a game, by their names */
    protected ShuffleContract(RandomGames<T> games, List<String> decks) {
        this.games = games;
        this.decks = decks;
    }

    /** A scenario with some cards in a small deck; the seed is put into it. */
    public record Shuffling<T extends Table>(ScenarioGame<T> game, String yaml, String zone, int orders) {
    }

    /** Answers what is asked before decks are shuffled; usually nothing is. */
    protected void untilShuffled(Match<T> match) {
    }

    /** Every card of a deck comes to lie on top in some game, and no card of it is known. */
    @Test
    void before_a_game_every_card_of_a_deck_can_come_to_lie_on_top() {
        Map<Integer, Set<Integer>> tops = new HashMap<>();
        Map<Integer, Set<Integer>> cards = new HashMap<>();
        for (int seed = 0; seed < GAMES; seed++) {
            Setup usual = games.setup().apply(0);
            Match<T> match =
                    Match.start(games.rules(), new Setup(usual.game(), usual.mode(), seed, usual.decks()));
            untilShuffled(match);
            T t = match.table();
            for (int zone = 0; zone < t.zones().count(); zone++) {
                if (decks.contains(t.spec(zone).name()) && t.size(zone) > 0) {
                    tops.computeIfAbsent(zone, z -> new HashSet<>()).add(t.zones().top(zone));
                    for (int i = 0; i < t.size(zone); i++) {
                        cards.computeIfAbsent(zone, z -> new HashSet<>()).add(t.cardAt(zone, i));
                        assertThat(t.piece(t.cardAt(zone, i)).known()).as("who knows a shuffled card").isZero();
                    }
                }
            }
        }
        assertThat(tops).isNotEmpty().isEqualTo(cards);
    }

    /** Plays a scenario with many seeds: all orders occur, and at its end nobody knows a card of the zone. */
    protected static <T extends Table> void shuffles(Shuffling<T> shuffling) {
        Set<List<String>> orders = new HashSet<>();
        for (int seed = 1; seed <= SEEDS; seed++) {
            Kept<T> kept = new Kept<>(shuffling.game);
            Scenario scenario =
                    ScenarioReader.read("shuffling.yaml", shuffling.yaml.stripIndent() + "\nseed: " + seed + "\n");
            assertThat(new ScenarioRunner(List.of(kept)).problem(scenario)).isEmpty();
            T t = Objects.requireNonNull(kept.match).table();
            List<String> order = new ArrayList<>();
            int zone = IntStream.range(0, t.zones().count()).filter(z -> t.spec(z).seat() == 0
                    && t.spec(z).name().equals(shuffling.zone)).findFirst().orElseThrow();
            for (int i = 0; i < t.size(zone); i++) {
                int card = t.cardAt(zone, i);
                order.add(t.piece(card).face().name());
                assertThat(t.piece(card).known()).as("who knows %s", order.getLast()).isZero();
            }
            orders.add(order);
        }
        assertThat(orders).hasSize(shuffling.orders);
    }

    /** Keeps the match that a scenario is played on. */
    private static final class Kept<T extends Table> extends WatchedScenarioGame<T> {
        private @Nullable Match<T> match;

        Kept(ScenarioGame<T> game) {
            super(game);
        }

        @Override
        protected Observer<T> watching(Ruleset<T> rules, Observer<T> other) {
            return other;
        }

        @Override
        public Match<T> begin(Scenario scenario, Watcher<T> watcher) {
            Match<T> begun = super.begin(scenario, watcher);
            match = begun;
            return begun;
        }
    }
}
