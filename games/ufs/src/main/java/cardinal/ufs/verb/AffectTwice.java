package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Purpose;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.AbilityFilter.Result;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Who;
import cardinal.ufs.flow.Doing;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.rules.Payable;
import cardinal.ufs.rules.PayableVerb;
import cardinal.ufs.rules.ResultVerb;
import cardinal.ufs.rules.Results;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Acts;
import cardinal.ufs.text.Players;
import cardinal.ufs.text.Selectors;
import java.util.List;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

/** "commit and freeze 1 rival foundation": two acts on the same cards, one after the other. */
public record AffectTwice(Who who, Act first, Act second, Selector what)
        implements Performable, PayableVerb, ResultVerb {
    public static final Syntax<AffectTwice> SYNTAX = either(
            said(Acts.COMMIT, Acts.FREEZE), said(Acts.COMMIT, Acts.FLIP), said(Acts.READY, Acts.FLIP),
            said(Acts.READY, Acts.UNFLIP),
            said(Acts.UNFLIP, Acts.READY), said(Acts.COMMIT, Acts.SEAL), said(Acts.FLIP, Acts.COMMIT),
            said(Acts.SEAL, Acts.COMMIT), said(Acts.SEAL, Acts.READY));

    private static Syntax<AffectTwice> said(Acts one, Acts two) {
        return phrase("{} {}", Players.told(one.base() + " and " + two.base(), one.third() + " and " + two.third()),
                Selectors.OBJECT).as(
                        AffectTwice.class, (who, what) -> new AffectTwice(who, one.act(), two.act(), what),
                        affect -> affect.first() == one.act() && affect.second() == two.act() ? affect.who() : null,
                        AffectTwice::what);
    }

    @Override
    public Purpose purpose() {
        return first.purpose();
    }

    @Override
    public void askFor(Payable costs) {
        costs.demand(who, first, what);
    }

    @Override
    public boolean does(Results asked, Result.Does d) {
        return (Results.isAct(d, first) || Results.isAct(d, second)) && asked.couldMean(d.cards(), what, who, first);
    }

    @Override
    public boolean prepare(Effect effect, UfsTable t) {
        return effect.pick(t, who, what, first);
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        List<Ref> cards = effect.part() == 0 ? effect.cards(t, who, what, first) : effect.bindings().it();
        List<Ref> done = Doing.act(t, effect.part() == 0 ? first : second, cards, effect.cause(), effect.ordered());
        if (effect.part() == 0) {
            effect.did(first, done);
            effect.set(effect.bindings().mentioning(cards));
            effect.onceMore();
        } else {
            effect.did(second, done);
        }
    }
}
