package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.AbilityFilter.Result;
import cardinal.ufs.ability.Act;
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
import cardinal.ufs.text.Words;
import java.util.List;

import static cardinal.cards.grammar.Syntax.phrase;

/** "double this attack's damage" (UniVersus: Double: never a negative number). */
public record DoubleValue(Selector what, Property property) implements Performable, ResultVerb {
    public static final Syntax<DoubleValue> SYNTAX = phrase("double {} {}", Amounts.POSSESSOR, Words.PROPERTY)
            .as(DoubleValue.class, DoubleValue::new, DoubleValue::what, DoubleValue::property);

    @Override
    public boolean changes(Results asked, Result.Changes c) {
        return Results.isProperty(c, property) && Results.isWay(c.direction(), false, true, false)
                && asked.couldMean(c.card(), what, Who.YOU, Act.CHOOSE);
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        List<Ref> cards = effect.cards(t, what);
        for (Ref ref : cards) {
            State before = t.state(ref.card());
            int now = before.number(property);
            if (t.isSame(ref) && now > 0) {
                Changing.set(t, ref.card(), property, 2 * now, false, effect.cause(), false, now);
                PassingChanges.note(t, effect.bindings(), Period.UNSAID, ref.card(), before);
            }
        }
        effect.spokeOf(cards);
    }
}
