package cardinal.mutation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Where the code of a game cites clauses, and which lines that is about: a comment is about the declaration or the block that follows
 * it, a step of a procedure about the method that carries it out, any other citation about its own statement.
 */
final class CitingCode {
    private static final Pattern CLAUSE = Pattern.compile(
            "(?<![\\w.\"-])(?:[A-Z]\\.)?\\d+(?:\\.(?:\\d+|[a-z](?![a-z])))*(?![\\w-])|\\b[a-z]+(?:-[a-z]+)*\\.\\d+(?:\\.\\d+)*\\b");
    private static final Pattern STEP = Pattern.compile("\"([^\"]+)\",\\s*(?:\\w+::(\\w+))");
    private static final Pattern QUOTED = Pattern.compile("\"([\\w.-]+)\"");

    private final Map<String, List<Region>> byClause = new HashMap<>();

    private CitingCode() {
    }

    /** Some lines of a file, from the first to the last; type: its class, whose nested classes are in the same file. */
    record Region(String type, int first, int last) {
        boolean has(Probes.Line line) {
            return line.line() >= first && line.line() <= last
                    && (line.type().equals(type) || line.type().startsWith(type + "$"));
        }

        @Override
        public String toString() {
            return type.substring(type.lastIndexOf('.') + 1) + ":" + first + "-" + last;
        }
    }

    static CitingCode in(Path sources) throws IOException {
        CitingCode code = new CitingCode();
        try (Stream<Path> all = Files.walk(sources)) {
            for (Path file : all.filter(f -> f.toString().endsWith(".java")).sorted().toList()) {
                String type = sources.relativize(file).toString().replace(".java", "").replace('/', '.');
                code.read(type, Files.readAllLines(file));
            }
        }
        return code;
    }

    List<Region> of(String clause) {
        return byClause.getOrDefault(clause, List.of());
    }

    private void read(String type, List<String> lines) {
        boolean inComment = false;
        List<String> pending = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            String bare = line.strip();
            int remark = line.indexOf("//");
            if (inComment || bare.startsWith("/*")) {
                inComment = !bare.endsWith("*/");
                clauses(bare, pending);
                continue;
            }
            if (bare.startsWith("//")) {
                clauses(bare, pending);
                continue;
            }
            if (!pending.isEmpty() && !bare.startsWith("@")) {
                int last = endOf(lines, i);
                boolean isType = bare.matches(".*\\b(class|interface|enum|record)\\b.*\\{");
                if (!isType) {
                    for (String clause : pending) {
                        add(clause, new Region(type, i + 1, last));
                    }
                }
                pending.clear();
            }
            if (remark >= 0) {
                List<String> here = new ArrayList<>();
                clauses(line.substring(remark), here);
                for (String clause : here) {
                    add(clause, new Region(type, i + 1, i + 1));
                }
            }
            strings(type, lines, i);
        }
    }

    private void strings(String type, List<String> lines, int i) {
        Matcher step = STEP.matcher(lines.get(i));
        List<String> steps = new ArrayList<>();
        while (step.find()) {
            steps.add(step.group(1));
            for (int m = 0; m < lines.size(); m++) {
                if (lines.get(m).matches("    (?:[\\w<>@?,\\[\\] ]+ )?" + step.group(2) + "\\(.*")) {
                    add(step.group(1), new Region(type, m + 1, endOf(lines, m)));
                }
            }
        }
        Matcher quoted = QUOTED.matcher(lines.get(i));
        while (quoted.find()) {
            if (!steps.contains(quoted.group(1)) && CLAUSE.matcher(quoted.group(1)).matches()) {
                add(quoted.group(1), new Region(type, i + 1, i + 1));
            }
        }
    }

    /** The last line of what begins here: of its block, else of its statement. */
    private static int endOf(List<String> lines, int first) {
        int depth = 0;
        boolean opened = false;
        for (int i = first; i < lines.size(); i++) {
            for (char c : lines.get(i).toCharArray()) {
                depth += c == '{' || c == '(' ? 1 : c == '}' || c == ')' ? -1 : 0;
                opened |= c == '{';
            }
            String bare = lines.get(i).strip();
            if (depth <= 0 && (bare.endsWith(";") || bare.endsWith("}") || bare.endsWith(",") && !opened)) {
                return i + 1;
            }
        }
        return lines.size();
    }

    private static void clauses(String comment, List<String> into) {
        Matcher found = CLAUSE.matcher(comment);
        while (found.find()) {
            into.add(found.group());
        }
    }

    private void add(String clause, Region region) {
        List<Region> regions = byClause.computeIfAbsent(clause, c -> new ArrayList<>());
        if (!regions.contains(region)) {
            regions.add(region);
        }
    }
}
