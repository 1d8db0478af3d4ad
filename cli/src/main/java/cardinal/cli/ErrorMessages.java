package cardinal.cli;

import cardinal.cli.io.Io;
import cardinal.kernel.BadInput;
import cardinal.kernel.Nearest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** What goes wrong is said in one line: what, where, what would have been right. */
final class ErrorMessages implements IParameterExceptionHandler, IExecutionExceptionHandler {
    private static final int BAD_INPUT = 2;
    private static final int SURROUNDINGS = 3;

    private final Io io;
    private final BooleanSupplier debug;

    ErrorMessages(Io io, BooleanSupplier debug) {
        this.io = io;
        this.debug = debug;
    }

    @Override
    public int handleParseException(ParameterException e, String[] args) {
        say(e.getCommandLine().getCommandSpec().qualifiedName(), words(e) + " (see "
                + e.getCommandLine().getCommandSpec().qualifiedName() + " --help)", e);
        return BAD_INPUT;
    }

    @Override
    public int handleExecutionException(Exception e, CommandLine line, ParseResult parsed) {
        String command = line.getCommandSpec().qualifiedName();
        switch (e) {
            case BadInput bad -> {
                say(command, String.valueOf(bad.getMessage()), e);
                return BAD_INPUT;
            }
            case UncheckedIOException io -> say(command, describe(io.getCause()), e);
            case IOException io -> say(command, describe(io), e);
            default -> say(command, "this is a mistake of the program: " + e
                    + "; please report it (--debug shows where)", e);
        }
        return SURROUNDINGS;
    }

    private static String describe(@Nullable IOException e) {
        return e == null ? "input or output failed" : e.getMessage() + " (" + e.getClass().getSimpleName() + ")";
    }

    private void say(String command, String message, Exception e) {
        io.err().println(command + ": " + message.strip().replaceAll("\\s*\\R\\s*", "; "));
        if (debug.getAsBoolean()) {
            e.printStackTrace(io.err());
        }
    }

    private static String words(ParameterException e) {
        if (e instanceof UnmatchedArgumentException unmatched && !unmatched.getUnmatched().isEmpty()) {
            return unknown(unmatched.getUnmatched().getFirst(), e.getCommandLine());
        }
        String message = String.valueOf(e.getMessage());
        return e instanceof MissingParameterException ? message.replace("Missing required", "missing") : message;
    }

    private static String unknown(String word, CommandLine line) {
        if (word.startsWith("-")) {
            List<String> options = new ArrayList<>();
            line.getCommandSpec().options().stream().filter(o -> !o.hidden())
                    .forEach(o -> options.add(o.longestName()));
            return "unknown option \"" + word + "\"" + Nearest.hint(word, options);
        }
        if (!line.getSubcommands().isEmpty()) {
            return "unknown command \"" + word + "\"" + Nearest.hint(word, line.getSubcommands().keySet());
        }
        return "unexpected \"" + word + "\"";
    }
}
