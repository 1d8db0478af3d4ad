package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.AbilityFilter.Result;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.DefinitionEffect;
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
import cardinal.ufs.text.Selectors;
import cardinal.ufs.text.Words;
import java.util.List;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

/** "reduce this attack's speed to 0", "reduce the speed of that attack to 1" (ofPhrase), "change that attack's damage to 3", "increase ... to": no bonus and no penalty (K.3.6). On continuous abilities a definition effect (J.3.4). */
public record SetValue(Selector what, Property property, How how, Amount to, boolean ofPhrase)
        implements DefinitionEffect, Performable, ResultVerb {
    public static final Syntax<SetValue> SYNTAX = either(
            said("change", How.CHANGE), said("reduce", How.REDUCE), said("increase", How.INCREASE),
            phrase("{} {} is {}", Amounts.POSSESSOR, Words.PROPERTY, Amounts.SIMPLE).as(
                    SetValue.class, (what, property, to) -> new SetValue(what, property, How.IS, to, false),
                    set -> set.how() == How.IS ? set.what() : null,
                    SetValue::property, SetValue::to));

    private static Syntax<SetValue> said(String verb, How how) {
        return either(
                phrase(verb + " {} {} to {}", Amounts.POSSESSOR, Words.PROPERTY, Amounts.AMOUNT).as(
                        SetValue.class, (what, property, to) -> new SetValue(what, property, how, to, false),
                        set -> set.how() == how && !set.ofPhrase() ? set.what() : null,
                        SetValue::property, SetValue::to),
                phrase(verb + " the {} of {} to {}", Words.PROPERTY, Selectors.POINTED, Amounts.AMOUNT).as(
                        SetValue.class, (property, what, to) -> new SetValue(what, property, how, to, true),
                        set -> set.how() == how && set.ofPhrase() ? set.property() : null,
                        SetValue::what, SetValue::to));
    }

    /** The word. */
    public enum How {
        CHANGE,
        REDUCE,
        INCREASE,
        /** "this card's difficulty is 3" on continuous abilities. */
        IS
    }

    @Override
    public SetValue about(Selector other) {
        return new SetValue(other, property, how, to, ofPhrase);
    }

    @Override
    public boolean mayStand() {
        return true;
    }

    @Override
    public boolean changes(Results asked, Result.Changes c) {
        return Results.isProperty(c, property)
                && Results.isWay(c.direction(), how != How.INCREASE, how != How.REDUCE, false)
                && asked.couldMean(c.card(), what, Who.YOU, Act.CHOOSE);
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        List<Ref> cards = effect.cards(t, what);
        effect.spokeOf(cards); // "change that attack's damage to half its damage"
        int value = effect.value(t, to);
        for (Ref ref : cards) {
            State before = t.state(ref.card());
            int now = t.isSame(ref) ? t.state(ref.card()).number(property) : value;
            if (how == How.REDUCE && value < now || how == How.INCREASE && value > now || how == How.CHANGE
                    || how == How.IS) {
                Changing.set(t, ref.card(), property, value, false, effect.cause(), false, value - now);
                PassingChanges.note(t, effect.bindings(), Period.UNSAID, ref.card(), before);
            }
        }
    }
}
