package cardinal.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What an edition may change, and that whatever is shown goes by its own clauses. */
class EditionTest {
    private static final int RARELY = 1;

    /** A meal in three courses; coffee only for those who want it. */
    private static final class Meal extends Frame<BareTable> {
        static final Step<Meal, BareTable> SOUP = (f, t) -> t.note("1", 0, Table.NONE, "soup");
        static final Step<Meal, BareTable> FISH = (f, t) -> t.note("2", 0, Table.NONE, "fish");
        static final Step<Meal, BareTable> CAKE = (f, t) -> t.note("3", 0, Table.NONE, "cake");
        static final Step<Meal, BareTable> COFFEE = (f, t) -> t.note("4", 0, Table.NONE, "coffee");
        static final Steps<Meal, BareTable> STEPS = Steps.<Meal, BareTable>of(Meal.class)
                .then("1", SOUP)
                .then("2", FISH)
                .then("3", CAKE)
                .then("4", COFFEE).only(RARELY);
        private static final Steps<End, BareTable> END = Steps.<End, BareTable>of(End.class)
                .then("2", (f, t) -> t.ask(0, "1", Ask.ACT, Purpose.TURN).add(0).add(1))
                .then("3", (f, t) -> t.finish(new Outcome(1, "2", "enough")));

        Meal(Steps<Meal, BareTable> steps) {
            super(steps);
        }

        static Meal from(Step<Meal, BareTable> first) {
            Meal meal = new Meal(STEPS);
            meal.goTo(first);
            return meal;
        }

        private static final class End extends Frame<BareTable> {
            End() {
                super(END);
            }
        }
    }

    private static final Edition BASE = new Edition(0, "old", "The old one", "", "2001-02", Concordance.SAME) {
    };
    private static final Edition NEWER = new Edition(1, "new", "The new one", "2.1", "2011",
            Concordance.read(List.of("old\tnew", "1\t2", "2\t3", "3\t4", "4\t5"), "new")) {
        @Override
        protected void procedures(StepChanges changes) {
            changes.of(Meal.STEPS, steps -> steps.moving("3", "1"));
            changes.of(Meal.STEPS,
                    steps -> steps.before("2", own("2"), (f, t) -> t.note(own("2"), 0, Table.NONE, "bread")));
        }
    };

    private final List<String> seen = new ArrayList<>();
    private final List<String> steps = new ArrayList<>();

    private BareTable play(Edition edition, Meal meal) {
        BareTable t = new BareTable(edition, 1, 7);
        t.observe(new Observer<BareTable>() {
            @Override
            public void saw(BareTable table, Event event) {
                if (event instanceof Remark r) {
                    seen.add(r.words() + " " + r.clause());
                }
            }

            @Override
            public void step(BareTable table, String clause) {
                steps.add(clause);
            }
        });
        t.push(new Meal.End());
        t.push(meal);
        t.advance();
        return t;
    }

    @Test
    void the_base_document_has_the_procedures_as_they_are_written() {
        BareTable t = play(BASE, new Meal(Meal.STEPS));
        assertThat(seen).containsExactly("soup 1", "fish 2", "cake 3", "coffee 4");
        assertThat(t.frame(0).steps()).isSameAs(Meal.END);
        assertThat(BASE.steps(Meal.STEPS)).isSameAs(Meal.STEPS);
    }

    @Test
    void a_procedure_that_begins_takes_the_steps_of_the_tables_edition() {
        play(NEWER, new Meal(Meal.STEPS));
        assertThat(seen).containsExactly("cake 4", "soup 2", "bread 2", "fish 3", "coffee 5");
        assertThat(steps).containsExactly("4", "2", "2", "3", "5", "3");
    }

    @Test
    void a_procedure_that_was_given_its_edition_already_keeps_it() {
        play(NEWER, new Meal(NEWER.steps(Meal.STEPS)));
        assertThat(seen).containsExactly("cake 4", "soup 2", "bread 2", "fish 3", "coffee 5");
        seen.clear();
        play(NEWER, new Meal(NEWER.steps(Meal.STEPS).lean(0)));
        assertThat(seen).containsExactly("cake 4", "soup 2", "bread 2", "fish 3");
    }

    @Test
    void a_procedure_that_is_to_begin_with_a_step_begins_there_wherever_the_edition_has_it() {
        play(NEWER, Meal.from(Meal.FISH));
        assertThat(seen).containsExactly("fish 3", "coffee 5");
        seen.clear();
        play(BASE, Meal.from(Meal.FISH));
        assertThat(seen).containsExactly("fish 2", "cake 3", "coffee 4");
    }

    @Test
    void questions_and_outcomes_go_by_the_editions_clauses() {
        BareTable t = play(NEWER, new Meal(Meal.STEPS));
        assertThat(t.clause()).isEqualTo("3");
        assertThat(t.prompt().clause()).isEqualTo("2");
        assertThat(t.copy().prompt().clause()).isEqualTo("2");
        t.choose(0);
        assertThat(t.outcome()).isEqualTo(new Outcome(1, "3", "enough"));
    }

    @Test
    void reasons_go_by_the_editions_clauses() {
        assertThat(NEWER.cite(List.of(new Reason("1", "no")))).containsExactly(new Reason("2", "no"));
        assertThat(NEWER.cite(NEWER.cite(List.of(new Reason("1", "no"))))).containsExactly(new Reason("2", "no"));
    }

    @Test
    void editions_go_by_the_names_of_their_documents() {
        assertThat(Edition.named("new", List.of(BASE, NEWER))).isSameAs(NEWER);
        assertThat(NEWER.title() + ", " + NEWER.date()).isEqualTo("The new one, 2011");
        assertThat(NEWER.version()).isEqualTo("2.1");
        assertThat(NEWER.hasLedger()).isTrue();
        assertThatThrownBy(() -> Edition.named("newest", List.of(BASE, NEWER))).hasMessageContaining("[old, new]");
    }
}
