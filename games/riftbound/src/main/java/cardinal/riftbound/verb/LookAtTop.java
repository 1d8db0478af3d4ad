package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Referent;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.LookAtCards;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Players;
import java.util.List;

/** "look at the top 3 cards of your Main Deck. Put 1 into your hand and recycle the rest." and the Vision sentence (733). */
public record LookAtTop(Who who, int n, LookAtCards.Then then) implements Performable {
    public static final Syntax<LookAtTop> SYNTAX = either(
            says("look at the top card of your Main Deck. You may recycle it",
                    new LookAtTop(1, LookAtCards.Then.MAY_RECYCLE_IT)),
            phrase("{} the top {} cards of their Main Deck, {}, then recycles the rest",
                    Players.others("look at", "looks at"), digits(), either(
                            says("puts 1 into their hand", LookAtCards.Then.ONE_TO_HAND_RECYCLE_REST),
                            says("banishes one of them", LookAtCards.Then.BANISH_ONE_RECYCLE_REST)))
                    .as(LookAtTop.class, (who, n, then) -> who == Who.THEY ? null : new LookAtTop(who, n, then),
                            look -> look.who() == Who.YOU ? null : look.who(), LookAtTop::n, LookAtTop::then),
            phrase("look at the top {} cards of your Main Deck. {}", digits(), either(
                    says("Put 1 into your hand and recycle the rest", LookAtCards.Then.ONE_TO_HAND_RECYCLE_REST),
                    says("Put 1 into your hand and banish the rest", LookAtCards.Then.ONE_TO_HAND_BANISH_REST),
                    says("Banish 1 and recycle the rest", LookAtCards.Then.BANISH_ONE_RECYCLE_REST),
                    says("You may recycle any of them. Put the rest back in any order",
                            LookAtCards.Then.RECYCLE_ANY_REST_BACK),
                    says("Put them back in any order", LookAtCards.Then.BACK_IN_ANY_ORDER)))
                    .as(LookAtTop.class, LookAtTop::new, look -> look.who() == Who.YOU ? look.n() : null,
                            LookAtTop::then));

    public LookAtTop(int n, LookAtCards.Then then) {
        this(Who.YOU, n, then);
    }

    @Override
    public List<Referent> gives() {
        return then == LookAtCards.Then.BANISH_ONE_RECYCLE_REST ? List.of(Referent.IT) : List.of();
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        int[] seats = effect.players(t, who);
        effect.remember(t, new int[0]);
        for (int i = seats.length - 1; i >= 0; i--) {
            t.push(new LookAtCards(seats[i], n, then));
        }
    }
}
