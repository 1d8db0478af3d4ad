package cardinal.evolve.flow;

import cardinal.evolve.ability.Zone;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Progress;
import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import java.util.ArrayList;
import java.util.List;

/** 5.9.3, 5.10.2: draws or looks at up to so many cards; after each one the player may end it. */
public final class DrawOrLookUpTo extends Frame<EvolveTable> implements Progress {
    private static final Step<DrawOrLookUpTo, EvolveTable> ASK = DrawOrLookUpTo::ask;
    static final Steps<DrawOrLookUpTo, EvolveTable> STEPS = Steps.<DrawOrLookUpTo, EvolveTable>of(DrawOrLookUpTo.class)
            .then("5.9.3.1", ASK)
            .then("5.9.3.2", DrawOrLookUpTo::take);

    /** Who draws or looks. */
    private final int seat;
    /** How many cards at most. */
    private final int most;
    /** Drawn, not looked at. */
    private final boolean draws;
    /** How many so far. */
    private int done;
    /** How many of them were drawn indeed, with nothing in their place. */
    private int drawn;

    private DrawOrLookUpTo(int seat, int most, boolean draws) {
        super(STEPS);
        this.seat = seat;
        this.most = most;
        this.draws = draws;
    }

    public static DrawOrLookUpTo draw(int seat, int most) {
        return new DrawOrLookUpTo(seat, most, true);
    }

    public static DrawOrLookUpTo look(int seat, int most) {
        return new DrawOrLookUpTo(seat, most, false);
    }

    private void ask(EvolveTable t) {
        if (done >= most || !draws && done >= t.size(Zone.DECK.of(seat))) {
            finish(t);
            return;
        }
        t.ask(seat, draws ? "5.9.3.1" : "5.10.2.2", Ask.YES_NO, Purpose.MAY).add(Choice.YES).add(Choice.NO);
    }

    private void take(EvolveTable t) {
        if (Option.kind(t.answer()) == Choice.NO) {
            finish(t);
            return;
        }
        if (draws) {
            drew(DrawCards.draw(t, seat, 1));
        } else {
            int deck = Zone.DECK.of(seat);
            t.show(t.cardAt(deck, t.size(deck) - 1 - done), 1 << seat);
        }
        done++;
        goTo(ASK);
    }

    void drew(int n) {
        drawn += n;
    }

    private void finish(EvolveTable t) {
        Effect effect = (Effect) t.below(this);
        if (draws) {
            effect.drew(drawn);
        } else {
            List<Ref> seen = new ArrayList<>();
            int deck = Zone.DECK.of(seat);
            for (int i = 0; i < done; i++) {
                seen.add(t.ref(t.cardAt(deck, t.size(deck) - 1 - i)));
            }
            effect.look(List.copyOf(seen));
        }
        leave();
    }

    @Override
    public int done(EvolveTable t) {
        return done;
    }

    @Override
    public int most(EvolveTable t) {
        return most;
    }
}
