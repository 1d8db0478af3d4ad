package cardinal.arena;

import java.nio.file.Path;
import java.util.Optional;

/**
 * How the games of a plan are played and looked at.
 *
 * @param checking  whether the table is examined at every decision
 * @param concedes  whether players give up at random moments
 * @param paired  whether two games in a row have the same seed: the same luck with the seats exchanged
 * @param counting  whether it is noted which cards were held and played
 * @param journals  the directory that gets one journal per game
 */
record SimulationSettings(boolean checking, boolean concedes, boolean paired, boolean counting,
        Optional<Path> journals) {
    static final SimulationSettings PLAIN = new SimulationSettings(false, false, false, false, Optional.empty());

    SimulationSettings checked() {
        return new SimulationSettings(true, concedes, paired, counting, journals);
    }

    SimulationSettings conceding() {
        return new SimulationSettings(checking, true, paired, counting, journals);
    }

    SimulationSettings inPairs() {
        return new SimulationSettings(checking, concedes, true, counting, journals);
    }

    SimulationSettings countingCards() {
        return new SimulationSettings(checking, concedes, paired, true, journals);
    }

    SimulationSettings writing(Path directory) {
        return new SimulationSettings(checking, concedes, paired, counting, Optional.of(directory));
    }
}
