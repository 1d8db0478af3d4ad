package cardinal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Decks that break rules of deck building are played all the same where somebody asks for it, and what they break is said. */
class CasualDecksTest {
    @TempDir
    @SuppressWarnings("NullAway.Init")
    Path dir;

    private String file(String name, List<String> lines) throws IOException {
        return Files.write(dir.resolve(name), lines).toString();
    }

    /** A starter deck without the lines that contain a word, and with one line that is no card. */
    private String lacking(String game, String deck, String word) throws IOException {
        List<String> lines = Run.cardinal("deck", "export", deck, "--game", game, "--as", "text").out().lines()
                .filter(line -> !line.contains(word)).toList();
        return file(deck + ".txt", java.util.stream.Stream.concat(lines.stream(), java.util.stream.Stream
                .of("2 A Card Nobody Has")).toList());
    }

    @Test
    void a_list_that_breaks_rules_is_refused_unless_it_is_played_casually() throws IOException {
        for (String[] each : new String[][] {{"riftbound", "dusk", "Candle Squire", "103.2"},
            {"evolve", "crypt", "Leader", "6.1.1.1"},
            {"universus", "oak-universus", "Deep Roots", "deck-construction.2"}}) {
            String deck = lacking(each[0], each[1], each[2]);
            if (each[0].equals("evolve")) {
                List<String> lines = Files.readAllLines(Path.of(deck));
                deck = file("leaderless.txt", lines.stream().filter(line -> !line.contains("Corvin")).toList());
            }
            Run refused = Run.cardinal("sim", each[0], "--decks", deck, "--games", "1");
            assertThat(refused.code()).as(refused.toString()).isEqualTo(2);
            Run played = Run.cardinal("sim", each[0], "--decks", deck, "--games", "4", "--casual", "--check");
            assertThat(played.code()).as(played.toString()).isZero();
            assertThat(played.err()).contains("(" + each[3] + ")", "A Card Nobody Has");
            Run imported = Run.cardinal("deck", "import", deck, "--game", each[0], "--casual");
            assertThat(imported.code()).as(imported.toString()).isZero();
            assertThat(imported.out()).contains("played casually", "Format: casual", "(" + each[3] + ")");
            String again = file("again.txt", imported.out().lines().filter(line -> !line.startsWith("#")).toList());
            assertThat(Run.typing("quit\n", "play", each[0], "--deck", again).code()).isZero();
        }
    }

    @Test
    void without_a_legend_or_with_a_spell_as_battlefield_there_is_no_game() throws IOException {
        String deck = lacking("riftbound", "dusk", "Warden of the Long Dusk");
        Run run = Run.cardinal("deck", "import", deck, "--game", "riftbound", "--casual");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).contains("not even casually", "(103.1)");
        assertThat(Run.cardinal("sim", "riftbound", "--decks", deck, "--games", "1", "--casual").err())
                .contains("exactly 1 legend");
    }
}
