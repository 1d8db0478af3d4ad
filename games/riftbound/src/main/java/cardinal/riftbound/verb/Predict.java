package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.ability.Later;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.flow.LookAtCards;
import cardinal.riftbound.table.RiftTable;

/** 436 of 2026-07: "predict", "predict 2": look at so many cards of the Main Deck, recycle any, the rest goes back in any order. */
record Predict(int n) implements Performable, Later {
    public static final Syntax<Predict> SYNTAX = either(says("predict", new Predict(1)),
            phrase("predict {}", digits()).as(Predict.class, n -> n > 1 ? new Predict(n) : null,
                    predict -> predict.n() > 1 ? predict.n() : null));

    /** 436.4: as many as there are; nobody burns out. */
    @Override
    public void perform(Effect effect, RiftTable t) {
        for (int seat : effect.players(t, Who.YOU)) {
            t.push(new LookAtCards(seat, n, n == 1 ? LookAtCards.Then.MAY_RECYCLE_IT
                    : LookAtCards.Then.RECYCLE_ANY_REST_BACK));
        }
    }
}
