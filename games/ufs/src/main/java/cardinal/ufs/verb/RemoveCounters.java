package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Limit;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Who;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Levels;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.rules.Payable;
import cardinal.ufs.rules.PayableVerb;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Numbers;
import cardinal.ufs.text.Players;
import cardinal.ufs.text.Selectors;
import cardinal.ufs.text.Words;
import java.util.List;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

/** "remove 1 Rage counter from your character"; an empty name: any. */
record RemoveCounters(Who who, Limit amount, String counter, Selector from) implements Performable, PayableVerb {
    private static final Syntax<Selector> FROM =
            either(says("", Selector.IMPLIED), phrase(" from {}", Selectors.ONE).itself());
    private static final Syntax<String> NAME = either(says("", ""), phrase("{} ", Words.KEYWORD).itself());
    private static final Syntax<Limit> SEVERAL = either(
            phrase("{}", Numbers.NOT_ONE).as(
                    Limit.class, n -> new Limit(Limit.Than.EXACTLY, n),
                    limit -> limit.than() == Limit.Than.EXACTLY ? limit.n() : null),
            phrase("up to {}", Numbers.NOT_ONE).as(
                    Limit.class, n -> new Limit(Limit.Than.UP_TO, n),
                    limit -> limit.than() == Limit.Than.UP_TO ? limit.n() : null));

    public static final Syntax<RemoveCounters> SYNTAX = either(
            phrase("{} 1 {}counter{}", Players.told("remove", "removes"), NAME, FROM).as(
                    RemoveCounters.class, (who, counter, on) -> new RemoveCounters(who, Limit.exactly(1), counter, on),
                    it -> it.amount().equals(Limit.exactly(1)) ? it.who() : null, RemoveCounters::counter,
                    RemoveCounters::from),
            phrase("{} all {}counters from {}", Players.told("remove", "removes"), NAME, Selectors.ONE).as(
                    RemoveCounters.class, (who, counter, on) -> new RemoveCounters(who, all(counter, on), counter, on),
                    it -> it.amount().equals(all(it.counter(), it.from())) ? it.who() : null, RemoveCounters::counter,
                    RemoveCounters::from),
            phrase("{} {} {}counters{}", Players.told("remove", "removes"), SEVERAL, NAME, FROM).as(
                    RemoveCounters.class, RemoveCounters::new, RemoveCounters::who, RemoveCounters::amount,
                    RemoveCounters::counter,
                    RemoveCounters::from));

    /** As many as there are. */
    private static Limit all(String counter, Selector on) {
        return new Limit(Limit.Than.EXACTLY, new Amount.NumberOf(new Amount.Counted.Counters(counter, on)));
    }

    @Override
    public void askFor(Payable costs) {
        costs.counters(amount, counter, from);
    }

    @Override
    public boolean prepare(Effect effect, UfsTable t) {
        return effect.pick(t, who, from, Act.CHOOSE);
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        int removed = 0;
        int n = effect.value(t, amount.n());
        t.hold();
        List<Ref> cards = effect.cards(t, from);
        for (Ref ref : cards) {
            if (t.isSame(ref)) {
                removed += Levels.removeCounters(t, ref, counter, n - removed, effect.cause());
            }
        }
        t.release();
        if (removed < n) {
            effect.fellShort();
        }
        effect.spokeOf(cards);
        effect.set(effect.bindings().counting(removed).done(removed > 0));
    }
}
