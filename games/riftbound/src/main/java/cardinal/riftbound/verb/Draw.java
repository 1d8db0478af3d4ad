package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Amount;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.flow.DrawCards;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Amounts;
import cardinal.riftbound.text.Players;

/** 400: "draw 1", "its controller draws 2", "each player draws 1". */
public record Draw(Who who, Amount amount) implements Performable {
    public static final Syntax<Draw> SYNTAX = either(
            phrase("{} {}", Players.act("draw", "draws"), Amounts.FIXED).as(Draw.class, Draw::new, Draw::who,
                    Draw::amount),
            phrase("{} {}{}", Players.act("draw", "draws"), digits(), Amounts.FOR_EACH).as(
                    Draw.class, (who, n, each) -> new Draw(who, new Amount.PerEach(n, each)), Draw::who,
                    draw -> draw.amount() instanceof Amount.PerEach per ? per.each() : null,
                    draw -> draw.amount() instanceof Amount.PerEach per ? per.filter() : null),
            phrase("{} that many", Players.act("draw", "draws")).as(Draw.class,
                    who -> new Draw(who, new Amount.ThatMuch()),
                    draw -> draw.amount() instanceof Amount.ThatMuch ? draw.who() : null),
            phrase("{} cards equal to {}", Players.act("draw", "draws"), Amounts.MEASURE).as(Draw.class, Draw::new,
                    Draw::who, Draw::amount));

    @Override
    public void perform(Effect effect, RiftTable t) {
        int n = effect.value(t, amount);
        DrawCards.each(t, effect.players(t, who), n);
    }
}
