package cardinal.ufs.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;
import cardinal.ufs.text.Numbers;
import cardinal.ufs.text.Players;

/** "mill 3" (UniVersus: Mill). */
public record Mill(Who who, Amount amount) implements Verb {
    public static final Syntax<Mill> SYNTAX =
            phrase("{} {}", Players.told("mill", "mills"), Numbers.NUMBER).as(Mill.class, Mill::new, Mill::who, Mill::amount);
}
