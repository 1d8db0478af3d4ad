package cardinal.arena;

import cardinal.bots.Bots;
import cardinal.kernel.Table;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/** Plays the games of a plan. Workers take games by index and share nothing; the result is summed up in index order. */
public final class Simulation<T extends Table> {

    /** What was found, and how long it took. */
    public record Report(Result result, Throughput throughput) {
    }

    private final Plan<T> plan;
    private final ProgressListener progress;
    private final FinishedGames finished;
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicReferenceArray<FinishedGame> games;
    private volatile @Nullable RuntimeException broken;
    private int done;

    private Simulation(Plan<T> plan, ProgressListener progress, FinishedGames finished) {
        this.plan = plan;
        this.progress = progress;
        this.finished = finished;
        games = new AtomicReferenceArray<>(plan.games());
    }

    public static <T extends Table> Report run(Plan<T> plan) {
        return run(plan, ProgressListener.SILENT);
    }

    public static <T extends Table> Report run(Plan<T> plan, ProgressListener progress) {
        Simulation<T> simulation = new Simulation<>(plan, progress, FinishedGames.NONE);
        Throughput throughput = simulation.playAll();
        Result result = Summary.of(plan, simulation.finished());
        return new Report(result, throughput);
    }

    /** The games of a plan in their order; those that are kept already are not played again, new ones are kept. */
    public static <T extends Table> List<FinishedGame> games(Plan<T> plan, ProgressListener progress,
            FinishedGames finished) {
        Simulation<T> simulation = new Simulation<>(plan, progress, finished);
        simulation.playAll();
        return simulation.finished();
    }

    /** What cannot work is said before anything starts: a level nobody knows, a deck, a mode. */
    private static void check(Plan<?> plan) {
        plan.seatings().stream().flatMap(s -> s.bots().stream()).distinct().forEach(level -> Bots.named(level, 0));
        plan.rules().start(plan.setup(0));
        plan.settings().journals().ifPresent(Simulation::prepare);
    }

    private static void prepare(Path directory) {
        try {
            Files.createDirectories(directory);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Throughput playAll() {
        check(plan);
        finished.kept().forEach(games::set);
        done = finished.kept().size();
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
        RuntimeException problem = broken;
        if (problem != null) {
            throw problem;
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        return new Throughput(seconds, plan.games(), finished().stream().mapToLong(FinishedGame::decisions).sum(),
                workers);
    }

    private List<FinishedGame> finished() {
        List<FinishedGame> all = new ArrayList<>(plan.games());
        for (int i = 0; i < plan.games(); i++) {
            all.add(games.get(i));
        }
        return all;
    }

    private void work() {
        GamePlayer<T> player = new GamePlayer<>(plan);
        for (int i = next.getAndIncrement(); i < plan.games() && broken == null; i = next.getAndIncrement()) {
            if (games.get(i) == null) {
                FinishedGame game = player.play(i);
                games.set(i, game);
                report(game);
            }
        }
    }

    private synchronized void report(FinishedGame game) {
        try {
            finished.keep(game);
            progress.at(++done, plan.games());
        } catch (RuntimeException e) {
            broken = e; // nobody plays on when nothing can be kept
        }
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
