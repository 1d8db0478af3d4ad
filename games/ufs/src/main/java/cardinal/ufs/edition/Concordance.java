package cardinal.ufs.edition;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Which clause of an edition stands where the procedures cite one of 2019: {@code concordance.tsv} has a line for each clause
 * they cite, with its counterparts in 2010 and UniVersus, or {@code -} where a document has none.
 */
final class Concordance {
    private static final String FILE = "/cardinal/ufs/concordance.tsv";
    private static final List<String> COLUMNS = List.of("ufs-2019", "ufs-2010", "universus");

    private final Map<String, String> clauses;

    private Concordance(Map<String, String> clauses) {
        this.clauses = clauses;
    }

    /** The counterparts in one document; read once per edition. */
    static Concordance of(String document) {
        int column = COLUMNS.indexOf(document);
        Map<String, String> clauses = new HashMap<>();
        try (InputStream file = Objects.requireNonNull(Concordance.class.getResourceAsStream(FILE), FILE);
                BufferedReader lines = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
            lines.lines().skip(1).map(line -> line.split("\t")).filter(row -> !row[0].equals(row[column]))
                    .forEach(row -> clauses.put(row[0].intern(), counterpart(row, column)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Concordance(Map.copyOf(clauses));
    }

    /** Without a counterpart the 2019 clause is named with its document: the reading is borrowed from there. */
    private static String counterpart(String[] row, int column) {
        return row[column].equals("-") ? COLUMNS.getFirst() + ":" + row[0] : row[column];
    }

    /** A clause that is not one of 2019 is its own edition's already. */
    String cite(String clause2019) {
        String counterpart = clauses.get(clause2019);
        return counterpart == null ? clause2019 : counterpart;
    }
}
