package cardinal.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TableCopyTest {
    private static void disturb(BareTable table, Dice dice) {
        int card = dice.below(table.pieceCount());
        switch (dice.below(9)) {
            case 0 -> table.create(dice.below(2), dice.below(7));
            case 1, 2, 3 -> table.move(card, dice.below(7), dice.below(128), dice.below(2) == 0);
            case 4 -> table.put(card, table.piece(card).withMarks(dice.below(9)));
            case 5 -> table.shuffle(dice.below(7));
            case 6 -> table.enforce(dice.below(3), 0, Ref.NONE, table.ref(card), "e");
            case 7 -> table.expire(dice.below(3));
            default -> {
                if (dice.below(20) == 0) {
                    table.clearHistory();
                }
                table.show(card, dice.below(4));
            }
        }
    }

    @Test
    void whatever_happens_to_one_table_does_not_show_in_its_copies() {
        Dice dice = new Dice(3);
        BareTable first = new BareTable(2, 5);
        for (int i = 0; i < 100; i++) {
            first.create(i % 2, i % 7);
        }
        List<BareTable> tables = new ArrayList<>(List.of(first));
        for (int n = 0; n < 3000; n++) {
            BareTable table = tables.get(dice.below(tables.size()));
            if (dice.below(10) == 0) {
                BareTable copy = table.copy();
                assertThat(copy.fingerprint()).isEqualTo(table.fingerprint());
                if (tables.size() < 5) {
                    tables.add(copy);
                } else {
                    tables.set(dice.below(5), copy);
                }
            } else {
                List<Long> before = tables.stream().map(Table::fingerprint).toList();
                disturb(table, dice);
                for (int i = 0; i < tables.size(); i++) {
                    if (tables.get(i) != table) {
                        assertThat(tables.get(i).fingerprint()).isEqualTo(before.get(i));
                    }
                }
            }
        }
    }

    @Test
    void a_copy_shares_the_past_and_writes_its_own_future() {
        BareTable table = new BareTable(2, 5);
        int card = table.create(0, BareTable.BOARD);
        table.move(card, BareTable.hand(0), 0);
        BareTable copy = table.copy();
        table.move(card, BareTable.deck(0), 0);
        copy.move(card, BareTable.deck(1), 0);
        copy.move(card, BareTable.BOARD, 0);
        assertThat(table.historySize()).isEqualTo(4);
        assertThat(copy.historySize()).isEqualTo(6);
        assertThat(table.past(1)).isSameAs(copy.past(1));
        assertThat(((BareTable.Moved) table.past(3)).to()).isEqualTo(BareTable.deck(0));
        assertThat(((BareTable.Moved) copy.past(3)).to()).isEqualTo(BareTable.deck(1));
        table.clearHistory();
        assertThat(copy.historySize()).isEqualTo(6);
    }

    @Test
    void the_fingerprint_tells_apart_what_the_rules_could_tell_apart() {
        BareTable table = new BareTable(2, 5);
        int card = table.create(0, BareTable.BOARD);
        table.create(0, BareTable.BOARD);
        List<Long> prints = new ArrayList<>(List.of(table.fingerprint()));
        List<java.util.function.Consumer<BareTable>> changes =
                List.of(t -> t.put(card, t.piece(card).withMarks(1)), t -> t.put(card, t.piece(card).withCounter(3, 1)),
                        t -> t.put(card, t.piece(card).with(1, true)),
                        t -> t.put(card, t.piece(card).withController(1)), t -> t.put(card, t.piece(card).withHost(1)),
                        t -> t.show(card, 1), t -> t.place(BareTable.BOARD, 1, card),
                        t -> t.enforce(1, 0, Ref.NONE, Ref.NONE, "x"),
                        t -> t.enforce(1, 0, Ref.NONE, Ref.NONE, "y"), t -> t.enforce(1, 0, Ref.NONE, t.ref(card), "y"),
                        Table::hold, Table::tick, t -> t.dice().next(),
                        t -> t.leave(1), t -> t.ask(0, "1", Ask.ACT, Purpose.TURN).add(1).add(2),
                        t -> t.ask(0, "1", Ask.ORDER, Purpose.ORDER_CARDS).add(1).add(2),
                        t -> t.finish(new Outcome(1, "", "")),
                        t -> t.emit(new BareTable.Moved("left", t.image(card), 0)), t -> t.push(new BareRules.Picks(1)),
                        t -> t.push(new BareRules.Picks(2)));
        for (var change : changes) {
            BareTable changed = table.copy();
            change.accept(changed);
            prints.add(changed.fingerprint());
        }
        assertThat(prints).doesNotHaveDuplicates();
    }

    /** A value without words of its own, as a compiled ability may be. */
    static final class Mute {
    }

    record Holder(Object what, Ask ask) {
    }

    @Test
    void the_fingerprint_never_depends_on_where_an_object_lies_in_memory() {
        List<Object> pairs =
                List.of(new Mute(), new Mute(), new Holder(new Mute(), Ask.ACT), new Holder(new Mute(), Ask.ACT));
        List<Long> prints = new ArrayList<>();
        for (Object what : pairs) {
            BareTable table = new BareTable(2, 5);
            table.enforce(1, 0, Ref.NONE, Ref.NONE, what);
            prints.add(table.fingerprint());
        }
        assertThat(prints.get(0)).isEqualTo(prints.get(1));
        assertThat(prints.get(2)).isEqualTo(prints.get(3)).isNotEqualTo(prints.get(0));
    }
}
