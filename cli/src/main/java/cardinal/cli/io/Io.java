package cardinal.cli.io;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The streams a command talks to.
 *
 * @param terminal  whether a person sits at both ends
 * @param errTerminal  whether a person reads what goes to err
 */
public record Io(InputStream in, PrintStream out, PrintStream err, boolean terminal, boolean errTerminal) {
    private static final Path ERR = Path.of("/proc/self/fd/2");

    /** The streams of the process. */
    @SuppressWarnings("SystemConsoleNull") // it is null in JDK 25 when input or output is no terminal
    public static Io system() {
        java.io.@Nullable Console console = System.console();
        boolean terminal = console != null && console.isTerminal();
        return new Io(new FileInputStream(FileDescriptor.in), System.out, System.err, terminal,
                isErrTerminal(terminal));
    }

    /** Streams without a person: pipes, files, tests. */
    public static Io of(InputStream in, PrintStream out, PrintStream err) {
        return new Io(in, out, err, false, false);
    }

    /** Output to a file with the errors on screen is common; the JDK does not tell it apart. */
    private static boolean isErrTerminal(boolean otherwise) {
        try {
            String target = Files.readSymbolicLink(ERR).toString();
            return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty");
        } catch (IOException | UnsupportedOperationException e) {
            return otherwise;
        }
    }

    public PrintWriter writer() {
        return new PrintWriter(out, true, out.charset());
    }

    public PrintWriter errWriter() {
        return new PrintWriter(err, true, err.charset());
    }

    public void flush() {
        out.flush();
        err.flush();
    }
}
