package cardinal.cli;

import cardinal.arena.Progress;
import cardinal.cli.io.Io;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/** How far a simulation is: a bar for a person, a line now and then for a log. Always on err. */
final class SimProgress implements Progress, AutoCloseable {
    private static final int LINES = 4;
    private static final int FEW_GAMES = 1000;

    private final Io io;
    private final @Nullable ProgressBar bar;

    SimProgress(Io io, int games) {
        this.io = io;
        bar = io.errTerminal()
                ? new ProgressBarBuilder().setTaskName("games").setInitialMax(games).setStyle(ProgressBarStyle.ASCII)
                        .setUpdateIntervalMillis(200).setConsumer(new ConsoleProgressBarConsumer(io.err(), 80)).build()
                : null;
    }

    @Override
    public void at(int done, int of) {
        if (bar != null) {
            bar.stepTo(done);
        } else if (of >= FEW_GAMES && done % (of / LINES) == 0) {
            io.err().println("cardinal sim: " + done + " of " + of + " games");
        }
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
        }
    }
}
