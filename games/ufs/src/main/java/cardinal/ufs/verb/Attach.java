package cardinal.ufs.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;
import cardinal.ufs.text.Players;
import cardinal.ufs.text.Selectors;

/** "attach it to your character" (D.2.2.3). */
public record Attach(Selector what, Who whose) implements Verb {
    public static final Syntax<Attach> SYNTAX =
            phrase("attach {} to {} character", Selectors.OBJECT, Players.WHOSE).as(Attach.class, Attach::new, Attach::what, Attach::whose);
}
