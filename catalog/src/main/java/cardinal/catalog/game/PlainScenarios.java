package cardinal.catalog.game;

import cardinal.kernel.BadInput;
import cardinal.kernel.Match;
import cardinal.kernel.Table;
import cardinal.scenario.Scenario;
import cardinal.scenario.ScenarioGame;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A game for which no scenarios can be written yet. */
record PlainScenarios<T extends Table>(String game) implements ScenarioGame<T> {
    @Override
    public List<String> names() {
        return List.of(game);
    }

    @Override
    public Match<T> begin(Scenario scenario, Watcher<T> watcher) {
        throw new BadInput("scenarios of " + game + " cannot be played yet");
    }

    @Override
    public @Nullable Object value(T table, String path) {
        throw new BadInput("there is no path \"" + path + "\" of " + game);
    }

    @Override
    public List<PathDoc> paths() {
        return List.of();
    }
}
