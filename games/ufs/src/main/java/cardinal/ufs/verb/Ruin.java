package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.AbilityFilter.Result;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.flow.CardMoves;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.flow.VerbQuestions;
import cardinal.ufs.rules.ResultVerb;
import cardinal.ufs.rules.Results;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Numbers;
import java.util.List;

import static cardinal.cards.grammar.Syntax.phrase;

/** "ruin 2" (UniVersus: Ruin): the rival sacrifices face down foundations. */
public record Ruin(Amount amount) implements Performable, ResultVerb {
    public static final Syntax<Ruin> SYNTAX = phrase("ruin {}", Numbers.NUMBER).as(Ruin.class, Ruin::new, Ruin::amount);

    @Override
    public Purpose purpose() {
        return Purpose.LOSE;
    }

    @Override
    public boolean does(Results asked, Result.Does d) {
        return d.acts().contains(Act.DESTROY) || d.acts().contains(Act.SACRIFICE);
    }

    @Override
    public boolean prepare(Effect effect, UfsTable t) {
        return VerbQuestions.pickRuin(effect, t, effect.value(t, amount));
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        List<Ref> cards = effect.picks();
        effect.did(Act.SACRIFICE, CardMoves.discard(t, cards, Act.SACRIFICE, effect.cause(), effect.ordered()));
    }
}
