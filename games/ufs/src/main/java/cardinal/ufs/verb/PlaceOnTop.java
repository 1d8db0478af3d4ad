package cardinal.ufs.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Period;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.text.Periods;
import cardinal.ufs.text.Selectors;

/** "place this card on top of your character for the rest of this turn" (UniVersus: Place On Top Of). */
public record PlaceOnTop(Selector what, Selector on, Period until) implements Verb {
    public static final Syntax<PlaceOnTop> SYNTAX = phrase("place {} on top of {}{}", Selectors.ONE, Selectors.ONE, Periods.UNTIL)
            .as(PlaceOnTop.class, PlaceOnTop::new, PlaceOnTop::what, PlaceOnTop::on, PlaceOnTop::until);
}
