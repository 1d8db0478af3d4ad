package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.GameActions;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.CardPool;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Person;
import cardinal.kernel.Table;

/** 13.3.2.2: "transfer all this card's Stack counters to that card". */
public record TransferStack() implements Performable {
    static Syntax<TransferStack> syntax(Person person) {
        return says("transfer all this card's Stack counters to that card", new TransferStack());
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        int from = t.find(effect.item().source());
        int to = effect.first(t, Selector.It.Word.IT);
        if (from != Table.NONE && to != Table.NONE) {
            int all = GameActions.removeCounters(t, from, CardPool.STACK, t.piece(from).counter(CardPool.STACK));
            GameActions.putCounters(t, to, CardPool.STACK, all);
        }
    }
}
