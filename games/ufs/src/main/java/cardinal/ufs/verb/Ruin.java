package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.VerbQuestions;
import cardinal.ufs.flow.GameActions;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Numbers;
import java.util.List;

import static cardinal.cards.grammar.Syntax.phrase;

/** "ruin 2" (UniVersus: Ruin): the rival sacrifices face down foundations. */
public record Ruin(Amount amount) implements Verb {
    public static final Syntax<Ruin> SYNTAX = phrase("ruin {}", Numbers.NUMBER).as(Ruin.class, Ruin::new, Ruin::amount);

    @Override
    public boolean prepare(Effect effect, UfsTable t) {
        return VerbQuestions.pickRuin(effect, t, effect.value(t, amount));
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        List<Ref> cards = effect.picks();
        effect.did(Act.SACRIFICE, GameActions.discard(t, cards, Act.SACRIFICE, effect.cause(), effect.ordered()));
    }
}
