package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.AbilityFilter.Result;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Who;
import cardinal.ufs.card.Property;
import cardinal.ufs.flow.Changing;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.rules.ResultVerb;
import cardinal.ufs.rules.Results;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Amounts;
import cardinal.ufs.text.Selectors;
import java.util.List;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

/** "switch the speed and damage of this attack" (K.3.6); possessive tells the wording. */
record Switch(Selector what, boolean possessive) implements Performable, ResultVerb {
    public static final Syntax<Switch> SYNTAX = either(
            phrase("switch the speed and damage of {}", Selectors.ONE).as(
                    Switch.class, what -> new Switch(what, false), it -> it.possessive() ? null : it.what()),
            phrase("switch {} speed and damage", Amounts.POSSESSOR).as(
                    Switch.class, what -> new Switch(what, true), it -> it.possessive() ? it.what() : null));

    @Override
    public boolean changes(Results asked, Result.Changes c) {
        return (Results.isProperty(c, Property.SPEED) || Results.isProperty(c, Property.DAMAGE))
                && Results.isWay(c.direction(), true, true, false)
                && asked.couldMean(c.card(), what, Who.YOU, Act.CHOOSE);
    }

    @Override
    public boolean prepare(Effect effect, UfsTable t) {
        return effect.pick(t, Who.YOU, what, Act.CHOOSE);
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        List<Ref> cards = effect.cards(t, what);
        for (Ref ref : cards) {
            if (t.isSame(ref)) {
                int speed = t.state(ref.card()).number(Property.SPEED);
                int damage = t.state(ref.card()).number(Property.DAMAGE);
                t.hold();
                Changing.set(t, ref.card(), Property.SPEED, damage, false, effect.cause(), false, damage - speed);
                Changing.set(t, ref.card(), Property.DAMAGE, speed, false, effect.cause(), false, speed - damage);
                t.release();
            }
        }
        effect.spokeOf(cards);
    }
}
