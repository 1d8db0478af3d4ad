package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.GameActions;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Numbers;
import cardinal.evolve.text.Person;

/** 3.2.5: "gain 1 evolution point". */
record GainEvolutionPoints(Amount n) implements Performable {
    static Syntax<GainEvolutionPoints> syntax(Person person) {
        return either(
                says(person.says("gain 1 evolution point"), new GainEvolutionPoints(Amount.of(1))),
                phrase(person.says("gain {} evolution points"), Numbers.SEVERAL_OR_X)
                        .as(GainEvolutionPoints.class, GainEvolutionPoints::new, GainEvolutionPoints::n));
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        GameActions.gainEvolutionPoints(t, effect.acting(), effect.value(t, n));
    }
}
