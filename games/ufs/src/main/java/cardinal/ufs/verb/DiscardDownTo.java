package cardinal.ufs.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.ufs.ability.Amount;
import cardinal.ufs.ability.Verb;
import cardinal.ufs.ability.Who;
import cardinal.ufs.text.Amounts;
import cardinal.ufs.text.Numbers;
import cardinal.ufs.text.Players;

/** "discard down to 3 cards": until no more are in hand. */
public record DiscardDownTo(Who who, Amount amount) implements Verb {
    public static final Syntax<DiscardDownTo> SYNTAX = either(
            phrase("{} 1 card", Players.told("discard down to", "discards down to")).as(
                    DiscardDownTo.class, who -> new DiscardDownTo(who, Amount.of(1)), it -> it.amount().equals(Amount.of(1)) ? it.who() : null),
            phrase("{} {} cards", Players.told("discard down to", "discards down to"), Numbers.NOT_ONE).as(DiscardDownTo.class, DiscardDownTo::new, DiscardDownTo::who, DiscardDownTo::amount),
            phrase("{} {}", Players.told("discard down to", "discards down to"), Amounts.SIMPLE).as(
                    DiscardDownTo.class, (who, amount) -> amount instanceof Amount.Fixed || amount instanceof Amount.X ? null : new DiscardDownTo(who, amount),
                    DiscardDownTo::who, DiscardDownTo::amount));
}
