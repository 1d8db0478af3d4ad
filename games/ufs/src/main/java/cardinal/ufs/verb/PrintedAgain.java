package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Ref;
import cardinal.ufs.ability.AbilityFilter.Result;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Who;
import cardinal.ufs.card.AttackZone;
import cardinal.ufs.card.Property;
import cardinal.ufs.flow.Changing;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.rules.ResultVerb;
import cardinal.ufs.rules.Results;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Selectors;
import cardinal.ufs.text.Words;
import java.util.List;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.series;

/** "return this attack to its printed speed and damage", "... to its printed speed and zone" (zone). */
record PrintedAgain(Selector what, List<Property> properties, boolean zone) implements Performable, ResultVerb {
    public static final Syntax<PrintedAgain> SYNTAX = either(
            phrase("return {} to its printed {}", Selectors.ONE, series(Words.PROPERTY, "and")).as(
                    PrintedAgain.class, (what, properties) -> new PrintedAgain(what, properties, false),
                    again -> again.zone() ? null : again.what(), PrintedAgain::properties),
            phrase("return {} to its printed {} and zone", Selectors.ONE, Syntax.list(Words.PROPERTY, ", ")).as(
                    PrintedAgain.class, (what, properties) -> new PrintedAgain(what, properties, true),
                    again -> again.zone() ? again.what() : null, PrintedAgain::properties),
            phrase("return {} to its printed zone", Selectors.ONE).as(
                    PrintedAgain.class, what -> new PrintedAgain(what, List.of(), true),
                    again -> again.zone() && again.properties().isEmpty() ? again.what() : null));

    @Override
    public boolean changes(Results asked, Result.Changes c) {
        return properties.stream().anyMatch(x -> Results.isProperty(c, x))
                && Results.isWay(c.direction(), true, true, false)
                && asked.couldMean(c.card(), what, Who.YOU, Act.CHOOSE);
    }

    @Override
    public boolean prepare(Effect effect, UfsTable t) {
        return effect.pick(t, Who.YOU, what, Act.CHOOSE);
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        boolean last = effect.part() == properties.size();
        Property property = last ? Property.SPEED : properties.get(effect.part());
        List<Ref> cards = effect.cards(t, what);
        for (Ref ref : cards) {
            if (t.isSame(ref) && last) {
                AttackZone printed = t.initial(t.piece(ref.card())).attackZone();
                if (printed != null) {
                    Changing.changeZone(t, ref.card(), false, printed, effect.cause());
                }
            } else if (t.isSame(ref)) {
                int printed = t.initial(t.piece(ref.card())).number(property);
                Changing.set(t, ref.card(), property, printed, false, effect.cause(), false, 0);
            }
        }
        if (effect.part() + 1 < properties.size() + (zone ? 1 : 0)) {
            effect.onceMore();
        } else {
            effect.spokeOf(cards);
        }
    }
}
