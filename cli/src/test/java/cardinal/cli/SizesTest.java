package cardinal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Files that can be read at one sitting, and classes that show no more than others use. */
class SizesTest {
    private static final Path HOME = Path.of(System.getProperty("cardinal.home", ".."));
    private static final Pattern PACKAGE = Pattern.compile("^package ([\\w.]+);", Pattern.MULTILINE);
    private static final Pattern PUBLIC =
            Pattern.compile("^public (?:[\\w-]+ )*?(?:class|record|interface|enum|@interface) (\\w+)", Pattern.MULTILINE);
    private static final Pattern SOURCE = Pattern.compile("\\.(java|ts|svelte|css|js)$");
    private static final int MOST_LINES = 450;
    private static final int FEW_LINES = 200;
    private static final int MOST_OF_EFFECT = 400;

    @Test
    void no_file_is_longer_than_a_reader_can_hold_and_nine_in_ten_are_short() {
        Map<String, Integer> lines = new TreeMap<>();
        sources().forEach((file, text) -> {
            if (!file.contains("/test/") && !file.contains("/e2e/")) {
                lines.put(file, (int) text.lines().count());
            }
        });
        assertThat(lines.entrySet().stream().filter(e -> e.getValue() > MOST_LINES)).isEmpty();
        assertThat(lines.values().stream().filter(n -> n < FEW_LINES).count() * 10)
                .as("of %s files", lines.size()).isGreaterThanOrEqualTo(lines.size() * 9L);
        assertThat(lines.entrySet().stream()
                .filter(e -> e.getKey().endsWith("/flow/Effect.java") && e.getValue() >= MOST_OF_EFFECT)).isEmpty();
    }

    @Test
    void a_class_of_a_game_is_public_only_if_another_package_uses_it() {
        Map<String, String> sources = sources();
        Map<String, String> packages = new TreeMap<>();
        sources.forEach((file, text) -> packages.put(file, packageOf(text)));
        List<String> hidden = new ArrayList<>();
        sources.forEach((file, text) -> {
            Matcher m = PUBLIC.matcher(text);
            if (file.startsWith("games/") && file.contains("/src/main/") && m.find()) {
                String name = packages.get(file) + "." + m.group(1);
                Pattern use = Pattern.compile("\\b" + Pattern.quote(name) + "\\b");
                if (sources.entrySet().stream().noneMatch(
                        e -> !packages.get(file).equals(packages.get(e.getKey())) && use.matcher(e.getValue()).find())) {
                    hidden.add(name);
                }
            }
        });
        assertThat(hidden).isEmpty();
    }

    /** All sources of the checkout by their path; a generated one counts, too. */
    private static Map<String, String> sources() {
        Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> modules = Files.list(HOME)) {
            for (Path module : modules.filter(Files::isDirectory).toList()) {
                read(module.resolve("src"), texts);
                read(module.resolve("e2e"), texts);
            }
            try (Stream<Path> games = Files.list(HOME.resolve("games"))) {
                games.forEach(game -> read(game.resolve("src"), texts));
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

    private static String packageOf(String text) {
        Matcher m = PACKAGE.matcher(text);
        return m.find() ? m.group(1) : "";
    }
}
