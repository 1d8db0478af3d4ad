package cardinal.evolve.flow;

import cardinal.evolve.rules.Replacements;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.kernel.Ask;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;

/** 5.9.2: draws cards one after the other; something else may be done instead of each drawing (10.10). */
public final class DrawCards extends Replaceable {
    private static final Step<DrawCards, EvolveTable> NEXT = DrawCards::next;
    static final Steps<DrawCards, EvolveTable> STEPS = Steps.<DrawCards, EvolveTable>of(DrawCards.class)
            .then("5.9.2", NEXT)
            .then("10.10.2", DrawCards::takeReplacement)
            .then("10.10.1", DrawCards::replace)
            .then("10.10.1.1", DrawCards::replaced);

    /** Who draws. */
    private final int seat;
    /** How many drawings are left. */
    private int left;
    /** How many cards were drawn. */
    private int drawn;

    private DrawCards(int seat, int n) {
        super(STEPS);
        this.seat = seat;
        left = n;
    }

    /** At once if nothing could replace it: how many were drawn; whoever is below is told of those that come later. */
    static int draw(EvolveTable t, int seat, int n) {
        if (Replacements.couldApply(t)) {
            t.push(new DrawCards(seat, n));
            return 0;
        }
        return GameActions.draw(t, seat, n);
    }

    /** The same by an effect, which remembers how many were drawn. */
    public static void by(Effect effect, EvolveTable t, int n) {
        boolean later = Replacements.couldApply(t);
        int drawn = draw(t, effect.acting(), n);
        if (!later) {
            effect.drew(drawn);
        }
    }

    private void next(EvolveTable t) {
        if (left == 0) {
            if (t.below(this) instanceof Effect effect) {
                effect.drew(drawn);
            } else if (t.below(this) instanceof DrawOrLookUpTo some) {
                some.drew(drawn);
            }
            leave();
            return;
        }
        Prompt prompt = t.ask(seat, "10.10.2", Ask.ORDER, Purpose.ORDER_EFFECTS);
        Replacements.offerDraw(t, prompt, seat, applied(t, DrawCards.class, d -> d.seat == seat));
        if (prompt.size() == 0) {
            t.withdraw();
            drawn += GameActions.draw(t, seat, 1);
            done();
        }
    }

    private void done() {
        left--;
        forgetApplied();
        goTo(NEXT);
    }

    private void replace(EvolveTable t) {
        if (Option.kind(t.answer()) == Choice.NO) {
            goTo(NEXT);
        } else {
            t.push(Effect.instead(t, chosen, Table.NONE));
        }
    }

    /** 10.10.1.1: nothing was drawn. */
    private void replaced(EvolveTable t) {
        done();
    }
}
