package cardinal.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** A step is addressed by its reference, wherever an edition has put it and whatever it runs there. */
class StepsTest {
    private static final int RICH = 1;

    /** Begins, jumps once from its third step, and ends; it writes down what it does. */
    private static final class Walk extends Frame<BareTable> {
        static final Step<Walk, BareTable> BEGIN = (walk, table) -> walk.say("begin");
        static final Step<Walk, BareTable> ASIDE = (walk, table) -> walk.say("aside");
        static final Step<Walk, BareTable> JUMP = Walk::jump;
        static final Step<Walk, BareTable> LATER = (walk, table) -> walk.say("later");
        static final Step<Walk, BareTable> END =
                (walk, table) -> table.finish(new Outcome(1, "5", walk.said));
        static final Steps<Walk, BareTable> STEPS = Steps.<Walk, BareTable>of(Walk.class)
                .then("1", BEGIN)
                .then("2", ASIDE).only(RICH)
                .then("3", JUMP)
                .then("4", LATER)
                .then("4", END);
        private final Step<Walk, BareTable> to;
        private final boolean past;
        private boolean jumped;
        private String said;

        Walk(Steps<Walk, BareTable> steps, Step<Walk, BareTable> to, boolean past) {
            super(steps);
            this.to = to;
            this.past = past;
            said = "";
        }

        private void say(String word) {
            said += said.isEmpty() ? word : " " + word;
        }

        private void jump(BareTable table) {
            say("jump");
            if (!jumped) {
                jumped = true;
                if (past) {
                    goPast(to);
                } else {
                    goTo(to);
                }
            }
        }
    }

    private static String walk(Steps<Walk, BareTable> steps, Step<Walk, BareTable> to, boolean past) {
        BareTable table = new BareTable(2, 1);
        table.push(new Walk(steps, to, past));
        table.advance();
        Outcome outcome = table.outcome();
        return outcome == null ? "" : outcome.reason();
    }

    private static String goTo(Steps<Walk, BareTable> steps, Step<Walk, BareTable> to) {
        return walk(steps, to, false);
    }

    private static String goPast(Steps<Walk, BareTable> steps, Step<Walk, BareTable> to) {
        return walk(steps, to, true);
    }

    @Test
    void a_frame_goes_to_a_step_or_past_it() {
        assertThat(goTo(Walk.STEPS, Walk.ASIDE)).isEqualTo("begin aside jump aside jump later");
        assertThat(goTo(Walk.STEPS, Walk.END)).isEqualTo("begin aside jump");
        assertThat(goPast(Walk.STEPS, Walk.LATER)).isEqualTo("begin aside jump");
        assertThat(goPast(Walk.STEPS, Walk.BEGIN)).isEqualTo("begin aside jump aside jump later");
    }

    @Test
    void a_step_is_found_where_an_edition_has_moved_it() {
        assertThat(goTo(Walk.STEPS.moving("2", "1"), Walk.ASIDE)).isEqualTo("aside begin jump aside begin jump later");
        assertThat(goTo(Walk.STEPS.moving(Walk.LATER, Walk.BEGIN), Walk.LATER))
                .isEqualTo("later begin aside jump later begin aside jump");
        assertThat(goPast(Walk.STEPS.moving(Walk.BEGIN, Walk.LATER), Walk.BEGIN))
                .isEqualTo("aside jump later");
    }

    @Test
    void a_step_is_found_behind_one_that_an_edition_has_put_before_it() {
        Step<Walk, BareTable> added = (walk, table) -> walk.say("added");
        Steps<Walk, BareTable> longer = Walk.STEPS.before("2", "1a", added);
        assertThat(goTo(longer, Walk.ASIDE)).isEqualTo("begin added aside jump aside jump later");
        assertThat(goTo(longer, added)).isEqualTo("begin added aside jump added aside jump later");
        assertThat(goTo(Walk.STEPS.before(Walk.END, "4a", added), Walk.END)).isEqualTo("begin aside jump");
    }

    @Test
    void what_an_edition_runs_in_the_place_of_a_step_has_its_address() {
        Step<Walk, BareTable> other = (walk, table) -> walk.say("other");
        Steps<Walk, BareTable> replaced = Walk.STEPS.replacing(Walk.ASIDE, other);
        assertThat(goTo(replaced, Walk.ASIDE)).isEqualTo("begin other jump other jump later");
        assertThat(goTo(replaced.moving("2", "1"), Walk.ASIDE)).isEqualTo("other begin jump other begin jump later");
        assertThatThrownBy(() -> goTo(replaced, other)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void who_goes_to_a_step_that_is_left_out_goes_on_with_what_follows_it() {
        Steps<Walk, BareTable> lean = Walk.STEPS.lean(0);
        assertThat(goTo(lean, Walk.ASIDE)).isEqualTo("begin jump jump later");
        assertThat(goPast(lean, Walk.ASIDE)).isEqualTo("begin jump jump later");
        assertThat(goTo(lean, Walk.END)).isEqualTo("begin jump");
        assertThat(goTo(Walk.STEPS.lean(RICH), Walk.ASIDE)).isEqualTo("begin aside jump aside jump later");
        assertThat(goTo(Walk.STEPS.without(Walk.LATER), Walk.LATER)).isEqualTo("begin aside jump");
        assertThat(lean.has(Walk.ASIDE)).isFalse();
        assertThat(lean.has(Walk.END)).isTrue();
    }

    @Test
    void a_step_keeps_its_address_under_the_clauses_of_another_document() {
        Steps<Walk, BareTable> cited = Walk.STEPS.citing(clause -> "new." + clause);
        assertThat(cited.clauses()).containsExactly("new.1", "new.2", "new.3", "new.4", "new.4");
        assertThat(goTo(cited, Walk.ASIDE)).isEqualTo("begin aside jump aside jump later");
    }

    @Test
    void frames_count_only_the_steps_that_are_taken() {
        assertThat(Walk.STEPS.lean(0).clauses()).containsExactly("1", "3", "4", "4");
        assertThat(Walk.STEPS.without(Walk.LATER).without(Walk.BEGIN).clauses()).containsExactly("2", "3", "4");
        assertThat(Walk.STEPS.lean(0).placeOf(Walk.JUMP)).isEqualTo(1);
    }

    @Test
    void a_clause_that_several_steps_cite_names_none_of_them() {
        for (Runnable edit : new Runnable[] {() -> Walk.STEPS.without("4"), () -> Walk.STEPS.moving("4", "1"),
            () -> Walk.STEPS.moving("1", "4"), () -> Walk.STEPS.replacing("4", (walk, table) -> {
            }), () -> Walk.STEPS.before("4", "x", (walk, table) -> {
            }), () -> Walk.STEPS.guarding("4", "x", (walk, table) -> true), () -> Walk.STEPS.unguarded("4")}) {
            assertThatThrownBy(edit::run).isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("2 steps cite 4");
        }
        assertThat(Walk.STEPS.without(Walk.LATER).without("4").clauses()).containsExactly("1", "2", "3");
    }

    @Test
    void a_reference_stands_at_one_place_only() {
        assertThatThrownBy(() -> Walk.STEPS.then("6", Walk.ASIDE)).isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("a reference of its own");
        assertThatThrownBy(() -> Walk.STEPS.before(Walk.END, "6", Walk.ASIDE))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_step_of_another_procedure_is_refused() {
        Step<Walk, BareTable> stranger = (walk, table) -> {
        };
        assertThatThrownBy(() -> Walk.STEPS.without(stranger)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> goTo(Walk.STEPS, stranger)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_guard_is_put_and_taken_by_reference() {
        Steps<Walk, BareTable> leaving = Walk.STEPS.guarding(Walk.LATER, "g", (walk, table) -> {
            table.finish(new Outcome(2, "g", "left"));
            return true;
        });
        assertThat(goTo(leaving, Walk.ASIDE)).isEqualTo("left");
        assertThat(goTo(leaving.unguarded(Walk.LATER), Walk.ASIDE)).isEqualTo("begin aside jump aside jump later");
    }
}
