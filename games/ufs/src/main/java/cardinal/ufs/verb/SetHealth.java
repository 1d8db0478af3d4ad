package cardinal.ufs.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;
import cardinal.ufs.text.Numbers;
import cardinal.ufs.text.Players;

/** "your health becomes 10", "return to maximum health" (amount: maximum). */
public record SetHealth(Who who, Amount amount) implements Verb {
    public static final Syntax<SetHealth> SYNTAX = either(
            Players.told("return to maximum health", "returns to maximum health").as(
                    SetHealth.class, who -> new SetHealth(who, maximum()), set -> set.amount().equals(maximum()) ? set.who() : null),
            phrase("{} health becomes {}", Players.WHOSE, Numbers.NUMBER).as(SetHealth.class, SetHealth::new, SetHealth::who, SetHealth::amount));

    private static Amount maximum() {
        return new Amount.Player(Who.SAME, Amount.Stat.MAXIMUM_HEALTH, false);
    }
}
