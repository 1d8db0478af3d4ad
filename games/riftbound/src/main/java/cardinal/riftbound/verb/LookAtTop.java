package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.LookAtCards;
import cardinal.riftbound.table.RiftTable;

/** "look at the top 3 cards of your Main Deck. Put 1 into your hand and recycle the rest." and the Vision sentence (733). */
public record LookAtTop(int n, Then then) implements Verb {
    public static final Syntax<LookAtTop> SYNTAX = either(
            says("look at the top card of your Main Deck. You may recycle it", new LookAtTop(1, Then.MAY_RECYCLE_IT)),
            phrase("look at the top {} cards of your Main Deck. {}", digits(), either(
                    says("Put 1 into your hand and recycle the rest", Then.ONE_TO_HAND_RECYCLE_REST),
                    says("Put 1 into your hand and banish the rest", Then.ONE_TO_HAND_BANISH_REST),
                    says("You may recycle any of them. Put the rest back in any order", Then.RECYCLE_ANY_REST_BACK),
                    says("Put them back in any order", Then.BACK_IN_ANY_ORDER)))
                    .as(LookAtTop.class, LookAtTop::new, LookAtTop::n, LookAtTop::then));

    /** What is done with the cards looked at. */
    public enum Then {
        /** "You may recycle it." (one card) */
        MAY_RECYCLE_IT,
        /** "Put 1 into your hand and recycle the rest." */
        ONE_TO_HAND_RECYCLE_REST,
        /** "Put 1 into your hand and banish the rest." */
        ONE_TO_HAND_BANISH_REST,
        /** "You may recycle any of them. Put the rest back in any order." */
        RECYCLE_ANY_REST_BACK,
        /** "Put them back in any order." */
        BACK_IN_ANY_ORDER
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        for (int seat : effect.players(t, Who.YOU)) {
            t.push(new LookAtCards(seat, n, then));
        }
    }
}
