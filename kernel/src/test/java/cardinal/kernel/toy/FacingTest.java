package cardinal.kernel.toy;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Sight;
import cardinal.kernel.Table;
import org.junit.jupiter.api.Test;

/** Cards that lie face down among face-up ones, and face up among hidden ones. */
class FacingTest {
    private final ToyTable table = new ToyTable(new ToyRules(t -> Script.of()), Play.setup(1, "Grunt Lord", "Ward"));

    /** The seats that see a card, the spectator first: "s01". */
    private String seers(int card) {
        return (Sight.sees(table, Table.NONE, card) ? "s" : "") + (Sight.sees(table, 0, card) ? "0" : "")
                + (Sight.sees(table, 1, card) ? "1" : "");
    }

    private void turn(int card, boolean turned) {
        table.turn(card, table.piece(card).with(ToyTable.TURNED, turned));
    }

    @Test
    void a_ruleset_decides_card_by_card_who_sees_a_face() {
        table.move(0, ToyTable.field(0), ToyTable.TURNING);
        assertThat(seers(0)).as("face down on its field").isEqualTo("0");
        table.move(1, ToyTable.PIT, ToyTable.TURNING);
        assertThat(seers(1)).as("face down in the pit").isEmpty();
        turn(2, true);
        assertThat(seers(2)).as("face up in a deck").isEqualTo("s01");
    }

    @Test
    void who_saw_a_card_before_it_was_turned_down_still_knows_it_and_a_blur_ends_that() {
        table.move(0, ToyTable.field(0), 0);
        turn(0, true);
        assertThat(seers(0)).isEqualTo("01");
        Sight.blur(table, ToyTable.field(0));
        assertThat(seers(0)).as("its controller may look again").isEqualTo("0");
    }

    @Test
    void knowledge_of_a_face_down_card_goes_with_it_and_a_face_up_one_is_open_to_all() {
        table.move(0, ToyTable.hand(0), 0);
        table.move(0, ToyTable.PIT, ToyTable.TURNING);
        assertThat(seers(0)).as("played face down from the hand").isEqualTo("0");
        table.move(0, ToyTable.deck(0), ToyTable.TURNING);
        assertThat(seers(0)).isEqualTo("s01");
        assertThat(table.piece(0).known()).isZero();
    }

    @Test
    void a_shuffle_hides_all_but_the_cards_that_lie_face_up() {
        turn(0, true);
        table.show(1, 0b11);
        table.shuffle(ToyTable.deck(0));
        assertThat(seers(0)).isEqualTo("s01");
        assertThat(seers(1)).isEmpty();
    }

    @Test
    void uncovering_what_nobody_saw_is_a_secret_and_showing_what_one_could_look_at_is_not() {
        int before = table.secrets();
        turn(0, true);
        assertThat(table.secrets()).as("the face of a card in the deck").isEqualTo(before + 1);
        table.move(1, ToyTable.field(0), ToyTable.TURNING);
        assertThat(table.secrets()).as("its controller may look at what came off the deck").isEqualTo(before + 2);
        turn(1, false);
        assertThat(table.secrets()).as("shown by a player who knew it").isEqualTo(before + 2);
    }
}
