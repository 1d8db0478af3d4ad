package cardinal.proving;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Frame;
import cardinal.kernel.Planned;
import cardinal.kernel.SealedRound;
import cardinal.kernel.Step;
import cardinal.kernel.Steps;
import org.junit.jupiter.api.Test;

class StepReferencesTest {
    @Test
    void a_frame_has_no_way_to_a_step_by_number_or_clause() {
        assertThat(StepReferences.waysByNumberOrClause(Frame.class)).isEmpty();
        assertThat(StepReferences.waysByNumberOrClause(Counting.class)).containsExactly("goToNumber");
    }

    @Test
    void the_procedures_of_the_kernel_go_by_reference() {
        assertThat(StepReferences.faultsOf(Planned.class)).isEmpty();
        assertThat(StepReferences.faultsOf(SealedRound.class)).isEmpty();
    }

    @Test
    void a_list_that_is_counted_or_looked_up_by_clause_is_found() {
        assertThat(StepReferences.faultsOf(Counting.class)).extracting(f -> f.substring(f.indexOf('$') + 1))
                .containsExactlyInAnyOrder(
                        "Counting.first looks at its steps by number",
                        "Counting.shorter names a step by its clause",
                        "Counting.STRAY is a step of no list");
        assertThat(StepReferences.faultsIn("cardinal.proving")).isEqualTo(StepReferences.faultsOf(Counting.class));
    }

    @Test
    void a_procedure_that_goes_by_reference_has_no_fault() {
        assertThat(StepReferences.faultsOf(Going.class)).isEmpty();
    }

    static final class Going extends Frame<CopySafetyTest.Plain> {
        private static final Step<Going, CopySafetyTest.Plain> FIRST = Going::first;
        private static final Step<Going, CopySafetyTest.Plain> LAST = (going, table) -> {
        };
        private static final Steps<Going, CopySafetyTest.Plain> STEPS =
                Steps.<Going, CopySafetyTest.Plain>of(Going.class).then("1", FIRST).then("2", LAST);

        Going() {
            super(STEPS.moving(LAST, FIRST));
        }

        private void first(CopySafetyTest.Plain table) {
            if (steps().has(LAST)) {
                goTo(LAST);
            }
        }
    }

    static final class Counting extends Frame<CopySafetyTest.Plain> {
        private static final Step<Counting, CopySafetyTest.Plain> STRAY = (counting, table) -> {
        };
        private static final Steps<Counting, CopySafetyTest.Plain> STEPS =
                Steps.<Counting, CopySafetyTest.Plain>of(Counting.class).then("1", Counting::first);

        Counting() {
            super(shorter());
        }

        private static Steps<Counting, CopySafetyTest.Plain> shorter() {
            return STEPS.without("1");
        }

        private void first(CopySafetyTest.Plain table) {
            goToNumber(steps().clause(1).length());
        }

        private void goToNumber(int number) {
            if (number > 0) {
                goTo(STRAY);
            }
        }
    }
}
