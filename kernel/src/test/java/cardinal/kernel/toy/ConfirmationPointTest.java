package cardinal.kernel.toy;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ConfirmationPointTest {
    /** All cards go to the field with these marks, deck by deck from the bottom; then comes a confirmation point. */
    private static ToyRules fieldWithMarks(int... marks) {
        return new ToyRules(t -> Script.of((s, table) -> {
            for (int card = 0; card < table.pieceCount(); card++) {
                table.move(card, ToyTable.field(table.piece(card).owner()), 0);
                table.put(card, table.piece(card).withMarks(marks[card]));
            }
            table.turnSeat = 1;
        }, (s, table) -> table.push(new ConfirmationPoint()))).triggers(Turn::mourn);
    }

    @Test
    void all_conditions_are_read_off_one_picture() {
        Play play = Play.of(fieldWithMarks(1, 1), "Lord Grunt");
        assertThat(play.story()).as("the grunt outlives the lord, whose last help it was, by one round")
                .containsExactly("Lord (1) leaves", "Lord arrives", "Grunt (1) leaves", "Grunt arrives");
        assertThat(play.table().composites).isEqualTo(2);
    }

    @Test
    void what_dies_together_is_remembered_as_it_stood_together() {
        Play play = Play.of(fieldWithMarks(1, 2), "Lord Grunt");
        assertThat(play.story()).containsExactly("Lord (1) leaves", "Lord arrives", "Grunt (2) leaves",
                "Grunt arrives");
        assertThat(play.table().composites).isEqualTo(1);
    }

    @Test
    void pending_abilities_are_played_one_by_one_and_the_turn_players_come_first() {
        Play play = Play.of(fieldWithMarks(1, 0, 0, 0), "Grunt Mourner", "Mourner Mourner");
        assertThat(play.match.prompt().seat()).isEqualTo(1);
        assertThat(play.offered()).containsExactly("pick 1", "pick 2");
        play.say(1, "pick 2");
        assertThat(play.story()).containsExactly("Grunt (1) leaves", "Grunt arrives", "seat 1 mourns", "seat 1 mourns",
                "seat 0 mourns");
    }

    @Test
    void a_trigger_fires_once_for_all_that_died_at_once() {
        Play play = Play.of(fieldWithMarks(1, 1, 1, 0), "Grunt Grunt Grunt Mourner", "");
        assertThat(play.table().fired).isEqualTo(1);
    }

    @Test
    void the_pending_abilities_of_a_seat_that_left_are_gone() {
        Play play = Play.of(fieldWithMarks(1, 0, 0, 0, 0), "Grunt Mourner", "Mourner Mourner", "Mourner");
        play.match.concede(1);
        assertThat(play.story()).endsWith("seat 2 mourns", "seat 0 mourns").doesNotContain("seat 1 mourns");
        assertThat(play.match.isOver()).isTrue();
    }
}
