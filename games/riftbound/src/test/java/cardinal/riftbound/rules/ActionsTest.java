package cardinal.riftbound.rules;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Clauses;
import cardinal.kernel.Ref;
import cardinal.kernel.Sight;
import cardinal.riftbound.ability.Trigger;
import cardinal.riftbound.flow.GameActions;
import cardinal.riftbound.flow.RandomRecycling;
import cardinal.riftbound.program.Kind;
import cardinal.riftbound.program.Op;
import cardinal.riftbound.program.Program;
import cardinal.riftbound.table.Delayed;
import cardinal.riftbound.table.RiftTable;
import org.junit.jupiter.api.Test;

/** 395 to 418: what players learn from game actions, and what goes on without anybody watching. */
class ActionsTest {
    private final Laid laid = new Laid();
    private final RiftTable t = laid.table;

    private boolean sees(int seat, int card) {
        return Sight.sees(t, seat, card);
    }

    @Test
    @Clauses({"411.1", "411.1.a.2"})
    void a_revealed_card_is_seen_by_all_players_and_stays_where_it_is() {
        int card = laid.put("Ogre", 0, t.deck(0));
        assertThat(sees(0, card)).isFalse();
        GameActions.reveal(t, card);
        assertThat(sees(0, card)).isTrue();
        assertThat(sees(1, card)).isTrue();
        assertThat((int) t.piece(card).zone()).isEqualTo(t.deck(0));
    }

    @Test
    @Clauses({"408.4"})
    void a_facedown_card_is_shown_before_it_goes_to_a_hand_or_a_deck() {
        int toHand = laid.put("Snare", 0, t.facedown(0));
        int toDeck = laid.put("Snare", 0, t.facedown(1));
        assertThat(sees(1, toHand)).isFalse();
        assertThat(sees(1, toDeck)).isFalse();
        GameActions.sendTo(t, toHand, t.hand(0));
        GameActions.recycle(t, toDeck, 1);
        assertThat(sees(1, toHand)).isTrue();
        assertThat(sees(1, toDeck)).isTrue();
    }

    @Test
    @Clauses({"403.5"})
    void nobody_knows_the_places_of_cards_recycled_together() {
        int[] cards =
                {laid.put("Ogre", 0, t.trash(0)), laid.put("Cub", 0, t.trash(0)), laid.put("Tool", 0, t.trash(0))};
        assertThat(sees(1, cards[0])).isTrue();
        RandomRecycling.of(t, cards, 0);
        for (int card : cards) {
            assertThat((int) t.piece(card).zone()).isEqualTo(t.deck(0));
            assertThat(sees(0, card)).isFalse();
            assertThat(sees(1, card)).isFalse();
        }
    }

    @Test
    @Clauses({"383.2"})
    void a_delayed_trigger_is_told_of_its_event_although_nobody_watches_the_table() {
        assertThat(t.cares(Kind.CONQUERED)).isFalse();
        Op.Later later = new Op.Later(new Trigger.Conquer(false, false), true, Program.EMPTY);
        t.enforce(RiftTable.THIS_TURN, 0, Ref.NONE, Ref.NONE, new Delayed(later, Ref.NONE));
        assertThat(t.cares(Kind.CONQUERED)).isTrue();
        assertThat(t.cares(Kind.MOVED)).isFalse();
    }
}
