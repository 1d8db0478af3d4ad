package cardinal.kernel.toy;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Purpose;
import cardinal.kernel.Event;
import cardinal.kernel.Observer;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SealedChoicesTest {
    private final List<String> log = new ArrayList<>();

    private final Observer<ToyTable> watcher = new Observer<>() {
        @Override
        public void saw(ToyTable table, Event event) {
            log.add(((ToyEvent) event).words());
        }

        @Override
        public void answered(ToyTable table, Prompt prompt, long option, boolean forced) {
            log.add("answered " + Option.a(option));
        }

        @Override
        public void unsealed(ToyTable table, int seat, String clause, long option) {
            log.add(seat + " had sealed " + Option.a(option) + " by " + clause);
        }
    };

    private Play picking(int bound, int seats) {
        String[] decks = new String[seats];
        java.util.Arrays.fill(decks, "");
        Play play = Play.of(new ToyRules(t -> Script.of(
                (s, table) -> table.ask(0, "begin", cardinal.kernel.Ask.ACT, Purpose.TURN).add(ToyRules.PASS)
                        .add(ToyRules.END),
                (s, table) -> table.push(new SealedPick(bound)))), decks);
        play.table().observe(watcher);
        return play.say(0, "pass");
    }

    @Test
    void no_view_and_no_observer_learns_an_answer_before_the_last_one_is_given() {
        Play play = picking(3, 2);
        List<String> before = play.match.rules().view(play.table(), 1);
        log.clear();
        assertThat(play.match.prompt().isSealed()).isTrue();
        play.say(0, "pick 2");
        assertThat(log).isEmpty();
        assertThat(play.match.rules().view(play.table(), 1)).isEqualTo(before);
        play.say(1, "pick 0");
        assertThat(log).containsExactly("0 had sealed 2 by K.1.3", "1 had sealed 0 by K.1.3", "seat 0 picked 2",
                "seat 1 picked 0");
    }

    @Test
    void an_answer_that_was_forced_comes_out_with_the_others_too() {
        picking(1, 2);
        assertThat(log).containsExactly("answered 0", "0 had sealed 0 by K.1.3", "1 had sealed 0 by K.1.3",
                "seat 0 picked 0", "seat 1 picked 0");
    }

    @Test
    void a_seat_that_leaves_while_it_is_asked_does_not_answer_with_another_ones_answer() {
        Play play = picking(3, 3);
        play.say(0, "pick 2");
        log.clear();
        play.match.concede(1);
        play.say(2, "pick 1");
        assertThat(log).containsExactly("0 had sealed 2 by K.1.3", "2 had sealed 1 by K.1.3", "seat 0 picked 2",
                "seat 2 picked 1");
    }

    @Test
    void a_seat_that_leaves_after_its_answer_takes_it_along() {
        Play play = picking(3, 3);
        play.say(0, "pick 2").say(1, "pick 1");
        log.clear();
        play.match.concede(1);
        play.say(2, "pick 1");
        assertThat(log).containsExactly("0 had sealed 2 by K.1.3", "2 had sealed 1 by K.1.3", "seat 0 picked 2",
                "seat 2 picked 1");
    }

    @Test
    void four_seats_keep_four_answers() {
        Play play = picking(9, 4);
        play.say(0, "pick 5").say(1, "pick 6").say(2, "pick 7").say(3, "pick 8");
        assertThat(play.story()).containsExactly("seat 0 picked 5", "seat 1 picked 6", "seat 2 picked 7",
                "seat 3 picked 8");
    }
}
