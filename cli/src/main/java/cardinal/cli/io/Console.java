package cardinal.cli.io;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Somebody to talk with, line by line. */
public interface Console extends AutoCloseable {

    /** The next line, or null when there are no more. */
    @Nullable String ask(String prompt);

    void say(String line);

    /** How many columns a line may have. */
    int width();

    /** Whether a person is there, for whom the screen may be cleared and who can press Enter. */
    boolean isLive();

    void clear();

    /** What the beginning of a line could go on to; asked anew each time. */
    void suggest(Function<String, List<String>> completions);

    @Override
    void close();

    /** The console for these streams: with editing and completion where a person types, plain lines otherwise. */
    static Console on(Io io) {
        return io.terminal() ? TerminalConsole.open(io) : new LineConsole(io);
    }
}
