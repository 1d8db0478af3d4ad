package cardinal.kernel;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/**
 * What classes are called in fingerprints: as they were when a fingerprint of them was first kept. A class that is moved or
 * renamed keeps that name by a line in its module's {@value #FILE}, so that stored matches and journals come out the same
 * in a build that only has its house in another order.
 */
final class FingerprintNames {
    static final String FILE = "META-INF/cardinal/fingerprint-names.tsv";
    private static final Map<String, String> FORMER = read();
    private static final ClassValue<String> NAMES = new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> type) {
            return former(FORMER, type.getName());
        }
    };

    private FingerprintNames() {
    }

    static String of(Class<?> type) {
        return NAMES.get(type);
    }

    /** The line of the class itself, else that of the class it stands in. */
    static String former(Map<String, String> lines, String name) {
        String known = lines.get(name);
        if (known != null) {
            return known;
        }
        int inner = name.lastIndexOf('$');
        return inner < 0 ? name : former(lines, name.substring(0, inner)) + name.substring(inner);
    }

    private static Map<String, String> read() {
        Map<String, String> lines = new HashMap<>();
        try {
            for (URL url : Collections.list(FingerprintNames.class.getClassLoader().getResources(FILE))) {
                try (BufferedReader in = new BufferedReader(
                        new InputStreamReader(url.openStream(), StandardCharsets.UTF_8))) {
                    in.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).forEach(line -> {
                        String[] parts = line.split("\t", -1);
                        if (parts.length != 2 || lines.put(parts[0], parts[1]) != null) {
                            throw new IllegalStateException(url + ": a class now, a tab, its former name, once each: \""
                                    + line + "\"");
                        }
                    });
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the names of classes in fingerprints (" + FILE + ") cannot be read", e);
        }
        return Map.copyOf(lines);
    }
}
