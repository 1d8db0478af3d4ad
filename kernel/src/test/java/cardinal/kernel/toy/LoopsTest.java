package cardinal.kernel.toy;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Purpose;
import cardinal.kernel.Ask;
import cardinal.kernel.Loops;
import cardinal.kernel.Savepoint;
import cardinal.kernel.Step;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class LoopsTest {
    @SafeVarargs
    private static void endsByVerdict(Step<Script, ToyTable>... steps) {
        Play play = Play.of(new ToyRules(t -> Script.of(steps)), "Grunt", "");
        assertThat(play.match.isOver()).isTrue();
        assertThat(play.match.outcome().clause()).isEqualTo("toy.loop");
        assertThat(play.match.prompt().isOpen()).isFalse();
    }

    @Test
    void an_endless_mandatory_sequence_ends_by_the_rulesets_verdict() {
        endsByVerdict((s, table) -> s.repeat());
    }

    @Test
    void a_question_with_one_answer_does_not_make_it_less_mandatory() {
        Step<Script, ToyTable> ask = (s, table) -> table.ask(0, "x", Ask.ACT, Purpose.TURN).add(ToyRules.PASS);
        endsByVerdict(ask, (s, table) -> s.jump(ask));
    }

    @Test
    void procedures_that_start_procedures_without_end_are_caught() {
        endsByVerdict((s, table) -> table.push(nested()));
    }

    private static Script nested() {
        return Script.of((s, table) -> table.push(nested()));
    }

    @Test
    void events_that_are_held_without_end_are_caught() {
        endsByVerdict((s, table) -> {
            table.hold();
            table.say("more");
            s.repeat();
        });
    }

    @Test
    void a_play_that_is_taken_back_and_begun_again_without_end_is_caught() {
        List<Savepoint<ToyTable>> before = new ArrayList<>();
        endsByVerdict((s, table) -> before.add(Savepoint.of(table)), (s, table) -> {
            if (s.count++ < 1000) {
                s.repeat();
            }
        }, (s, table) -> table.takeBack(before.getFirst()));
    }

    @Test
    void a_position_that_comes_back_is_noticed_although_clocks_have_moved_on() {
        ToyTable table = new ToyTable(new ToyRules(t -> Script.of()), Play.setup(1, "Grunt", ""));
        Loops loops = new Loops();
        table.move(0, ToyTable.field(0), 0);
        assertThat(loops.repeats(table)).isFalse();
        table.move(0, ToyTable.PIT, 0);
        assertThat(loops.repeats(table)).isFalse();
        table.move(0, ToyTable.field(0), 0);
        assertThat(loops.repeats(table)).isTrue();
        loops.forget();
        assertThat(loops.repeats(table)).isFalse();
    }

    @Test
    void a_position_comes_back_although_a_procedure_refers_to_a_renewed_object() {
        ToyTable table = new ToyTable(new ToyRules(t -> Script.of()), Play.setup(1, "Grunt", ""));
        table.move(0, ToyTable.field(0), 0);
        ToyTable later = table.copy();
        later.move(0, ToyTable.PIT, 0);
        later.move(0, ToyTable.field(0), 0);
        table.push(new Attack(Attack.MODERN, table.ref(0), 1));
        later.push(new Attack(Attack.MODERN, later.ref(0), 1));
        assertThat(later.position()).isEqualTo(table.position());
        assertThat(later.fingerprint()).isNotEqualTo(table.fingerprint());
    }

    @Test
    void a_copy_notes_positions_on_its_own() {
        ToyTable table = new ToyTable(new ToyRules(t -> Script.of()), Play.setup(1, "Grunt", ""));
        Loops loops = new Loops();
        Loops copy = loops.copy();
        assertThat(copy.repeats(table)).isFalse();
        assertThat(loops.repeats(table)).isFalse();
    }

    /** In time of the processor: other work on the machine is forgiven. */
    @Test
    void the_verdict_comes_quickly() {
        ThreadMXBean clock = ManagementFactory.getThreadMXBean();
        long start = clock.getCurrentThreadCpuTime();
        endsByVerdict((s, table) -> s.repeat());
        assertThat(Duration.ofNanos(clock.getCurrentThreadCpuTime() - start)).isLessThan(Duration.ofSeconds(2));
    }
}
