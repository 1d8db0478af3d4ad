package cardinal.evolve.edition;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Whatever clause the procedures cite, the newer document names its own for it, and that clause exists. */
class ConcordanceTest {
    private static final Path CONCORDANCE = Path.of("src/main/resources/cardinal/evolve/concordance.tsv");
    private static final Path LEDGERS = Path.of("../../ledger");
    private static final Pattern OWN = Pattern.compile("own\\(\"([^\"]+)\"\\)");

    @Test
    void every_clause_of_the_base_document_has_a_line_and_every_counterpart_exists() throws IOException {
        assertThat(column(0)).isEqualTo(clauses("evolve"));
        assertThat(column(1)).isSubsetOf(clauses("evolve-1.24"));
    }

    @Test
    void an_edition_cites_its_own_document() {
        assertThat(Editions.EVOLVE_1_8_0.cite("5.13.1")).isEqualTo("5.13.1");
        assertThat(Editions.EVOLVE_1_24.cite("5.13.1")).isEqualTo("5.14.1");
        assertThat(Editions.EVOLVE_1_24.cite(Editions.EVOLVE_1_24.cite("5.13.1"))).isEqualTo("5.14.1");
        assertThat(Editions.EVOLVE_1_24.cite("open8.6.1.1")).isEqualTo("sealed.6.1.1");
        assertThat(Editions.EVOLVE_1_24.cite("10.4.7.1")).isEqualTo("evolve:10.4.7.1");
    }

    @Test
    void clauses_that_only_the_newer_document_has_exist() throws IOException {
        Set<String> known = clauses("evolve-1.24");
        for (String file : List.of("Evolve124")) {
            String source = Files.readString(Path.of("src/main/java/cardinal/evolve/edition/" + file + ".java"));
            assertThat(OWN.matcher(source).results().map(found -> found.group(1)).toList()).as(file)
                    .allMatch(known::contains);
        }
    }

    private static Set<String> column(int column) throws IOException {
        return lines(CONCORDANCE, row -> row[column]).stream().filter(clause -> !clause.equals("-"))
                .filter(clause -> !clause.startsWith("evolve")).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> clauses(String document) throws IOException {
        return lines(LEDGERS.resolve(document + ".tsv"), row -> row[0]);
    }

    private static Set<String> lines(Path file, Function<String[], String> cell) throws IOException {
        return Files.readAllLines(file).stream().map(line -> cell.apply(line.split("\t")))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
