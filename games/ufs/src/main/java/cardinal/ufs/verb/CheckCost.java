package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Numbers;

import static cardinal.cards.grammar.Syntax.phrase;

/** "(4+)" (H.4.2), "check 4" (UniVersus): a check as a cost; always paid last. */
public record CheckCost(Amount difficulty) implements Verb {
    public static final Syntax<CheckCost> SYNTAX =
            phrase("check {}", Numbers.NUMBER).as(CheckCost.class, CheckCost::new, CheckCost::difficulty);

    @Override
    public void perform(Effect effect, UfsTable t) {
        throw new IllegalStateException("check costs are paid while playing (E.4.9)");
    }
}
