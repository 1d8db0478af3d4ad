package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.spoken;

import cardinal.cards.grammar.Syntax;
import cardinal.kernel.Remark;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.ability.Who;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.flow.Borrowing;
import cardinal.riftbound.flow.Contest;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.GameActions;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.flow.WakingText;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Selectors;
import java.util.Set;

/**
 * "take control of an enemy unit": for as long as it stays on the board; of a spell: it resolves for its new controller. "... until I leave the
 * board": 390.5.b of 2026-07.
 */
public record TakeControl(Selector what, Until until) implements Performable {
    public static final Syntax<TakeControl> SYNTAX = phrase("take control of {}{}", Selectors.OBJECT, either(
            spoken(Set.of(CardType.UNIT), says(" until I leave the board", Until.I_LEAVE)),
            spoken(Set.of(CardType.GEAR), says(" until this leaves the board", Until.I_LEAVE))).orElse(Until.IT_LEAVES))
            .as(TakeControl.class, TakeControl::new, TakeControl::what, TakeControl::until);

    public TakeControl(Selector what) {
        this(what, Until.IT_LEAVES);
    }

    /** How long it lasts. */
    public enum Until {
        IT_LEAVES,
        /** The source of the effect is meant. */
        I_LEAVE
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        if (until == Until.I_LEAVE && !Borrowing.mayBegin(t, effect.item().source())) {
            effect.report(false);
            effect.ignored(t, what);
            return;
        }
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
                    any |= take(effect, t, card, seat);
                }
            }
        }
        effect.report(any);
        effect.follow(t, what, cards);
    }

    private boolean take(Effect effect, RiftTable t, int card, int seat) {
        int from = t.controller(card);
        boolean[] taken = {false};
        WakingText.around(t, () -> taken[0] = GameActions.takeControl(t, card, seat));
        if (!taken[0]) {
            return false;
        }
        Contest.arrives(t, card);
        if (until == Until.I_LEAVE) {
            Borrowing.begin(t, effect.item().source(), card, from);
        }
        return true;
    }
}
