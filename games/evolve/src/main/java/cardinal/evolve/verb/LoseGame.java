package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Verb;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Voice;
import cardinal.kernel.Outcome;

/** 5.22: "you lose the game". */
public record LoseGame() implements Verb {
    public static Syntax<LoseGame> syntax(Voice voice) {
        return says(voice == Voice.YOU ? "you lose the game" : "loses the game", new LoseGame());
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        t.finish(new Outcome(1 << EvolveTable.opponent(effect.acting()), "1.2.4", "an effect makes a player lose"));
    }
}
