package cardinal.proving;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Ask;
import cardinal.kernel.Digest;
import cardinal.kernel.Event;
import cardinal.kernel.Frame;
import cardinal.kernel.Outcome;
import cardinal.kernel.Ref;
import cardinal.kernel.Round;
import cardinal.kernel.Steps;
import cardinal.kernel.Table;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class CopySafetyTest {
    @Test
    void every_frame_on_the_class_path_has_only_locals_that_a_clone_may_share() {
        assertThat(new CopySafety().faultsOfFrames("cardinal.proving"))
                .isEqualTo(new CopySafety().faultsOfFrame(Dirty.class));
    }

    @Test
    void every_table_on_the_class_path_copies_every_field_once() {
        assertThat(new CopySafety().faultsOfTables("cardinal.proving"))
                .isEqualTo(new CopySafety().faultsOfTable(Forgetful.class));
    }

    @Test
    void the_check_finds_what_it_is_there_for() {
        assertThat(new CopySafety().faultsOfFrame(Dirty.class))
                .extracting(f -> f.substring(f.indexOf(".CopySafety") + 1))
                .containsExactlyInAnyOrder(
                        "CopySafetyTest$Dirty.array: an array can change",
                        "CopySafetyTest$Dirty.list: java.util.List is not known to be immutable",
                        "CopySafetyTest$Dirty.words: java.lang.StringBuilder is not known to be immutable",
                        "CopySafetyTest$Dirty.hiding: Hiding.numbers: an array can change",
                        "CopySafetyTest$Dirty.closure: java.util.function.Supplier is not known to be immutable",
                        "CopySafetyTest$Dirty.table: cardinal.proving.CopySafetyTest$Plain is not known to be immutable");
    }

    @Test
    void the_check_finds_forgotten_and_twice_written_fields_of_a_table() {
        assertThat(new CopySafety().faultsOfTable(Forgetful.class)).containsExactly(
                Forgetful.class.getName() + ".initialised has an initialiser, which runs for every copy",
                Forgetful.class.getName() + ".onlyInitialised has an initialiser, which runs for every copy",
                Forgetful.class.getName() + ".forgotten is forgotten by the copy constructor");
    }

    @Test
    void a_class_that_is_named_immutable_is_believed() {
        assertThat(
                new CopySafety(int[].class, StringBuilder.class, List.class, Supplier.class, Table.class, Hiding.class)
                        .faultsOfFrame(Dirty.class))
                .isEmpty();
    }

    record Hiding(int n, int[] numbers) {
    }

    record Fine(List<Ref> refs, @Nullable Fine next) {
    }

    static final class Dirty extends Frame<Plain> {
        int number;
        Ask ask = Ask.ACT;
        Fine fine = new Fine(List.of(), null);
        Round round = Round.startingWith(0);
        int[] array = new int[1];
        List<String> list = List.of();
        StringBuilder words = new StringBuilder();
        Hiding hiding = new Hiding(1, array);
        Supplier<String> closure = () -> "";
        @Nullable Plain table;

        Dirty() {
            super(Steps.of(Dirty.class));
        }
    }

    static class Plain extends Table {
        Plain() {
            super(2, List.of(), (from, to, reason) -> 0, 1);
        }

        Plain(Plain o) {
            super(o);
        }

        @Override
        public Plain copy() {
            return new Plain(this);
        }

        @Override
        protected void happened(Event[] events, int count) {
        }

        @Override
        protected Outcome endless() {
            return new Outcome(0, "", "");
        }

        @Override
        protected void fingerprint(Digest digest) {
        }
    }

    static final class Forgetful extends Plain {
        int[] initialised = new int[3];
        int[] onlyInitialised = new int[3];
        int forgotten;
        int copied;

        Forgetful() {
        }

        Forgetful(Forgetful o) {
            super(o);
            initialised = o.initialised.clone();
            copied = o.copied;
        }
    }
}
