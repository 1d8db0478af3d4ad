package cardinal.cli.ledger;

import cardinal.catalog.Games;
import cardinal.kernel.BadInput;
import cardinal.scenario.YamlNode;
import cardinal.scenario.YamlReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the clauses that one file names: a scenario in its rules, a JUnit test in {@code @Clauses}, code in comments and citations. */
final class MentionReader {
    private static final Pattern ANNOTATION =
            Pattern.compile("@Clauses\\s*\\(\\s*(?:value\\s*=\\s*)?(\\{[^}]*\\}|\"[^\"]*\")\\s*\\)");
    private static final Pattern QUOTED = Pattern.compile("\"([^\"]*)\"");
    private static final Pattern DECLARATION =
            Pattern.compile(
                    "\\b(?:class|record|interface|enum)\\s+(\\w+)|\\b(\\w+)\\s*\\([^)]*\\)\\s*(?:throws [\\w., ]+)?\\{");
    /** 415, 415.1.a, 10.6.2, E.4.1, attack-stack.1; in a comment a number alone has three digits. */
    private static final Pattern COMMENTED = Pattern.compile(
            "(?<![\\w.-])(\\d{3}(?:\\.\\w+)*|\\d{1,2}(?:\\.\\d+)+(?:\\.\\w+)*|[A-K](?:\\.\\d+)+|[a-z][a-z-]+\\.\\d+)(?![\\w-])");
    private static final Pattern LITERAL = Pattern.compile("\"([0-9A-Za-z][\\w-]*(?:\\.[\\w]+)*)(?:~\\d+)?\"");

    private final Path home;

    MentionReader(Path home) {
        this.home = home;
    }

    /** A scenario that cannot be read names nothing; running it says why. */
    List<Mention> scenario(Path file) throws IOException {
        List<Mention> found = new ArrayList<>();
        try {
            String id = home.relativize(file).toString();
            if (YamlReader.read(id, Files.readString(file)) instanceof YamlNode.Fields top) {
                List<String> games = top.need("game", "a scenario").texts("a game");
                top.get("rules").stream().flatMap(t -> t.texts("a clause").stream()).forEach(clause -> {
                    String[] parts = clause.strip().split(":", 2);
                    (parts.length == 2 ? List.of(parts[0]) : games).forEach(
                            game -> found.add(new Mention(Mention.Kind.TEST, game, parts[parts.length - 1], id)));
                });
            }
        } catch (BadInput e) {
            return List.of();
        }
        return found;
    }

    /** module: whose tests name clauses of its game without saying which, or of the usual one. */
    List<Mention> junit(Path file, String module) throws IOException {
        String usual = Games.names().contains(module) ? module : Games.USUAL;
        List<Mention> found = new ArrayList<>();
        String source = Files.readString(file);
        String type = String.valueOf(file.getFileName()).replace(".java", "");
        Matcher annotation = ANNOTATION.matcher(source);
        while (annotation.find()) {
            Matcher declared = DECLARATION.matcher(source);
            String method = declared.find(annotation.end()) && declared.group(2) != null ? "." + declared.group(2) : "";
            Matcher name = QUOTED.matcher(annotation.group(1));
            while (name.find()) {
                String[] parts = name.group(1).split(":", 2);
                found.add(new Mention(Mention.Kind.TEST, parts.length == 2 ? parts[0] : usual, parts[parts.length - 1],
                        type + method));
            }
        }
        return found;
    }

    /** family: of games, whose code this is. What looks like a clause and is none is never asked for. */
    List<Mention> code(Path file, String family) throws IOException {
        List<Mention> found = new ArrayList<>();
        String path = home.relativize(file).toString();
        List<String> lines = Files.readAllLines(file);
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            String bare = line.strip();
            if (bare.startsWith("import ") || bare.startsWith("package ")) {
                continue;
            }
            int comment = bare.startsWith("*") ? 0
                    : line.contains("/*") ? line.indexOf("/*") : line.contains("// ") ? line.indexOf("// ") : -1;
            Matcher m = comment < 0 ? LITERAL.matcher(line) : COMMENTED.matcher(line.substring(comment));
            while (m.find()) {
                found.add(new Mention(Mention.Kind.CODE, family, m.group(1), path + ":" + (i + 1)));
            }
        }
        return found;
    }
}
