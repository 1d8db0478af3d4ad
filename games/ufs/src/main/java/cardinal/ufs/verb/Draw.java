package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.AbilityFilter.Result;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Who;
import cardinal.ufs.ability.Zone;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.flow.VerbDeeds;
import cardinal.ufs.rules.ResultVerb;
import cardinal.ufs.rules.Results;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Amounts;
import cardinal.ufs.text.Numbers;
import cardinal.ufs.text.Players;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

/** "draw 2 cards". */
public record Draw(Who who, Amount amount) implements Performable, ResultVerb {
    public static final Syntax<Draw> SYNTAX = either(
            phrase("{} 1 card", Players.told("draw", "draws")).as(
                    Draw.class, who -> new Draw(who, Amount.of(1)),
                    it -> it.amount().equals(Amount.of(1)) ? it.who() : null),
            phrase("{} {} cards", Players.told("draw", "draws"), Numbers.NOT_ONE).as(Draw.class, Draw::new, Draw::who,
                    Draw::amount),
            phrase("{} 1 card{}", Players.told("draw", "draws"), Amounts.GROWTH).as(
                    Draw.class, (who, growth) -> new Draw(who, growth.of(Amount.of(1))), Draw::who,
                    draw -> Amounts.Growth.from(draw.amount(), Amount.of(1))));

    @Override
    public boolean takesCards() {
        return true;
    }

    @Override
    public boolean does(Results asked, Result.Does d) {
        return d.acts().contains(Act.DRAW);
    }

    @Override
    public boolean adds(Results asked, Result.Adds a) {
        return asked.isTo(a.to(), who, Zone.HAND);
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        VerbDeeds.takeFromDecks(effect, t, who, amount, Places.HAND, Act.DRAW, false);
    }
}
