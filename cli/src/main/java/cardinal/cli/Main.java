package cardinal.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The {@code cardinal} command. */
@Command(name = "cardinal", mixinStandardHelpOptions = true, version = "cardinal 0.1.0",
        description = "Plays trading card games exactly by their rulebooks.")
public final class Main implements Runnable {

    public static void main(String[] args) {
        System.exit(new CommandLine(new Main()).execute(args));
    }

    @Override
    public void run() {
        new CommandLine(this).usage(System.out);
    }
}
