package cardinal.ufs.verb;

import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;

/** "play this card as a reversal": a cost (I.3.10). */
public record PlayAsReversal(Selector what) implements Verb {
    public static final Syntax<PlayAsReversal> SYNTAX = says("play this card as a reversal", new PlayAsReversal(Selector.THIS_CARD));
}
