package cardinal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Many decks at once: which can be played, and which sentences block how many. */
class DeckPlayableTest {
    private static final String CARDS = """
            [{"name": "Gravel Ogre", "code": "TST-001", "type": "unit", "might": 4},
             {"name": "Riddle", "code": "TST-002", "type": "spell", "domain": "mind", "energy": 1, "text": "Whistle a merry tune."},
             {"name": "Catch", "code": "TST-003", "type": "spell", "domain": "mind", "energy": 1, "text": "Whistle a merry song."}]
            """;
    private static final String DECKS = """
            [{"name": "Stones", "legend": "Keeper of Stones", "legendNo": "TST-100", "main": [[3, "Gravel Ogre", "TST-001"]]},
             {"name": "Songs", "main": [[3, "Gravel Ogre", "TST-001"], [2, "Riddle", "TST-002"]]},
             {"name": "More songs", "main": [{"count": 1, "name": "Catch"}, "2 Riddle"]}]
            """;

    @TempDir
    @SuppressWarnings("NullAway.Init")
    Path dir;

    private String file(String name, String text) throws IOException {
        return Files.writeString(dir.resolve(name), text).toString();
    }

    @Test
    void decks_are_counted_and_sentences_ranked_by_the_decks_they_unlock() throws IOException {
        String cards = file("cards.json", CARDS);
        Run run = Run.cardinal("deck", "playable", file("decks.json", DECKS), "--cards", cards);
        assertThat(run.code()).as(run.toString()).isEqualTo(1);
        assertThat(run.out()).contains("unlocks 1 of 2 decks: «a merry tune.»", "unlocks 0 of 1 deck: «a merry song.»",
                "1 of 3 decks can be played (33%), 1 of them but for cards that are not at hand; 0 of them legal as they are");
        String json = Run.cardinal("deck", "playable", file("one.txt", "3 Gravel Ogre\n2 TST-003\n"), "--cards", cards,
                "--json").out();
        assertThat(json).contains("\"decks\": 1", "\"playable\": 0", "\"Catch\"");
        assertThat(Run.cardinal("deck", "playable", file("fine.txt", "3 Gravel Ogre\n"), "--cards", cards).code())
                .isZero();
    }

    @Test
    void what_is_no_deck_is_said_with_its_place() throws IOException {
        assertThat(Run.cardinal("deck", "playable", file("a.json", "[{\"name\": \"X\"}]")).err())
                .contains("a.json, deck 1", "no part of a deck is known");
        assertThat(Run.cardinal("deck", "playable", file("b.json", "[{\"main\": [[\"Ogre\"]]}]")).err())
                .contains("an entry is [copies, name, number]");
        assertThat(Run.cardinal("deck", "playable", file("c.json", "[7]")).code()).isEqualTo(2);
    }

    @Test
    void a_number_that_is_null_says_nothing_and_a_part_of_all_cards_is_sorted_by_their_types() throws IOException {
        String cards = file("cards.json", CARDS);
        String decks = file("decks.json", """
                [{"name": "All in one", "cards": [[3, "Gravel Ogre", null], [6, "Calm Rune", null]], "side": [[1, "Lull", null]]},
                 {"name": "All in main", "legend": "Warden of the Long Dusk", "champ": [], "runes": [],
                  "main": [[3, "Gravel Ogre", null], [6, "Calm Rune", null]]}]
                """);
        String json = Run.cardinal("deck", "playable", decks, "--cards", cards, "--json").out();
        assertThat(json).contains("\"playable\": 2", "\"withUnknownCards\": 0");
        Run sim = Run.cardinal("sim", "riftbound", "--cards", cards, "--decks", decks, "--games", "1");
        assertThat(sim.err()).contains("All in main is left out", "this one has 6").doesNotContain("is a rune");
    }

    @Test
    void a_legend_is_found_by_its_champion_and_asked_about_where_two_have_it() throws IOException {
        String cards = file("cards.json", """
                [{"name": "Hand of Stone", "type": "legend", "domains": ["calm", "order"], "tags": ["Orrin"]},
                 {"name": "Voice of Ash - Starter", "type": "legend", "domains": ["calm", "order"], "tags": ["Wella"]},
                 {"name": "Eye of Ash", "type": "legend", "domains": ["calm", "order"], "tags": ["Wella"]}]
                """);
        String options = file("deck.txt", "Legend:\n1 Orrin, Hand of Stone (TST-999)\n");
        assertThat(Run.cardinal("deck", "import", options, "--cards", cards, "--game", "riftbound").out())
                .contains("\n1 Hand of Stone\n").doesNotContain("there is no card");
        assertThat(Run
                .cardinal("deck", "import", file("b.txt", "Legend: Orrin\n"), "--cards", cards, "--game", "riftbound")
                .out()).contains("\n1 Hand of Stone\n");
        assertThat(Run.cardinal("deck", "import", file("c.txt", "Legend: Wella, Voice of Ash\n"), "--cards", cards,
                "--game", "riftbound").out()).contains("\n1 Voice of Ash - Starter\n");
        assertThat(Run
                .cardinal("deck", "import", file("d.txt", "Legend: Wella\n"), "--cards", cards, "--game", "riftbound")
                .out()).contains("line 1: \"Wella\" can mean Voice of Ash - Starter or Eye of Ash; write which");
    }
}
