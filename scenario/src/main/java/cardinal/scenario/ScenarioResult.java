package cardinal.scenario;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What came of running a scenario; the message of one that passed is empty.
 *
 * @param rules  the clauses as the file writes them, with the name of their document where it names one
 * @param editions  what came of it by each of the games the file names; none when it could not be read
 */
public record ScenarioResult(String file, String title, List<String> rules, boolean passed, String message,
        List<ByEdition> editions) {
    public ScenarioResult {
        rules = List.copyOf(rules);
        editions = List.copyOf(editions);
    }

    /**
     * By one game.
     *
     * @param rules  the clauses it proves there
     * @param ending  how it ended, or where it stood when something failed; nothing when it could not begin
     * @param assumed  answers that the script left out and that were given in the usual way
     */
    public record ByEdition(String game, boolean passed, String message, List<String> rules, @Nullable Ending ending,
            List<String> assumed) {
        public ByEdition {
            rules = List.copyOf(rules);
            assumed = List.copyOf(assumed);
        }
    }
}
