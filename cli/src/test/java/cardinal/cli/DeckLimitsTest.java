package cardinal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/** A list of banned and restricted cards that somebody brings is applied to a deck, with list and day as the reason. */
class DeckLimitsTest {

    @TempDir
    @SuppressWarnings("NullAway.Init")
    Path dir;

    @BeforeEach
    void aDeckAndAList() throws IOException {
        Run deck = Run.cardinal("deck", "export", "hearth", "--game", "riftbound", "--as", "text");
        Files.writeString(dir.resolve("deck.txt"), deck.out());
        Files.writeString(dir.resolve("list.tsv"), """
                card\tlimit\tfrom\tto\tsource
                Burrow Pup\t2\t2026-01-01\t2026-06-30\tSpring list
                Burrow Pup\t0\t2026-07-01\t\tSummer list
                candle squire\t2
                Nobody's Card\t0
                """);
    }

    private Run check(String... options) {
        String[] args = new String[5 + options.length];
        System.arraycopy(new String[] {"deck", "check", dir.resolve("deck.txt").toString(), "--list",
            dir.resolve("list.tsv").toString()}, 0, args, 0, 5);
        System.arraycopy(options, 0, args, 5, options.length);
        return Run.cardinal(args);
    }

    @Test
    void theDayDecidesAndIsNamed() {
        Run before = check("--as-of", "2025-12-31");
        assertThat(before.code()).as(before.toString()).isZero();
        assertThat(before.out()).contains("a legal deck").contains("not looked for: Nobody's Card");
        Run spring = check("--as-of", "2026-06-30");
        assertThat(spring.code()).isEqualTo(1);
        assertThat(spring.out())
                .contains("Burrow Pup: at most 2 copies on 2026-06-30 by Spring list, since 2026-01-01; the deck has 3")
                .contains("1 violation");
        Run summer = check("--as-of", "2026-07-01");
        assertThat(summer.code()).isEqualTo(1);
        assertThat(summer.out())
                .contains("Burrow Pup: banned on 2026-07-01 by Summer list, since 2026-07-01; the deck has 3");
    }

    @Test
    void aProgramReadsListAndDay() {
        var answer = JsonMapper.shared().readTree(check("--as-of", "2026-07-01", "--json").out());
        assertThat(answer.get("legal").asBoolean()).isFalse();
        assertThat(answer.get("asOf").asString()).isEqualTo("2026-07-01");
        assertThat(answer.get("notAmongTheCards").get(0).asString()).isEqualTo("Nobody's Card");
        assertThat(answer.get("violations").get(0).get("message").asString()).contains("Summer list");
    }

    @Test
    void aDayWithoutAListIsRefused() {
        Run run = Run.cardinal("deck", "check", dir.resolve("deck.txt").toString(), "--as-of", "2026-07-01");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("--list");
        Run odd = check("--as-of", "July");
        assertThat(odd.code()).isEqualTo(2);
        assertThat(odd.err()).contains("July");
    }
}
