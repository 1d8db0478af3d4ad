package cardinal.scenario;

import java.util.List;

/** What came of running a scenario; the message of one that passed is empty. */
public record ScenarioResult(String file, String title, List<String> rules, boolean passed, String message) {
    public ScenarioResult {
        rules = List.copyOf(rules);
    }
}
