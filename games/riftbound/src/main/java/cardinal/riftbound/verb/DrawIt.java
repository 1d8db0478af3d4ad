package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Referent;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.GameActions;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.RiftTable;
import java.util.List;

/** "put it into your hand" / "draw it": for a revealed or banished card. */
record DrawIt() implements Performable {
    public static final Syntax<DrawIt> SYNTAX = says("draw it", new DrawIt());

    @Override
    public List<Referent> needs() {
        return List.of(Referent.IT);
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        for (int card : effect.select(t, new Selector.It())) {
            GameActions.sendTo(t, card, t.hand(t.piece(card).owner()));
        }
    }
}
