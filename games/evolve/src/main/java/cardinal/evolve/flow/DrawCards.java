package cardinal.evolve.flow;

import cardinal.evolve.ability.Amount;
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

    /** At once if nothing could replace it. */
    static void draw(EvolveTable t, int seat, int n) {
        if (Replacements.couldApply(t)) {
            t.push(new DrawCards(seat, n));
        } else {
            GameActions.draw(t, seat, n);
        }
    }

    /** The same by an effect, which remembers how many were drawn. */
    public static void by(Effect effect, EvolveTable t, int n) {
        draw(t, effect.acting(), n);
        if (!Replacements.couldApply(t)) {
            effect.note(Amount.Deed.DRAWN, n);
        }
    }

    private void next(EvolveTable t) {
        if (left == 0) {
            if (t.below(this) instanceof Effect effect) {
                effect.note(Amount.Deed.DRAWN, drawn);
            }
            leave();
            return;
        }
        Prompt prompt = t.ask(seat, "10.10.2", Ask.ORDER, Purpose.ORDER_EFFECTS);
        Replacements.offerDraw(t, prompt, seat, applied(t, DrawCards.class, d -> d.seat == seat));
        if (prompt.size() == 0) {
            t.withdraw();
            GameActions.draw(t, seat, 1);
            drawn++;
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
