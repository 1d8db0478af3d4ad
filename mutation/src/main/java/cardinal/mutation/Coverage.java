package cardinal.mutation;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which trial runs which lines, how long it takes, and whether it passes on the code as it is. */
record Coverage(List<Probes.Line> lines, List<Run> runs) {

    private static final int TOLD_EVERY = 100;

    /**
     * One trial on the code as it is.
     *
     * @param number  its place in the suite
     * @param problem  empty if it passed
     * @param places  of the lines it ran
     */
    record Run(int number, String name, Set<String> clauses, long millis, String problem, int[] places) {
        boolean passed() {
            return problem.isEmpty();
        }
    }

    /** Runs all trials of a suite with its lines counted. */
    static Coverage take(List<Trial> suite) {
        Probes.take();
        List<Run> runs = new ArrayList<>();
        for (int i = 0; i < suite.size(); i++) {
            Trial trial = suite.get(i);
            long begun = Fuse.cpuMillis();
            String problem = Suite.problem(trial);
            long millis = Fuse.cpuMillis() - begun;
            if (i % TOLD_EVERY == 0) {
                System.err.println(
                        "counting lines: " + i + " of " + suite.size() + ", " + millis + " ms: " + trial.name());
            }
            runs.add(new Run(i, trial.name(), trial.clauses(), millis, problem, Probes.take()));
        }
        return new Coverage(Probes.lines(), runs);
    }

    /** The passing trials that run each line, the quickest first. */
    Map<Probes.Line, List<Run>> byLine(long slowest) {
        Map<Probes.Line, List<Run>> byLine = new HashMap<>();
        runs.stream().filter(r -> r.passed() && r.millis <= slowest).sorted(Comparator.comparingLong(Run::millis))
                .forEach(run -> {
                    for (int place : run.places) {
                        byLine.computeIfAbsent(lines.get(place), l -> new ArrayList<>()).add(run);
                    }
                });
        return byLine;
    }

    void write(Path file) throws IOException {
        try (DataOutputStream out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
            out.writeInt(lines.size());
            for (Probes.Line line : lines) {
                out.writeUTF(line.type());
                out.writeInt(line.line());
            }
            out.writeInt(runs.size());
            for (Run run : runs) {
                out.writeUTF(run.name);
                out.writeInt(run.clauses.size());
                for (String clause : run.clauses) {
                    out.writeUTF(clause);
                }
                out.writeLong(run.millis);
                out.writeUTF(run.problem.substring(0, Math.min(run.problem.length(), 2000)));
                out.writeInt(run.places.length);
                for (int place : run.places) {
                    out.writeInt(place);
                }
            }
        }
    }

    static Coverage read(Path file) throws IOException {
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
            List<Probes.Line> lines = new ArrayList<>();
            for (int n = in.readInt(); n > 0; n--) {
                lines.add(new Probes.Line(in.readUTF(), in.readInt()));
            }
            List<Run> runs = new ArrayList<>();
            int count = in.readInt();
            for (int i = 0; i < count; i++) {
                String name = in.readUTF();
                Set<String> clauses = new LinkedHashSet<>();
                for (int n = in.readInt(); n > 0; n--) {
                    clauses.add(in.readUTF());
                }
                long millis = in.readLong();
                String problem = in.readUTF();
                int[] places = new int[in.readInt()];
                for (int p = 0; p < places.length; p++) {
                    places[p] = in.readInt();
                }
                runs.add(new Run(i, name, clauses, millis, problem, places));
            }
            return new Coverage(lines, runs);
        }
    }
}
