package cardinal.kernel.toy;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Image;
import cardinal.kernel.Mark;
import cardinal.kernel.Recall;
import cardinal.kernel.Ref;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Three answers to one question: what does an effect know of a card that has moved since? */
class RecallTest {
    /** The first live place, as a rulebook with scopes has it; a face-down card has no values. */
    private static final Recall<ToyTable> FIRST =
            Recall.first((t, piece) -> t.isField(piece) && !piece.is(ToyTable.TURNED));
    /** The place the text speaks of. */
    private static final Recall<ToyTable> LAST = Recall.last(ToyTable::isField);
    private static final Recall<ToyTable> NOTHING = Recall.nothing();

    private final ToyTable table = new ToyTable(new ToyRules(t -> Script.of()), Play.setup(1, "Grunt Lord", ""));

    private static @Nullable Object power(@Nullable Image image) {
        return image == null ? null : Objects.requireNonNull(image.values());
    }

    private void grow(int card, int by) {
        Values.DERIVED.change(table, card, 1, new Values.Change(false, by));
    }

    @Test
    void a_card_that_stayed_is_known_as_it_is() {
        table.move(0, ToyTable.field(0), 0);
        Mark scope = table.mark();
        grow(0, 2);
        assertThat(power(FIRST.of(table, table.ref(0), scope))).isEqualTo(3);
        assertThat(power(LAST.of(table, table.ref(0), scope))).isEqualTo(3);
        assertThat(power(NOTHING.of(table, table.ref(0), scope))).isEqualTo(3);
        assertThat(Recall.mayTouch(table, table.ref(0), scope)).isTrue();
    }

    @Test
    void a_card_that_left_is_read_from_its_image_and_not_touched() {
        table.move(0, ToyTable.field(0), 0);
        Ref grunt = table.ref(0);
        Mark scope = table.mark();
        grow(0, 2);
        table.move(0, ToyTable.PIT, 0);
        assertThat(power(FIRST.of(table, grunt, scope))).isEqualTo(3);
        assertThat(power(LAST.of(table, grunt, scope))).isEqualTo(3);
        assertThat(NOTHING.of(table, grunt, scope)).isNull();
        assertThat(Recall.mayTouch(table, grunt, scope)).isFalse();
    }

    @Test
    void a_card_that_came_back_is_the_first_one_to_a_scope_and_another_one_to_the_rest() {
        table.move(0, ToyTable.field(0), 0);
        Ref grunt = table.ref(0);
        Mark scope = table.mark();
        grow(0, 2);
        table.move(0, ToyTable.PIT, 0);
        table.move(0, ToyTable.field(0), 0);
        grow(0, 6);
        assertThat(power(FIRST.of(table, grunt, scope))).isEqualTo(3);
        assertThat(power(LAST.of(table, grunt, scope))).isEqualTo(3);
        assertThat(power(LAST.of(table, table.ref(0), scope))).isEqualTo(7);
        assertThat(power(FIRST.of(table, table.ref(0), table.mark()))).as("a later scope").isEqualTo(7);
    }

    @Test
    void a_card_that_was_nowhere_live_is_known_from_the_first_place_where_it_is() {
        Mark scope = table.mark();
        Ref inDeck = table.ref(0);
        table.move(0, ToyTable.field(0), ToyTable.TURNING);
        table.turn(0, table.piece(0).with(ToyTable.TURNED, false));
        grow(0, 2);
        assertThat(power(FIRST.of(table, inDeck, scope))).isEqualTo(3);
        assertThat(LAST.of(table, inDeck, scope)).as("it was never there as this object").isNull();
    }

    @Test
    void turning_a_card_over_ends_a_place_too() {
        table.move(0, ToyTable.field(0), 0);
        Mark scope = table.mark();
        grow(0, 2);
        table.turn(0, table.piece(0).with(ToyTable.TURNED, true));
        grow(0, 6);
        assertThat(power(FIRST.of(table, table.ref(0), scope))).isEqualTo(3);
        assertThat(Recall.mayTouch(table, table.ref(0), scope)).isFalse();
    }

    @Test
    void a_mark_outlives_a_cleared_history() {
        table.move(0, ToyTable.field(0), 0);
        table.move(0, ToyTable.PIT, 0);
        table.clearHistory();
        Mark scope = table.mark();
        table.move(1, ToyTable.field(0), 0);
        Ref lord = table.ref(1);
        table.move(1, ToyTable.PIT, 0);
        assertThat(power(FIRST.of(table, lord, scope))).isEqualTo(1);
        assertThat(Recall.mayTouch(table, table.ref(0), scope)).isTrue();
        assertThat(Recall.mayTouch(table, table.ref(0), Mark.BEGINNING)).as("what is forgotten").isTrue();
    }
}
