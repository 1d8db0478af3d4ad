package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.spoken;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.flow.DriveChecking;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Dialect;
import cardinal.evolve.text.Person;

/** 14.4.5 of version 1.24.1: "perform a drive check"; Twin Drive performs another one after it. */
public record DriveCheck(int times) implements Performable {
    static Syntax<DriveCheck> syntax(Person person) {
        return spoken(Dialect.OF_1_24.since(), says(person.says("perform a drive check"), new DriveCheck(1)));
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        t.push(new DriveChecking(effect.acting(), times));
    }
}
