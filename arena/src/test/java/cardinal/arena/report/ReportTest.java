package cardinal.arena.report;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.arena.FinishedGames;
import cardinal.arena.ProgressListener;
import cardinal.arena.Simulation;
import cardinal.arena.Starter;
import cardinal.arena.tournament.Tournament;
import cardinal.arena.tournament.TournamentResult;
import cardinal.arena.tournament.TournamentScoring;
import cardinal.kernel.Setup.DeckList;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

final class ReportTest {

    private static String page(int decks) {
        List<DeckList> some = new ArrayList<>(Starter.RIFTBOUND.decks().subList(0, decks));
        some.set(0, new DeckList("<b>\"rats\" & cats</b>", some.getFirst().lines()));
        Tournament<?> tournament = Tournament.ofDecks(Starter.RIFTBOUND.rules(), "duel", some, List.of("random"), 4, 1);
        TournamentResult result = TournamentScoring.of(tournament,
                Simulation.games(tournament.plan(), ProgressListener.SILENT, FinishedGames.NONE));
        return Report.page(result);
    }

    @Test
    void thePageNeedsNothingFromAnywhere() {
        assertThat(page(3)).doesNotContainPattern("(?i)https?:|//[a-z]|url\\(|@import|<link|<img|src=|fetch\\(")
                .contains("<svg", "prefers-color-scheme: dark", "width=device-width");
    }

    @Test
    void namesAreTextAndNothingElse() {
        assertThat(page(2)).doesNotContain("<b>").contains("&lt;b&gt;&quot;rats&quot; &amp; cats&lt;/b&gt;");
    }

    @Test
    void everyElementThatBeginsAlsoEnds() {
        String page = page(3);
        for (String tag : List.of("section", "svg", "table", "tr", "td", "th", "text", "div", "span", "title")) {
            assertThat(count(page, "<" + tag + "[ >]")).as(tag).isEqualTo(count(page, "</" + tag + ">"));
        }
        assertThat(page.substring(0, page.indexOf("<script>"))).doesNotContain("NaN", "Infinity", "null");
    }

    @Test
    void everyPlotAndTableIsThere() {
        assertThat(page(3)).contains("Who wins", "Who beats whom", "What to bring", "How long", "How they end", "Cards",
                "median ", "class=\"error\"", "id=\"cards\"");
        assertThat(page(2)).as("two decks are no metagame").doesNotContain("What to bring");
    }

    private static long count(String text, String pattern) {
        return Pattern.compile(pattern).matcher(text).results().count();
    }
}
