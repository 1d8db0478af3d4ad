package cardinal.server;

import cardinal.kernel.BadInput;
import cardinal.kernel.Nearest;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/**
 * What a host has set, in a file of lines {@code key = value} and in the environment, which comes first: limits.messages is
 * CARDINAL_LIMITS_MESSAGES there. All keys are in docs/server.md.
 */
public final class SettingsFile {
    /** Of the file in the data folder that is read where no other is named. */
    public static final String NAME = "server.properties";

    private static final String PREFIX = "CARDINAL_";
    private static final int MOST = 1_000_000_000;
    private static final List<String> KEYS = List.of("host", "port", "database", "user", "origins", "think", "lessons",
            "proxies.trusted", "proxies.header", "limits.messages", "limits.requests", "limits.openings",
            "limits.sockets", "limits.tables", "limits.work", "limits.waiting", "limits.of-one", "limits.waits");

    private final Map<String, String> values;

    private SettingsFile(Map<String, String> values) {
        this.values = values;
    }

    /** All that can be set. */
    public static List<String> keys() {
        return KEYS;
    }

    /** file: of the settings, if there is one. */
    public static SettingsFile read(Optional<Path> file, Map<String, String> environment) throws IOException {
        Map<String, String> values = new HashMap<>();
        if (file.isPresent()) {
            Properties lines = new Properties();
            try (Reader reader = Files.newBufferedReader(file.get())) {
                lines.load(reader);
            } catch (IllegalArgumentException e) {
                throw new BadInput(file.get().toString(), "this is no file of settings: " + e.getMessage());
            }
            for (String key : lines.stringPropertyNames()) {
                if (!KEYS.contains(key)) {
                    throw new BadInput(file.get().toString(),
                            "there is no setting \"" + key + "\"" + Nearest.hint(key, KEYS));
                }
                values.put(key, lines.getProperty(key).strip());
            }
        }
        for (String key : KEYS) {
            String set = environment.get(variable(key));
            if (set != null) {
                values.put(key, set.strip());
            }
        }
        return new SettingsFile(values);
    }

    /** The variable of the environment for a key. */
    static String variable(String key) {
        return PREFIX + key.toUpperCase(Locale.ROOT).replace('.', '_').replace('-', '_');
    }

    public Optional<String> text(String key) {
        return Optional.ofNullable(values.get(key));
    }

    /** Values with commas between them. */
    public List<String> list(String key) {
        return text(key).map(all -> Arrays.stream(all.split(",")).map(String::strip).filter(one -> !one.isEmpty())
                .toList()).orElse(List.of());
    }

    /** A whole number that is not less than this. */
    public Optional<Integer> number(String key, int least) {
        return text(key).map(word -> {
            if (!word.matches("\\d{1,10}") || Long.parseLong(word) < least || Long.parseLong(word) > MOST) {
                throw new BadInput(key, "\"" + word + "\" is no number of " + least + " or more");
            }
            return Integer.parseInt(word);
        });
    }

    private int limit(String key, int usual) {
        return number("limits." + key, 1).orElse(usual);
    }

    public Settings.Limits limits(Settings.Limits usual) {
        return new Settings.Limits(limit("messages", usual.messages()), limit("requests", usual.requests()),
                limit("openings", usual.openings()), limit("sockets", usual.sockets()),
                limit("tables", usual.tables()), usual.seeds(), limit("work", usual.work()),
                limit("waiting", usual.waiting()), limit("of-one", usual.ofOne()), limit("waits", usual.waits()));
    }

    public Settings.Proxies proxies() {
        return new Settings.Proxies(list("proxies.trusted"),
                text("proxies.header").orElse(Settings.Proxies.NONE.header()));
    }
}
