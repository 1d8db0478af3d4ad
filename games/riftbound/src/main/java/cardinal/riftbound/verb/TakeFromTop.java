package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Referent;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.flow.TakeFromDeck;
import cardinal.riftbound.table.RiftTable;
import java.util.List;

/** 418.1.b: "banish the top card of your Main Deck", "put the top 2 cards of your Main Deck into your trash". They become "it". */
record TakeFromTop(int n, Where to) implements Performable {
    public static final Syntax<TakeFromTop> SYNTAX = either(
            phrase("banish {} of your Main Deck", RevealTop.TOP).as(
                    TakeFromTop.class, n -> new TakeFromTop(n, Where.BANISHMENT),
                    take -> take.to() == Where.BANISHMENT ? take.n() : null),
            phrase("put {} of your Main Deck into your trash", RevealTop.TOP).as(
                    TakeFromTop.class, n -> new TakeFromTop(n, Where.TRASH),
                    take -> take.to() == Where.TRASH ? take.n() : null));

    /** Where the cards go. */
    public enum Where {
        BANISHMENT, TRASH
    }

    @Override
    public List<Referent> gives() {
        return List.of(Referent.IT);
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        for (int seat : effect.players(t, Who.YOU)) {
            t.push(new TakeFromDeck(seat, n, to == Where.TRASH ? t.trash(seat) : t.banishment(seat)));
        }
    }
}
