package cardinal.mutation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.pitest.mutationtest.engine.MutationDetails;

/** Tries mutants, each against the trials that run its line, the quickest first, in some processes at once. */
final class Hunt {
    /** A test that takes longer is left out; the games at random that some of them play are played by others, too. */
    private static final long SLOWEST_MILLIS = 15_000;
    /** How long one mutant is tried, of the processor's time. */
    private static final long PATIENCE_MILLIS = 40_000;

    private final WorkerProcess.Place place;
    private final Map<Probes.Line, List<Coverage.Run>> byLine;
    private final Coverage coverage;
    private final Mutants mutants;
    private final int workers;
    /** The trials that have noticed mutants, by method and by class: they are good at it. */
    private final Map<String, Set<Integer>> noticers = new ConcurrentHashMap<>();

    Hunt(WorkerProcess.Place place, Coverage coverage, Mutants mutants, int workers) {
        this.place = place;
        this.coverage = coverage;
        byLine = coverage.byLine(SLOWEST_MILLIS);
        this.mutants = mutants;
        this.workers = workers;
    }

    void run(List<MutationDetails> sample, Report report) throws IOException, InterruptedException {
        report.begin(sample.size());
        ConcurrentLinkedQueue<MutationDetails> queue = new ConcurrentLinkedQueue<>(sample);
        AtomicReference<@Nullable Throwable> broken = new AtomicReference<>();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < workers; i++) {
            int number = i;
            threads.add(Thread.ofPlatform().name("worker " + i).start(() -> {
                try {
                    work(number, queue, report);
                } catch (IOException | RuntimeException e) {
                    broken.set(e);
                }
            }));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        if (broken.get() instanceof Throwable e) {
            throw new IOException("a worker broke", e);
        }
    }

    private void work(int number, ConcurrentLinkedQueue<MutationDetails> queue, Report report)
            throws IOException {
        Path file = place.work().resolve("mutant-" + place.family() + "-" + number + ".class");
        WorkerProcess worker = null;
        try {
            for (MutationDetails mutant = queue.poll(); mutant != null; mutant = queue.poll()) {
                String type = mutant.getClassName().asJavaName();
                List<Coverage.Run> runs =
                        byLine.getOrDefault(new Probes.Line(type, mutant.getLineNumber()), List.of());
                if (runs.isEmpty()) {
                    report.add(mutant, Verdict.NOT_COVERED, "");
                    continue;
                }
                Files.write(file, bytes(mutant));
                Order order = Order.of(type, file, PATIENCE_MILLIS, bestFirst(mutant, runs));
                while (true) {
                    if (worker == null) {
                        worker = place.worker();
                    }
                    boolean fresh = worker.isFresh();
                    String answer = worker.ask(order);
                    if (answer == null || answer.startsWith(Worker.STUCK) || answer.startsWith(Worker.SPOILT)) {
                        worker.close();
                        worker = null;
                        if (answer != null && answer.startsWith(Worker.SPOILT) && !fresh) {
                            continue;
                        }
                    }
                    if (!Worker.UNTRIED.equals(answer)) {
                        remember(mutant, answer);
                        report.add(mutant, verdict(answer), noticedBy(answer));
                    }
                    break;
                }
            }
        } finally {
            if (worker != null) {
                worker.close();
            }
        }
    }

    /** First those that noticed another mutant of the method, then of the class, then the quickest. */
    private List<Coverage.Run> bestFirst(MutationDetails mutant, List<Coverage.Run> runs) {
        Set<Integer> ofMethod = noticers.getOrDefault(method(mutant), Set.of());
        Set<Integer> ofClass = noticers.getOrDefault(mutant.getClassName().asJavaName(), Set.of());
        List<Coverage.Run> sorted = new ArrayList<>(runs);
        sorted.sort(Comparator.comparingInt(
                run -> ofMethod.contains(run.number()) ? 0 : ofClass.contains(run.number()) ? 1 : 2));
        return sorted;
    }

    private void remember(MutationDetails mutant, @Nullable String answer) {
        int number = trial(answer);
        if (number >= 0) {
            noticers.computeIfAbsent(method(mutant), m -> ConcurrentHashMap.newKeySet()).add(number);
            noticers.computeIfAbsent(mutant.getClassName().asJavaName(), c -> ConcurrentHashMap.newKeySet())
                    .add(number);
        }
    }

    private static String method(MutationDetails mutant) {
        return mutant.getClassName().asJavaName() + "." + mutant.getMethod();
    }

    private byte[] bytes(MutationDetails mutant) {
        synchronized (mutants) {
            return mutants.bytes(mutant);
        }
    }

    private static Verdict verdict(@Nullable String answer) {
        return answer == null || answer.startsWith(Worker.KILLED) || answer.startsWith(Worker.SPOILT) ? Verdict.KILLED
                : answer.startsWith(Worker.TIMED_OUT) || answer.startsWith(Worker.STUCK) ? Verdict.TIMED_OUT
                : Verdict.SURVIVED;
    }

    private String noticedBy(@Nullable String answer) {
        if (answer == null) {
            return "the process died";
        }
        int number = trial(answer);
        return number < 0 ? "" : coverage.runs().get(number).name();
    }

    /** The number of the trial an answer names; -1 if it names none. */
    private static int trial(@Nullable String answer) {
        String[] parts = answer == null ? new String[0] : answer.split(" ", 3);
        return parts.length > 1 ? Integer.parseInt(parts[1]) : -1;
    }
}
