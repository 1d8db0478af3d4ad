package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.GameActions;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Person;
import cardinal.evolve.text.Selectors;
import cardinal.kernel.Purpose;

/** 5.3.1. */
public record Refresh(Selector what) implements Performable {
    static Syntax<Refresh> syntax(Person person) {
        return phrase(person.says("refresh {}"), Selectors.acted(person)).as(Refresh.class, Refresh::new,
                Refresh::what);
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        boolean any = false;
        for (int card : effect.cards(t, what)) {
            any |= GameActions.refresh(t, card);
        }
        effect.came(any);
    }

    @Override
    public Purpose purpose() {
        return Purpose.TURN_CARDS;
    }
}
