package cardinal.kernel;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

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

    /** The clause that this one is a part of. */
    public Optional<Entry> parent(String clause) {
        for (int dot = clause.lastIndexOf('.'); dot > 0; dot = clause.lastIndexOf('.', dot - 1)) {
            String above = clause.substring(0, dot);
            String heading = above + ".0";
            if (has(above)) {
                return Optional.of(entry(above));
            }
            if (has(heading) && !heading.equals(clause)) {
                return Optional.of(entry(heading));
            }
        }
        return Optional.empty();
    }

    /** The clauses that are its parts, in their order. */
    public List<Entry> children(String clause) {
        return entries.values().stream().filter(e -> isParent(clause, e)).toList();
    }

    private boolean isParent(String clause, Entry entry) {
        return parent(entry.clause).filter(parent -> parent.clause.equals(clause)).isPresent();
    }

    /** The clauses before and after it below the same parent; beside a clause without one, those without one. */
    public List<Entry> neighbours(String clause) {
        String above = parent(clause).map(Entry::clause).orElse("");
        List<Entry> beside = entries.values().stream()
                .filter(e -> parent(e.clause).map(Entry::clause).orElse("").equals(above)).toList();
        int at = beside.indexOf(entry(clause));
        return beside.subList(Math.max(0, at - 1), Math.min(beside.size(), at + 2)).stream()
                .filter(e -> !e.clause.equals(clause)).toList();
    }

    /** The clauses whose paraphrase or note has all of these words; those that have them as whole words of the paraphrase first. */
    public List<Entry> search(List<String> words) {
        List<String> wanted = words.stream().flatMap(word -> Stream.of(word.split("\\s+")))
                .map(word -> word.toLowerCase(Locale.ROOT)).filter(word -> !word.isEmpty()).toList();
        record Found(Entry entry, int rank) {
        }
        return wanted.isEmpty() ? List.of()
                : entries.values().stream().map(e -> new Found(e, rank(e, wanted))).filter(f -> f.rank > 0)
                        .sorted(Comparator.comparingInt(f -> -f.rank)).map(Found::entry).toList();
    }

    /** How well a clause fits: 0 when one of the words is nowhere. */
    private static int rank(Entry entry, List<String> words) {
        String summary = entry.summary.toLowerCase(Locale.ROOT);
        String all = entry.clause.toLowerCase(Locale.ROOT) + " " + summary + " "
                + entry.note.toLowerCase(Locale.ROOT);
        int rank = 1;
        for (String word : words) {
            if (!beginsIn(all, word, false)) {
                return 0;
            }
            rank += beginsIn(summary, word, true) ? 4 : beginsIn(summary, word, false) ? 2 : 0;
        }
        return words.size() > 1 && summary.contains(String.join(" ", words)) ? rank + 4 : rank;
    }

    /** Whether a word of a text begins so, or is this word. */
    private static boolean beginsIn(String text, String word, boolean whole) {
        for (int at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
            int end = at + word.length();
            if ((at == 0 || !Character.isLetterOrDigit(text.charAt(at - 1)))
                    && (!whole || end == text.length() || !Character.isLetterOrDigit(text.charAt(end)))) {
                return true;
            }
        }
        return false;
    }

    /** The words of all paraphrases, for complaints about a word that none has. */
    public Set<String> vocabulary() {
        Set<String> words = new TreeSet<>();
        for (Entry entry : entries.values()) {
            for (String word : entry.summary.toLowerCase(Locale.ROOT).split("[^\\p{L}]+")) {
                if (word.length() > 2) {
                    words.add(word);
                }
            }
        }
        return words;
    }

    public Entry entry(String clause) {
        Entry entry = entries.get(clause);
        if (entry == null) {
            throw new BadInput(document, "there is no clause " + clause);
        }
        return entry;
    }
}
