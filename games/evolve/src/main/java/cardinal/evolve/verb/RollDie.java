package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Verb;
import cardinal.evolve.text.Voice;

/** 5.19: "roll a die"; conditions refer to the result. */
public record RollDie() implements Verb {
    public static Syntax<RollDie> syntax(Voice voice) {
        return says(voice.says("roll a die"), new RollDie());
    }
}
