package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Verb;
import cardinal.evolve.text.Voice;

/** "put a token of the same name into your EX area": as the token selected before. */
public record CreateSameToken() implements Verb {
    public static Syntax<CreateSameToken> syntax(Voice voice) {
        return says("put a token of the same name into your EX area", new CreateSameToken());
    }
}
