package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.either;
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
record DrawIt(Selector what) implements Performable {
    public static final Syntax<DrawIt> SYNTAX = either(
            says("draw it", new DrawIt(new Selector.It())),
            says("draw the rest", new DrawIt(new Selector.TheRest(false))));

    @Override
    public List<Referent> needs() {
        return what instanceof Selector.It ? List.of(Referent.IT) : List.of();
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        for (int card : effect.select(t, what)) {
            GameActions.sendTo(t, card, t.hand(t.piece(card).owner()));
        }
    }
}
