package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Referent;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.GameActions;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Players;
import java.util.List;

/** 409.1: "they discard it": a certain card of a hand. */
record DiscardIt(Who who) implements Performable {
    public static final Syntax<DiscardIt> SYNTAX = phrase("{} it", Players.act("discard", "discards"))
            .as(DiscardIt.class, DiscardIt::new, DiscardIt::who);

    @Override
    public List<Referent> needs() {
        return List.of(Referent.IT);
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        boolean any = false;
        for (int seat : effect.players(t, who)) {
            for (int card : effect.select(t, new Selector.It())) {
                if (t.piece(card).zone() == t.hand(seat)) {
                    GameActions.discard(t, seat, card);
                    any = true;
                }
            }
        }
        effect.report(any);
    }
}
