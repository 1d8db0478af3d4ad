package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Referent;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.flow.DiscardCards;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Players;
import java.util.List;

/** 409: "discard 2", "each player discards 1"; HAND means "discards their hand". */
public record Discard(Who who, int n) implements Performable {
    /** n of this size means the whole hand. */
    public static final int HAND = 99;

    public static final Syntax<Discard> SYNTAX = either(
            phrase("{} {}", Players.act("discard", "discards"), digits())
                    .as(Discard.class, (who, n) -> n == HAND ? null : new Discard(who, n), Discard::who, Discard::n),
            says("discard your hand", new Discard(Who.YOU, HAND)),
            phrase("{} their hand", Players.others("discard", "discards"))
                    .as(Discard.class, who -> new Discard(who, HAND), Discard::who));

    @Override
    public List<Referent> gives() {
        return List.of(Referent.IT, Referent.DISCARDED);
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        int[] seats = effect.players(t, who);
        effect.count(0);
        effect.remember(t, new int[0]);
        for (int i = seats.length - 1; i >= 0; i--) {
            t.push(new DiscardCards(seats[i], n == HAND ? t.size(t.hand(seats[i])) : n));
        }
    }
}
