package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.GameActions;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Numbers;
import cardinal.evolve.text.Person;

/** "increase your maximum play points by 1" (3.2.4.1). */
record IncreaseMaximum(Amount n) implements Performable {
    static Syntax<IncreaseMaximum> syntax(Person person) {
        return phrase(person.says("increase your maximum play points by {}"), Numbers.NUMBER)
                .as(IncreaseMaximum.class, IncreaseMaximum::new, IncreaseMaximum::n);
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        effect.came(GameActions.raiseMaximum(t, effect.acting(), effect.value(t, n)));
    }
}
