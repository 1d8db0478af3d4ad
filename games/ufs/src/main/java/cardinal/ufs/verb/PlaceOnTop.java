package cardinal.ufs.verb;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Who;
import cardinal.ufs.flow.Attaching;
import cardinal.ufs.flow.Effect;
import cardinal.ufs.flow.Performable;
import cardinal.ufs.table.UfsTable;
import cardinal.ufs.text.Periods;
import cardinal.ufs.text.Selectors;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

/** "place this card on top of your character for the rest of this turn" (UniVersus: Place On Top Of). */
record PlaceOnTop(Selector what, Selector on, Period until) implements Performable {
    public static final Syntax<PlaceOnTop> SYNTAX =
            phrase("place {} on top of {}{}", Selectors.ONE, either(says("it", Selector.IT), Selectors.POINTED),
                    Periods.UNTIL)
                    .as(PlaceOnTop.class, PlaceOnTop::new, PlaceOnTop::what, PlaceOnTop::on, PlaceOnTop::until);

    @Override
    public boolean prepare(Effect effect, UfsTable t) {
        return effect.pick(t, Who.YOU, what, Act.CHOOSE);
    }

    @Override
    public void perform(Effect effect, UfsTable t) {
        Attaching.placeOnTop(t, effect, effect.cards(t, what), effect.cards(t, on), until);
    }
}
