package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Remark;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Later;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.Newer;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Players;

/** 735 of 2026-07: "take a turn after this one". */
record TakeTurn(Who who) implements Performable, Later {
    private static final String CLAUSE = Newer.clause("735");

    public static final Syntax<TakeTurn> SYNTAX = phrase("{} a turn after this one", Players.act("take", "takes"))
            .as(TakeTurn.class, TakeTurn::new, TakeTurn::who);

    @Override
    public void perform(Effect effect, RiftTable t) {
        int[] seats = effect.players(t, who);
        for (int seat : seats) {
            t.players().turns().insert(seat);
            t.note(Remark.Topic.TURN, CLAUSE, seat, Table.NONE, "takes a turn after this one");
        }
        effect.report(seats.length > 0);
    }
}
