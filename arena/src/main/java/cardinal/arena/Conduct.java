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
record Conduct(boolean checking, boolean concedes, boolean paired, boolean counting, Optional<Path> journals) {
    static final Conduct PLAIN = new Conduct(false, false, false, false, Optional.empty());

    Conduct checked() {
        return new Conduct(true, concedes, paired, counting, journals);
    }

    Conduct conceding() {
        return new Conduct(checking, true, paired, counting, journals);
    }

    Conduct inPairs() {
        return new Conduct(checking, concedes, true, counting, journals);
    }

    Conduct countingCards() {
        return new Conduct(checking, concedes, paired, true, journals);
    }

    Conduct writing(Path directory) {
        return new Conduct(checking, concedes, paired, counting, Optional.of(directory));
    }
}
