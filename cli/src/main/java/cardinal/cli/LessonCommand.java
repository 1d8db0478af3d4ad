package cardinal.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Lessons: scenario files with captions, that teach a game by playing it. */
@Command(name = "lesson", header = "List and check lessons.",
        subcommands = {LessonListCommand.class, LessonCheckCommand.class})
final class LessonCommand implements Runnable {
    @Spec
    @SuppressWarnings("NullAway.Init")
    CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "say what to do: list or check");
    }
}
