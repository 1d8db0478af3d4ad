package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.flow.DeclareName;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Dialect;
import cardinal.evolve.text.Person;

/** 5.33 of version 1.24.1: "declare a card name". */
record Declare() implements Performable {
    static Syntax<Declare> syntax(Person person) {
        return Dialect.OF_1_24.first(says(person.says("declare a card name"), new Declare()));
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        t.push(new DeclareName());
    }

    @Override
    public boolean declares() {
        return true;
    }
}
