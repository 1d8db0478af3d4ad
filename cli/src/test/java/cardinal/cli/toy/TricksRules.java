package cardinal.cli.toy;

import cardinal.kernel.Answer;
import cardinal.kernel.Event;
import cardinal.kernel.Option;
import cardinal.kernel.Outcome;
import cardinal.kernel.Reason;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Sentence;
import cardinal.kernel.Setup;
import java.util.List;

/** The rules of a game of tricks. */
public final class TricksRules implements Ruleset<TricksTable> {
    @Override
    public String id() {
        return "tricks";
    }

    @Override
    public String version() {
        return "toy";
    }

    @Override
    public long poolFingerprint() {
        return 0;
    }

    @Override
    public TricksTable start(Setup setup) {
        return new TricksTable(setup.seed());
    }

    @Override
    public String command(TricksTable table, long option) {
        return "lay " + table.piece(Option.a(option)).face().name();
    }

    @Override
    public Answer answer(TricksTable table, long option) {
        return new Answer("lay", List.of(new Answer.OfCard(Option.a(option))), command(table, option), "");
    }

    @Override
    public List<Reason> why(TricksTable table, int seat, String command) {
        return List.of();
    }

    @Override
    public void concede(TricksTable table, int seat) {
        table.leave(seat);
        table.finish(new Outcome(1 << 1 - seat, "3", "the other conceded"));
    }

    @Override
    public List<String> view(TricksTable table, int seat) {
        return List.of("trick " + table.size(TricksTable.TRICK));
    }

    @Override
    public Sentence narrate(TricksTable table, int seat, Event event) {
        return Sentence.NOTHING;
    }
}
