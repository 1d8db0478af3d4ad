package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.EffectPlay;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Person;
import cardinal.evolve.text.Selectors;
import cardinal.kernel.Purpose;

/** "play it for 0 play points" (10.6). */
record PlayIt(Selector what, int cost) implements Performable {
    static Syntax<PlayIt> syntax(Person person) {
        return phrase(person.says("play {} for {} play points"), Selectors.OBJECT, digits()).as(PlayIt.class,
                PlayIt::new, PlayIt::what, PlayIt::cost);
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        EffectPlay.forPoints(effect, t, effect.cards(t, what), cost);
    }

    @Override
    public Purpose purpose() {
        return Purpose.MOVE;
    }
}
