package cardinal.cli.play;

import cardinal.catalog.terminal.TerminalColours;
import cardinal.kernel.Naming;
import cardinal.kernel.Question;
import cardinal.kernel.Ref;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;

/** The open question as a person reads it: what is asked, the card that asks with its words, the clause behind it. */
final class QuestionLines<T extends Table> {
    private final Session<T> session;

    QuestionLines(Session<T> session) {
        this.session = session;
    }

    List<String> lines() {
        TerminalColours colours = session.colours;
        Question question = session.match.question();
        List<String> lines = new ArrayList<>();
        int width = session.console.width();
        TerminalColours.wrap(session.who(question.seat()) + ": " + question.words(), 3, width)
                .forEach(line -> lines.add(colours.bold(line)));
        if (!question.source().equals(Ref.NONE)) {
            String card = Naming.face(session.match.table(), question.source().card(), question.seat());
            lines.addAll(TerminalColours.wrap("   " + colours.cyan(card)
                    + (question.sentence().isEmpty() ? "" : ": " + marked(question)), 6, width));
        }
        String clause = question.clause();
        String summary = session.ledger.has(clause) ? session.ledger.entry(clause).summary() : "";
        String says = summary.startsWith("Heading") ? "" : summary;
        TerminalColours.wrap("   " + clause + (says.isEmpty() ? "" : ": " + says), 6, width)
                .forEach(line -> lines.add(colours.dim(line)));
        return lines;
    }

    /** The words of the card, the part that is asked about in bold. */
    private String marked(Question q) {
        TerminalColours colours = session.colours;
        return (colours.dim(q.sentence().substring(0, q.from())) + (q.from() == q.to() ? "" : colours.bold(q.part()))
                + colours.dim(q.sentence().substring(q.to()))).strip().replaceAll("\\s*\\R\\s*", " / ");
    }
}
