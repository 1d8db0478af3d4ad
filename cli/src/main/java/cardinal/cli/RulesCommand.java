package cardinal.cli;

import cardinal.arena.files.Home;
import cardinal.arena.files.Ledgers;
import cardinal.catalog.Games;
import cardinal.catalog.terminal.TerminalColours;
import cardinal.cli.io.Io;
import cardinal.cli.io.Json;
import cardinal.cli.ledger.ClauseMentions;
import cardinal.cli.ledger.ClausePage;
import cardinal.kernel.BadInput;
import cardinal.kernel.Edition;
import cardinal.kernel.Ledger;
import cardinal.kernel.Nearest;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints the ledger of a rule document. */
@Command(name = "rules", header = "Tell what the clauses of a rule document say, and how each of them is kept.",
        description = {"",
            "The ledger lists every clause in our own words, with its status: enforced, structural, table,",
            "reading or open, and the tests that name it. A clause is shown with those above, below and beside",
            "it, its readings, its tests and where the code cites it. Words are looked for in the paraphrases:",
            "cardinal rules riftbound burn out", ""})
final class RulesCommand implements Callable<Integer> {
    private final Io io;

    @Parameters(index = "0", paramLabel = "GAME", completionCandidates = Games.Names.class,
            description = "The game: ${COMPLETION-CANDIDATES}.")
    String document = "";

    @Parameters(index = "1..*", arity = "0..*", paramLabel = "CLAUSE|WORD",
            description = "One clause, or words that all stand in its paraphrase.")
    List<String> words = List.of();

    @Option(names = "--search", description = "Look for the word even if a clause is called so.")
    boolean search;

    @Option(names = "--in", paramLabel = "GAME",
            description = "The clauses of another edition of the same family that stand in the place of this one.")
    @Nullable String other;

    @Option(names = "--status", paramLabel = "STATUS", description = "Only clauses with this status.")
    @Nullable String status;

    @Option(names = "--coverage", description = "Only the counts: clauses by status, and how many a test names.")
    boolean coverage;

    @Option(names = "--json",
            description = "Print a JSON array of {clause, status, summary, note?, tests}; one clause has more.")
    boolean json;

    RulesCommand(Io io) {
        this.io = io;
    }

    @Override
    public Integer call() throws IOException {
        Ledger named = Ledgers.of(document);
        Ledger ledger = other == null ? named : Ledgers.of(other);
        boolean one = other != null || words.size() == 1 && !search && ledger.has(words.getFirst());
        List<Ledger.Entry> entries = other != null ? counterparts(named, ledger, other)
                : one ? List.of(ledger.entry(words.getFirst()))
                : words.isEmpty() ? ledger.entries() : found(ledger);
        if (status != null) {
            Ledger.Status wanted = status(status);
            entries = entries.stream().filter(e -> e.status() == wanted).toList();
        }
        ClauseMentions mentions =
                json || one || coverage ? ClauseMentions.in(Home.folder()) : ClauseMentions.NONE;
        if (coverage) {
            coverage(entries, mentions);
        } else if (json) {
            List<Object> all = new ArrayList<>();
            for (Ledger.Entry entry : entries) {
                all.add(one ? page(ledger, entry, mentions) : object(entry, mentions));
            }
            Json.print(io, all);
        } else if (one) {
            TerminalColours colours = TerminalColours.on(io.terminal());
            for (Ledger.Entry entry : entries) {
                page(ledger, entry, mentions).lines(colours).forEach(io.out()::println);
            }
            int more = other != null ? 0 : ledger.search(words).size();
            if (more > 1 && !Character.isDigit(words.getFirst().charAt(0))) {
                io.out().println("  the word stands in " + more + " paraphrases: --search lists them");
            }
        } else {
            entries.forEach(e -> io.out()
                    .println(TerminalColours.fit(e.clause(), 14) + " " + TerminalColours.fit(e.status().word(), 11)
                            + e.summary()));
            io.out().println(document + ": " + counts(entries));
        }
        return Main.OK;
    }

    private ClausePage page(Ledger ledger, Ledger.Entry entry, ClauseMentions mentions) throws IOException {
        return ClausePage.of(Home.folder(), ledger, entry, mentions);
    }

    /** The clauses of another edition that stand where the one that is named stands, by way of the base document of the family. */
    private List<Ledger.Entry> counterparts(Ledger from, Ledger to, String edition) throws IOException {
        if (words.size() != 1) {
            throw new BadInput("--in tells the counterpart of one clause");
        }
        if (Games.family(document) != Games.family(edition)) {
            throw new BadInput(document + " and " + edition + " are no editions of one game");
        }
        String clause = Ledgers.entry(from, words.getFirst()).clause();
        Edition written = Games.edition(document);
        Edition wanted = Games.edition(edition);
        Edition base = Games.family(document).editions().stream().filter(e -> e.number() == 0).findFirst()
                .orElseThrow();
        List<Ledger.Entry> found = Ledgers.of(base.id()).entries().stream().map(Ledger.Entry::clause)
                .filter(c -> written.cite(c).equals(clause)).map(wanted::cite).distinct().filter(to::has)
                .map(to::entry).toList();
        if (found.isEmpty()) {
            throw new BadInput("no clause of " + edition + " stands in the place of " + clause + " of " + document);
        }
        return found;
    }

    /** What is neither a clause nor a word of any paraphrase is answered with the nearest of them. */
    private List<Ledger.Entry> found(Ledger ledger) {
        List<Ledger.Entry> found = ledger.search(words);
        if (!found.isEmpty()) {
            return found;
        }
        if (words.size() == 1 && words.getFirst().chars().anyMatch(Character::isDigit)) {
            return List.of(Ledgers.entry(ledger, words.getFirst()));
        }
        List<String> unknown = words.stream().filter(word -> ledger.search(List.of(word)).isEmpty()).toList();
        throw new BadInput(unknown.isEmpty()
                ? "no clause of " + document + " has all of these words: " + String.join(", ", words)
                : "no clause of " + document + " says \"" + unknown.getFirst() + "\""
                        + Nearest.hint(unknown.getFirst(), ledger.vocabulary()));
    }

    private static Ledger.Status status(String word) {
        return Arrays.stream(Ledger.Status.values()).filter(s -> s.word().equals(word.toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() -> new BadInput("there is no status \"" + word + "\""
                        + Nearest.hint(word, Arrays.stream(Ledger.Status.values()).map(Ledger.Status::word).toList())));
    }

    private Map<String, Object> object(Ledger.Entry e, ClauseMentions mentions) {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("clause", e.clause());
        all.put("status", e.status().word());
        all.put("summary", e.summary());
        if (!e.note().isEmpty()) {
            all.put("note", e.note());
        }
        all.put("tests", mentions.tests(document, e.clause()));
        return all;
    }

    private void coverage(List<Ledger.Entry> entries, ClauseMentions mentions) {
        Map<String, Integer> counted = byStatus(entries);
        int named = (int) entries.stream().filter(e -> !mentions.tests(document, e.clause()).isEmpty()).count();
        if (json) {
            Map<String, Object> all = new LinkedHashMap<>();
            all.put("document", document);
            all.put("clauses", entries.size());
            all.put("status", counted);
            all.put("named", named);
            Json.print(io, all);
        } else {
            io.out().println(document + ": " + counts(entries) + "; tests name " + named);
        }
    }

    private static Map<String, Integer> byStatus(List<Ledger.Entry> entries) {
        Map<String, Integer> counted = new LinkedHashMap<>();
        for (Ledger.Status s : Ledger.Status.values()) {
            counted.put(s.word(), (int) entries.stream().filter(e -> e.status() == s).count());
        }
        return counted;
    }

    private static String counts(List<Ledger.Entry> entries) {
        StringBuilder words = new StringBuilder(entries.size() + (entries.size() == 1 ? " clause" : " clauses"));
        byStatus(entries).forEach((status, n) -> words.append(n == 0 ? "" : ", " + n + " " + status));
        return words.toString();
    }
}
