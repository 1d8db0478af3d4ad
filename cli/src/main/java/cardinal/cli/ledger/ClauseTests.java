package cardinal.cli.ledger;

import cardinal.arena.files.Ledgers;
import cardinal.catalog.Games;
import cardinal.kernel.BadInput;
import cardinal.scenario.YamlNode;
import cardinal.scenario.YamlReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The tests that name clauses: scenarios in their list of rules, JUnit tests in {@code @Clauses}. */
public final class ClauseTests {
    private static final Pattern ANNOTATION =
            Pattern.compile("@Clauses\\s*\\(\\s*(?:value\\s*=\\s*)?(\\{[^}]*\\}|\"[^\"]*\")\\s*\\)");
    private static final Pattern QUOTED = Pattern.compile("\"([^\"]*)\"");
    private static final Pattern DECLARATION =
            Pattern.compile(
                    "\\b(?:class|record|interface|enum)\\s+(\\w+)|\\b(\\w+)\\s*\\([^)]*\\)\\s*(?:throws [\\w., ]+)?\\{");

    private final Map<String, Map<String, List<String>>> byDocument = new TreeMap<>();

    private ClauseTests() {
    }

    public static ClauseTests in(Path home) throws IOException {
        ClauseTests tests = new ClauseTests();
        for (Path file : files(home.resolve("scenarios"), ".yaml")) {
            tests.scenario(home, file);
        }
        for (Path module : modules(home)) {
            for (Path file : files(module.resolve("src/test/java"), ".java")) {
                tests.junit(file, documentOf(module));
            }
        }
        return tests;
    }

    /** The document whose clauses a module's tests name without saying which: that of its game, or of the usual one. */
    private static String documentOf(Path module) {
        String name = String.valueOf(module.getFileName());
        return Ledgers.documents().contains(name) ? name : Games.USUAL;
    }

    /** The tests that name this clause. */
    public List<String> of(String document, String clause) {
        return byDocument.getOrDefault(document, Map.of()).getOrDefault(clause, List.of());
    }

    /** All clauses of a document that are named. */
    public List<String> named(String document) {
        return List.copyOf(byDocument.getOrDefault(document, Map.of()).keySet());
    }

    private void add(String document, String clause, String test) {
        List<String> tests = byDocument.computeIfAbsent(document, d -> new TreeMap<>())
                .computeIfAbsent(clause, c -> new ArrayList<>());
        if (!tests.contains(test)) {
            tests.add(test);
        }
    }

    /** A scenario that cannot be read names nothing; running it says why. */
    private void scenario(Path home, Path file) throws IOException {
        try {
            String id = home.relativize(file).toString();
            if (YamlReader.read(id, Files.readString(file)) instanceof YamlNode.Fields top) {
                List<String> games = top.need("game", "a scenario").texts("a game");
                top.get("rules").stream().flatMap(t -> t.texts("a clause").stream()).forEach(clause -> {
                    String[] parts = clause.strip().split(":", 2);
                    (parts.length == 2 ? List.of(parts[0]) : games)
                            .forEach(game -> add(game, parts[parts.length - 1], id));
                });
            }
        } catch (BadInput e) {
            return;
        }
    }

    private void junit(Path file, String usual) throws IOException {
        String source = Files.readString(file);
        String type = String.valueOf(file.getFileName()).replace(".java", "");
        Matcher annotation = ANNOTATION.matcher(source);
        while (annotation.find()) {
            Matcher declared = DECLARATION.matcher(source);
            String method = declared.find(annotation.end()) && declared.group(2) != null ? "." + declared.group(2) : "";
            Matcher name = QUOTED.matcher(annotation.group(1));
            while (name.find()) {
                String[] parts = name.group(1).split(":", 2);
                add(parts.length == 2 ? parts[0] : usual, parts[parts.length - 1], type + method);
            }
        }
    }

    private static List<Path> modules(Path home) throws IOException {
        try (Stream<Path> near = Files.walk(home, 2)) {
            return near.filter(p -> Files.isDirectory(p.resolve("src/test/java"))).sorted().toList();
        }
    }

    private static List<Path> files(Path folder, String ending) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(f -> f.toString().endsWith(ending)).sorted().toList();
        }
    }
}
