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
record Manner(boolean checking, boolean concedes, boolean paired, boolean counting, Optional<Path> journals) {
    static final Manner PLAIN = new Manner(false, false, false, false, Optional.empty());

    Manner checked() {
        return new Manner(true, concedes, paired, counting, journals);
    }

    Manner conceding() {
        return new Manner(checking, true, paired, counting, journals);
    }

    Manner inPairs() {
        return new Manner(checking, concedes, true, counting, journals);
    }

    Manner countingCards() {
        return new Manner(checking, concedes, paired, true, journals);
    }

    Manner writing(Path directory) {
        return new Manner(checking, concedes, paired, counting, Optional.of(directory));
    }
}
