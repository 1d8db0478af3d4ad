package cardinal.ufs.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;
import cardinal.ufs.text.Players;
import cardinal.ufs.text.Selectors;

/** "look at the top 3 cards of your deck", "look at your rival's hand". */
public record Look(Who who, Selector what) implements Verb {
    public static final Syntax<Look> SYNTAX =
            phrase("{} {}", Players.told("look at", "looks at"), Selectors.OBJECT).as(Look.class, Look::new, Look::who, Look::what);
}
