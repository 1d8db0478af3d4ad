package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Verb;
import cardinal.evolve.text.Voice;

/** 5.22: "you win the game". */
public record WinGame() implements Verb {
    public static Syntax<WinGame> syntax(Voice voice) {
        return says(voice == Voice.YOU ? "you win the game" : "wins the game", new WinGame());
    }
}
