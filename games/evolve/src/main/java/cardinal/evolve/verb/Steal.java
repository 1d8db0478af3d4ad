package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.EffectMoves;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Person;
import cardinal.evolve.text.Selectors;
import cardinal.kernel.Purpose;

/** 5.21. */
record Steal(Selector what) implements Performable {
    static Syntax<Steal> syntax(Person person) {
        return phrase(person.says("steal {}"), Selectors.acted(person)).as(Steal.class, Steal::new, Steal::what);
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        EffectMoves.steal(effect, t, effect.cards(t, what));
    }

    @Override
    public Purpose purpose() {
        return Purpose.MOVE;
    }
}
