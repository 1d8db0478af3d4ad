package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Referent;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.RiftTable;
import java.util.List;

/** 411: "reveal the top rune of your rune deck". The runes revealed become "it" / "them". */
record RevealRunes(int n) implements Performable {
    public static final Syntax<RevealRunes> SYNTAX = phrase("reveal {} of your rune deck", either(
            says("the top rune", 1),
            phrase("the top {} runes", digits()).as(Integer.class, n -> n > 1 ? n : null, n -> n)))
            .as(RevealRunes.class, RevealRunes::new, RevealRunes::n);

    @Override
    public List<Referent> gives() {
        return List.of(Referent.IT, Referent.SHOWN);
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        for (int seat : effect.players(t, Who.YOU)) {
            effect.show(t, RevealTop.reveal(t, t.runeDeck(seat), n));
        }
    }
}
