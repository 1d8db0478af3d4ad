package cardinal.kernel;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The clause ledger of one rule document: what each clause says in our words, and how it is kept. */
public final class Ledger {
    /** How a clause is kept. */
    public enum Status {
        /** A step, requirement or layer cites it, and a test that names it passes. */
        ENFORCED,
        /** True by construction; a test that names it passes. */
        STRUCTURAL,
        /** Physical handling or etiquette with no meaning in software; the note says why. */
        TABLE,
        /** The document is ambiguous; the note says which reading was taken. */
        READING,
        /** Not done yet. */
        OPEN;

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** Whether a passing test has to name the clause. */
        public boolean needsTest() {
            return this == ENFORCED || this == STRUCTURAL || this == READING;
        }
    }

    /** One line of the ledger. */
    public record Entry(String clause, Status status, String summary, String note) {
    }

    private final String document;
    private final Map<String, Entry> entries;

    private Ledger(String document, Map<String, Entry> entries) {
        this.document = document;
        this.entries = entries;
    }

    /** Reads lines of clause, status, summary and note, separated by tabs. */
    public static Ledger parse(String document, List<String> lines) {
        Map<String, Entry> entries = new LinkedHashMap<>();
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).isBlank() || lines.get(i).startsWith("#")) {
                continue;
            }
            String where = "ledger/" + document + ".tsv:" + (i + 1);
            String[] cells = lines.get(i).split("\t", -1);
            if (cells.length < 3 || cells.length > 4 || cells[0].isBlank()) {
                throw new BadInput(where, "expected clause, status, summary and note, separated by tabs");
            }
            Entry entry = new Entry(cells[0], status(where, cells[1]), cells[2], cells.length > 3 ? cells[3] : "");
            if (entries.put(cells[0], entry) != null) {
                throw new BadInput(where, "clause " + cells[0] + " is listed twice");
            }
        }
        return new Ledger(document, entries);
    }

    private static Status status(String where, String word) {
        for (Status s : Status.values()) {
            if (s.word().equals(word)) {
                return s;
            }
        }
        throw new BadInput(where, "\"" + word + "\" is not a status; enforced, structural, table, reading or open is");
    }

    public String document() {
        return document;
    }

    public List<Entry> entries() {
        return new ArrayList<>(entries.values());
    }

    public boolean has(String clause) {
        return entries.containsKey(clause);
    }

    public Entry entry(String clause) {
        Entry entry = entries.get(clause);
        if (entry == null) {
            throw new BadInput(document, "there is no clause " + clause);
        }
        return entry;
    }
}
