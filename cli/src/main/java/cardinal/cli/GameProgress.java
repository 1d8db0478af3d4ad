package cardinal.cli;

import cardinal.arena.ProgressListener;
import cardinal.cli.io.Io;
import java.time.Duration;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/**
 * How many games are played and how long the others will take: a bar for a person, a line now and then for a log.
 * Always on err.
 */
final class GameProgress implements ProgressListener, AutoCloseable {
    private static final Duration BETWEEN_LINES = Duration.ofSeconds(10);

    private final Io io;
    private final String command;
    private final String what;
    private final int before;
    private final long began;
    private final @Nullable ProgressBar bar;
    private long last;

    /** before: how many of the games were played by an earlier run. */
    GameProgress(Io io, String command, int games, int before) {
        this(io, command, games, before, "games");
    }

    /** what: what is counted. */
    GameProgress(Io io, String command, int games, int before, String what) {
        this.io = io;
        this.command = command;
        this.what = what;
        this.before = before;
        began = System.nanoTime();
        last = began;
        bar = io.errTerminal()
                ? new ProgressBarBuilder().setTaskName(what).setInitialMax(games)
                        .startsFrom(before, Duration.ZERO).setStyle(ProgressBarStyle.ASCII)
                        .setUpdateIntervalMillis(200).setConsumer(new ConsoleProgressBarConsumer(io.err(), 80)).build()
                : null;
    }

    @Override
    public void at(int done, int of) {
        long now = System.nanoTime();
        if (bar != null) {
            bar.stepTo(done);
        } else if (now - last >= BETWEEN_LINES.toNanos()) {
            last = now;
            Duration left = Duration.ofNanos((now - began) / (done - before) * (of - done));
            io.err().println(command + ": " + done + " of " + of + " " + what + ", about " + words(left) + " left");
        }
    }

    /** A time as people say it. */
    static String words(Duration time) {
        long seconds = time.toSeconds();
        return seconds < 60 ? seconds + " s"
                : seconds < 3600 ? seconds / 60 + " min " + seconds % 60 + " s"
                : seconds / 3600 + " h " + seconds % 3600 / 60 + " min";
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
        }
    }
}
