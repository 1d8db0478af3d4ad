package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Referent;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.flow.RecycleFromTrash;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Players;
import java.util.List;

/** 403.6: "recycle 3 from your trash". */
record RecycleFrom(Who who, int n) implements Performable {
    public static final Syntax<RecycleFrom> SYNTAX = either(
            phrase("recycle {} from your trash", digits()).as(RecycleFrom.class, n -> new RecycleFrom(Who.YOU, n),
                    RecycleFrom::n),
            phrase("{} {} from their trash", Players.others("recycle", "recycles"), digits())
                    .as(RecycleFrom.class, RecycleFrom::new, RecycleFrom::who, RecycleFrom::n));

    @Override
    public List<Referent> gives() {
        return List.of(Referent.RECYCLED);
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        int[] seats = effect.players(t, who);
        effect.count(0);
        for (int i = seats.length - 1; i >= 0; i--) {
            t.push(new RecycleFromTrash(seats[i], n));
        }
    }
}
