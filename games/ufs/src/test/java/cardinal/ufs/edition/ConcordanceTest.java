package cardinal.ufs.edition;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Whatever clause the procedures cite, every edition names its own for it, and that clause exists. */
class ConcordanceTest {
    private static final Path SOURCES = Path.of("src/main/java/cardinal/ufs");
    private static final Path CONCORDANCE = Path.of("src/main/resources/cardinal/ufs/concordance.tsv");
    private static final Path LEDGERS = Path.of("../../ledger");
    private static final Pattern CLAUSE_2019 = Pattern.compile("\"([A-K](?:\\.\\d+)+(?:~2)?)\"");
    private static final Pattern CLAUSE_OF_UNIVERSUS = Pattern.compile("\"([a-z]+(?:-[a-z]+)*(?:~2)?\\.\\d+)\"");

    @Test
    void every_clause_that_is_cited_has_a_line() throws IOException {
        Set<String> lines = rows().stream().map(row -> row[0]).collect(Collectors.toCollection(TreeSet::new));
        assertThat(cited(CLAUSE_2019)).isNotEmpty().isSubsetOf(lines);
    }

    @Test
    void every_clause_of_universus_that_is_cited_exists() throws IOException {
        assertThat(cited(CLAUSE_OF_UNIVERSUS)).isNotEmpty().isSubsetOf(clauses("universus"));
    }

    @Test
    void every_counterpart_exists() throws IOException {
        List<String> documents = List.of("ufs-2019", "ufs-2010", "universus");
        for (int i = 0; i < documents.size(); i++) {
            int column = i;
            Set<String> named = rows().stream().map(row -> row[column]).filter(c -> !c.equals("-"))
                    .collect(Collectors.toCollection(TreeSet::new));
            assertThat(named).as(documents.get(i)).isSubsetOf(clauses(documents.get(i)));
        }
    }

    @Test
    void an_edition_cites_its_own_document() {
        assertThat(Editions.of("ufs-2019").cite("E.4.8")).isEqualTo("E.4.8");
        assertThat(Editions.of("ufs-2010").cite("E.4.8")).isEqualTo("8.1.3");
        assertThat(Editions.of("universus").cite("E.4.8")).isEqualTo("playing-a-card.11");
        assertThat(Editions.of("ufs-2010").cite("E.1.6")).isEqualTo("ufs-2019:E.1.6");
    }

    private static List<String[]> rows() throws IOException {
        return Files.readAllLines(CONCORDANCE).stream().skip(1).map(line -> line.split("\t")).toList();
    }

    private static Set<String> clauses(String document) throws IOException {
        return Files.readAllLines(LEDGERS.resolve(document + ".tsv")).stream().map(line -> line.split("\t")[0])
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> cited(Pattern pattern) throws IOException {
        Set<String> found = new TreeSet<>();
        List<Path> files = new ArrayList<>();
        try (Stream<Path> all = Files.walk(SOURCES)) {
            all.filter(file -> file.toString().endsWith(".java")).forEach(files::add);
        }
        for (Path file : files) {
            Matcher m = pattern.matcher(Files.readString(file));
            while (m.find()) {
                found.add(m.group(1));
            }
        }
        return found;
    }
}
