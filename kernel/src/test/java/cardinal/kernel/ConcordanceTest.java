package cardinal.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class ConcordanceTest {
    /** The newer document has moved everything on by one, so that its numbers mean other things than before. */
    private static final List<String> LINES = List.of("old\tnew", "1\t2", "2\t3", "3\t-", "4\t4");
    private final Concordance newer = Concordance.read(LINES, "new");

    @Test
    void the_base_document_is_cited_as_it_is() {
        assertThat(Concordance.read(LINES, "old").cite("1")).isEqualTo("1");
    }

    @Test
    void an_edition_cites_its_counterpart() {
        assertThat(newer.cite("1")).isEqualTo("2");
        assertThat(newer.cite("4")).isEqualTo("4");
    }

    @Test
    void a_clause_without_counterpart_is_named_with_the_document_it_is_borrowed_from() {
        assertThat(newer.cite("3")).isEqualTo("old:3");
    }

    @Test
    void citing_twice_is_citing_once_even_where_both_documents_use_a_number() {
        assertThat(newer.cite(newer.cite("1"))).isEqualTo("2");
        assertThat(newer.cite("2")).isEqualTo("3");
    }

    @Test
    void a_clause_of_the_editions_own_is_not_looked_up() {
        assertThat(newer.cite(newer.own("1"))).isEqualTo("1");
        assertThat(newer.cite("1")).isEqualTo("2");
    }

    @Test
    void a_document_that_has_no_column_is_refused() {
        assertThatThrownBy(() -> Concordance.read(LINES, "newest")).hasMessageContaining("newest")
                .hasMessageContaining("old");
    }
}
