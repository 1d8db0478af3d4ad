package cardinal.riftbound.compile;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.CardReport;
import cardinal.kernel.Clauses;
import cardinal.riftbound.edition.Editions;
import cardinal.riftbound.set.RiftCards;
import org.junit.jupiter.api.Test;

/** What is more than the play of a card keeps apart is refused when the card is read. */
class SeveralKeywordCostsTest {
    private static CardReport report(String text) {
        return RiftCards
                .library(Editions.RIFTBOUND_2026).check(RiftCards.library(Editions.RIFTBOUND_2026).read("f.json",
                        "[{\"name\": \"Echo\", \"type\": \"spell\", \"domain\": \"mind\", \"energy\": 0, \"text\": \""
                                + text + "\"}]"))
                .getFirst();
    }

    @Test
    @Clauses("riftbound-2026-07:820.1.c.2")
    void more_repeats_or_flow_costs_than_can_be_told_apart_are_refused() {
        String repeat = "[Repeat] [1]\\n";
        assertThat(report(repeat.repeat(3) + "Draw 1.").supported()).isTrue();
        assertThat(report(repeat.repeat(4) + "Draw 1.").why()).contains("More than 3 [Repeat]");
        String flow = "[Flow] [1]\\n";
        assertThat(report(flow.repeat(2) + "Draw 1.").supported()).isTrue();
        assertThat(report(flow.repeat(3) + "Draw 1.").why()).contains("More than 2 [Flow]");
    }
}
