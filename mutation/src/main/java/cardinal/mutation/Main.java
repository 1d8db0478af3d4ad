package cardinal.mutation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.pitest.mutationtest.engine.MutationDetails;

/**
 * Puts small faults into the rules of games and tells how many of them scenarios and tests notice. Its settings are system properties,
 * all with a usual value: mutation.games, mutation.count, mutation.seed, mutation.packages, mutation.match, mutation.workers,
 * mutation.least.
 */
public final class Main {
    private static final String FAMILIES = "riftbound,evolve,ufs";

    private Main() {
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        Path home = Path.of(setting("cardinal.home", ".")).toAbsolutePath().normalize();
        Path work = home.resolve(setting("mutation.work", "mutation/target/mutation"));
        Files.createDirectories(work);
        int count = Integer.parseInt(setting("mutation.count", "1000"));
        long seed = Long.parseLong(setting("mutation.seed", "23"));
        double least = Double.parseDouble(setting("mutation.least", "85"));
        boolean good = true;
        for (String family : setting("mutation.games", FAMILIES).split(",")) {
            Path classes = folder(home, "mutation.classes", "games/%s/target/classes", family);
            Path tests = folder(home, "mutation.tests", "games/%s/target/test-classes", family);
            WorkerProcess.Place place = new WorkerProcess.Place(home, work, family, classes, tests);
            System.out.println(family + ": running all scenarios and tests once, with lines counted");
            Coverage coverage = Boolean.getBoolean("mutation.again") ? place.covered() : place.cover();
            Uncovered.of(home, family, coverage).report(work.resolve("clauses-" + family + ".txt"));
            Mutants mutants = new Mutants(classes);
            List<MutationDetails> sample =
                    mutants.sample(packages(family), Pattern.compile(setting("mutation.match", ".*")), count, seed);
            Report report = new Report(home, family, seed, coverage);
            new Hunt(place, coverage, mutants, Integer.parseInt(setting("mutation.workers", "2")))
                    .run(sample, report);
            report.write(work);
            good &= report.killed().count() == 0 || 100 * report.killed().value() >= least;
        }
        if (!good) {
            System.err.println("fewer than " + least + " % of the mutants were noticed");
            System.exit(1);
        }
    }

    private static List<String> packages(String family) {
        return Stream.of(setting("mutation.packages", "rules,flow").split(","))
                .map(room -> "cardinal." + family + "." + room).toList();
    }

    private static Path folder(Path home, String name, String usual, String family) {
        return home.resolve(setting(name, usual).replace("%s", family));
    }

    private static String setting(String name, String usual) {
        String given = System.getProperty(name, "");
        return given.isBlank() || given.startsWith("${") ? usual : given;
    }
}
