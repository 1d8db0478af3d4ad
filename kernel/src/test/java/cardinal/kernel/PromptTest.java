package cardinal.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PromptTest {
    private final BareTable table = new BareTable(2, 1);

    @Test
    void a_second_question_while_one_is_open_is_refused() {
        table.ask(0, "1", Ask.ACT, Purpose.TURN).add(1).add(2);
        assertThatThrownBy(() -> table.ask(1, "2", Ask.ACT, Purpose.TURN)).isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("seat 0");
    }

    @Test
    void a_question_without_an_answer_is_a_fault_that_names_the_procedure() {
        table.push(new BareRules.Picks(0));
        table.ask(0, "1", Ask.ACT, Purpose.TURN);
        assertThatThrownBy(table::advance).isInstanceOf(IllegalStateException.class).hasMessageContaining("Picks");
    }

    @Test
    void a_copy_has_the_same_question_and_its_own_list() {
        Prompt prompt = table.ask(1, "7", Ask.ORDER, Purpose.ORDER_CARDS);
        for (int i = 0; i < 100; i++) {
            prompt.add(1, i);
        }
        Prompt copy = table.copy().prompt();
        prompt.add(2, 5);
        assertThat(copy.size()).isEqualTo(100);
        copy.add(3, 1);
        assertThat(prompt.option(100)).isEqualTo(Option.of(2, 5, 0, 0));
        assertThat(prompt.offers(Option.of(1, 99, 0, 0))).isTrue();
        assertThat(prompt.offers(Option.of(3, 1, 0, 0))).isFalse();
        assertThat(copy.clause() + copy.seat() + copy.ask()).isEqualTo("71ORDER");
    }

    @Test
    void a_question_with_one_answer_is_answered_by_the_engine_and_costs_no_choice() {
        List<String> log = new ArrayList<>();
        Setup setup = new Setup("bare", "m", 3, List.of());
        BareTable start = new BareRules().start(setup);
        start.observe(new Observer<BareTable>() {
            @Override
            public void saw(BareTable t, Event event) {
            }

            @Override
            public void answered(BareTable t, Prompt prompt, long option, boolean forced) {
                log.add((prompt.size() == 1) + " " + forced);
            }
        });
        Match<BareTable> match = Match.on(new BareRules(), setup, start);
        while (!match.isOver()) {
            assertThat(match.prompt().size()).isGreaterThan(1);
            match.choose(0);
        }
        assertThat(log).hasSize(100).contains("true true", "false false").doesNotContain("true false", "false true");
        assertThat(log.stream().filter(l -> l.equals("false false")).count()).isEqualTo(match.choiceCount());
    }
}
