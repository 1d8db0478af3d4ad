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
import cardinal.ufs.text.Numbers;
import cardinal.ufs.text.Players;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

/** "your health becomes 10", "return to maximum health" (amount: maximum). */
record SetHealth(Who who, Amount amount) implements Performable, ResultVerb {
    public static final Syntax<SetHealth> SYNTAX = either(
            Players.told("return to maximum health", "returns to maximum health").as(
                    SetHealth.class, who -> new SetHealth(who, maximum()),
                    set -> set.amount().equals(maximum()) ? set.who() : null),
            phrase("{} health becomes {}", Players.WHOSE, Numbers.NUMBER).as(SetHealth.class, SetHealth::new,
                    SetHealth::who, SetHealth::amount));

    private static Amount maximum() {
        return new Amount.Player(Who.SAME, Amount.Stat.MAXIMUM_HEALTH, false);
    }

    @Override
    public Who subject() {
        return Who.YOU;
    }

    @Override
    public boolean changesHealth(Results asked, Result.Health h) {
        return asked.isOf(h, who);
    }

    @Override
    public boolean isForOnePlayer() {
        return true;
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        int seat = effect.seat(t, who);
        int change =
                Math.min(effect.value(t, amount), t.fighters().maximumVitality(seat)) - t.fighters().vitality(seat);
        if (change > 0) {
            HealthActions.gain(t, seat, change, effect.cause());
        } else {
            HealthActions.lose(t, seat, -change, effect.cause(), false);
        }
    }
}
