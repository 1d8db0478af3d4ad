package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Verb;
import cardinal.evolve.text.Voice;

/** 13.3.2.4: "add 1 to a Stack on your field". */
public record AddToStack(int n) implements Verb {
    public static Syntax<AddToStack> syntax(Voice voice) {
        return phrase(voice.says("add {} to a Stack on your field"), digits()).as(AddToStack.class, AddToStack::new, AddToStack::n);
    }
}
