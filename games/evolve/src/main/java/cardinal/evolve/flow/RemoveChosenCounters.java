package cardinal.evolve.flow;

import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.rules.Targeting;
import cardinal.evolve.table.CardPool;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.kernel.Ask;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Steps;

/** 15.1.4: removes counters; if the text leaves the number open the player says it. */
public final class RemoveChosenCounters extends Frame<EvolveTable> {
    static final Steps<RemoveChosenCounters,
            EvolveTable> STEPS = Steps.<RemoveChosenCounters, EvolveTable>of(RemoveChosenCounters.class)
                    .then("15.1.4", RemoveChosenCounters::ask)
                    .then("15.1.4", RemoveChosenCounters::take);

    /** The card that loses counters. */
    private final int card;
    /** The lane of the counters, see {@link cardinal.evolve.table.CardPool}. */
    private final int lane;
    /** How many there are to remove. */
    private final int most;

    private RemoveChosenCounters(int card, int lane, int most) {
        super(STEPS);
        this.card = card;
        this.lane = lane;
        this.most = most;
    }

    public static void from(Effect effect, EvolveTable t, int card, int lane, Selector.Count count) {
        int most = Math.min(Targeting.most(t, count, effect.scope()), t.piece(card).counter(lane));
        if (count instanceof Selector.Count.Exactly) {
            removed(effect, t, card, lane, most);
        } else {
            t.push(new RemoveChosenCounters(card, lane, most));
        }
    }

    private void ask(EvolveTable t) {
        Prompt prompt = t.ask(((Effect) t.below(this)).acting(), "15.1.4", Ask.NUMBER, Purpose.AMOUNT);
        for (int n = 0; n <= most; n++) {
            prompt.add(Choice.NUMBER, n);
        }
    }

    private void take(EvolveTable t) {
        removed((Effect) t.below(this), t, card, lane, Option.a(t.answer()));
    }

    private static void removed(Effect effect, EvolveTable t, int card, int lane, int most) {
        boolean ofStack = lane == CardPool.STACK && t.has(card, Keyword.STACK);
        int n = GameActions.removeCounters(t, card, lane, most);
        effect.note(Amount.Deed.REMOVED, n);
        if (ofStack) {
            effect.note(Amount.Deed.TAKEN_FROM_STACK, n);
        }
        effect.came(n > 0);
    }
}
