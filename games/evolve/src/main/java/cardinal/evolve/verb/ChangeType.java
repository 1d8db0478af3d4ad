package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Verb;
import cardinal.evolve.text.Selectors;
import cardinal.evolve.text.Voice;

/** 5.24: "change it into an amulet". */
public record ChangeType(Selector who, Filter.Kind type) implements Verb {
    public static Syntax<ChangeType> syntax(Voice voice) {
        return phrase(voice.says("change {} into {}"), Selectors.OBJECT, either(
                says("an amulet", Filter.Kind.AMULET), says("a follower", Filter.Kind.FOLLOWER),
                says("a spell", Filter.Kind.SPELL)))
                .as(ChangeType.class, ChangeType::new, ChangeType::who, ChangeType::type);
    }
}
