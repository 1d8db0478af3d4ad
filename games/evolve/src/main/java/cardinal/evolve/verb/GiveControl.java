package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.EffectMoves;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Dialect;
import cardinal.evolve.text.Person;
import cardinal.evolve.text.Selectors;
import cardinal.kernel.Purpose;

/** 5.22.2 of version 1.24.1: "give control of it to an opponent". */
record GiveControl(Selector what) implements Performable {
    static Syntax<GiveControl> syntax(Person person) {
        return Dialect.OF_1_24.first(phrase(person.says("give control of {} to an opponent"), Selectors.acted(person))
                .as(GiveControl.class, GiveControl::new, GiveControl::what));
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        EffectMoves.giveControl(effect, t, effect.cards(t, what));
    }

    @Override
    public Purpose purpose() {
        return Purpose.MOVE;
    }
}
