package cardinal.cli;

import cardinal.arena.files.Home;
import cardinal.catalog.Games;
import cardinal.catalog.entry.Family;
import cardinal.cli.io.Io;
import cardinal.scenario.ScenarioReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** The commands of a judge, carried out for nobody: the launcher makes a start-up cache of what they need, and they leave their index. */
@Command(name = "rehearse", hidden = true, header = "Do what judges ask for, for nobody to see.")
final class RehearseCommand implements Callable<Integer> {
    private static final int SCENARIOS = 24;
    private static final Io NOBODY =
            Io.of(InputStream.nullInputStream(), new PrintStream(OutputStream.nullOutputStream(), false,
                    StandardCharsets.UTF_8),
                    new PrintStream(OutputStream.nullOutputStream(), false,
                            StandardCharsets.UTF_8));

    @Override
    public Integer call() throws IOException {
        for (Family<?> family : Games.families()) {
            List<String> files = someOf(Home.folder().resolve("scenarios").resolve(family.id()));
            List<String> run = new ArrayList<>(List.of("scenario", "run", "--verbose"));
            run.addAll(files);
            Main.run(NOBODY, run.toArray(String[]::new));
            for (String file : files.subList(0, Math.min(2, files.size()))) {
                Main.run(NOBODY, "scenario", "explain", file);
                Main.run(NOBODY, "scenario", "run", "--json", file);
            }
        }
        for (String game : Games.names()) {
            Main.run(NOBODY, "rules", game, "attack");
        }
        Main.run(NOBODY, "rules", Games.USUAL, "415.1");
        Main.run(NOBODY, "rules", Games.USUAL, "415.1", "--json");
        Main.run(NOBODY, "--help");
        return Main.OK;
    }

    /** A few scenarios of a folder, from all parts of it. */
    private static List<String> someOf(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        List<Path> all = ScenarioReader.filesIn(folder);
        int apart = Math.max(1, all.size() / SCENARIOS);
        List<String> some = new ArrayList<>();
        for (int i = 0; i < all.size(); i += apart) {
            some.add(all.get(i).toString());
        }
        return some;
    }
}
