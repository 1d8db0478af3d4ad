package cardinal.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import cardinal.arena.files.Ledgers;
import cardinal.cli.ledger.ClauseMentions;
import cardinal.kernel.Ledger;
import cardinal.kernel.Purpose;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The ledger lists every clause, claims nothing that no test names, and is the only source of clause numbers. */
class LedgerTest {
    private static final Path HOME = Path.of(System.getProperty("cardinal.home", ".."));
    private static final Map<String, Integer> CLAUSES =
            Map.of("riftbound", 1616, "riftbound-2026-07", 2381, "evolve", 703, "evolve-1.24", 992,
                    "ufs-2010", 465, "ufs-2019", 606, "universus", 1156);
    /** The ways code cites a clause: in a step, a requirement, a note, a question, a reason, an end. */
    private static final List<Pattern> CITATIONS = Stream.of(
            "\\.then\\(\"([^\"]+)\"", "new Requirement<>\\(\"([^\"]+)\"",
            "\\.note\\((?:[^\",]*\\?\\s*)?\"([^\"]+)\"(?: : \"([^\"]+)\")?",
            "\\.ask(?:Sealed)?\\((?!\\))[^\";]*?(?<!then\\()\"([^\"]+)\"(?: : \"([^\"]+)\")?",
            "new Reason\\(\"([^\"]+)\"",
            "cite\\(\"([^\"]+)\"\\)",
            "cite\\([^\"()]*\\(?\\)? \\? \"([^\"]+)\" : \"([^\"]+)\"\\)", "new Outcome\\([^\";]*?\"([^\"]+)\"")
            .map(Pattern::compile).toList();

    static List<String> documents() {
        return Ledgers.documents();
    }

    @ParameterizedTest
    @MethodSource("documents")
    void everyClauseIsListed(String document) throws IOException {
        assertThat(Ledgers.of(document).entries()).hasSize(CLAUSES.getOrDefault(document, 0));
    }

    @ParameterizedTest
    @MethodSource("documents")
    void theLedgerHasExactlyTheClausesOfTheDocument(String document) throws IOException {
        Path file = HOME.resolve("../shared/rules/clauses").resolve(document + ".tsv");
        assumeTrue(Files.exists(file), () -> file + " is not at hand");
        List<String> clauses = Files.readAllLines(file).stream().skip(1).map(l -> l.split("\t")[0]).toList();
        assertThat(Ledgers.of(document).entries().stream().map(Ledger.Entry::clause))
                .containsExactlyElementsOf(clauses);
    }

    @ParameterizedTest
    @MethodSource("documents")
    void whatIsClaimedIsNamedByATest(String document) throws IOException {
        ClauseMentions tests = ClauseMentions.readIn(HOME);
        List<String> unnamed = Ledgers.of(document).entries().stream().filter(e -> e.status().needsTest())
                .map(Ledger.Entry::clause).filter(c -> tests.tests(document, c).isEmpty()).toList();
        assertThat(unnamed).as("clauses of %s claimed without a test; scripts/ledger-status makes them open", document)
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("documents")
    void testsNameClausesThatExist(String document) throws IOException {
        Ledger ledger = Ledgers.of(document);
        ClauseMentions tests = ClauseMentions.readIn(HOME);
        Map<String, List<String>> unknown = new TreeMap<>();
        tests.tested(document).stream().filter(c -> !ledger.has(c))
                .forEach(c -> unknown.put(c, tests.tests(document, c)));
        assertThat(unknown).as("clauses that tests name and %s does not have", document).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("documents")
    void whatIsLeftToTheTableOrReadOneWaySaysWhy(String document) throws IOException {
        List<String> silent = Ledgers.of(document).entries().stream()
                .filter(e -> e.status() == Ledger.Status.TABLE || e.status() == Ledger.Status.READING)
                .filter(e -> e.note().isBlank() || e.summary().isBlank()).map(Ledger.Entry::clause).toList();
        assertThat(silent).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("documents")
    void whatIsClaimedIsParaphrased(String document) throws IOException {
        List<String> silent =
                Ledgers.of(document).entries().stream().filter(e -> e.status().needsTest() && e.summary().isBlank())
                        .map(Ledger.Entry::clause).toList();
        assertThat(silent).isEmpty();
    }

    /** The folder of a game below games/, and the documents its code cites. */
    record Code(String folder, List<String> documents) {
    }

    static List<Code> codes() {
        return List.of(new Code("riftbound", List.of("riftbound", "riftbound-2026-07")),
                new Code("evolve", List.of("evolve", "evolve-1.24")),
                new Code("ufs", List.of("ufs-2010", "ufs-2019", "universus")));
    }

    @ParameterizedTest
    @MethodSource("codes")
    void everyCitationInTheCodeExists(Code code) throws IOException {
        List<Ledger> ledgers = new ArrayList<>();
        for (String document : code.documents) {
            ledgers.add(Ledgers.of(document));
        }
        Map<String, String> unknown = new TreeMap<>();
        int found = 0;
        try (Stream<Path> all = Files.walk(HOME.resolve("games").resolve(code.folder).resolve("src/main/java"))) {
            for (Path file : all.filter(f -> f.toString().endsWith(".java")).sorted().toList()) {
                for (String clause : citations(Files.readString(file))) {
                    found++;
                    if (ledgers.stream().noneMatch(ledger -> ledger.has(clause))) {
                        unknown.put(clause, String.valueOf(file.getFileName()));
                    }
                }
            }
        }
        assertThat(found).as("citations").isGreaterThan(100);
        assertThat(unknown).as("clauses cited in code that the documents do not have").isEmpty();
    }

    private static List<String> citations(String source) {
        return CITATIONS.stream().flatMap(p -> p.matcher(source).results())
                .flatMap(r -> Stream.of(r.group(1), r.groupCount() > 1 ? r.group(2) : null)).filter(c -> c != null)
                .toList();
    }

    /** The pattern of the citations is itself worth a test. */
    @Test
    void citationsAreFound() {
        assertThat(citations("""
                .then("354.1.a", Payment::offer) new Requirement<>("106.4.c", "x", (t, h) -> true)
                t.note("351", seat, card, "plays"); t.note(conquer ? "442.1" : "442.2", seat, b, "x");
                t.ask(seat, optional ? "392.2" : "354.1.a", Ask.CHOOSE, Purpose.TARGET); t.ask(item.controller(), "352.2", Ask.CHOOSE, Purpose.TARGET)
                cite("347.1") cite(d.combat() ? "439.1.e" : "404.1.b") new Reason("445", "over") new Outcome(others, "651.1", "x")
                """)).containsExactlyInAnyOrder("354.1.a", "106.4.c", "351", "442.1", "442.2", "392.2", "354.1.a",
                "352.2", "347.1", "439.1.e",
                "404.1.b", "445", "651.1");
        assertThat(citations("prompt.ask() == Ask.YES_NO ? words + \"?\" : words")).isEmpty();
        Matcher nothing = CITATIONS.getFirst().matcher("goTo(\"1.1\")");
        assertThat(nothing.find()).isFalse();
    }
}
