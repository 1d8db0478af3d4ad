package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.either;
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

/** 5.12: "swap it for a follower from your hand". */
record Swap(Selector one, Selector other) implements Performable {
    static Syntax<Swap> syntax(Person person) {
        return phrase(person.says("swap {} for {}"), Selectors.acted(person),
                either(Selectors.ONE_OBJECT, Selectors.picked(Selectors.from(person))))
                .as(Swap.class, Swap::new, Swap::one, Swap::other);
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        int[] first = effect.cards(t, one);
        int[] second = effect.cards(t, other);
        if (first.length == 1 && second.length == 1) {
            EffectMoves.swap(effect, t, first[0], second[0]);
        } else {
            effect.came(false);
        }
    }

    @Override
    public Purpose purpose() {
        return Purpose.MOVE;
    }
}
