package cardinal.kernel;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Which clause of an edition stands where the procedures cite one of the base document. It is a table with a column for each
 * document, the base document first, and a line for each clause that is cited: its counterparts, or {@code -} where a
 * document has none.
 */
public final class Concordance {
    /** Of the base document: every clause is its own. */
    public static final Concordance SAME = new Concordance(Map.of());
    private static final String NO_COUNTERPART = "-";

    private final Map<String, String> clauses;
    /**
     * The edition's own clauses, each the one text that stands for it. Two documents use the same numbers for different things:
     * whether a number is still to be looked up is told by the text itself, not by what it says.
     */
    private final Map<String, String> own = new ConcurrentHashMap<>();

    private Concordance(Map<String, String> base) {
        Map<String, String> counterparts = new HashMap<>();
        base.forEach((clause, counterpart) -> counterparts.put(clause, own(counterpart)));
        clauses = Map.copyOf(counterparts);
    }

    /** The counterparts in one document, from a table beside a class; read once per edition. */
    public static Concordance of(Class<?> beside, String file, String document) {
        try (InputStream found = Objects.requireNonNull(beside.getResourceAsStream(file), file);
                BufferedReader lines = new BufferedReader(new InputStreamReader(found, StandardCharsets.UTF_8))) {
            return read(lines.lines().toList(), document);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The same from the lines of a table, whose first one names the documents. */
    static Concordance read(List<String> lines, String document) {
        List<String> documents = Arrays.asList(lines.getFirst().split("\t"));
        int column = documents.indexOf(document);
        if (column < 0) {
            throw new IllegalArgumentException("no column " + document + " among " + documents);
        }
        Map<String, String> clauses = new HashMap<>();
        for (String line : lines.subList(1, lines.size())) {
            String[] row = line.split("\t");
            if (!row[0].equals(row[column])) {
                clauses.put(row[0], row[column].equals(NO_COUNTERPART) ? documents.getFirst() + ":" + row[0]
                        : row[column]);
            }
        }
        return column == 0 ? SAME : new Concordance(clauses);
    }

    /** A clause without a line is called the same; one that is the edition's own stays what it is. */
    String cite(String clause) {
        String counterpart = clauses.get(clause);
        return counterpart == null || isOwn(clause) ? clause : counterpart;
    }

    @SuppressWarnings({"ReferenceEquality", "StringEquality"})
    private boolean isOwn(String clause) {
        return own.get(clause) == clause;
    }

    /** The text that stands for a clause of the edition's own document; never that of a constant in code. */
    String own(String clause) {
        return own.computeIfAbsent(clause, text -> new String(text.toCharArray()));
    }
}
