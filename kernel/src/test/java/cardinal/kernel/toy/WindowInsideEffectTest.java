package cardinal.kernel.toy;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WindowInsideEffectTest {
    /** Every seat draws its deck, then seat 0's Combo is carried out. */
    private static ToyRules combo() {
        return new ToyRules(t -> Script.of((s, table) -> {
            for (int seat = 0; seat < table.seatCount(); seat++) {
                while (table.draw(seat)) {
                }
            }
        }, (s, table) -> table.push(new Execution(ToyCard.of("Combo")))));
    }

    @Test
    void a_window_opens_between_two_instructions_of_one_effect() {
        Play play = Play.of(combo(), "", "Spark");
        assertThat(play.story()).containsExactly("speed +2", "refresh");
        play.say(1, "pass");
        assertThat(play.story()).containsExactly("speed +2", "refresh", "damage +2", "refresh");
        play.say(1, "pass");
        assertThat(play.story()).endsWith("damage +2", "refresh", "Combo ends");
        assertThat(play.match.isOver()).isTrue();
    }

    @Test
    void a_response_is_itself_cut_open_and_ends_before_the_next_instruction() {
        Play play = Play.of(combo(), "Blaze", "Spark");
        play.say(0, "pass").say(1, "play Spark");
        assertThat(play.table().depth()).as("end, script, effect, aftermath, window, effect, aftermath, window")
                .isEqualTo(8);
        play.say(0, "play Blaze");
        assertThat(play.story()).containsExactly("speed +2", "refresh", "seat 1 answers speed +2 with Spark",
                "Spark arrives", "speed -1", "refresh",
                "seat 0 answers speed -1 with Blaze", "Blaze arrives", "damage +3", "refresh", "Blaze ends",
                "Spark ends", "damage +2", "refresh",
                "Combo ends");
    }

    @Test
    void the_event_of_a_window_stays_what_it_was_whatever_happens_later() {
        Play play = Play.of(combo(), "Blaze Spark", "Spark Blaze");
        play.say(0, "play Spark").say(0, "pass").say(1, "play Blaze").say(0, "pass").say(1, "pass");
        play.say(0, "pass").say(1, "pass");
        assertThat(play.table().running(Window.class)).isNotNull().extracting(w -> w.event.words())
                .isEqualTo("speed +2");
        play.say(1, "play Spark");
        assertThat(play.story()).contains("seat 1 answers speed +2 with Spark");
    }

    @Test
    void an_empty_window_asks_nobody() {
        Play play = Play.of(combo(), "Grunt", "Grunt");
        assertThat(play.match.isOver()).isTrue();
        assertThat(play.match.choiceCount()).isZero();
    }

    @Test
    void a_copy_taken_in_a_nested_window_goes_on_alone() {
        Play play = Play.of(combo(), "Blaze", "Spark");
        play.say(0, "pass").say(1, "play Spark");
        long print = play.match.fingerprint();
        Play copy = play.copy();
        copy.say(0, "play Blaze");
        assertThat(copy.match.isOver()).isTrue();
        assertThat(play.match.fingerprint()).isEqualTo(print);
        play.say(0, "pass");
        assertThat(play.story()).containsSequence("speed -1", "refresh", "Spark ends");
    }

    @Test
    void a_round_of_passing_is_complete_when_the_only_seat_that_has_not_passed_leaves() {
        Play play = Play.of(combo(), "Spark", "Spark", "Spark");
        play.say(0, "pass").say(1, "pass");
        play.match.concede(2);
        assertThat(play.story()).endsWith("damage +2", "refresh");
        assertThat(play.match.prompt().seat()).isZero();
    }

    @Test
    void the_word_goes_on_when_the_seat_that_has_it_leaves() {
        Play play = Play.of(combo(), "Spark", "Spark", "Spark", "Spark");
        play.say(0, "pass");
        play.match.concede(1);
        play.say(2, "play Spark").say(0, "pass").say(3, "pass");
        assertThat(play.story()).endsWith("speed -1", "refresh", "Spark ends");
        assertThat(play.table().running(Window.class)).isNotNull().extracting(w -> w.event.words())
                .isEqualTo("speed +2");
        play.say(3, "pass").say(0, "pass");
        assertThat(play.story()).endsWith("damage +2", "refresh");
    }

    @Test
    void a_seat_that_waits_may_leave_without_disturbing_the_one_that_is_asked() {
        Play play = Play.of(combo(), "Spark", "Spark", "Spark");
        play.match.concede(1);
        play.say(0, "pass").say(2, "pass");
        assertThat(play.story()).endsWith("damage +2", "refresh");
    }
}
