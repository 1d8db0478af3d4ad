package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.AbilityFilter.Result;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Who;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.rules.ResultVerb;
import cardinal.ufs.table.UfsEvent;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Numbers;
import cardinal.ufs.text.Players;
import cardinal.ufs.text.Selectors;
import cardinal.ufs.text.Words;
import java.util.List;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

/** "add 2 Wall counters to this card" (UniVersus: Counters). */
record AddCounters(Who who, Amount amount, String counter, Selector to) implements Performable, ResultVerb {
    public static final Syntax<AddCounters> SYNTAX = either(
            phrase("{} 1 {} counter to {}", Players.told("add", "adds"), Words.KEYWORD, Selectors.OBJECT).as(
                    AddCounters.class, (who, counter, to) -> new AddCounters(who, Amount.of(1), counter, to),
                    add -> add.amount().equals(Amount.of(1)) ? add.who() : null, AddCounters::counter, AddCounters::to),
            phrase("{} {} {} counters to {}", Players.told("add", "adds"), Numbers.NOT_ONE, Words.KEYWORD,
                    Selectors.OBJECT)
                    .as(AddCounters.class, AddCounters::new, AddCounters::who, AddCounters::amount,
                            AddCounters::counter, AddCounters::to));

    @Override
    public boolean addsCounters(Result.AddsCounters c) {
        return counter.equalsIgnoreCase(c.counter());
    }

    @Override
    public boolean prepare(Effect effect, UfsTable t) {
        return effect.pick(t, who, to, Act.CHOOSE);
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        int n = effect.value(t, amount);
        List<Ref> cards = effect.cards(t, to);
        t.hold();
        for (Ref ref : cards) {
            if (t.isSame(ref) && n > 0) {
                t.fighters().addCounters(ref.card(), counter, n);
                t.emit(new UfsEvent.Counters(ref, counter, n, effect.controller(), effect.cause()));
            }
        }
        t.release();
        effect.spokeOf(cards);
    }
}
