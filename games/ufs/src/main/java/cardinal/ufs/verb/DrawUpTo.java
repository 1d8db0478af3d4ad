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

/** "draw up to 6 cards" (K.5.4): to that many in hand. */
record DrawUpTo(Who who, Amount amount) implements Performable, ResultVerb {
    public static final Syntax<DrawUpTo> SYNTAX = either(
            phrase("{} 1 card", Players.told("draw up to", "draws up to")).as(
                    DrawUpTo.class, who -> new DrawUpTo(who, Amount.of(1)),
                    it -> it.amount().equals(Amount.of(1)) ? it.who() : null),
            phrase("{} {} cards", Players.told("draw up to", "draws up to"), Numbers.NOT_ONE).as(DrawUpTo.class,
                    DrawUpTo::new, DrawUpTo::who, DrawUpTo::amount),
            phrase("{} {}", Players.told("draw up to", "draws up to"), Amounts.SIMPLE).as(
                    DrawUpTo.class,
                    (who, amount) -> amount instanceof Amount.Fixed || amount instanceof Amount.X ? null
                            : new DrawUpTo(who, amount),
                    DrawUpTo::who, DrawUpTo::amount));

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
        VerbDeeds.takeFromDecks(effect, t, who, amount, Places.HAND, Act.DRAW, true);
    }
}
