package cardinal.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class LedgerTest {
    @Test
    void lines_are_read_in_their_order_with_or_without_a_note() {
        Ledger ledger = Ledger.parse("toy",
                List.of("# clause\tstatus", "", "2.1\tenforced\tdraw a card", "1.0\ttable\tshake hands\tetiquette"));
        assertThat(ledger.entries()).containsExactly(new Ledger.Entry("2.1", Ledger.Status.ENFORCED, "draw a card", ""),
                new Ledger.Entry("1.0", Ledger.Status.TABLE, "shake hands", "etiquette"));
        assertThat(ledger.has("2.1")).isTrue();
        assertThat(ledger.has("2.2")).isFalse();
        assertThat(ledger.entry("1.0").status().word()).isEqualTo("table");
        assertThat(ledger.document()).isEqualTo("toy");
    }

    @Test
    void what_claims_to_be_kept_needs_a_test() {
        assertThat(Ledger.Status.values()).filteredOn(Ledger.Status::needsTest).containsExactly(Ledger.Status.ENFORCED,
                Ledger.Status.STRUCTURAL,
                Ledger.Status.READING);
    }

    @Test
    void a_wrong_line_is_refused_with_its_place_and_what_would_be_right() {
        refused("2.1 enforced draw", "ledger/toy.tsv:2: expected clause, status, summary and note");
        refused("2.1\tenforced", "ledger/toy.tsv:2: expected clause, status, summary and note");
        refused("2.1\topen\tdraw\tnote\tlost words", "ledger/toy.tsv:2: expected clause, status, summary and note");
        refused("\topen\tdraw", "ledger/toy.tsv:2: expected clause, status, summary and note");
        refused("2.1\tdone\tdraw",
                "ledger/toy.tsv:2: \"done\" is not a status; enforced, structural, table, reading or open is");
        refused("2.1\tOpen\tdraw", "ledger/toy.tsv:2: \"Open\" is not a status");
        refused("1.0\topen\tagain", "ledger/toy.tsv:2: clause 1.0 is listed twice");
    }

    private static void refused(String line, String message) {
        assertThatThrownBy(() -> Ledger.parse("toy", List.of("1.0\topen\tfirst", line))).isInstanceOf(BadInput.class)
                .hasMessageStartingWith(message);
    }

    @Test
    void a_clause_that_is_not_listed_is_named() {
        assertThatThrownBy(() -> Ledger.parse("toy", List.of()).entry("9.9")).isInstanceOf(BadInput.class)
                .hasMessage("toy: there is no clause 9.9");
    }
}
