package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Verb;
import cardinal.evolve.text.Voice;

/** 13.3.2.2: "transfer all this card's Stack counters to that card". */
public record TransferStack() implements Verb {
    public static Syntax<TransferStack> syntax(Voice voice) {
        return says("transfer all this card's Stack counters to that card", new TransferStack());
    }
}
