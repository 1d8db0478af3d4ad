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
import cardinal.evolve.text.Amounts;
import cardinal.evolve.text.Numbers;
import cardinal.evolve.text.Person;

/** 5.14. */
public record RecoverPlayPoints(Amount n) implements Performable {
    static Syntax<RecoverPlayPoints> syntax(Person person) {
        return either(
                says(person.says("recover 1 play point"), new RecoverPlayPoints(Amount.of(1))),
                phrase(person.says("recover play points equal to {}"), Amounts.MEASURE).as(RecoverPlayPoints.class,
                        RecoverPlayPoints::new, RecoverPlayPoints::n),
                phrase(person.says("recover {} play points"), Numbers.SEVERAL_OR_X)
                        .as(RecoverPlayPoints.class, RecoverPlayPoints::new, RecoverPlayPoints::n));
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        effect.came(GameActions.recover(t, effect.acting(), effect.value(t, n)));
    }
}
