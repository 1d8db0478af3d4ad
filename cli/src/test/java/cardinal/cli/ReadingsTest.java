package cardinal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.arena.files.Ledgers;
import cardinal.kernel.Ledger;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Readings that are cited by number are listed in docs/readings.md, with the clauses whose ledger entries cite them. */
class ReadingsTest {
    private static final Path HOME = Path.of(System.getProperty("cardinal.home", ".."));
    private static final Pattern CITED = Pattern.compile("\\b[Rr]eadings? (\\d+)");
    /** Number and clauses of a row: {@code | 3 | `riftbound` 342.1.a, 376.3.b.1; `evolve` 1.2 | …}. */
    private static final Pattern ROW = Pattern.compile("(?m)^\\| (\\d+) \\| ([^|]+) \\|");

    @Test
    void every_reading_that_a_ledger_cites_is_listed_with_its_clauses_and_no_other() throws IOException {
        Map<Integer, TreeSet<String>> cited = new TreeMap<>();
        for (String document : Ledgers.documents()) {
            for (Ledger.Entry entry : Ledgers.of(document).entries()) {
                CITED.matcher(entry.summary() + "\t" + entry.note()).results().map(ReadingsTest::number)
                        .forEach(n -> cited.computeIfAbsent(n, k -> new TreeSet<>())
                                .add(document + " " + entry.clause()));
            }
        }
        assertThat(listed()).isEqualTo(cited);
    }

    @Test
    void code_and_scenarios_cite_only_readings_that_are_listed() throws IOException {
        Map<Integer, TreeSet<String>> listed = listed();
        Map<String, Integer> unknown = new TreeMap<>();
        for (String folder : new String[] {"games", "kernel", "cards", "scenarios"}) {
            try (Stream<Path> all = Files.walk(HOME.resolve(folder))) {
                for (Path file : all.filter(f -> f.toString().matches(".*/(src/|scenarios/).*\\.(java|yaml)"))
                        .toList()) {
                    CITED.matcher(Files.readString(file)).results().map(ReadingsTest::number)
                            .filter(n -> !listed.containsKey(n)).forEach(n -> unknown.put(file.toString(), n));
                }
            }
        }
        assertThat(unknown).isEmpty();
    }

    private static int number(MatchResult result) {
        return Integer.parseInt(result.group(1));
    }

    private static Map<Integer, TreeSet<String>> listed() throws IOException {
        Map<Integer, TreeSet<String>> listed = new TreeMap<>();
        ROW.matcher(Files.readString(HOME.resolve("docs/readings.md"))).results().forEach(row -> {
            TreeSet<String> clauses = new TreeSet<>();
            for (String part : row.group(2).strip().split("; ")) {
                String[] words = part.split("[`, ]+");
                for (int i = 2; i < words.length; i++) {
                    clauses.add(words[1] + " " + words[i]);
                }
            }
            assertThat(listed.put(number(row), clauses)).as("reading %s is listed twice", row.group(1)).isNull();
        });
        return listed;
    }
}
