package cardinal.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RoundTest {
    @Test
    void a_round_is_complete_when_all_have_passed_in_sequence() {
        for (int seats = 1; seats <= 4; seats++) {
            BareTable table = new BareTable(seats, 1);
            Round round = Round.startingWith(seats - 1);
            for (int i = 0; i < seats; i++) {
                assertThat(round.isComplete(table)).isFalse();
                assertThat(round.seat()).isEqualTo((seats - 1 + i) % seats);
                round = round.pass(table);
            }
            assertThat(round.isComplete(table)).isTrue();
            assertThat(round.acted(0).isComplete(table)).isFalse();
        }
    }

    @Test
    void a_round_ends_after_a_seat_left_when_the_others_have_passed_whoever_it_was() {
        for (int seats = 2; seats <= 4; seats++) {
            for (int gone = 0; gone < seats; gone++) {
                for (int passesBefore = 0; passesBefore < seats; passesBefore++) {
                    BareTable table = new BareTable(seats, 1);
                    Round round = Round.startingWith(0);
                    for (int i = 0; i < passesBefore; i++) {
                        round = round.pass(table);
                    }
                    table.leave(gone);
                    round = round.without(gone, table);
                    assertThat(table.isIn(round.seat())).isTrue();
                    int left = seats - 1 - (gone < passesBefore ? passesBefore - 1 : passesBefore);
                    for (int i = 0; i < left; i++) {
                        assertThat(round.isComplete(table)).isFalse();
                        round = round.pass(table);
                    }
                    assertThat(round.isComplete(table)).isTrue();
                }
            }
        }
    }

    @Test
    void a_round_does_not_start_with_a_seat_that_has_left() {
        BareTable table = new BareTable(3, 1);
        table.leave(1);
        assertThat(Round.startingWith(1, table).seat()).isEqualTo(2);
        assertThat(Round.startingWith(0, table).seat()).isZero();
    }
}
