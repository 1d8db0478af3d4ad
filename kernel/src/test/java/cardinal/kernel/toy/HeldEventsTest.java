package cardinal.kernel.toy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.kernel.Event;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class HeldEventsTest {
    private final List<List<String>> delivered = new ArrayList<>();

    private ToyRules paying(int within) {
        return new ToyRules(t -> Script.of((s, table) -> {
            table.draw(0);
            table.draw(0);
        }, (s, table) -> table.push(new Payment(0, within)), (s, table) -> table.say("after"))).triggers(this::note);
    }

    private void note(ToyTable table, List<Event> events) {
        delivered.add(events.stream().map(e -> ((ToyEvent) e).words()).toList());
        if (events.stream().anyMatch(e -> e instanceof ToyEvent.Arrived)) {
            table.fired++;
        }
    }

    @Test
    void what_is_paid_comes_out_as_one_whose_parts_stay_readable() {
        Play.of(paying(0), "Grunt Lord");
        assertThat(delivered).containsExactly(List.of("seat 0 takes 1", "Grunt arrives"), List.of("after"));
    }

    @Test
    void a_payment_inside_a_payment_is_part_of_it_and_a_trigger_fires_once() {
        Play play = Play.of(paying(1), "Grunt Lord");
        assertThat(delivered.getFirst()).containsExactly("seat 0 takes 1", "Grunt arrives", "seat 0 takes 1",
                "Lord arrives");
        assertThat(play.table().fired).isEqualTo(1);
        assertThat(play.table().composites).isEqualTo(2);
    }

    @Test
    void a_payment_that_starts_after_the_release_is_a_second_one() {
        ToyRules rules = new ToyRules(t -> Script.of((s, table) -> table.push(new Payment(0, 0)),
                (s, table) -> table.push(new Payment(0, 0))))
                .triggers(this::note);
        Play.of(rules, "");
        assertThat(delivered).containsExactly(List.of("seat 0 takes 1"), List.of("seat 0 takes 1"));
    }

    @Test
    void held_events_are_history_at_once_and_the_table_can_be_checked_while_they_are_held() {
        List<String> seen = new ArrayList<>();
        ToyRules rules = new ToyRules(t -> Script.of((s, table) -> {
            table.hold();
            table.emit(new ToyEvent.Harmed(0, 1));
            table.lose(0, 1);
            seen.add(table.isHolding() + " " + table.historySize() + " " + table.life(0) + " " + delivered.size());
            table.release();
            seen.add(table.isHolding() + " " + delivered.size());
        })).triggers(this::note);
        Play.of(rules, "");
        assertThat(seen).containsExactly("true 1 19 0", "false 1");
    }

    @Test
    void a_trigger_that_emits_while_a_composite_is_delivered_makes_a_new_one() {
        ToyRules rules = new ToyRules(t -> Script.of((s, table) -> {
            table.hold();
            table.say("a");
            table.say("b");
            table.release();
        })).triggers((table, events) -> {
            note(table, events);
            if (events.size() == 2) {
                table.say("echo");
            }
        });
        Play.of(rules, "");
        assertThat(delivered).containsExactly(List.of("a", "b"), List.of("echo"));
    }

    @Test
    void an_empty_hold_delivers_nothing_and_a_release_without_hold_is_refused() {
        ToyRules rules = new ToyRules(t -> Script.of((s, table) -> {
            table.hold();
            table.hold();
            table.release();
            table.release();
            assertThatThrownBy(table::release).isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("nothing is held");
        })).triggers(this::note);
        Play.of(rules, "");
        assertThat(delivered).isEmpty();
    }

    @Test
    void tables_copied_while_events_are_held_release_their_own() {
        ToyRules rules = new ToyRules(t -> Script.of((s, table) -> {
            table.hold();
            table.say("shared");
            ToyTable copy = table.copy();
            table.say("here");
            copy.say("there");
            copy.say("there again");
            table.release();
            copy.release();
        })).triggers(this::note);
        Play.of(rules, "");
        assertThat(delivered).containsExactly(List.of("shared", "here"), List.of("shared", "there", "there again"));
    }
}
