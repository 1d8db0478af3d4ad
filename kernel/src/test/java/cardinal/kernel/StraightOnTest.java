package cardinal.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The driver goes straight on from a step to the next one; whoever watches must not be able to tell, and nothing may be passed over. */
class StraightOnTest {
    /** What a procedure does between its two steps. */
    private enum Between {
        NOTHING, ATTENTION, QUESTION, FRAME, END, OTHER_STEP, REPLACED, GUARD
    }

    private static final class Two extends Frame<BareTable> {
        private static final Step<Two, BareTable> SECOND = Two::second;
        static final Steps<Two, BareTable> STEPS =
                Steps.<Two, BareTable>of(Two.class).then("1", Two::first).then("2", SECOND).then("3", Two::last);
        private final Between between;
        private int straight;

        Two(Between between) {
            super(steps(between));
            this.between = between;
        }

        private static Steps<Two, BareTable> steps(Between between) {
            return switch (between) {
                case OTHER_STEP -> STEPS.before("2", "1b", (two, table) -> {
                });
                case REPLACED -> STEPS.replacing(SECOND, (two, table) -> two.straight += 10);
                case GUARD -> STEPS.guarding("2", "g", (two, table) -> true);
                default -> STEPS;
            };
        }

        private void first(BareTable table) {
            switch (between) {
                case ATTENTION -> table.demandAttention();
                case QUESTION -> table.ask(0, "q", Ask.NUMBER, Purpose.AMOUNT).add(1, 1);
                case FRAME -> table.push(new Nothing());
                case END -> table.finish(new Outcome(1, "e", ""));
                default -> {
                }
            }
            straight += table.goesStraightOn(this) ? 1 : 0;
        }

        private void second(BareTable table) {
            assertThat(table.clause()).isEqualTo("2");
        }

        private void last(BareTable table) {
            table.finish(new Outcome(1, "3", straight + " straight on"));
        }
    }

    private static final class Nothing extends Frame<BareTable> {
        Nothing() {
            super(Steps.<Nothing, BareTable>of(Nothing.class).then("n", (nothing, table) -> {
            }));
        }
    }

    /** The clauses of the steps as an observer hears of them. */
    private static List<String> steps(Between between) {
        List<String> seen = new ArrayList<>();
        BareTable table = new BareTable(2, 1);
        table.push(new Nothing());
        table.push(new Two(between));
        table.observe(new Observer<BareTable>() {
            @Override
            public void saw(BareTable t, Event event) {
            }

            @Override
            public void step(BareTable t, String clause) {
                seen.add(clause);
                if (clause.equals("n") && t.depth() == 1) {
                    t.finish(new Outcome(2, "left", ""));
                }
            }
        });
        table.advance();
        Outcome outcome = table.outcome();
        seen.add(outcome == null ? "" : outcome.reason());
        return seen;
    }

    @Test
    void the_next_step_runs_at_once_and_is_seen_like_any_other() {
        assertThat(steps(Between.NOTHING)).containsExactly("1", "2", "3", "1 straight on");
    }

    @Test
    void what_has_to_be_seen_to_comes_first() {
        assertThat(steps(Between.ATTENTION)).containsExactly("1", "2", "3", "0 straight on");
        assertThat(steps(Between.QUESTION)).containsExactly("1", "2", "3", "0 straight on");
        assertThat(steps(Between.FRAME)).containsExactly("1", "n", "2", "3", "0 straight on");
    }

    @Test
    void nothing_follows_the_end_of_a_match() {
        assertThat(steps(Between.END)).containsExactly("1", "");
    }

    @Test
    void an_edition_that_puts_another_step_between_or_in_its_place_or_a_guard_before_it_has_its_way() {
        assertThat(steps(Between.OTHER_STEP)).containsExactly("1", "1b", "2", "3", "1 straight on");
        assertThat(steps(Between.REPLACED)).containsExactly("1", "2", "3", "11 straight on");
        assertThat(steps(Between.GUARD)).containsExactly("1", "n", "");
    }
}
