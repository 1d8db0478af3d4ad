package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Remark;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Referent;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.RiftTable;
import java.util.List;

/** 418.1.c: "look at the top 5 cards of your Main Deck"; what is done with "them" and "the rest" is said in other words. */
public record LookAt(int n) implements Performable {
    public static final Syntax<LookAt> SYNTAX = phrase("look at the top {} cards of your Main Deck", digits())
            .as(LookAt.class, n -> n > 1 ? new LookAt(n) : null, LookAt::n);

    @Override
    public List<Referent> gives() {
        return List.of(Referent.IT, Referent.SHOWN);
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        for (int seat : effect.players(t, Who.YOU)) {
            int[] cards = t.topOf(t.deck(seat), n);
            for (int card : cards) {
                t.show(card, 1 << seat);
            }
            t.note(Remark.Topic.REVEAL, "411.1", seat, Table.NONE, "looks at the top of the deck");
            effect.show(t, cards);
        }
    }
}
