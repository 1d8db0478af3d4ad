package cardinal.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Recorded matches. */
@Command(name = "replay", header = "Show, verify or continue a recorded match.",
        subcommands = {ReplayShowCommand.class, ReplayVerifyCommand.class, ReplayForkCommand.class})
final class ReplayCommand implements Runnable {
    @Spec
    @SuppressWarnings("NullAway.Init")
    CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "say what to do: show, verify or fork");
    }
}
