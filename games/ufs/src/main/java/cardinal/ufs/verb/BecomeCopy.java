package cardinal.ufs.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.text.Periods;
import cardinal.ufs.text.Selectors;

/** "it becomes a copy of the chosen card": a copying effect (J.3.4.1). */
public record BecomeCopy(Selector what, Selector of, Period until) implements Verb {
    public static final Syntax<BecomeCopy> SYNTAX = phrase("{} becomes a copy of {}{}", Selectors.SUBJECT, Selectors.ONE, Periods.UNTIL)
            .as(BecomeCopy.class, BecomeCopy::new, BecomeCopy::what, BecomeCopy::of, BecomeCopy::until);
}
