package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.AbilityFilter.Result;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Who;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.flow.VerbDeeds;
import cardinal.ufs.rules.ResultVerb;
import cardinal.ufs.rules.Results;
import cardinal.ufs.table.Places;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Numbers;
import cardinal.ufs.text.Players;

import static cardinal.cards.grammar.Syntax.phrase;

/** "mill 3" (UniVersus: Mill). */
public record Mill(Who who, Amount amount) implements Performable, ResultVerb {
    public static final Syntax<Mill> SYNTAX =
            phrase("{} {}", Players.told("mill", "mills"), Numbers.NUMBER).as(Mill.class, Mill::new, Mill::who,
                    Mill::amount);

    @Override
    public boolean takesCards() {
        return true;
    }

    @Override
    public boolean does(Results asked, Result.Does d) {
        return d.acts().contains(Act.MILL);
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        VerbDeeds.takeFromDecks(effect, t, who, amount, Places.DISCARD, Act.MILL, false);
    }
}
