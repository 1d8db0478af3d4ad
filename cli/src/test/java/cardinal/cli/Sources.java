package cardinal.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The sources of this checkout, as tests read them. */
final class Sources {
    private static final Path HOME = Path.of(System.getProperty("cardinal.home", ".."));
    private static final Pattern SOURCE = Pattern.compile("\\.(java|ts|svelte|css|js)$");

    private Sources() {
    }

    /** All of them by their path; a generated one counts, too. */
    static Map<String, String> all() {
        Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> modules = Files.list(HOME); Stream<Path> games = Files.list(HOME.resolve("games"))) {
            for (Path module : Stream.concat(modules, games).filter(Files::isDirectory).toList()) {
                read(module.resolve("src"), texts);
                read(module.resolve("e2e"), texts);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return texts;
    }

    private static void read(Path folder, Map<String, String> texts) {
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(f -> SOURCE.matcher(f.toString()).find()).toList()) {
                texts.put(HOME.relativize(file).toString().replace('\\', '/'), Files.readString(file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
