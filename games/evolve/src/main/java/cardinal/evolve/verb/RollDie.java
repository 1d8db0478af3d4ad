package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Dialect;
import cardinal.evolve.text.Person;
import cardinal.kernel.Remark;
import cardinal.kernel.Table;

/** 5.19: "roll a die"; conditions refer to the last result. again: "reroll the die" (5.20.2 of version 1.24.1). */
public record RollDie(boolean again) implements Performable {
    static Syntax<RollDie> syntax(Person person) {
        return either(says(person.says("roll a die"), new RollDie(false)),
                Dialect.OF_1_24.first(says(person.says("reroll the die"), new RollDie(true))));
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        int result = 1 + t.dice().below(6);
        t.secretShown();
        effect.roll(result);
        t.note(Remark.Topic.CHOICE, "5.19.1", effect.acting(), Table.NONE,
                (again ? "rerolls a " : "rolls a ") + result);
    }

    @Override
    public boolean rolls() {
        return true;
    }

    @Override
    public boolean rollsAgain() {
        return again;
    }
}
