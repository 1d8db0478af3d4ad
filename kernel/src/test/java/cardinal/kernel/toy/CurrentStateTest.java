package cardinal.kernel.toy;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Identity;
import org.junit.jupiter.api.Test;

class CurrentStateTest {
    private static final int END_OF_TURN = 1;

    private static ToyTable onField(Values values) {
        ToyTable table = new ToyTable(new ToyRules(t -> Script.of()).values(values), Play.setup(1, "Grunt Lord", ""));
        table.move(0, ToyTable.field(0), 0);
        return table;
    }

    @Test
    void derived_values_lose_what_its_cause_no_longer_gives() {
        ToyTable table = onField(Values.DERIVED);
        table.move(1, ToyTable.field(0), 0);
        Values.DERIVED.change(table, 0, END_OF_TURN, new Values.Change(false, 2));
        assertThat(table.power(0)).isEqualTo(4);
        table.expire(END_OF_TURN);
        table.move(1, ToyTable.PIT, 0);
        assertThat(table.power(0)).isEqualTo(1);
    }

    @Test
    void folded_values_keep_what_they_have_consumed() {
        ToyTable table = onField(Values.FOLDED);
        Values.FOLDED.change(table, 0, END_OF_TURN, new Values.Change(false, 2));
        table.expire(END_OF_TURN);
        assertThat(table.power(0)).isEqualTo(3);
    }

    @Test
    void a_later_becomes_wipes_earlier_bonuses_and_no_refresh_brings_them_back() {
        ToyTable table = onField(Values.FOLDED);
        Values.FOLDED.change(table, 0, END_OF_TURN, new Values.Change(false, 2));
        Values.FOLDED.change(table, 0, END_OF_TURN, new Values.Change(true, 4));
        Values.refresh(table, 0);
        Values.refresh(table, 0);
        assertThat(table.power(0)).isEqualTo(4);
        Values.FOLDED.change(table, 0, END_OF_TURN, new Values.Change(false, 1));
        assertThat(table.power(0)).isEqualTo(5);
    }

    @Test
    void a_new_state_starts_from_the_printed_value_and_is_not_a_refresh() {
        ToyTable table = onField(Values.FOLDED);
        Values.FOLDED.change(table, 0, END_OF_TURN, new Values.Change(false, 2));
        Values.create(table, 0);
        assertThat(table.power(0)).isEqualTo(1);
    }

    @Test
    void the_state_of_an_object_is_not_the_state_of_the_next_one_the_card_becomes() {
        ToyTable table = onField(Values.FOLDED);
        Values.FOLDED.change(table, 0, END_OF_TURN, new Values.Change(false, 2));
        table.move(0, ToyTable.PIT, 0);
        assertThat(table.power(0)).isEqualTo(1);
    }

    @Test
    void effects_that_are_carried_over_are_about_the_new_object() {
        ToyRules rules = new ToyRules(t -> Script.of()).identity((from, to, reason) -> Identity.EFFECTS);
        ToyTable table = new ToyTable(rules, Play.setup(1, "Grunt Lord", ""));
        Values.DERIVED.change(table, 0, END_OF_TURN, new Values.Change(false, 2));
        table.move(0, ToyTable.PIT, 0);
        assertThat(table.effect(0).subject()).isEqualTo(table.ref(0));
        assertThat(table.power(0)).isEqualTo(3);
        table.move(0, ToyTable.deck(1), 0);
        assertThat(table.power(0)).isEqualTo(3);
    }

    @Test
    void a_copy_folds_on_its_own() {
        ToyTable table = onField(Values.FOLDED);
        Values.FOLDED.change(table, 0, END_OF_TURN, new Values.Change(false, 2));
        ToyTable copy = table.copy();
        Values.FOLDED.change(copy, 0, END_OF_TURN, new Values.Change(false, 2));
        assertThat(table.power(0)).isEqualTo(3);
        assertThat(copy.power(0)).isEqualTo(5);
    }
}
