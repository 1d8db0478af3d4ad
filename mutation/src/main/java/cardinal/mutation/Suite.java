package cardinal.mutation;

import cardinal.catalog.Games;
import cardinal.catalog.entry.Family;
import cardinal.proving.ShippedScenarios;
import cardinal.scenario.ScenarioReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** All scenarios and tests of a family of games. */
final class Suite {
    private Suite() {
    }

    static Family<?> family(String id) {
        return Games.families().stream().filter(f -> f.id().equals(id)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no family of games called " + id));
    }

    static List<Trial> of(Path home, String id) {
        ShippedScenarios test = ScenarioTrial.testOf(id);
        List<Trial> trials = new ArrayList<>();
        for (Path file : ScenarioReader.filesIn(home.resolve("scenarios").resolve(id))) {
            trials.add(ScenarioTrial.of(home, file, test));
        }
        // Tests of a family with several documents say which one they mean, or mean the one the family is written after.
        String usual = id.equals("ufs") ? "ufs-2019" : id;
        trials.addAll(JUnitTrial.below("cardinal." + id, usual));
        return trials;
    }

    /** What is wrong with a trial, whatever it throws. */
    @SuppressWarnings("CatchingUnchecked")
    static String problem(Trial trial) {
        try {
            return trial.problem();
        } catch (Throwable e) {
            return "broke: " + e;
        }
    }
}
