package cardinal.riftbound.edition;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Every clause of the base document has a line in the concordance, and what it names exists and is what the working table of the ledgers says. */
class ConcordanceTest {
    private static final Path CONCORDANCE = Path.of("src/main/resources/cardinal/riftbound/concordance.tsv");
    private static final Path LEDGERS = Path.of("../../ledger");
    private static final String NONE = "-";

    private static List<String[]> rows() throws IOException {
        return Files.readAllLines(CONCORDANCE).stream().skip(1).filter(line -> !line.contains(":"))
                .map(line -> line.split("\t")).toList();
    }

    private static Set<String> clauses(String document) throws IOException {
        return Files.readAllLines(LEDGERS.resolve(document + ".tsv")).stream().map(line -> line.split("\t")[0])
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void every_clause_of_the_base_document_has_one_line() throws IOException {
        assertThat(rows()).extracting(row -> row[0]).doesNotHaveDuplicates()
                .containsExactlyInAnyOrderElementsOf(clauses("riftbound"));
    }

    /** Lines with a colon are of clauses that only the newer document has. */
    @Test
    void clauses_of_its_own_are_cited_as_they_are() throws IOException {
        assertThat(Files.readAllLines(CONCORDANCE).stream().skip(1).filter(line -> line.contains(":"))
                .map(line -> line.split("\t"))).allSatisfy(
                        row -> assertThat(row[0]).isEqualTo("riftbound-2026-07:" + row[1]))
                .extracting(row -> row[1])
                .isSubsetOf(clauses("riftbound-2026-07"));
    }

    @Test
    void every_counterpart_exists() throws IOException {
        assertThat(rows()).extracting(row -> row[1]).filteredOn(clause -> !clause.equals(NONE))
                .isSubsetOf(clauses("riftbound-2026-07"));
    }

    @Test
    void counterparts_are_those_of_the_working_table() throws IOException {
        Set<String> pairs = Files.readAllLines(LEDGERS.resolve("riftbound-2026-07.concordance.tsv")).stream().skip(1)
                .map(line -> line.split("\t", -1)).filter(row -> !row[0].isEmpty())
                .map(row -> row[0] + " " + (row[1].isEmpty() ? NONE : row[1])).collect(Collectors.toSet());
        assertThat(rows()).extracting(row -> row[0] + " " + row[1]).isSubsetOf(pairs);
    }

    @Test
    void an_edition_cites_its_own_document() {
        assertThat(Editions.RIFTBOUND_2025.cite("415.1")).isEqualTo("415.1");
        assertThat(Editions.RIFTBOUND_2026.cite("444")).isEqualTo("471");
        assertThat(Editions.RIFTBOUND_2026.cite("107.1.b")).isEqualTo("riftbound:107.1.b");
    }
}
