package cardinal.mutation;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.instrument.UnmodifiableClassException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A process that runs trials: once with all lines counted, or again and again with a mutant in place of one class. It is told on its
 * standard input and answers on its output, a line for a line; a trial that cannot be ended ends the process.
 */
public final class Worker {
    static final String READY = "ready";
    static final String KILLED = "killed";
    static final String SURVIVED = "survived";
    static final String TIMED_OUT = "timed-out";
    /** The trial fails on the code as it is, too: an earlier mutant has spoilt this process. */
    static final String SPOILT = "spoilt";
    /** A trial does not end, and neither can it be ended: this process is gone. */
    static final String STUCK = "stuck";
    /** The class with the fault cannot be put in place. */
    static final String UNTRIED = "untried";
    /** How many trials make a process warm. */
    private static final int WARM = 30;
    private static final String ENDLESS = "does not end";

    private final List<Trial> suite;
    private final PrintStream answers;

    private Worker(List<Trial> suite, PrintStream answers) {
        this.suite = suite;
        this.answers = answers;
    }

    /** "cover FAMILY FILE" or "mutate FAMILY FILE CLASSES"; the file tells which lines each trial runs. */
    public static void main(String[] args) throws IOException {
        PrintStream answers = System.out;
        System.setOut(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
        Path home = Path.of(System.getProperty("cardinal.home", "."));
        List<Trial> suite = Suite.of(home, args[1]);
        if (args[0].equals("cover")) {
            Coverage.take(suite).write(Path.of(args[2]));
            Runtime.getRuntime().halt(0);
        }
        new Worker(asCovered(suite, Coverage.read(Path.of(args[2]))), answers).mutate(new Mutants(Path.of(args[3])));
        Runtime.getRuntime().halt(0);
    }

    /** The trials with the numbers they had when lines were counted. */
    private static List<Trial> asCovered(List<Trial> suite, Coverage coverage) {
        Map<String, Trial> byName = new HashMap<>();
        suite.forEach(trial -> byName.put(trial.name(), trial));
        return coverage.runs().stream().map(run -> Objects.requireNonNull(byName.get(run.name()),
                () -> run.name() + " is no longer there: count the lines again")).toList();
    }

    private void mutate(Mutants mutants) throws IOException {
        for (int i = 0; i < suite.size(); i += Math.max(1, suite.size() / WARM)) {
            if (suite.get(i) instanceof ScenarioTrial) {
                Suite.problem(suite.get(i));
            }
        }
        Fuse.watch(this::giveUp);
        answers.println(READY);
        answers.flush();
        BufferedReader orders = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = orders.readLine(); line != null; line = orders.readLine()) {
            answers.println(carryOut(Order.parse(line), mutants));
            answers.flush();
        }
    }

    /** A trial does not even end when every method it calls breaks. */
    private void giveUp(int trial) {
        answers.println(STUCK + " " + trial);
        answers.flush();
        Runtime.getRuntime().halt(3);
    }

    /** One mutant against some trials, in their order, until one of them fails. */
    private String carryOut(Order order, Mutants mutants) throws IOException {
        byte[] mutated = Files.readAllBytes(order.file());
        Class<?> type;
        try {
            type = Class.forName(order.type());
            Agent.redefine(type, mutated);
        } catch (ReflectiveOperationException | UnmodifiableClassException | UnsupportedOperationException
                | LinkageError e) {
            System.err.println(order.type() + " cannot be exchanged: " + e);
            return UNTRIED;
        }
        int killer = -1;
        String problem = "";
        long begun = Fuse.cpuMillis();
        for (int number : order.trials()) {
            problem = run(number, order.limitOf(number));
            if (!problem.isEmpty()) {
                killer = number;
                break;
            }
            if (Fuse.cpuMillis() - begun > order.patienceMillis()) {
                break;
            }
        }
        try {
            Agent.redefine(type, mutants.original(order.type()));
        } catch (ReflectiveOperationException | UnmodifiableClassException e) {
            throw new IllegalStateException(e);
        }
        if (killer < 0) {
            return SURVIVED;
        }
        String noticed = problem.equals(ENDLESS) ? TIMED_OUT : KILLED;
        String first = problem.lines().findFirst().orElse("");
        return (run(killer, order.limitOf(killer)).isEmpty() ? noticed : SPOILT) + " " + killer + " " + first;
    }

    private String run(int number, long limitMillis) {
        Fuse.light(number, limitMillis);
        String problem = Suite.problem(suite.get(number));
        return Fuse.putOut() ? ENDLESS : problem;
    }
}
