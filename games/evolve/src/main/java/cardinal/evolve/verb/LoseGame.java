package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Person;
import cardinal.kernel.Outcome;

/** 5.22: "you lose the game". */
record LoseGame() implements Performable {
    static Syntax<LoseGame> syntax(Person person) {
        return says(person == Person.YOU ? "you lose the game" : "loses the game", new LoseGame());
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        int winners = 3 & ~effect.actors();
        t.finish(winners == 0 ? new Outcome(0, "1.2.2", "an effect makes both players lose")
                : new Outcome(winners, "1.2.4", "an effect makes a player lose"));
    }
}
