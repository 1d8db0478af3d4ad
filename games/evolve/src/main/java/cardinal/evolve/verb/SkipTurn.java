package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Person;

/** 5.25: "skip your next turn". */
record SkipTurn() implements Performable {
    static Syntax<SkipTurn> syntax(Person person) {
        return says(person.says("skip your next turn"), new SkipTurn());
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        t.players().setSkips(effect.acting(), t.players().skips(effect.acting()) + 1);
    }
}
