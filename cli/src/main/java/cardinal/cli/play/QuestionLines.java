package cardinal.cli.play;

import cardinal.catalog.desk.Ink;
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
        Ink ink = session.ink;
        Question question = session.match.question();
        List<String> lines = new ArrayList<>();
        int width = session.console.width();
        Ink.wrap(session.who(question.seat()) + ": " + question.words(), 3, width)
                .forEach(line -> lines.add(ink.bold(line)));
        if (!question.source().equals(Ref.NONE)) {
            String card = Naming.face(session.match.table(), question.source().card(), question.seat());
            lines.addAll(Ink.wrap("   " + ink.cyan(card)
                    + (question.sentence().isEmpty() ? "" : ": " + marked(question)), 6, width));
        }
        String clause = question.clause();
        String summary = session.ledger.has(clause) ? session.ledger.entry(clause).summary() : "";
        String says = summary.startsWith("Heading") ? "" : summary;
        Ink.wrap("   " + clause + (says.isEmpty() ? "" : ": " + says), 6, width)
                .forEach(line -> lines.add(ink.dim(line)));
        return lines;
    }

    /** The words of the card, the part that is asked about in bold. */
    private String marked(Question q) {
        Ink ink = session.ink;
        return (ink.dim(q.sentence().substring(0, q.from())) + (q.from() == q.to() ? "" : ink.bold(q.part()))
                + ink.dim(q.sentence().substring(q.to()))).strip().replaceAll("\\s*\\R\\s*", " / ");
    }
}
