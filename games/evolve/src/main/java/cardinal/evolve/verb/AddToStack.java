package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.card.Keyword;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.GameActions;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.CardPool;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Person;
import java.util.List;

/** 13.3.2.4: "add 1 to a Stack on your field". */
record AddToStack(int n) implements Performable {
    static Syntax<AddToStack> syntax(Person person) {
        return phrase(person.says("add {} to a Stack on your field"), digits()).as(AddToStack.class, AddToStack::new,
                AddToStack::n);
    }

    /** What the player picks while it is done: a card with Stack on their field. */
    private static final Selector.Pick A_STACK = new Selector.Pick(Selector.Count.ONE,
            new Filter(List.of(Filter.noun(Filter.Kind.CARD).with(new Filter.Trait.With(List.of(Keyword.STACK)))),
                    List.of(Filter.Place.YOUR_FIELD)));

    @Override
    public void perform(Effect effect, EvolveTable t) {
        for (int amulet : effect.cards(t, A_STACK)) {
            GameActions.putCounters(t, amulet, CardPool.STACK, n);
        }
    }

    @Override
    public List<Selector> picks() {
        return List.of(A_STACK);
    }
}
