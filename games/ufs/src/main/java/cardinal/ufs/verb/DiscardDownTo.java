package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.AbilityFilter.Result;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Who;
import cardinal.ufs.flow.CardMoves;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.flow.VerbQuestions;
import cardinal.ufs.rules.ResultVerb;
import cardinal.ufs.rules.Results;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Amounts;
import cardinal.ufs.text.Numbers;
import cardinal.ufs.text.Players;
import java.util.List;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

/** "discard down to 3 cards": until no more are in hand. */
public record DiscardDownTo(Who who, Amount amount) implements Performable, ResultVerb {
    public static final Syntax<DiscardDownTo> SYNTAX = either(
            phrase("{} 1 card", Players.told("discard down to", "discards down to")).as(
                    DiscardDownTo.class, who -> new DiscardDownTo(who, Amount.of(1)),
                    it -> it.amount().equals(Amount.of(1)) ? it.who() : null),
            phrase("{} {} cards", Players.told("discard down to", "discards down to"), Numbers.NOT_ONE)
                    .as(DiscardDownTo.class, DiscardDownTo::new, DiscardDownTo::who, DiscardDownTo::amount),
            phrase("{} {}", Players.told("discard down to", "discards down to"), Amounts.SIMPLE).as(
                    DiscardDownTo.class,
                    (who, amount) -> amount instanceof Amount.Fixed || amount instanceof Amount.X ? null
                            : new DiscardDownTo(who, amount),
                    DiscardDownTo::who, DiscardDownTo::amount));

    @Override
    public Purpose purpose() {
        return Purpose.DISCARD;
    }

    @Override
    public boolean isForOnePlayer() {
        return true;
    }

    @Override
    public boolean does(Results asked, Result.Does d) {
        return d.acts().contains(Act.DISCARD);
    }

    @Override
    public boolean prepare(Effect effect, UfsTable t) {
        return VerbQuestions.pickDown(effect, t, who, amount);
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        List<Ref> cards = effect.picks();
        List<Ref> done = CardMoves.discard(t, cards, Act.DISCARD, effect.cause(), effect.ordered());
        if (done.size() < cards.size()) {
            effect.fellShort();
        }
        effect.did(Act.DISCARD, done);
    }
}
