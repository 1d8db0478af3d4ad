package cardinal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Decks as players exchange them: read in every form, written in every form, refused with what and where. */
class DeckExchangeTest {

    @TempDir
    @SuppressWarnings("NullAway.Init")
    Path dir;

    private static Run imported(String text, String... options) {
        String[] args = new String[3 + options.length];
        System.arraycopy(new String[] {"deck", "import", "-"}, 0, args, 0, 3);
        System.arraycopy(options, 0, args, 3, options.length);
        return Run.typing(text, args);
    }

    private static String exported(String deck, String game, String form) {
        Run run = Run.cardinal("deck", "export", deck, "--game", game, "--as", form);
        assertThat(run.code()).as(run.toString()).isZero();
        return run.out();
    }

    private static List<String> list(Run run) {
        return run.out().lines().filter(line -> !line.startsWith("#")).toList();
    }

    /** The order of cards within a section is not kept by codes. */
    private static List<String> sorted(String list) {
        return list.lines().filter(line -> !line.isBlank()).sorted().toList();
    }

    @Test
    void everyStarterDeckComesBackFromEveryForm() {
        for (String deck : List.of("wreckers", "maskers", "tides", "dusk", "hearth", "thunder")) {
            String text = exported(deck, "riftbound", "text");
            for (String form : List.of("text", "copies", "code")) {
                Run run = imported(exported(deck, "riftbound", form));
                assertThat(run.code()).as(run.toString()).isZero();
                assertThat(sorted(String.join("\n", list(run)))).as(deck + " as " + form).isEqualTo(sorted(text));
            }
        }
        for (String form : List.of("text", "copies")) {
            Run evolve = imported(exported("crypt", "evolve", form));
            assertThat(evolve.out()).startsWith("# evolve, ").contains("a legal deck");
            assertThat(list(evolve)).contains("Evolve Deck:", "2 Ossuary Page", "1 Corvin the Pale");
            Run ufs = imported(exported("oak-universus", "universus", form));
            assertThat(ufs.out()).startsWith("# universus, ").contains("71 cards, a legal deck");
            assertThat(list(ufs)).contains("Character:", "1 Big Oswin 1");
        }
    }

    @Test
    void aDeckCodeIsPlayedLikeAList() throws IOException {
        Path file = Files.writeString(dir.resolve("dusk.txt"), exported("dusk", "riftbound", "code"));
        assertThat(Run.cardinal("deck", "check", file.toString()).out()).contains("a legal deck");
        assertThat(Run.typing("quit\n", "play", "riftbound", "--deck", file.toString()).code()).isZero();
    }

    @Test
    void listsAreReadInTheUsualSpellings() {
        Run run = imported("""
                [Legend]
                1x Warden of the Long Dusk [CDN-004]

                Champion - 1
                1 Haldric - Door of the Keep
                == MainDeck (3) ==
                * 2 Candle Squire (CDN-114/153)
                - cdn-39
                // Sideboard
                2 Lull
                Rune Pool: 12 cards
                6 Calm Rune
                6 OGN-214a-1
                """);
        assertThat(list(run)).containsExactly("Legend:", "1 Warden of the Long Dusk", "", "Champion:",
                "1 Haldric, Door of the Keep", "", "Main Deck:", "2 Candle Squire", "1 Reed Sentinel", "", "Runes:",
                "6 Calm Rune", "6 Order Rune", "", "Sideboard:", "2 Lull", "");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).contains("(103.2)").contains("(458.4.a)").doesNotContain("line ");
    }

    @Test
    void everyProblemIsNamedWithItsPlace() {
        Run run = imported("""
                3 Candel Squire
                Warden of the Long Dusk
                3 CDN-999
                2 XYZ-001
                1 Candle Squire (CDN-001)
                0 Lull
                Mian Deck:
                """);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).contains(
                "# line 1: there is no card named \"Candel Squire\"; did you mean \"Candle Squire\"?",
                "# line 3: there is no card with the number CDN-999; of the set CDN ",
                "# line 4: there is no card with the number XYZ-001; the cards here are of the sets CDN, OGN",
                "# line 5: CDN-001 is Cinder of the Wrecks, not Candle Squire",
                "# line 6: 0 copies of Lull", "# line 7: \"Mian Deck:\" is no heading", "Main Deck",
                "(103.2.a)", "(103.3.a)");
        Run copies = imported("CDN-004-1 CDN-114-1 CDN-114-1 CDN-998-1 CDN-998-1");
        assertThat(copies.out()).contains("# entries 4, 5: there is no card with the number CDN-998-1");
        Run code = imported("CMAAAAAAAAAAAAAAAEAQAAAHAEAQAACZAEAQAAAEAAAAAAA");
        assertThat(code.out()).contains("3 Fury Rune", "2 Mind Rune", "# OGN-004: there is no card with the number");
    }

    @Test
    void anEvolveListNamesTheEvolvedCardsUnderTheirHeading() {
        Run run = imported(
                "Leader: Corvin the Pale\n3 CDE-109\nEvolve Deck (2)\n2 Ossuary Page\n1 Blood Broker Evolved\n",
                "--game", "evolve");
        assertThat(list(run)).contains("Evolve Deck:", "2 Ossuary Page", "1 Blood Broker");
        assertThat(run.out()).doesNotContain("is not an evolved card").contains("(6.1.1.2)");
    }

    @Test
    void aUniVersusListHasASideboardLine() {
        Run run = imported("Big Oswin 1\n4 Deep Roots\n2 Open Palm\nsideboard\n1 Still Waters\nSB: 1 Open Guard\n",
                "--game", "universus");
        assertThat(list(run)).containsExactly("Character:", "1 Big Oswin 1", "", "Main Deck:", "4 Deep Roots",
                "2 Open Palm", "", "Sideboard:", "1 Still Waters", "1 Open Guard", "");
        assertThat(run.out()).contains("(deck-construction.2)").contains("(deck-construction.4)");
    }

    @Test
    void toolsGetAnObject() throws IOException {
        Path out = dir.resolve("deck.txt");
        Run run = imported(exported("dusk", "riftbound", "code"), "--json", "--out", out.toString());
        JsonNode deck = JsonMapper.shared().readTree(run.out());
        assertThat(deck.propertyNames()).containsExactly("file", "game", "mode", "shape", "legal", "sections", "list",
                "problems");
        assertThat(deck.get("shape").asString()).isEqualTo("code");
        assertThat(deck.get("legal").asBoolean()).isTrue();
        JsonNode legend = deck.get("sections").get("Legend").get(0);
        assertThat(legend.toString()).isEqualTo(
                "{\"copies\":1,\"name\":\"Warden of the Long Dusk\",\"number\":\"CDN-004\"}");
        assertThat(Files.readAllLines(out)).contains("Champion:", "1 Haldric, Door of the Keep");
        assertThat(Run.cardinal("deck", "check", out.toString()).code()).isZero();
    }

    private static void isRefused(Run run, String... words) {
        assertThat(run.code()).as(run.toString()).isEqualTo(2);
        assertThat(run.err().lines().toList()).hasSize(1);
        assertThat(run.err()).contains(words).doesNotContain("Exception");
        assertThat(run.out()).isEmpty();
    }

    @Test
    void whatIsNoDeckIsRefusedInOneLine() {
        isRefused(imported(""), "nothing is written there");
        isRefused(imported("https://example.org/deck/7"), "this is a link");
        isRefused(imported("CMAAAAAAAAAAAAAAAEAQAAAHAE8QAACZAEAQAAAEAAAAAAA"), "letter 27", "«8»");
        isRefused(imported("CMAAAAAAAAAAAAAAAEAQAAAHAEAQAACZ"), "byte 21", "cut off");
        isRefused(imported("C4AAEAYBAIAAABAJAEAQCAAABUAAAAYAACMAEAAAUABAAAFEAI"), "version is 7", "1 to 6");
        isRefused(imported("CMAAAAAAAAAAAAAAAEAQAAAHAEAQAACZAEAQAAAEAAAAAAAAAA"), "more byte");
        isRefused(Run.cardinal("deck", "import", dir.resolve("none").toString()), "there is no such file");
        isRefused(Run.cardinal("deck", "export", "dsuk"), "did you mean \"dusk\"");
        isRefused(Run.cardinal("deck", "export", "crypt", "--game", "evolve", "--as", "code"),
                "no deck codes of evolve");
        isRefused(Run.cardinal("deck", "export", "dusk", "--as", "code", "--code-version", "9"), "version 9", "1 to 6");
        isRefused(Run.typing("3 Lul", "deck", "export", "-"), "line 1", "\"Lull\"");
        isRefused(Run.cardinal("deck", "export", "dusk", "--as", "text", "--code-version", "3"), "--as code");
    }
}
