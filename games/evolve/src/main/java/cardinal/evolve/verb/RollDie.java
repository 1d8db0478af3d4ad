package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Person;
import cardinal.kernel.Remark;
import cardinal.kernel.Table;

/** 5.19: "roll a die"; conditions refer to the result. */
public record RollDie() implements Performable {
    static Syntax<RollDie> syntax(Person person) {
        return says(person.says("roll a die"), new RollDie());
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        int result = 1 + t.dice().below(6);
        t.secretShown();
        effect.roll(result);
        t.note(Remark.Topic.CHOICE, "5.19.1", effect.acting(), Table.NONE, "rolls a " + result);
    }

    @Override
    public boolean rolls() {
        return true;
    }
}
