package cardinal.mutation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.pitest.mutationtest.engine.MutationDetails;

/** What became of the mutants of a game: told on the way, and written down at the end. */
final class Report {
    private static final int TOLD_EVERY = 25;

    private final Path home;
    private final String family;
    private final long seed;
    private final Coverage coverage;
    private final List<Line> lines = new ArrayList<>();
    private int expected;
    private long begun;

    Report(Path home, String family, long seed, Coverage coverage) {
        this.home = home;
        this.family = family;
        this.seed = seed;
        this.coverage = coverage;
    }

    private record Line(MutationDetails mutant, Verdict verdict, String noticedBy) {
    }

    synchronized void begin(int count) {
        expected = count;
        begun = System.nanoTime();
        long failing = coverage.runs().stream().filter(r -> !r.passed()).count();
        long seconds = coverage.runs().stream().mapToLong(Coverage.Run::millis).sum() / 1000;
        System.out.println(family + ": " + coverage.runs().size() + " scenarios and tests in " + seconds + " s, "
                + failing + " of them fail without any mutant and are left out; " + count + " mutants, seed " + seed);
        coverage.runs().stream().filter(r -> !r.passed())
                .forEach(r -> System.out.println("  fails: " + r.name() + ": " + r.problem().lines().findFirst()));
    }

    synchronized void add(MutationDetails mutant, Verdict verdict, String noticedBy) throws IOException {
        lines.add(new Line(mutant, verdict, noticedBy));
        if (!verdict.isKilled()) {
            System.out.println("  " + words(lines.getLast()) + "\t" + source(mutant));
        }
        if (lines.size() % TOLD_EVERY == 0 || lines.size() == expected) {
            double minutes = (System.nanoTime() - begun) / 60e9;
            System.out.println(String.format(Locale.ROOT, "%s: %d tried of %d, noticed %s; %.1f min, about %.1f to go",
                    family, lines.size(), expected, killed(), minutes,
                    minutes * (expected - lines.size()) / lines.size()));
        }
    }

    synchronized Share killed() {
        return new Share((int) lines.stream().filter(l -> l.verdict.isKilled()).count(), lines.size());
    }

    /** Files with all mutants, and with those that nobody noticed and the source line of each. */
    synchronized void write(Path work) throws IOException {
        lines.sort(Comparator.comparing((Line l) -> l.mutant.getClassName().asJavaName())
                .thenComparing(l -> l.mutant.getLineNumber()).thenComparing(l -> l.mutant.getId().toString()));
        List<String> all = new ArrayList<>();
        List<String> survivors = new ArrayList<>();
        survivors.add("# " + family + ", seed " + seed + ": noticed " + killed());
        for (Line line : lines) {
            String words = words(line);
            all.add(words + "\t" + line.noticedBy);
            if (!line.verdict.isKilled()) {
                survivors.add(words + "\t" + source(line.mutant));
            }
        }
        Files.write(work.resolve("mutants-" + family + ".tsv"), all);
        Path file = work.resolve("survivors-" + family + ".tsv");
        Files.write(file, survivors);
        System.out.println(family + ": noticed " + killed() + "; " + verdicts());
        System.out.println(family + ": those nobody noticed are in " + home.relativize(file));
    }

    private static String words(Line line) {
        return line.verdict + "\t" + Mutants.place(line.mutant) + "\t" + mutator(line.mutant) + "\t"
                + line.mutant.getDescription();
    }

    private Map<Verdict, Integer> verdicts() {
        Map<Verdict, Integer> counts = new TreeMap<>();
        lines.forEach(l -> counts.merge(l.verdict, 1, Integer::sum));
        return counts;
    }

    private static String mutator(MutationDetails mutant) {
        String name = mutant.getMutator();
        return name.substring(name.lastIndexOf('.') + 1);
    }

    private String source(MutationDetails mutant) throws IOException {
        String type = mutant.getClassName().asJavaName().replaceFirst("\\$.*", "");
        Path file = home.resolve("games/" + family + "/src/main/java").resolve(type.replace('.', '/') + ".java");
        List<String> source = Files.exists(file) ? Files.readAllLines(file) : List.of();
        int line = mutant.getLineNumber();
        return line > 0 && line <= source.size() ? source.get(line - 1).strip() : "";
    }
}
