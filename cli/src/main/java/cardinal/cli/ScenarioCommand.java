package cardinal.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Scenarios: small tables, a few commands, what must then be true. */
@Command(name = "scenario", header = "Run, explain or compare scenario files.",
        subcommands = {ScenarioRunCommand.class, ScenarioExplainCommand.class, ScenarioDiffCommand.class})
final class ScenarioCommand implements Runnable {
    @Spec
    @SuppressWarnings("NullAway.Init")
    CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "say what to do: run, explain or diff");
    }
}
