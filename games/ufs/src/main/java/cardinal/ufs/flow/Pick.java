package cardinal.ufs.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Ref;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;

/** K.2.3: a player picks cards, one at a time; the order of picking is the order in which they are handled. */
public final class Pick extends Frame<UfsTable> {
    private static final Step<Pick, UfsTable> OFFER = Pick::offer;
    private static final Steps<Pick, UfsTable> STEPS =
            Steps.<Pick, UfsTable>of(Pick.class).then("K.2.3", OFFER).then("K.2.3", Pick::take);

    private final int seat;
    /** The cards that may be picked. */
    private final List<Ref> candidates;
    /** How many have to be. */
    private final int least;
    /** How many may be. */
    private final int most;
    /** The clause that has them picked. */
    private final String clause;
    /** Those that have been. */
    private List<Ref> chosen;

    /** Picks at least and at most so many of the candidates; fewer only where there are no more (J.1.2). */
    Pick(UfsTable t, int seat, List<Ref> candidates, int least, int most, String clause) {
        super(t.edition().steps(STEPS));
        this.seat = seat;
        this.candidates = candidates;
        this.least = Math.min(least, candidates.size());
        this.most = Math.min(most, candidates.size());
        this.clause = clause;
        chosen = List.of();
    }

    private void offer(UfsTable t) {
        if (chosen.size() >= most) {
            finish(t);
            return;
        }
        Prompt prompt = t.ask(seat, clause, Ask.CHOOSE, ((Asker) t.below(this)).picksFor());
        if (chosen.size() >= least) {
            prompt.add(Choice.DONE);
        }
        Asker asker = (Asker) t.below(this);
        for (Ref c : candidates) {
            if (!chosen.contains(c) && asker.mayPick(t, chosen, c)) {
                prompt.add(Choice.CARD, c.card());
            }
        }
        if (prompt.size() == 0) {
            t.withdraw();
            finish(t);
        }
    }

    private void take(UfsTable t) {
        long answer = t.answer();
        if (Option.kind(answer) != Choice.CARD) {
            finish(t);
            return;
        }
        List<Ref> more = new ArrayList<>(chosen);
        for (Ref c : candidates) {
            if (c.card() == Option.a(answer)) {
                more.add(c);
            }
        }
        chosen = List.copyOf(more);
        goTo(OFFER);
    }

    public int least() {
        return least;
    }

    public int most() {
        return most;
    }

    /** How many cards have been picked. */
    public int count() {
        return chosen.size();
    }

    private void finish(UfsTable t) {
        ((Asker) t.below(this)).picked(chosen);
        leave();
    }
}
