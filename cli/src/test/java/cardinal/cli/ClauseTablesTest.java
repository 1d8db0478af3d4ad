package cardinal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The tables "from clause to file" in docs/architecture.md lead to files that are there and that cite those clauses. */
class ClauseTablesTest {
    private static final Path HOME = Path.of(System.getProperty("cardinal.home", ".."));
    private static final Pattern ROW = Pattern.compile("^\\| ([^|]+) \\| ([^|]*) \\| ([^|]+) \\|$");
    private static final Pattern FILE = Pattern.compile("`([a-z]\\w*)/(\\w+|\\*)(?:\\.\\w+)?`");
    /** 439.1.d, 10.6, J.3.5, and "to": 419–427. */
    private static final Pattern CLAUSES =
            Pattern.compile("\\b([A-K](?:\\.\\w+)*|\\d+(?:\\.\\w+)*)(?:–([A-K](?:\\.\\w+)*|\\d+(?:\\.\\w+)*))?");
    private static final Pattern CITED =
            Pattern.compile("(?<![\\w.])([A-K](?:\\.\\w+)+|\\d{3}(?:\\.\\w+)*|\\d+(?:\\.\\w+)+)");

    /** One line of a table. */
    private record Line(String clauses, String what, List<Path> files) {
    }

    @ParameterizedTest
    @CsvSource({"riftbound, Riftbound", "ufs, The UFS family", "evolve, Evolve"})
    void the_file_of_a_clause_is_found_in_one_guess(String game, String title) {
        List<String> wrong = new ArrayList<>();
        List<Line> lines = lines(game, title, wrong);
        assertThat(lines).as("lines of the table of " + title).hasSizeGreaterThan(10);
        for (Line line : lines) {
            List<String> cited = line.files().stream().flatMap(file -> cited(file).stream()).distinct().toList();
            Matcher m = CLAUSES.matcher(
                    line.clauses().replaceAll("reading \\d+|Appendix \\w( \\d+)?", "").replaceAll("\\(.*?\\)", ""));
            while (m.find()) {
                String first = m.group(1);
                String last = m.group(2) == null ? first : m.group(2);
                if (cited.stream().noneMatch(clause -> isWithin(clause, first, last))) {
                    wrong.add(m.group() + " (" + line.what() + ") is cited in none of " + line.files());
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    private static List<Line> lines(String game, String title, List<String> wrong) {
        List<Line> lines = new ArrayList<>();
        boolean here = false;
        for (String text : read(HOME.resolve("docs/architecture.md")).lines().toList()) {
            here = text.startsWith("## ") ? text.equals("## " + title + ": from clause to file") : here;
            Matcher row = ROW.matcher(text);
            if (here && row.matches() && !row.group(1).contains("---") && !row.group(1).contains("clauses")) {
                List<Path> files = new ArrayList<>();
                Matcher m = FILE.matcher(row.group(3));
                while (m.find()) {
                    files.addAll(found(game, m.group(1), m.group(2), wrong));
                }
                if (Character.isLetterOrDigit(row.group(1).charAt(0)) && CLAUSES.matcher(row.group(1)).lookingAt()) {
                    lines.add(new Line(row.group(1), row.group(2), files));
                }
            }
        }
        return lines;
    }

    private static List<Path> found(String game, String room, String name, List<String> wrong) {
        if (room.equals("resources") || room.equals("kernel")) {
            return List.of();
        }
        Path folder = HOME.resolve("games").resolve(game).resolve("src/main/java/cardinal").resolve(game).resolve(room);
        if (!name.equals("*") && !Files.exists(folder.resolve(name + ".java"))) {
            wrong.add(room + "/" + name + " is not there");
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(f -> name.equals("*") || f.endsWith(name + ".java")).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> cited(Path file) {
        return CITED.matcher(read(file)).results().map(r -> r.group(1)).toList();
    }

    private static boolean isWithin(String clause, String first, String last) {
        return isPartOf(clause, first) || isPartOf(clause, last)
                || compare(first, clause) <= 0 && compare(clause, last) <= 0;
    }

    private static boolean isPartOf(String clause, String whole) {
        return clause.equals(whole) || clause.startsWith(whole + ".");
    }

    /** In the order of the document: 5.9 before 5.10. */
    private static int compare(String one, String other) {
        String[] a = one.split("\\.");
        String[] b = other.split("\\.");
        for (int i = 0; i < Math.min(a.length, b.length); i++) {
            boolean numbers = (a[i] + b[i]).chars().allMatch(Character::isDigit);
            int c = numbers ? Integer.compare(Integer.parseInt(a[i]), Integer.parseInt(b[i])) : a[i].compareTo(b[i]);
            if (c != 0) {
                return c;
            }
        }
        return Integer.compare(a.length, b.length);
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
