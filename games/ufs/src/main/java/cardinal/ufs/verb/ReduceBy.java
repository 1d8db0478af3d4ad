package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.AbilityFilter.Result;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Who;
import cardinal.ufs.card.Property;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.program.State;
import cardinal.ufs.flow.Changing;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.PassingChanges;
import cardinal.ufs.rules.ResultVerb;
import cardinal.ufs.rules.Results;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Amounts;
import cardinal.ufs.text.Numbers;
import cardinal.ufs.text.Words;
import java.util.List;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

/** "reduce this attack's damage by 2", "increase its speed by 1". */
record ReduceBy(Selector what, Property property, boolean increase, Amount by, int least)
        implements Performable, ResultVerb {
    private static final int NONE = Integer.MIN_VALUE;

    /** K.3.7: a floor of the value. */
    private static final Syntax<Integer> LEAST = phrase(" (min. {})", digits()).itself().orElse(NONE);

    public static final Syntax<ReduceBy> SYNTAX = either(
            phrase("reduce {} {} by {}{}", Amounts.POSSESSOR, Words.PROPERTY, Numbers.NUMBER, LEAST).as(
                    ReduceBy.class, (what, property, by, least) -> new ReduceBy(what, property, false, by, least),
                    it -> it.increase() ? null : it.what(),
                    ReduceBy::property, ReduceBy::by, ReduceBy::least),
            phrase("increase {} {} by {}", Amounts.POSSESSOR, Words.PROPERTY, Numbers.NUMBER).as(
                    ReduceBy.class, (what, property, by) -> new ReduceBy(what, property, true, by, NONE),
                    it -> it.increase() ? it.what() : null,
                    ReduceBy::property, ReduceBy::by));

    @Override
    public boolean changes(Results asked, Result.Changes c) {
        return Results.isProperty(c, property) && Results.isWay(c.direction(), !increase, increase, true)
                && asked.couldMean(c.card(), what, Who.YOU, Act.CHOOSE);
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        int n = effect.value(t, by) * (increase ? 1 : -1);
        List<Ref> cards = effect.cards(t, what);
        for (Ref ref : cards) {
            if (t.isSame(ref)) {
                State before = t.state(ref.card());
                int now = t.state(ref.card()).number(property);
                Changing.set(t, ref.card(), property, Math.max(Math.min(now, least), now + n), true, effect.cause(),
                        false, n);
                PassingChanges.note(t, effect.bindings(), Period.UNSAID, ref.card(), before);
            }
        }
        effect.spokeOf(cards);
    }
}
