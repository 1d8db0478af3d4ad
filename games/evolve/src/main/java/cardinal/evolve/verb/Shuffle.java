package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.GameActions;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Person;

/** 5.8: "shuffle your deck". */
record Shuffle() implements Performable {
    static Syntax<Shuffle> syntax(Person person) {
        return says(person.says("shuffle your deck"), new Shuffle());
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        GameActions.shuffle(t, effect.acting());
    }
}
