package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Person;
import cardinal.kernel.Outcome;

/** 5.22: "you win the game". */
record WinGame() implements Performable {
    static Syntax<WinGame> syntax(Person person) {
        return says(person == Person.YOU ? "you win the game" : "wins the game", new WinGame());
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        t.finish(new Outcome(1 << effect.acting(), "1.2.4", "an effect makes a player win"));
    }
}
