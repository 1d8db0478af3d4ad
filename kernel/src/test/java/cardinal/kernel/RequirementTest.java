package cardinal.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class RequirementTest {
    private static final List<Requirement<BareTable, Integer>> TO_DRAW = List.of(
            new Requirement<>("1.1", "there is a card to draw", (t, seat) -> t.size(BareTable.deck(seat)) > 0),
            new Requirement<>("1.2", "the seat plays", (t, seat) -> t.isIn(seat)));

    @Test
    void one_list_says_what_is_legal_and_why_something_is_not() {
        BareTable table = new BareTable(2, 1);
        table.leave(1);
        assertThat(Requirement.allMet(TO_DRAW, table, 1)).isFalse();
        assertThat(Requirement.failed(TO_DRAW, table, 1)).extracting(Reason::toString)
                .containsExactly("there is a card to draw (1.1)", "the seat plays (1.2)");
        table.create(0, BareTable.deck(0));
        assertThat(Requirement.allMet(TO_DRAW, table, 0)).isTrue();
        assertThat(Requirement.failed(TO_DRAW, table, 0)).isEmpty();
    }
}
