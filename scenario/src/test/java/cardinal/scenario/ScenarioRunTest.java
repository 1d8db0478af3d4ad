package cardinal.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ScenarioRunTest {
    private static final ScenarioRunner RUNNER = new ScenarioRunner(List.of(new HeapGame()));

    /** Runs a scenario whose script begins at line 5, in both ways. */
    private static ScenarioResult run(String... lines) {
        String yaml = "game: heap\ntitle: stones\nsetup: {heap: 5}\nscript:\n" + String.join("\n", lines) + "\n";
        ScenarioResult plain = RUNNER.run("t.yaml", yaml);
        assertThat(RUNNER.onCopies().run("t.yaml", yaml)).as("played on copies").isEqualTo(plain);
        return plain;
    }

    private static void passes(String... lines) {
        assertThat(run(lines).message()).isEmpty();
        assertThat(run(lines).passed()).isTrue();
    }

    private static String fails(String... lines) {
        ScenarioResult result = run(lines);
        assertThat(result.passed()).as("fails").isFalse();
        return result.message();
    }

    @Test
    void a_command_is_given_in_the_words_of_its_option_whatever_the_case_and_the_spaces() {
        passes("- A: TAKE   2", "- expect: {heap: 3, prompt.player: B, prompt.clause: \"1.3\"}");
    }

    @Test
    void the_usual_answer_is_given_unless_the_script_answers_itself() {
        passes("- A: take 1", "- expect: {A.owes: false, prompt.player: B}");
        passes("- A: take 1 > owe", "- expect: {A.owes: true}");
        passes("- A: take 1", "- A: owe", "- expect: {A.owes: true}");
    }

    @Test
    void an_expectation_before_the_answer_sees_the_open_question() {
        passes("- A: take 1", "- expect: {options: {exactly: [owe, pay]}}", "- A: owe");
    }

    @Test
    void a_game_may_know_other_words_for_a_command() {
        passes("- A: grab 1", "- expect: {heap: 4}");
        assertThat(fails("- A: grab")).contains("t.yaml:5: A: grab", "this can mean: take 1 | take 2 | take 3");
    }

    @Test
    void a_command_that_is_not_offered_fails_with_what_is() {
        assertThat(fails("- A: take 4"))
                .contains("t.yaml:5: A: take 4", "did you mean \"take 1\"",
                        "A is asked by 1.1: break | take 1 | take 2 | take 3",
                        "because: take one to three (1.1.a)");
    }

    @Test
    void a_player_who_is_not_asked_cannot_act() {
        assertThat(fails("- A: take 1", "- A: take 2")).contains("t.yaml:6: A: take 2", "A is not asked",
                "B is asked by 1.3: pass | object");
    }

    @Test
    void all_pass_closes_the_window() {
        passes("- A: take 1", "- all pass", "- expect: {prompt.player: B, prompt.clause: \"1.1\"}");
        assertThat(fails("- all pass")).contains("t.yaml:5: all pass", "nobody can pass", "A is asked");
    }

    @Test
    void what_a_player_cannot_do_is_not_offered_and_has_its_reasons() {
        passes("- A cannot: take 4", "- A cannot: take 4 because 1.1.a, 1.1.b", "- B cannot: take 1 because 1.1.b");
        assertThat(fails("- A cannot: take 3")).contains("t.yaml:5: A cannot: take 3", "but this is offered");
        assertThat(fails("- A cannot: take 4 because 1.1.c")).contains("expected because: 1.1.c",
                "take one to three (1.1.a)");
    }

    @Test
    void a_command_that_does_not_exist_proves_nothing_when_it_cannot_be_given() {
        assertThat(fails("- A cannot: tkae 1")).contains("t.yaml:5", "unknown command \"tkae 1\"",
                "did you mean \"take 1\"?");
    }

    @Test
    void a_choice_after_a_command_can_be_impossible_too_and_nothing_has_happened() {
        passes("- A cannot: take 1 > take 4 because 1.1.a", "- expect: {heap: 5}");
        assertThat(fails("- A cannot: take 1 > owe")).contains("but this is offered");
    }

    @Test
    void values_are_compared_as_numbers_texts_truths_lists_and_nothing() {
        passes("- expect: {heap: 5, last: none, taken: none}", "- expect: {heap: \">= 5\"}",
                "- expect: {heap: \"< 6\"}", "- expect: {heap: \"!= 4\"}");
        passes("- A: take 1", "- all pass", "- B: take 2", "- expect: {taken: [B 2, A 1], last: b 2, A.owes: false}",
                "- expect: {taken: {include: [A 1], exclude: [A 2]}}");
        assertThat(fails("- expect: {heap: 4}")).contains("t.yaml:5: heap", "expected: 4", "found: 5",
                "A is asked by 1.1");
        assertThat(fails("- expect: {heap: \"> 5\"}")).contains("expected: > 5", "found: 5");
        assertThat(fails("- A: take 1", "- expect: {taken: [A 1, A 1]}")).contains("t.yaml:6: taken",
                "expected: A 1, A 1", "found: A 1");
    }

    @Test
    void options_are_expected_in_any_order() {
        passes("- expect: {options: {exactly: [take 3, take 1, break, take 2], include: [take 1], exclude: [take 4, pass]}}");
        passes("- expect: {options: [take 3, take 1, break, take 2]}");
        assertThat(fails("- expect: {options: {exactly: [take 1, take 2, take 4]}}"))
                .contains("t.yaml:5: options", "expected, but not offered: take 4", "offered, but not expected: break",
                        "offered, but not expected: take 3");
        assertThat(fails("- expect: {options: {exclude: [take 1]}}")).contains("offered, but excluded: take 1");
    }

    @Test
    void clauses_of_steps_questions_and_notes_are_cited() {
        passes("- A: take 1", "- expect: {cites: [\"1.2\", 1.3.a]}");
        assertThat(fails("- expect: {cites: [1.3.a]}")).contains("t.yaml:5: cites", "expected: 1.3.a", "found: 1.1");
    }

    @Test
    void the_end_of_the_match_is_seen() {
        passes("- expect: {over: false, winner: none}", "- A: take 3", "- all pass", "- B: take 2", "- A: pass",
                "- expect: {over: true, winner: B, prompt.player: none}");
        passes("- A concedes", "- expect: {over: true, winner: B}");
        assertThat(fails("- A concedes", "- B: take 1")).contains("t.yaml:6: B: take 1",
                "the match is over: conceded (9)");
        assertThat(fails("- C concedes")).contains("t.yaml:5", "there is no player \"C\"", "A, B");
    }

    @Test
    void an_engine_that_breaks_is_a_failure_with_its_line() {
        assertThat(fails("- A: break")).contains("t.yaml:5: the engine broke", "the heap fell over");
    }
}
