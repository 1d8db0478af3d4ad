package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.table.UfsTable;

import static cardinal.cards.grammar.Syntax.says;

/** "play this card as a reversal": a cost (I.3.10). */
public record PlayAsReversal() implements Verb {
    public static final Syntax<PlayAsReversal> SYNTAX =
            says("play this card as a reversal", new PlayAsReversal());

    @Override
    public void perform(Effect effect, UfsTable t) {
        throw new IllegalStateException("a card is played as a cost while playing (E.4.6)");
    }
}
