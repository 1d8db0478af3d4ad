package cardinal.cli;

import cardinal.arena.files.Home;
import cardinal.arena.files.Ledgers;
import cardinal.catalog.Games;
import cardinal.catalog.terminal.TerminalColours;
import cardinal.cli.io.Io;
import cardinal.cli.io.Json;
import cardinal.cli.ledger.ClauseTests;
import cardinal.kernel.BadInput;
import cardinal.kernel.Ledger;
import cardinal.kernel.Nearest;
import java.io.IOException;
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
            "reading or open, and the tests that name it.", ""})
final class RulesCommand implements Callable<Integer> {
    private final Io io;

    @Parameters(index = "0", paramLabel = "GAME", completionCandidates = Games.Names.class,
            description = "The game: ${COMPLETION-CANDIDATES}.")
    String document = "";

    @Parameters(index = "1", arity = "0..1", paramLabel = "CLAUSE", description = "One clause.")
    @Nullable String clause;

    @Option(names = "--status", paramLabel = "STATUS", description = "Only clauses with this status.")
    @Nullable String status;

    @Option(names = "--coverage", description = "Only the counts: clauses by status, and how many a test names.")
    boolean coverage;

    @Option(names = "--json", description = "Print a JSON array of {clause, status, summary, note?, tests}.")
    boolean json;

    RulesCommand(Io io) {
        this.io = io;
    }

    @Override
    public Integer call() throws IOException {
        Ledger ledger = Ledgers.of(document);
        List<Ledger.Entry> entries = clause != null ? List.of(Ledgers.entry(ledger, clause)) : ledger.entries();
        if (status != null) {
            Ledger.Status wanted = status(status);
            entries = entries.stream().filter(e -> e.status() == wanted).toList();
        }
        ClauseTests tests = ClauseTests.in(Home.folder());
        if (coverage) {
            coverage(entries, tests);
        } else if (json) {
            Json.print(io, entries.stream().map(e -> object(e, tests)).toList());
        } else if (clause != null) {
            entries.forEach(e -> whole(e, tests));
        } else {
            entries.forEach(e -> io.out()
                    .println(TerminalColours.fit(e.clause(), 14) + " " + TerminalColours.fit(e.status().word(), 11)
                            + e.summary()));
            io.out().println(document + ": " + counts(entries));
        }
        return Main.OK;
    }

    private static Ledger.Status status(String word) {
        return Arrays.stream(Ledger.Status.values()).filter(s -> s.word().equals(word.toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() -> new BadInput("there is no status \"" + word + "\""
                        + Nearest.hint(word, Arrays.stream(Ledger.Status.values()).map(Ledger.Status::word).toList())));
    }

    private Map<String, Object> object(Ledger.Entry e, ClauseTests tests) {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("clause", e.clause());
        all.put("status", e.status().word());
        all.put("summary", e.summary());
        if (!e.note().isEmpty()) {
            all.put("note", e.note());
        }
        all.put("tests", tests.of(document, e.clause()));
        return all;
    }

    private void whole(Ledger.Entry e, ClauseTests tests) {
        TerminalColours colours = TerminalColours.on(io.terminal());
        io.out().println(colours.bold(document + " " + e.clause()) + "  " + e.status().word());
        io.out().println("  " + (e.summary().isEmpty() ? "(not paraphrased yet)" : e.summary()));
        if (!e.note().isEmpty()) {
            io.out().println("  note: " + e.note());
        }
        List<String> naming = tests.of(document, e.clause());
        io.out().println(naming.isEmpty() ? "  no test names it" : "  tests:");
        naming.forEach(t -> io.out().println("    " + t));
    }

    private void coverage(List<Ledger.Entry> entries, ClauseTests tests) {
        Map<String, Integer> counted = byStatus(entries);
        int named = (int) entries.stream().filter(e -> !tests.of(document, e.clause()).isEmpty()).count();
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
