package cardinal.ufs.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.CheckCost;
import cardinal.ufs.ability.Instruction;
import cardinal.ufs.ability.PlayAsReversal;

/** One verb, one of two, and what is said only as a cost. */
public final class VerbSyntax {
    public static final Syntax<Instruction> VERB = rule("verb", () -> either(VerbPhrases.OF_THE_GAME.all()));

    /** "commit or flip 1 foundation". */
    static final Syntax<Instruction.Or> ALTERNATIVES = rule("either", () -> VerbPhrases.OF_THE_GAME.alternatives());

    /** "check 4". */
    static final Syntax<CheckCost> CHECK_COST =
            phrase("check {}", Numbers.NUMBER).as(CheckCost.class, CheckCost::new, CheckCost::difficulty);

    static final Syntax<PlayAsReversal> PLAY_AS_REVERSAL = says("play this card as a reversal", new PlayAsReversal());

    private VerbSyntax() {
    }
}
