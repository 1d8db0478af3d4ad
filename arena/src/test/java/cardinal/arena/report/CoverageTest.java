package cardinal.arena.report;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.CardReport;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CoverageTest {
    private static final CardReport OGRE = new CardReport("Gravel Ogre", true, List.of(), "");
    private static final CardReport RIDDLE = new CardReport("Riddle <i>", false, List.of("whistle a tune."), "why");
    private static final CardReport CREST = new CardReport("Crest", false, List.of("(card kind) crest"), "why");

    private static Coverage coverage(List<CardReport> decks) {
        return new Coverage("riftbound", "the pool mine", List.of(OGRE, RIDDLE, CREST),
                Map.of("Gravel Ogre", List.of("TST-001", "NEW-7"), "Riddle <i>", List.of("TST-002")), decks);
    }

    @Test
    void everySetHasItsShareAndACardOfTwoSetsCountsInBoth() {
        assertThat(coverage(List.of()).sets()).containsExactly(new Coverage.OfSet("NEW", 1, 1),
                new Coverage.OfSet("TST", 1, 2), new Coverage.OfSet("without a number", 0, 1));
    }

    @Test
    void thePageSaysHowManyAndWhatIsMissingAndNamesAreTextOnly() {
        String page = coverage(List.of()).page();
        assertThat(page).contains("1 of 3 cards can be played (33.3\u00a0%).", "whistle a tune.", "Riddle &lt;i&gt;",
                "(card kind) crest", "<td>TST</td><td class=\"n\">1 of 2</td>").doesNotContain("<i>", "<h2>Decks</h2>");
        assertThat(page).doesNotContainPattern("(?i)https?:|//[a-z]|url\\(|@import|<link|<img|src=|fetch\\(");
    }

    @Test
    void decksAreCountedByTheWordsThatUnlockThem() {
        String page = coverage(List.of(new CardReport("Stones", true, List.of(), ""),
                new CardReport("Songs", false, List.of("whistle a tune."), ""))).page();
        assertThat(page).contains("and 1 of 2 decks can be played (50.0\u00a0%).", "<h2>Decks</h2>",
                "<td class=\"n\">1</td><td class=\"n\">1</td><td>whistle a tune. <small>Songs</small></td>");
    }
}
