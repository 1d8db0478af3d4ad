package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Option;
import cardinal.ufs.ability.AbilityFilter.Result;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Limit;
import cardinal.ufs.ability.Who;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.HealthActions;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.flow.VerbDeeds;
import cardinal.ufs.flow.VerbQuestions;
import cardinal.ufs.rules.ChosenX;
import cardinal.ufs.rules.Payable;
import cardinal.ufs.rules.PayableVerb;
import cardinal.ufs.rules.ResultVerb;
import cardinal.ufs.rules.Results;
import cardinal.ufs.rules.VariableVerb;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Amounts;
import cardinal.ufs.text.Numbers;
import cardinal.ufs.text.Players;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

/** "your rival loses 2 health", "lose up to 2 health"; no damage. Also a cost. */
public record LoseHealth(Who who, Limit amount) implements Performable, PayableVerb, ResultVerb, VariableVerb {
    public static final Syntax<LoseHealth> SYNTAX = either(
            phrase("{} that much health", Players.told("lose", "loses")).as(
                    LoseHealth.class,
                    who -> new LoseHealth(who, new Limit(Limit.Than.EXACTLY, new Amount.ThatMuch())),
                    lose -> lose.amount().n() instanceof Amount.ThatMuch ? lose.who() : null),
            said("{} {} health", Limit.Than.EXACTLY), said("{} up to {} health", Limit.Than.UP_TO),
            phrase("{} health equal to {}", Players.told("lose", "loses"), Amounts.AMOUNT).as(
                    LoseHealth.class,
                    (who, amount) -> plain(amount) ? null : new LoseHealth(who, new Limit(Limit.Than.EXACTLY, amount)),
                    LoseHealth::who,
                    lose -> lose.amount().n()),
            phrase("{} {} health{}", Players.told("lose", "loses"), Numbers.NUMBER, Amounts.GROWTH).as(
                    LoseHealth.class,
                    (who, n, growth) -> new LoseHealth(who, new Limit(Limit.Than.EXACTLY, growth.of(n))),
                    LoseHealth::who,
                    lose -> Amounts.Growth.each(lose.amount().n()), lose -> Amounts.Growth.of1(lose.amount().n())));

    private static boolean plain(Amount amount) {
        return amount instanceof Amount.Fixed || amount instanceof Amount.X || Amounts.Growth.each(amount) != null;
    }

    private static Syntax<LoseHealth> said(String words, Limit.Than than) {
        return phrase(words, Players.told("lose", "loses"), Numbers.NUMBER).as(
                LoseHealth.class, (who, n) -> new LoseHealth(who, new Limit(than, n)), LoseHealth::who,
                lose -> lose.amount().than() == than ? lose.amount().n() : null);
    }

    @Override
    public void askFor(Payable costs) {
        costs.health(who, amount);
    }

    @Override
    public boolean changesHealth(Results asked, Result.Health h) {
        return h.reduces() && asked.isOf(h, who);
    }

    @Override
    public int most(UfsTable t, Bindings b) {
        return amount.n() instanceof Amount.X ? t.fighters().vitality(cardinal.ufs.rules.Players.seat(t, b, who))
                : ChosenX.enough(t);
    }

    @Override
    public boolean prepare(Effect effect, UfsTable t) {
        return amount.than() != Limit.Than.UP_TO
                || VerbQuestions.askNumber(effect, t, effect.seat(t, who), 0, effect.value(t, amount.n()));
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        int sum = 0;
        boolean wholly = true;
        t.hold();
        for (int seat : effect.seats(t, who)) {
            int n = amount.than() == Limit.Than.UP_TO ? Option.a(effect.answer(0))
                    : effect.value(t, amount.n(), who, seat);
            int lost = HealthActions.lose(t, seat, Math.min(n, VerbDeeds.healthFloor(effect, t, seat)), effect.cause(),
                    false);
            wholly &= lost >= n;
            sum += lost;
        }
        t.release();
        effect.set(effect.bindings().counting(sum).done(sum > 0));
        effect.isDone(t, wholly);
    }
}
