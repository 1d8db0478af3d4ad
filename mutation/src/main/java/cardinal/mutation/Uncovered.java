package cardinal.mutation;

import cardinal.kernel.Edition;
import cardinal.kernel.Ledger;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The enforced clauses whose code no test that names them ever runs: such a test cannot miss the rule. Code of a clause is what
 * {@link CitingCode} finds.
 *
 * @param enforced  how many clauses the ledgers call so
 * @param cited  how many of them the code cites where it can be told what the citation is about
 * @param idle  clauses with their document, and where they are cited
 */
record Uncovered(String family, int enforced, int cited, Map<String, List<String>> idle) {

    static Uncovered of(Path home, String family, Coverage coverage) throws IOException {
        CitingCode code = CitingCode.in(home.resolve("games").resolve(family).resolve("src/main/java"));
        Map<String, Set<Probes.Line>> run = linesByClause(coverage);
        int enforced = 0;
        int cited = 0;
        Map<String, List<String>> idle = new LinkedHashMap<>();
        for (Edition edition : Suite.family(family).editions()) {
            Path file = home.resolve("ledger").resolve(edition.id() + ".tsv");
            for (Ledger.Entry entry : Ledger.parse(edition.id(), Files.readAllLines(file)).entries()) {
                if (entry.status() != Ledger.Status.ENFORCED) {
                    continue;
                }
                enforced++;
                List<CitingCode.Region> regions = code.of(entry.clause());
                if (regions.isEmpty()) {
                    continue;
                }
                cited++;
                Set<Probes.Line> ran = run.getOrDefault(edition.id() + ":" + entry.clause(), Set.of());
                if (ran.stream().noneMatch(line -> regions.stream().anyMatch(r -> r.has(line)))) {
                    idle.put(edition.id() + ":" + entry.clause(), regions.stream().map(String::valueOf).toList());
                }
            }
        }
        return new Uncovered(family, enforced, cited, idle);
    }

    /** The lines that tests run which name a clause. */
    private static Map<String, Set<Probes.Line>> linesByClause(Coverage coverage) {
        Map<String, Set<Probes.Line>> lines = new HashMap<>();
        for (Coverage.Run run : coverage.runs()) {
            for (String clause : run.clauses()) {
                Set<Probes.Line> ran = lines.computeIfAbsent(clause, c -> new HashSet<>());
                for (int place : run.places()) {
                    ran.add(coverage.lines().get(place));
                }
            }
        }
        return lines;
    }

    void report(Path file) throws IOException {
        System.out.println(
                family + ": of " + enforced + " enforced clauses " + cited + " are cited by code of their own; "
                        + idle.size() + " of these are named by no test that runs it, see " + file.getFileName());
        List<String> lines = new ArrayList<>();
        idle.forEach((clause, where) -> lines.add(clause + "\t" + String.join(" ", where)));
        Files.write(file, lines);
    }
}
