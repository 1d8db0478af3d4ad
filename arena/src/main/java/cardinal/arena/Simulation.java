package cardinal.arena;

import cardinal.bots.Bots;
import cardinal.kernel.Table;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** Plays the games of a plan. Workers take games by index and share nothing; the result is summed up in index order. */
public final class Simulation<T extends Table> {

    /** What was found, and how long it took. */
    public record Report(Result result, Timing timing) {
    }

    private final Plan<T> plan;
    private final Progress progress;
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicReferenceArray<Game> games;
    private int done;

    private Simulation(Plan<T> plan, Progress progress) {
        this.plan = plan;
        this.progress = progress;
        games = new AtomicReferenceArray<>(plan.games());
    }

    public static <T extends Table> Report run(Plan<T> plan) {
        return run(plan, Progress.SILENT);
    }

    public static <T extends Table> Report run(Plan<T> plan, Progress progress) {
        for (String level : plan.bots()) {
            Bots.named(level, 0); // a level nobody knows is said before anything starts
        }
        plan.rules().start(plan.setup(0)); // and so is a deck or a mode
        plan.journals().ifPresent(Simulation::prepare);
        return new Simulation<>(plan, progress).run();
    }

    private static void prepare(java.nio.file.Path directory) {
        try {
            Files.createDirectories(directory);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Report run() {
        long start = System.nanoTime();
        int workers = Math.min(plan.threads(), plan.games());
        List<Thread> threads = new ArrayList<>();
        for (int i = 1; i < workers; i++) {
            threads.add(Thread.ofPlatform().name("simulation-" + i).start(this::work));
        }
        work();
        for (Thread thread : threads) {
            join(thread);
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        List<Game> all = new ArrayList<>(plan.games());
        for (int i = 0; i < plan.games(); i++) {
            all.add(games.get(i));
        }
        Result result = Summary.of(plan, all);
        return new Report(result, new Timing(seconds, plan.games(), result.decisions().total(), workers));
    }

    private void work() {
        GamePlayer<T> player = new GamePlayer<>(plan);
        for (int i = next.getAndIncrement(); i < plan.games(); i = next.getAndIncrement()) {
            games.set(i, player.play(i));
            report();
        }
    }

    private synchronized void report() {
        progress.at(++done, plan.games());
    }

    private static void join(Thread thread) {
        boolean interrupted = false;
        while (true) {
            try {
                thread.join();
                break;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
