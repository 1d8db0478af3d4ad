package cardinal.cli.io;

import cardinal.catalog.terminal.TerminalColours;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Lines from a pipe or a terminal that can do nothing else. What is read is echoed, so that a transcript reads well. */
final class LineConsole implements Console {
    private static final int WIDTH = 100;

    private final Io io;
    private final BufferedReader in;
    private final boolean ascii;

    LineConsole(Io io) {
        this.io = io;
        in = new BufferedReader(new InputStreamReader(io.in(), StandardCharsets.UTF_8));
        ascii = !io.out().charset().newEncoder().canEncode('─');
    }

    @Override
    public @Nullable String ask(String prompt) {
        io.out().print(prompt);
        io.out().flush();
        try {
            String line = in.readLine();
            io.out().println(line == null ? "" : line);
            return line;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void say(String line) {
        io.out().println(ascii ? TerminalColours.ascii(line) : line);
    }

    @Override
    public int width() {
        return WIDTH;
    }

    @Override
    public boolean isLive() {
        return false;
    }

    @Override
    public void clear() {
    }

    @Override
    public void suggest(Function<String, List<String>> completions) {
    }

    @Override
    public void close() {
        io.flush();
    }
}
