package cardinal.scenario;

import cardinal.cards.deck.Violation;
import cardinal.kernel.Answer;
import cardinal.kernel.Match;
import cardinal.kernel.Observer;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Setup.DeckList;
import cardinal.kernel.Table;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A game's scenarios with somebody who watches them being played. */
public abstract class WatchedScenarioGame<T extends Table> implements ScenarioGame<T> {
    private final ScenarioGame<T> game;

    protected WatchedScenarioGame(ScenarioGame<T> game) {
        this.game = game;
    }

    /** Who watches; the other one has to be told everything, too. */
    protected abstract Observer<T> watching(Ruleset<T> rules, Observer<T> other);

    @Override
    public Match<T> begin(Scenario scenario, Watcher<T> watcher) {
        return game.begin(scenario, (Watcher<T>) rules -> watching(rules, watcher.by(rules)));
    }

    // ---- the rest is the game's ----------------------------------------------------------------------

    @Override
    public List<String> names() {
        return game.names();
    }

    @Override
    public @Nullable Object value(T table, String path) {
        return game.value(table, path);
    }

    @Override
    public List<PathDoc> paths() {
        return game.paths();
    }

    @Override
    public List<String> expand(T table, int seat, String command) {
        return game.expand(table, seat, command);
    }

    @Override
    public List<String> unfold(T table, int seat, String command) {
        return game.unfold(table, seat, command);
    }

    @Override
    public void checkWords(T table, String command) {
        game.checkWords(table, command);
    }

    @Override
    public boolean means(T table, String written, String found) {
        return game.means(table, written, found);
    }

    @Override
    public Optional<String> usualAnswer(T table) {
        return game.usualAnswer(table);
    }

    @Override
    public Optional<String> usualOrder(T table) {
        return game.usualOrder(table);
    }

    @Override
    public List<String> pending() {
        return game.pending();
    }

    @Override
    public List<String> spellings(T table, long option, Answer answer) {
        return game.spellings(table, option, answer);
    }

    @Override
    public List<Violation> violations(Scenario scenario, DeckList deck) {
        return game.violations(scenario, deck);
    }
}
