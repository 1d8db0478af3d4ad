package cardinal.ufs.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;
import cardinal.ufs.text.Numbers;
import cardinal.ufs.text.Players;

/** "drive 2" (UniVersus: Drive): commit foundations and spend momentum in any combination. */
public record Drive(Who who, Amount amount) implements Verb {
    public static final Syntax<Drive> SYNTAX =
            phrase("{} {}", Players.told("drive", "drives"), Numbers.NUMBER).as(Drive.class, Drive::new, Drive::who, Drive::amount);
}
