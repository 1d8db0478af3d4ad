package cardinal.riftbound.verb;

import cardinal.kernel.Remark;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.flow.Contest;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.GameActions;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.flow.WakingText;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Selectors;

/** "take control of an enemy unit": for as long as it stays on the board; of a spell: it resolves for its new controller. */
public record TakeControl(Selector what) implements Performable {
    public static final Syntax<TakeControl> SYNTAX =
            phrase("take control of {}", Selectors.OBJECT).as(TakeControl.class, TakeControl::new, TakeControl::what);

    @Override
    public void perform(Effect effect, RiftTable t) {
        int[] cards = effect.select(t, what);
        boolean any = false;
        for (int seat : effect.players(t, Who.YOU)) {
            for (int card : cards) {
                ChainItem spell = t.chain().ofCard(card);
                if (spell != null) {
                    t.put(card, t.piece(card).withController(seat));
                    t.chain().replace(spell.controlledBy(seat));
                    t.note(Remark.Topic.CONTROL, "180", seat, card, "takes control of");
                    any = true;
                } else if (t.onBoard(card)) {
                    boolean[] taken = {false};
                    WakingText.around(t, () -> taken[0] = GameActions.takeControl(t, card, seat));
                    if (taken[0]) {
                        Contest.arrives(t, card);
                        any = true;
                    }
                }
            }
        }
        effect.report(any);
        effect.follow(t, what, cards);
    }
}
