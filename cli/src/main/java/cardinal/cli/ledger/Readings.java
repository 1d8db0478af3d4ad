package cardinal.cli.ledger;

import cardinal.arena.files.TextFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The readings that concern several clauses, as docs/readings.md lists them. */
public final class Readings {
    private static final int CELLS = 5;

    private Readings() {
    }

    /** Those of a clause: number, what is unclear, and how it is read. */
    public static List<String> of(Path home, String document, String clause) {
        Path file = home.resolve("docs/readings.md");
        List<String> found = new ArrayList<>();
        for (String line : Files.isRegularFile(file) ? TextFile.lines(file) : List.<String>of()) {
            String[] cells = line.split("\\s*\\|\\s*");
            if (cells.length >= CELLS && concerns(cells[2], document, clause)) {
                found.add(cells[1] + ": " + cells[3] + ": " + cells[4]);
            }
        }
        return found;
    }

    /** Clauses are written {@code `riftbound` 342.1.a, 376.3.b.1; `evolve` 1.2}. */
    private static boolean concerns(String clauses, String document, String clause) {
        for (String part : clauses.split("; ")) {
            String[] words = part.split("[`, ]+");
            if (words.length > 2 && words[1].equals(document)
                    && Arrays.asList(words).subList(2, words.length).contains(clause)) {
                return true;
            }
        }
        return false;
    }
}
