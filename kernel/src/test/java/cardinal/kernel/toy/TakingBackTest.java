package cardinal.kernel.toy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.kernel.Dice;
import cardinal.kernel.Event;
import cardinal.kernel.Imagination;
import cardinal.kernel.Journal;
import cardinal.kernel.Match;
import cardinal.kernel.Observer;
import cardinal.kernel.Savepoint;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TakingBackTest {
    private static ToyRules turns() {
        return new ToyRules(t -> new Turn());
    }

    /** Seat 0 is down to 16 with a Lord in its hand. */
    private static Play poor() {
        return Play.of(turns(), "Shield Lord", "Grunt").say(0, "harm 0").say(0, "harm 0");
    }

    @Test
    void a_play_that_cannot_be_paid_is_undone_as_if_it_had_not_begun() {
        Play play = poor();
        List<String> story = play.story();
        List<String> offered = play.offered();
        play.say(0, "play Lord");
        assertThat(play.table().size(ToyTable.field(0))).isEqualTo(1);
        play.say(0, "pick 18");
        assertThat(play.offered()).isEqualTo(offered);
        assertThat(play.story()).isEqualTo(story);
        assertThat(play.table().size(ToyTable.hand(0))).isEqualTo(1);
        assertThat(play.table().size(ToyTable.field(0))).isZero();
        play.say(0, "play Lord").say(0, "pick 0");
        assertThat(play.story()).endsWith("announces Lord", "paid");
    }

    @Test
    void the_journal_keeps_the_undone_choices_and_replays_the_undoing() {
        Play play = poor().say(0, "play Lord").say(0, "pick 18").say(0, "harm 1");
        assertThat(play.match.choiceCount()).isEqualTo(5);
        Journal journal = play.match.journal();
        assertThat(journal.rebuild(turns()).whole().fingerprint()).isEqualTo(play.match.fingerprint());
        play.match.backTo(3);
        assertThat(play.offered()).containsExactly("pick 0", "pick 1", "pick 18");
    }

    @Test
    void the_observer_goes_over_to_the_table_that_goes_on_and_is_told() {
        List<String> log = new ArrayList<>();
        Play play = Play.of(turns(), "Lord Grunt", "Grunt").say(0, "harm 0").say(0, "harm 0");
        play.table().observe(new Observer<ToyTable>() {
            @Override
            public void saw(ToyTable table, Event event) {
                log.add(((ToyEvent) event).words());
            }

            @Override
            public void takenBack(ToyTable table) {
                log.add("taken back");
            }
        });
        play.say(0, "play Grunt").say(0, "pick 18").say(0, "harm 1");
        assertThat(log).containsExactly("announces Grunt", "taken back", "seat 1 takes 2", "intended 2");
    }

    @Test
    void nothing_is_taken_back_once_a_card_was_drawn_inside_the_play() {
        Play play = Play.of(turns(), "Grunt Lord Grunt", "Grunt");
        for (int i = 0; i < 9; i++) {
            play.say(0, "harm 0");
        }
        play.say(0, "play Grunt").say(0, "pick 1");
        assertThat(play.story()).endsWith("announces Grunt", "the play stands");
    }

    @Test
    void a_savepoint_refuses_after_a_draw_a_show_a_shuffle_or_a_throw_of_the_dice() {
        for (int what = 0; what < 5; what++) {
            ToyTable table = new ToyTable(turns(), Play.setup(1, "Grunt Lord", "Grunt"));
            Savepoint<ToyTable> savepoint = Savepoint.of(table);
            long print = table.fingerprint();
            switch (what) {
                case 0 -> table.draw(0);
                case 1 -> table.show(0, 2);
                case 2 -> table.shuffle(ToyTable.deck(0));
                case 3 -> table.dice().below(6);
                default -> table.lose(0, 1);
            }
            assertThat(savepoint.mayRestore(table)).isEqualTo(what == 4);
            if (what < 4) {
                assertThatThrownBy(() -> savepoint.restore(table)).isInstanceOf(IllegalStateException.class)
                        .hasMessageContaining("hidden");
            } else {
                assertThat(savepoint.restore(table).fingerprint()).isEqualTo(print);
            }
        }
    }

    @Test
    void showing_what_is_seen_anyway_or_playing_from_ones_hand_does_not_forbid_it() {
        ToyTable table = new ToyTable(turns(), Play.setup(1, "Grunt Lord", "Grunt"));
        table.draw(0);
        Savepoint<ToyTable> savepoint = Savepoint.of(table);
        table.show(1, 1);
        table.move(1, ToyTable.field(0), 0);
        assertThat(savepoint.mayRestore(table)).isTrue();
    }

    /** What is only imagined stays imagined: the table from before the play knows nothing better. */
    @Test
    void a_play_taken_back_on_an_imagined_table_leads_back_to_the_imagined_cards() {
        Play play =
                Play.of(turns(), "Lord Grunt Shield Ward Lord", "Grunt Shield Lord Grunt Shield Lord").say(0, "harm 0")
                        .say(0, "harm 0");
        play.say(0, play.offered().stream().filter(o -> o.startsWith("play")).findFirst().orElseThrow());
        for (int seed = 0; seed < 10; seed++) {
            Match<ToyTable> imagined = new Imagination<>(play.match, 0).next(new Dice(seed));
            List<String> cards = faces(imagined.table());
            long chance = imagined.table().dice().state();
            imagined.choose(2);
            assertThat(imagined.table().size(ToyTable.field(0))).isZero();
            assertThat(faces(imagined.table())).isEqualTo(cards);
            assertThat(imagined.table().dice().state()).isEqualTo(chance);
        }
    }

    private static List<String> faces(ToyTable table) {
        return IntStream.range(0, table.pieceCount()).mapToObj(card -> table.card(card).name()).toList();
    }

    @Test
    void a_savepoint_restores_as_often_as_it_is_asked() {
        ToyTable table = new ToyTable(turns(), Play.setup(1, "Grunt Lord", "Grunt"));
        long print = table.fingerprint();
        Savepoint<ToyTable> savepoint = Savepoint.of(table);
        for (int i = 0; i < 3; i++) {
            table = savepoint.restore(table);
            assertThat(table.fingerprint()).isEqualTo(print);
            table.lose(0, 1);
            table.say("gone");
        }
    }
}
