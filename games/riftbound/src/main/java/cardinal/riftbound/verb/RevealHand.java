package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.GameActions;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Players;

/** 411: "they reveal their hand". */
record RevealHand(Who who) implements Performable {
    public static final Syntax<RevealHand> SYNTAX = either(
            says("reveal your hand", new RevealHand(Who.YOU)),
            phrase("{} their hand", Players.others("reveal", "reveals")).as(RevealHand.class, RevealHand::new,
                    RevealHand::who));

    @Override
    public void perform(Effect effect, RiftTable t) {
        for (int seat : effect.players(t, who)) {
            for (int i = 0; i < t.size(t.hand(seat)); i++) {
                GameActions.reveal(t, t.cardAt(t.hand(seat), i));
            }
        }
    }
}
