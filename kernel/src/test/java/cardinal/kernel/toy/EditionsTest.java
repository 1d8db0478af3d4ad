package cardinal.kernel.toy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.kernel.Steps;
import org.junit.jupiter.api.Test;

class EditionsTest {
    private static Play attack(Steps<Attack, ToyTable> edition) {
        return Play.of(new ToyRules(t -> Script.of((s, table) -> table.move(0, ToyTable.field(0), 0),
                (s, table) -> table.push(new Attack(edition, table.ref(0), 1)))), "Grunt", "");
    }

    @Test
    void an_attack_that_stands_runs_to_its_end() {
        assertThat(attack(Attack.MODERN).say(1, "pass").story())
                .containsExactly("declared", "block", "answered", "seat 1 takes 3", "intended 3", "attack ends");
    }

    @Test
    void a_dropped_attack_leaves_at_the_next_guarded_step_and_not_before() {
        Play play = attack(Attack.MODERN).say(1, "play Grunt");
        assertThat(play.story()).containsExactly("declared", "block", "Grunt (1) leaves", "Grunt arrives", "answered");
        assertThat(play.table().life(1)).isEqualTo(20);
    }

    @Test
    void an_edition_is_the_same_steps_with_some_replaced_inserted_and_guarded_elsewhere() {
        assertThat(attack(Attack.OLD).say(1, "play Grunt").story()).containsExactly("declared", "block", "block",
                "Grunt (1) leaves", "Grunt arrives",
                "answered", "stare", "seat 1 takes 3", "intended 3", "attack ends");
        assertThat(Attack.OLD.clauses()).containsExactly("G.1", "G.2", "G.3", "8.3.3", "G.4", "G.6");
        assertThat(Attack.MODERN.clauses()).containsExactly("G.1", "G.2", "G.3", "G.4", "G.6");
    }

    @Test
    void a_guard_moves_along_with_its_step_when_another_is_put_before_it() {
        assertThat(attack(Attack.MODERN.before("G.4", "G.3.9", (f, table) -> table.say("new"))).say(1, "play Grunt")
                .story())
                .endsWith("answered", "new");
    }

    @Test
    void an_edition_may_leave_a_step_out() {
        Steps<Attack, ToyTable> shorter = Attack.MODERN.without("G.4");
        assertThat(attack(shorter).say(1, "play Grunt").story()).endsWith("answered", "attack ends");
        assertThat(attack(shorter.guarding("G.6", "x", (f, table) -> true)).say(1, "pass").story())
                .endsWith("answered");
    }

    @Test
    void a_clause_that_no_step_cites_is_named_with_those_that_there_are() {
        assertThatThrownBy(() -> Attack.MODERN.replacing("G.9", (f, table) -> {
        })).isInstanceOf(IllegalArgumentException.class).hasMessageContaining("G.9").hasMessageContaining("G.6");
    }

    @Test
    void a_second_guard_on_one_step_is_refused_instead_of_forgetting_the_first() {
        assertThatThrownBy(() -> Attack.MODERN.then("a", (f, table) -> {
        }).unless("b", (f, table) -> true).unless("c", (f, table) -> true)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> Steps.of(Attack.class).unless("c", (f, table) -> true))
                .isInstanceOf(IllegalStateException.class);
    }
}
