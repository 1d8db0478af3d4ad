package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;
import cardinal.evolve.text.Selectors;
import cardinal.evolve.text.Voice;

/** 5.5. */
public record Destroy(Selector what) implements Verb {
    public static Syntax<Destroy> syntax(Voice voice) {
        return phrase(voice.says("destroy {}"), Selectors.acted(voice)).as(Destroy.class, Destroy::new, Destroy::what);
    }
}
