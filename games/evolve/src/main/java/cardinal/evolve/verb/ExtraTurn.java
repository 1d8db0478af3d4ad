package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Person;

/** 5.27: "take another turn after this one". */
record ExtraTurn() implements Performable {
    static Syntax<ExtraTurn> syntax(Person person) {
        return says(person.says("take another turn after this one"), new ExtraTurn());
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        t.addExtraTurn(effect.acting());
    }
}
