package cardinal.riftbound.compile;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.CardReport;
import cardinal.kernel.Clauses;
import cardinal.riftbound.edition.Editions;
import cardinal.riftbound.set.RiftCards;
import org.junit.jupiter.api.Test;

/** A text that asks for what was named is refused where nothing was named by then. */
class NamedThingsTest {
    private static CardReport report(String text) {
        return RiftCards
                .library(Editions.RIFTBOUND_2026).check(RiftCards.library(Editions.RIFTBOUND_2026).read("f.json",
                        "[{\"name\": \"Echo\", \"type\": \"spell\", \"domain\": \"mind\", \"energy\": 0, \"text\": \""
                                + text + "\"}]"))
                .getFirst();
    }

    @Test
    @Clauses("riftbound-2026-07:760")
    void what_was_not_named_cannot_be_asked_for() {
        assertThat(report("Name a tag. Kill all units with the named tag.").supported()).isTrue();
        assertThat(report("Kill all units with the named tag.").why()).contains("has not been named");
        assertThat(report("Name a card. Kill all units with the named tag.").why()).contains("has not been named");
        assertThat(report("Name a tag. Kill a unit with the named tag.").why()).contains("has not been named");
    }
}
