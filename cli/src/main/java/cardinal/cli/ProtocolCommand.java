package cardinal.cli;

import cardinal.arena.research.Protocol;
import cardinal.cli.game.NamedDecks;
import cardinal.cli.io.Io;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Lets a program outside drive matches. */
@Command(name = "protocol", header = "Let another program drive many matches, by JSON lines over stdin and stdout.",
        description = {"", "Every line of input is a request, every line of output its answer:",
            "  {\"do\": \"reset\", \"game\": \"riftbound\", \"seed\": 1, \"bots\": {\"1\": \"greedy\"}}",
            "  {\"do\": \"step\", \"match\": 1, \"action\": 0}",
            "docs/research.md lists all of them. It ends with \"quit\" or with its input. For a program that is itself",
            "a player see --bots \"cmd:PROGRAM\" of arena, sim and play.", ""})
final class ProtocolCommand implements Callable<Integer> {
    private final Io io;

    ProtocolCommand(Io io) {
        this.io = io;
    }

    @Override
    public Integer call() throws IOException {
        Protocol protocol = new Protocol(NamedDecks::playable);
        BufferedReader lines = new BufferedReader(new InputStreamReader(io.in(), StandardCharsets.UTF_8));
        while (!protocol.isOver()) {
            String line = lines.readLine();
            if (line == null) {
                break;
            }
            io.out().print(protocol.answer(line) + "\n");
            io.out().flush();
        }
        return Main.OK;
    }
}
