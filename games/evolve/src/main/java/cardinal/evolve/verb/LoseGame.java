package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Verb;
import cardinal.evolve.text.Voice;

/** 5.22: "you lose the game". */
public record LoseGame() implements Verb {
    public static Syntax<LoseGame> syntax(Voice voice) {
        return says(voice == Voice.YOU ? "you lose the game" : "loses the game", new LoseGame());
    }
}
