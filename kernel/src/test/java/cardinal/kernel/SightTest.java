package cardinal.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SightTest {
    private final BareTable table = new BareTable(3, 1);

    /** The seats that see a card, the spectator first: "s012". */
    private String seers(int card) {
        StringBuilder seers = new StringBuilder(Sight.sees(table, Table.NONE, card) ? "s" : "");
        for (int seat = 0; seat < 3; seat++) {
            seers.append(Sight.sees(table, seat, card) ? seat : "");
        }
        return seers.toString();
    }

    @Test
    void each_kind_of_zone_shows_its_cards_to_its_own() {
        assertThat(seers(table.create(0, BareTable.BOARD))).isEqualTo("s012");
        assertThat(seers(table.create(0, BareTable.hand(1)))).isEqualTo("1");
        assertThat(seers(table.create(0, BareTable.deck(0)))).isEmpty();
        int veiled = table.create(0, BareTable.veil(2));
        assertThat(seers(veiled)).isEqualTo("0");
        table.put(veiled, table.piece(veiled).withController(1));
        assertThat(seers(veiled)).isEqualTo("1");
    }

    @Test
    void a_zone_or_card_of_nobody_is_not_shown_to_the_spectator() {
        int card = table.create(Table.NONE, BareTable.veil(0));
        assertThat(seers(card)).isEmpty();
    }

    @Test
    void a_drawn_card_is_known_to_its_owner_alone() {
        int card = table.create(0, BareTable.deck(0));
        table.move(card, BareTable.hand(0), Identity.NOTHING);
        assertThat(seers(card)).isEqualTo("0");
    }

    @Test
    void who_saw_a_card_go_into_hiding_still_knows_it() {
        int card = table.create(0, BareTable.BOARD);
        table.move(card, BareTable.hand(0), Identity.NOTHING);
        assertThat(seers(card)).isEqualTo("012");
        table.move(card, BareTable.deck(0), Identity.NOTHING);
        assertThat(seers(card)).isEqualTo("012");
    }

    @Test
    void a_card_put_back_from_the_hand_is_followed_by_its_owner_alone() {
        int card = table.create(0, BareTable.hand(0));
        table.move(card, BareTable.deck(0), Identity.NOTHING, false);
        assertThat(seers(card)).isEqualTo("0");
        table.move(card, BareTable.hand(1), Identity.NOTHING);
        assertThat(seers(card)).isEqualTo("01");
    }

    @Test
    void a_card_that_was_public_for_a_moment_is_known_by_all_and_not_only_by_who_knew_it() {
        int card = table.create(0, BareTable.deck(0));
        table.show(card, 0b010);
        assertThat(seers(card)).isEqualTo("1");
        table.move(card, BareTable.BOARD, Identity.NOTHING);
        assertThat(table.piece(card).known()).isZero();
        table.move(card, BareTable.deck(0), Identity.NOTHING);
        assertThat(seers(card)).isEqualTo("012");
    }

    @Test
    void knowledge_dies_when_the_zone_is_shuffled() {
        int shown = table.create(0, BareTable.deck(0));
        table.create(0, BareTable.deck(0));
        table.show(shown, 0b111);
        table.shuffle(BareTable.deck(0));
        assertThat(seers(shown)).isEmpty();
    }

    @Test
    void a_blur_leaves_knowledge_only_to_those_who_see_the_zone() {
        int shown = table.create(0, BareTable.BOARD);
        table.move(shown, BareTable.hand(0), Identity.NOTHING);
        Sight.blur(table, BareTable.hand(0));
        assertThat(seers(shown)).isEqualTo("0");
        table.move(shown, BareTable.deck(0), Identity.NOTHING);
        assertThat(seers(shown)).isEqualTo("0");
        Sight.forget(table, shown);
        assertThat(seers(shown)).isEmpty();
    }

    @Test
    void a_secret_is_counted_when_a_seat_learns_a_face_from_a_deck_and_only_then() {
        int card = table.create(0, BareTable.deck(0));
        int before = table.secrets();
        table.move(card, BareTable.deck(1), Identity.NOTHING);
        assertThat(table.secrets()).as("from deck to deck, unseen").isEqualTo(before);
        table.move(card, BareTable.hand(1), Identity.NOTHING);
        assertThat(table.secrets()).as("drawn").isEqualTo(before + 1);
        table.show(card, 0b010);
        assertThat(table.secrets()).as("shown to its owner, who sees it").isEqualTo(before + 1);
        table.show(card, 0b100);
        assertThat(table.secrets()).as("shown to another").isEqualTo(before + 2);
        table.move(card, BareTable.deck(1), Identity.NOTHING);
        table.move(card, BareTable.hand(1), Identity.NOTHING);
        assertThat(table.secrets()).as("a known card drawn by one who knew it").isEqualTo(before + 2);
    }
}
