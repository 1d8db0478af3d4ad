package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Players;

/** 160: "each player's Rune Pool empties". */
record EmptyPool(Who who) implements Performable {
    public static final Syntax<EmptyPool> SYNTAX =
            phrase("{} empties", Players.whose("Rune Pool")).as(EmptyPool.class, EmptyPool::new, EmptyPool::who);

    @Override
    public void perform(Effect effect, RiftTable t) {
        for (int seat : effect.players(t, who)) {
            t.players().emptyPool(seat);
        }
    }
}
