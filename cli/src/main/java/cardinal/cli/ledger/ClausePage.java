package cardinal.cli.ledger;

import cardinal.catalog.terminal.TerminalColours;
import cardinal.kernel.Ledger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * All that is known of one clause.
 *
 * @param parent  the clause it is a part of; none for one at the top
 * @param children  its parts
 * @param neighbours  the clauses before and after it
 * @param readings  those that concern several clauses
 * @param tests  scenarios and test methods that name it
 * @param code  where the code cites it
 */
public record ClausePage(String document, String clause, String status, String summary, String note,
        List<Line> parent, List<Line> children, List<Line> neighbours, List<String> readings, List<String> tests,
        List<String> code) {

    /** Another clause, in our words. */
    public record Line(String clause, String summary) {
    }

    public static ClausePage of(Path home, Ledger ledger, Ledger.Entry entry, ClauseMentions mentions) {
        String clause = entry.clause();
        return new ClausePage(ledger.document(), clause, entry.status().word(), entry.summary(), entry.note(),
                lines(ledger.parent(clause).stream().toList()), lines(ledger.children(clause)),
                lines(ledger.neighbours(clause)), Readings.of(home, ledger.document(), clause),
                mentions.tests(ledger.document(), clause), mentions.code(ledger.document(), clause));
    }

    private static List<Line> lines(List<Ledger.Entry> entries) {
        return entries.stream().map(e -> new Line(e.clause(), e.summary())).toList();
    }

    public List<String> lines(TerminalColours colours) {
        List<String> lines = new ArrayList<>();
        lines.add(colours.bold(document + " " + clause) + "  " + status);
        lines.add("  " + (summary.isEmpty() ? "(not paraphrased yet)" : summary));
        if (!note.isEmpty()) {
            lines.add("  " + (status.equals(Ledger.Status.READING.word()) ? "read so: " : "note: ") + note);
        }
        clauses("part of:", parent, lines);
        clauses("its parts:", children, lines);
        clauses("beside it:", neighbours, lines);
        places("readings:", readings, lines);
        if (tests.isEmpty()) {
            lines.add("  no test names it");
        }
        places("tests:", tests, lines);
        places("code:", code, lines);
        return lines;
    }

    private static void clauses(String title, List<Line> clauses, List<String> lines) {
        places(title, clauses.stream().map(c -> TerminalColours.fit(c.clause, 12) + " " + c.summary).toList(), lines);
    }

    private static void places(String title, List<String> places, List<String> lines) {
        if (!places.isEmpty()) {
            lines.add("  " + title);
            places.forEach(place -> lines.add("    " + place));
        }
    }
}
