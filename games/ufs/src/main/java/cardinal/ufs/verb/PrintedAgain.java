package cardinal.ufs.verb;

import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.series;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.card.Property;
import cardinal.ufs.text.Selectors;
import cardinal.ufs.text.Words;
import java.util.List;

/** "return this attack to its printed speed and damage". */
public record PrintedAgain(Selector what, List<Property> properties) implements Verb {
    public static final Syntax<PrintedAgain> SYNTAX = phrase("return {} to its printed {}", Selectors.ONE, series(Words.PROPERTY, "and"))
            .as(PrintedAgain.class, PrintedAgain::new, PrintedAgain::what, PrintedAgain::properties);
}
