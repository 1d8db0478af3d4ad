package cardinal.ufs.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;
import cardinal.ufs.text.Players;
import cardinal.ufs.text.Selectors;

/** "choose 1 card in your rival's hand". */
public record Choose(Who who, Selector what) implements Verb {
    public static final Syntax<Choose> SYNTAX =
            phrase("{} {}", Players.told("choose", "chooses"), Selectors.SOME).as(
                    Choose.class, Choose::new, Choose::who, choose -> choose.what() instanceof Selector.Some some ? some : null);
}
