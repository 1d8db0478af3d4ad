package cardinal.kernel.toy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardinal.kernel.Purpose;
import cardinal.kernel.Ask;
import cardinal.kernel.BadInput;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import org.junit.jupiter.api.Test;

class SeatsLeaveTest {
    /** Seat 0 names another seat; the list is made anew when one of them leaves. */
    static final class NameSeat extends Frame<ToyTable> {
        static final Steps<NameSeat, ToyTable> STEPS =
                Steps.<NameSeat, ToyTable>of(NameSeat.class).then("n.1", NameSeat::ask).then("n.2", NameSeat::take);

        NameSeat() {
            super(STEPS);
        }

        private void ask(ToyTable table) {
            Prompt prompt = table.ask(0, "n.1", Ask.CHOOSE, Purpose.TARGET);
            for (int seat = 1; seat < table.seatCount(); seat++) {
                if (table.isIn(seat)) {
                    prompt.add(ToyRules.SEAT, seat);
                }
            }
        }

        private void take(ToyTable table) {
            table.say(table.answer() == Table.NO_ANSWER ? "nobody" : "named " + Option.a(table.answer()));
        }

        @Override
        protected void seatLeft(int seat, ToyTable table) {
            if (seat != 0) {
                table.withdraw();
                again();
            }
        }
    }

    /** A frame that is given up, with all above it, when anybody leaves. */
    static final class Fragile extends Frame<ToyTable> {
        static final Steps<Fragile, ToyTable> STEPS =
                Steps.<Fragile, ToyTable>of(Fragile.class).then("f.1", (f, table) -> table.push(new NameSeat()))
                        .then("f.2", (f, table) -> table.say("never"));

        Fragile() {
            super(STEPS);
        }

        @Override
        protected void seatLeft(int seat, ToyTable table) {
            table.unwind(Fragile.class);
        }
    }

    /** Lies on top and gives up the fragile frame below it. */
    static final class Bomb extends Frame<ToyTable> {
        static final Steps<Bomb,
                ToyTable> STEPS = Steps.<Bomb, ToyTable>of(Bomb.class)
                        .then("b.1",
                                (f, table) -> table.ask(0, "b.1", Ask.YES_NO, Purpose.MAY).add(ToyRules.PASS)
                                        .add(ToyRules.END))
                        .then("b.2", (f, table) -> table.say("never"));

        Bomb() {
            super(STEPS);
        }

        @Override
        protected void seatLeft(int seat, ToyTable table) {
            table.unwind(Sleeper.class);
        }
    }

    static final class Sleeper extends Frame<ToyTable> {
        static final Steps<Sleeper, ToyTable> STEPS =
                Steps.<Sleeper, ToyTable>of(Sleeper.class).then("s.1", (f, table) -> table.push(new Bomb()));

        Sleeper() {
            super(STEPS);
        }
    }

    @Test
    void a_question_that_is_no_longer_right_is_put_anew() {
        Play play = Play.of(new ToyRules(t -> new NameSeat()), "", "", "", "");
        assertThat(play.offered()).containsExactly("seat 1", "seat 2", "seat 3");
        play.match.concede(2);
        assertThat(play.offered()).containsExactly("seat 1", "seat 3");
        play.match.concede(1);
        assertThat(play.story()).as("one answer is left and given").containsExactly("named 3");
    }

    @Test
    void who_takes_the_answer_of_a_seat_that_left_reads_that_there_is_none() {
        Play play = Play.of(new ToyRules(t -> new NameSeat()), "", "", "");
        play.match.concede(0);
        assertThat(play.story()).containsExactly("nobody");
    }

    @Test
    void giving_up_a_procedure_withdraws_its_question() {
        Play play = Play.of(
                new ToyRules(t -> Script.of((s, table) -> table.push(new Fragile()), (s, table) -> table.say("after"))),
                "", "", "");
        play.match.concede(2);
        assertThat(play.story()).containsExactly("after");
        assertThat(play.match.isOver()).isTrue();
    }

    @Test
    void a_procedure_may_give_up_those_below_it_while_they_are_told() {
        Play play = Play.of(
                new ToyRules(t -> Script.of((s, table) -> table.push(new Sleeper()), (s, table) -> table.say("after"))),
                "", "", "");
        play.match.concede(1);
        assertThat(play.story()).containsExactly("after");
    }

    @Test
    void giving_up_what_does_not_run_is_refused_and_harms_nothing() {
        ToyTable table = new ToyTable(new ToyRules(t -> Script.of()), Play.setup(1, "", ""));
        table.push(new TheEnd());
        assertThatThrownBy(() -> table.unwind(Fragile.class)).isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("Fragile");
        assertThat(table.depth()).isEqualTo(1);
    }

    @Test
    void nobody_who_has_left_is_asked() {
        ToyTable table = new ToyTable(new ToyRules(t -> Script.of()), Play.setup(1, "", "", ""));
        table.leave(1);
        table.leave(1);
        assertThat(table.seatsIn()).isEqualTo(0b101);
        assertThat(table.nextSeat(0)).isEqualTo(2);
        assertThatThrownBy(() -> table.ask(1, "x", Ask.ACT, Purpose.TURN)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void only_a_seat_that_plays_can_concede() {
        Play play = Play.of(new ToyRules(t -> new NameSeat()), "", "", "");
        for (int seat : new int[] {-1, 3, 31, 32, 33, -32, 64}) {
            assertThatThrownBy(() -> play.match.concede(seat)).as("seat " + seat).isInstanceOf(BadInput.class);
        }
        play.match.concede(1);
        assertThatThrownBy(() -> play.match.concede(1)).isInstanceOf(BadInput.class);
        assertThat(play.match.choiceCount()).isEqualTo(1);
    }
}
