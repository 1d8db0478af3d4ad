package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.AbilityFilter.Result;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Who;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.HealthActions;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.rules.ResultVerb;
import cardinal.ufs.rules.Results;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Amounts;
import cardinal.ufs.text.Numbers;
import cardinal.ufs.text.Players;
import java.util.OptionalInt;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

/** "gain 2 health" (J.5.1). */
record GainHealth(Who who, Amount amount) implements Performable, ResultVerb {
    public static final Syntax<GainHealth> SYNTAX = either(
            phrase("{} that much health (max. {})", Players.told("gain", "gains"), digits()).as(
                    GainHealth.class,
                    (who, most) -> new GainHealth(who,
                            new Amount.Bounded(new Amount.ThatMuch(), OptionalInt.empty(), OptionalInt.of(most))),
                    gain -> most(gain).isPresent() ? gain.who() : null,
                    gain -> most(gain).isPresent() ? most(gain).getAsInt() : null),
            phrase("{} that much health", Players.told("gain", "gains")).as(
                    GainHealth.class, who -> new GainHealth(who, new Amount.ThatMuch()),
                    gain -> gain.amount() instanceof Amount.ThatMuch ? gain.who() : null),
            phrase("{} {} health", Players.told("gain", "gains"), Numbers.NUMBER).as(GainHealth.class, GainHealth::new,
                    GainHealth::who, GainHealth::amount),
            phrase("{} {} health{}", Players.told("gain", "gains"), Numbers.NUMBER, Amounts.GROWTH).as(
                    GainHealth.class, (who, n, growth) -> new GainHealth(who, growth.of(n)), GainHealth::who,
                    gain -> Amounts.Growth.each(gain.amount()), gain -> Amounts.Growth.of1(gain.amount())),
            phrase("{} health equal to {}", Players.told("gain", "gains"), Amounts.AMOUNT).as(
                    GainHealth.class, (who, amount) -> new GainHealth(who, amount), GainHealth::who,
                    gain -> gain.amount() instanceof Amount.Fixed || gain.amount() instanceof Amount.X
                            || Amounts.Growth.each(gain.amount()) != null ? null : gain.amount()));

    /** "(max. 4)" after "that much". */
    private static OptionalInt most(GainHealth gain) {
        return gain.amount() instanceof Amount.Bounded(Amount.ThatMuch much, OptionalInt least, OptionalInt most) ? most
                : OptionalInt.empty();
    }

    @Override
    public boolean changesHealth(Results asked, Result.Health h) {
        return !h.reduces() && asked.isOf(h, who);
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        int sum = 0;
        boolean wholly = true;
        t.hold();
        for (int seat : effect.seats(t, who)) {
            int n = effect.value(t, amount, who, seat);
            int gained = HealthActions.gain(t, seat, n, effect.cause());
            wholly &= gained >= n;
            sum += gained;
        }
        t.release();
        effect.set(effect.bindings().counting(sum).done(sum > 0));
        effect.isDone(t, wholly);
    }
}
