package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.Evolving;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Person;
import cardinal.evolve.text.Selectors;

/** 5.15. */
public record Evolve(Selector what) implements Performable {
    static Syntax<Evolve> syntax(Person person) {
        return phrase(person.says("evolve {}"), Selectors.acted(person)).as(Evolve.class, Evolve::new, Evolve::what);
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        boolean any = false;
        for (int card : effect.cards(t, whatever(what))) {
            any |= Evolving.evolve(effect, t, card);
        }
        effect.came(any);
    }

    /** 5.24.3.1.1: "this follower" evolves whatever its type is now. */
    private static Selector whatever(Selector what) {
        return what instanceof Selector.This ? new Selector.This(Filter.Kind.CARD) : what;
    }
}
