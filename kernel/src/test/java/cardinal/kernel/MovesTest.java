package cardinal.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class MovesTest {
    private static final int FLAG = 4;
    private final BareTable table = new BareTable(2, 1);

    /** An object of seat 0 under seat 1's control with something of everything, on the board beside its host. */
    private int loaded() {
        int host = table.create(1, BareTable.BOARD);
        int card = table.create(0, BareTable.BOARD);
        table.put(card,
                table.piece(card).with(FLAG, true).withMarks(3).withCounter(2, 200).withController(1).withHost(host));
        table.enforce(1, 0, Ref.NONE, table.ref(card), "strong");
        return card;
    }

    @Test
    void an_object_keeps_what_the_ruleset_says_flag_by_flag() {
        for (int keep = 0; keep <= Identity.ALL; keep++) {
            BareTable t = table.copy();
            int host = t.create(1, BareTable.BOARD);
            int card = t.create(0, BareTable.BOARD);
            t.put(card,
                    t.piece(card).with(FLAG, true).withMarks(3).withCounter(2, 200).withController(1).withHost(host));
            t.enforce(1, 0, Ref.NONE, t.ref(card), "strong");
            Ref before = t.ref(card);
            int since = t.piece(card).since();
            t.move(card, BareTable.hand(0), keep);
            Piece after = t.piece(card);
            assertThat(after.zone()).isEqualTo((short) BareTable.hand(0));
            assertThat(t.isSame(before)).isEqualTo((keep & Identity.SAME_OBJECT) != 0);
            assertThat(after.since() == since).isEqualTo((keep & Identity.SAME_OBJECT) != 0);
            assertThat(after.is(FLAG)).isEqualTo((keep & Identity.FLAGS) != 0);
            assertThat(after.marks()).isEqualTo((short) ((keep & Identity.MARKS) != 0 ? 3 : 0));
            assertThat(after.counter(2)).isEqualTo((keep & Identity.COUNTERS) != 0 ? 200 : 0);
            assertThat(after.host()).isEqualTo((short) ((keep & Identity.LINKS) != 0 ? host : Table.NONE));
            assertThat(after.controller()).isEqualTo((byte) ((keep & Identity.CONTROLLER) != 0 ? 1 : 0));
            assertThat(t.effectCount()).isEqualTo((keep & Identity.EFFECTS) != 0 ? 1 : 0);
            if (t.effectCount() == 1) {
                assertThat(t.effect(0).subject()).isEqualTo(t.ref(card));
            }
        }
    }

    @Test
    void an_effect_that_was_carried_over_can_still_be_ended() {
        int card = loaded();
        InForce effect = table.effect(0);
        table.move(card, BareTable.hand(0), Identity.EFFECTS);
        table.end(effect);
        assertThat(table.effectCount()).isZero();
    }

    @Test
    void only_effects_on_the_object_that_left_are_dropped_with_it() {
        int card = loaded();
        table.enforce(1, 0, table.ref(card), Ref.NONE, "everywhere");
        table.enforce(1, 0, Ref.NONE, new Ref(card, 99), "another object of this card");
        table.move(card, BareTable.hand(0), Identity.NOTHING);
        assertThat(table.effectCount()).isEqualTo(2);
    }

    @Test
    void effects_with_one_expiry_end_together_and_keep_the_order_of_the_others() {
        for (int i = 0; i < 6; i++) {
            table.enforce(i % 3, 0, Ref.NONE, Ref.NONE, i);
        }
        BareTable copy = table.copy();
        int version = table.version();
        table.expire(1);
        assertThat(table.version()).isGreaterThan(version);
        assertThat(
                List.of(table.effect(0).what(), table.effect(1).what(), table.effect(2).what(), table.effect(3).what()))
                .containsExactly(0, 2, 3, 5);
        assertThat(copy.effectCount()).isEqualTo(6);
        version = table.version();
        table.expire(1);
        assertThat(table.version()).as("nothing ended, nothing changed").isEqualTo(version);
        assertThat(table.effect(0).stamp()).isLessThan(table.effect(1).stamp());
    }

    @Test
    void a_move_is_two_events_with_an_image_from_before() {
        int card = loaded();
        Piece before = table.piece(card);
        table.move(card, BareTable.hand(0), Identity.NOTHING);
        Image image = new Image(card, before, 2);
        assertThat(table.delivered()).containsExactly(List.of(new BareTable.Moved("left", image, BareTable.hand(0))),
                List.of(new BareTable.Moved("arrived", image, BareTable.hand(0))));
    }

    @Test
    void a_batch_takes_all_images_before_anything_moves_and_comes_out_as_one() {
        int a = table.create(0, BareTable.BOARD);
        int b = table.create(0, BareTable.BOARD);
        new Batch().move(a, BareTable.hand(0)).move(b, BareTable.hand(0)).commit(table, Identity.NOTHING);
        assertThat(table.delivered()).hasSize(1);
        assertThat(table.delivered().getFirst()).extracting(e -> ((BareTable.Moved) e).image().values())
                .containsExactly(2, 2, 2, 2);
    }

    @Test
    void a_batch_puts_objects_on_either_end_of_a_zone() {
        int middle = table.create(0, BareTable.deck(0));
        int[] cards = new int[4];
        for (int i = 0; i < 4; i++) {
            cards[i] = table.create(0, BareTable.BOARD);
        }
        new Batch().move(cards[0], BareTable.deck(0), false).move(cards[1], BareTable.deck(0))
                .move(cards[2], BareTable.deck(0), false).move(cards[3], BareTable.deck(0), true)
                .commit(table, Identity.NOTHING);
        int[] order = {cards[2], cards[0], middle, cards[1], cards[3]};
        for (int i = 0; i < order.length; i++) {
            assertThat(table.cardAt(BareTable.deck(0), i)).isEqualTo(order[i]);
        }
    }

    @Test
    void a_batch_grows_and_an_object_is_in_it_once() {
        Batch batch = new Batch();
        for (int i = 0; i < 40; i++) {
            batch.move(table.create(0, BareTable.BOARD), BareTable.hand(0));
        }
        assertThatThrownBy(() -> batch.move(7, BareTable.hand(1))).isInstanceOf(IllegalArgumentException.class);
        batch.commit(table, Identity.NOTHING);
        assertThat(table.size(BareTable.hand(0))).isEqualTo(40);
        assertThat(table.delivered().getFirst()).hasSize(80);
    }

    @Test
    void a_change_of_zone_is_not_smuggled_in_by_putting() {
        int card = table.create(0, BareTable.BOARD);
        Piece elsewhere = table.piece(table.create(0, BareTable.hand(0)));
        assertThatThrownBy(() -> table.put(card, elsewhere)).isInstanceOf(AssertionError.class);
    }

    @Test
    void numbers_that_do_not_fit_a_piece_are_refused() {
        Piece piece = table.piece(loaded());
        assertThatThrownBy(() -> piece.withCounter(0, 256)).isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> piece.withCounter(0, -1)).isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> piece.withMarks(40_000)).isInstanceOf(AssertionError.class);
        assertThat(piece.withCounter(7, 255).withCounter(0, 9).counter(7)).isEqualTo(255);
        assertThat(piece.withCounter(2, 200)).isSameAs(piece);
        assertThat(piece.withMarks(3).with(FLAG, true).withController(1)).isSameAs(piece);
    }

    @Test
    void a_reference_to_nothing_is_the_same_as_nothing() {
        assertThat(table.isSame(Ref.NONE)).isFalse();
        assertThat(table.ref(Table.NONE)).isSameAs(Ref.NONE);
        assertThat(Ref.NONE.isNone()).isTrue();
    }

    @Test
    void a_reference_is_made_once_for_each_object_a_card_becomes() {
        int card = loaded();
        Ref before = table.ref(card);
        assertThat(table.ref(card)).isSameAs(before);
        assertThat(table.copy().ref(card)).isEqualTo(before);
        table.move(card, BareTable.hand(0), Identity.NOTHING);
        assertThat(table.ref(card)).isNotEqualTo(before);
        assertThat(table.isSame(table.ref(card))).isTrue();
        for (int i = 0; i < 70; i++) {
            int more = table.create(0, BareTable.BOARD);
            assertThat(table.ref(more).card()).isEqualTo(more);
        }
    }

    @Test
    void a_table_has_one_to_eight_seats() {
        assertThatThrownBy(() -> new BareTable(9, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new BareTable(0, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThat(new BareTable(8, 1).seatsIn()).isEqualTo(255);
    }
}
