package cardinal.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A class that is divided, moved or whose fields are renamed keeps its fingerprint. */
final class DigestTest {
    private record Counted(int n, List<String> words) implements Locals {
    }

    private record Renamed(@Formerly("beta") int z, @Formerly("alpha") int a) {
    }

    private static class Whole extends Frame<Table> {
        final String label = "l";
        int n = 3;
        List<String> words = List.of("a");
        boolean yes = true;

        Whole() {
            super(Steps.<Whole, Table>of(Whole.class).then("1", (frame, table) -> {
            }));
        }
    }

    private static final class Divided extends Frame<Table> {
        Counted counted = new Counted(3, List.of("a"));
        @Formerly("label")
        final String caption = "l";
        boolean yes = true;

        Divided() {
            super(Steps.<Divided, Table>of(Divided.class).then("1", (frame, table) -> {
            }));
        }
    }

    @Test
    void aProcedureThatIsDividedIsKnownByTheSameFieldsInTheSameOrder() {
        assertThat(fields(new Divided())).isEqualTo(fields(new Whole()));
    }

    @Test
    void renamedFieldsStandWhereTheyStood() {
        Digest expected = new Digest(true);
        expected.text(FingerprintNames.of(Renamed.class)).add(2).add(1);
        assertThat(new Digest(true).value(new Renamed(1, 2)).value()).isEqualTo(expected.value());
    }

    @Test
    void aClassThatStandsInAMovedOneMovesWithIt() {
        Map<String, String> lines = Map.of("house.program.Op", "house.card.Op", "house.program.Op$GoTo", "house.GoTo");
        assertThat(FingerprintNames.former(lines, "house.program.Op$May")).isEqualTo("house.card.Op$May");
        assertThat(FingerprintNames.former(lines, "house.program.Op$May$Who")).isEqualTo("house.card.Op$May$Who");
        assertThat(FingerprintNames.former(lines, "house.program.Op$GoTo")).isEqualTo("house.GoTo");
        assertThat(FingerprintNames.former(lines, "house.program.Ops")).isEqualTo("house.program.Ops");
    }

    private static long fields(Frame<?> frame) {
        Digest d = new Digest(true);
        d.fields(frame);
        return d.value();
    }
}
