package cardinal.cli.io;

import cardinal.catalog.terminal.TerminalColours;
import java.io.IOException;
import java.util.List;
import java.util.function.Function;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.InfoCmp;
import org.jspecify.annotations.Nullable;

/** A person at a terminal: line editing, history, completion. */
final class TerminalConsole implements Console {
    private static final int NARROWEST = 60;
    private static final int WIDEST = 130;

    private final Terminal terminal;
    private final LineReader reader;
    private final boolean ascii;
    private Function<String, List<String>> completions = typed -> List.of();

    private TerminalConsole(Terminal terminal) {
        this.terminal = terminal;
        ascii = !terminal.encoding().newEncoder().canEncode('─');
        reader = LineReaderBuilder.builder().terminal(terminal).parser(new WholeLine())
                .completer((r, line, candidates) -> completions.apply(line.line())
                        .forEach(c -> candidates.add(new Candidate(c, c, null, null, null, null, true))))
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .option(LineReader.Option.CASE_INSENSITIVE, true)
                .build();
    }

    /** Names have spaces and apostrophes: a line is one word. */
    private static final class WholeLine extends DefaultParser {
        WholeLine() {
            setEscapeChars(null);
            setQuoteChars(new char[0]);
        }

        @Override
        public boolean isDelimiterChar(CharSequence buffer, int pos) {
            return false;
        }
    }

    static Console open(Io io) {
        try {
            return new TerminalConsole(TerminalBuilder.builder().system(true).dumb(true).build());
        } catch (IOException | IllegalStateException e) {
            return new LineConsole(io);
        }
    }

    @Override
    public @Nullable String ask(String prompt) {
        terminal.flush();
        try {
            return reader.readLine(prompt);
        } catch (UserInterruptException e) {
            return "";
        } catch (EndOfFileException e) {
            return null;
        }
    }

    @Override
    public void say(String line) {
        terminal.writer().println(ascii ? TerminalColours.ascii(line) : line);
    }

    @Override
    public int width() {
        int width = terminal.getColumns();
        return width <= 0 ? 79 : Math.clamp(width - 1, NARROWEST, WIDEST);
    }

    @Override
    public boolean isLive() {
        return true;
    }

    @Override
    public void clear() {
        terminal.puts(InfoCmp.Capability.clear_screen);
        terminal.flush();
    }

    @Override
    public void suggest(Function<String, List<String>> what) {
        completions = what;
    }

    @Override
    public void close() {
        terminal.flush();
        try {
            terminal.close();
        } catch (IOException e) {
            // the program ends
        }
    }
}
