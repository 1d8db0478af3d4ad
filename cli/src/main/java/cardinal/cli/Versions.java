package cardinal.cli;

import cardinal.catalog.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** What {@code cardinal --version} says: the program, its commit where that is known, and the rules of every game. */
final class Versions implements IVersionProvider {
    private static final String PROGRAM = "0.1.0";

    @Override
    public String[] getVersion() {
        List<String> lines = new ArrayList<>();
        lines.add("cardinal " + PROGRAM + commit().map(hash -> " (commit " + hash + ")").orElse(""));
        for (String game : Games.names()) {
            lines.add(game + " rules " + Games.family(game).rulesVersion());
        }
        return lines.toArray(String[]::new);
    }

    private static Optional<String> commit() {
        try {
            return commit(Path.of(System.getProperty("cardinal.home", "."), ".git"));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** git: the folder of a clone. */
    static Optional<String> commit(Path git) throws IOException {
        Path head = git.resolve("HEAD");
        if (!Files.isRegularFile(head)) {
            return Optional.empty();
        }
        String text = Files.readString(head).strip();
        if (!text.startsWith("ref: ")) {
            return Optional.of(shortened(text));
        }
        String ref = text.substring("ref: ".length());
        if (Files.isRegularFile(git.resolve(ref))) {
            return Optional.of(shortened(Files.readString(git.resolve(ref)).strip()));
        }
        Path packed = git.resolve("packed-refs");
        return !Files.isRegularFile(packed) ? Optional.empty()
                : Files.readAllLines(packed).stream().filter(line -> line.endsWith(" " + ref)).map(Versions::shortened)
                        .findFirst();
    }

    private static String shortened(String hash) {
        return hash.substring(0, Math.min(hash.length(), 12));
    }
}
