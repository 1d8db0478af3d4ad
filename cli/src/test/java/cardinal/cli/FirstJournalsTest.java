package cardinal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Journals of the first format, written by the last build that wrote it: they replay, or say where they part. */
final class FirstJournalsTest {
    private static String journal(String game) {
        return Path.of("src/test/resources/journals", game + ".journal").toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"evolve", "riftbound", "universus"})
    void aJournalOfTheFirstFormatReplaysOrSaysWhereItParts(String game) {
        Run run = Run.cardinal("replay", "verify", journal(game));
        if (run.code() == 0) {
            assertThat(run.out()).contains("all fingerprints agree").contains("Begun with version 1 of the rules");
        } else {
            assertThat(run.code()).as(run.toString()).isEqualTo(1);
            assertThat(run.err()).contains("the rules have changed since (it was played with version 1): ")
                    .containsPattern("choice \\d+ .*(comes out differently|not offered)|the match now begins");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"evolve", "riftbound", "universus"})
    void itIsToldUpToThere(String game) {
        Run run = Run.cardinal("replay", "show", journal(game));
        assertThat(run.out()).containsPattern("After choice \\d+ of \\d+:")
                .containsPattern("Begun with version 1|No further: the rules have changed since");
    }
}
