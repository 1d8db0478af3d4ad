package cardinal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Card files in the shapes that people have become pools that every command can use. */
class CardPoolsTest {
    private static final String RIFTBOUND = """
            [{"name": "Gravel Ogre", "publicCode": "TST-001/003", "setId": "TST", "domains": ["Fury"], "cardTypes": ["Unit"],
              "superTypes": [], "energy": "3", "power": "", "might": "4", "tags": [], "orientation": "portrait",
              "abilityText": "[Assault] (+1 :rb_might: while I'm an attacker.)"},
             {"name": "Gravel Ogre", "publicCode": "TST-001a/003", "setId": "TST", "domains": ["Fury"], "cardTypes": ["Unit"],
              "superTypes": [], "energy": "3", "power": "", "might": "4", "tags": [],
              "abilityText": "[Assault] (+1 :rb_might: while I'm an attacker.)"},
             {"name": "Riddle", "publicCode": "TST-002/003", "setId": "TST", "domains": ["Mind"], "cardTypes": ["Spell"],
              "superTypes": [], "energy": "1", "power": "", "might": "", "tags": [],
              "abilityText": "Whistle a merry tune."}]
            """;
    private static final String EVOLVE = """
            [{"cardNo": "TS01-001", "name": "Bramble Imp", "type": "base", "class": "forest", "format": "Any",
              "cardType": "Follower", "trait": "Pixie", "cost": "1", "attack": "1", "defense": "2",
              "effect": "[fanfare] Draw a card."},
             {"cardNo": "TS01-002", "name": "Bramble Imp Evolved", "type": "evolved", "class": "forest", "format": "Any",
              "cardType": "Follower / Evolved", "trait": "Pixie", "cost": "-", "attack": "3", "defense": "4",
              "effect": "-"}]
            """;
    private static final String UNIVERSUS = """
            [{"name": "Palm of Slate", "type": "attack", "extension": "Test", "extension_short": "tst", "rarity": "common",
              "formats": ["standard"], "resources": ["fire", "water"], "keywords": ["Stun: 1"], "control": 3, "difficulty": 2,
              "block_modifier": 1, "block_zone": "mid", "speed": 3, "damage": 3, "attack_zone": "high",
              "card_number": "1", "text": "Enhance: This attack gets +1 damage."}]
            """;

    @TempDir
    @SuppressWarnings("NullAway.Init")
    Path dir;

    @BeforeEach
    void ownFolder() {
        System.setProperty("cardinal.data", dir.resolve("data").toString());
    }

    @AfterEach
    void usualFolder() {
        System.clearProperty("cardinal.data");
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(dir.resolve(name), text).toString();
    }

    @Test
    void the_three_public_shapes_are_recognised_and_imported() throws IOException {
        Run riftbound = Run.cardinal("cards", "import", file("Rift Cards.json", RIFTBOUND));
        assertThat(riftbound.code()).as(riftbound.toString()).isZero();
        assertThat(riftbound.out()).contains("made the card pool \"rift-cards\" of riftbound: 2 cards in 3 printings")
                .contains("orientation").contains("1 can be played, 1 cannot");
        assertThat(Run.cardinal("cards", "import", file("e.json", EVOLVE)).out()).contains("of evolve: 2 cards")
                .contains("all of them can be played");
        assertThat(Run.cardinal("cards", "import", file("u.json", UNIVERSUS)).out()).contains("of universus: 1 card\n");
        assertThat(Run.cardinal("cards", "import", file("u.json", UNIVERSUS), "--game", "ufs-2010").out())
                .contains("of ufs-2010");
        assertThat(Run.cardinal("cards", "pools").out()).contains("rift-cards", "evolve", "universus", "ufs-2010");
    }

    @Test
    void our_own_shape_needs_its_game_and_wrong_games_are_refused() throws IOException {
        String own = file("own.json", "[{\"name\": \"Ogre\", \"type\": \"unit\", \"might\": 3}]");
        assertThat(Run.cardinal("cards", "import", own).err()).contains("do not say of which game");
        assertThat(Run.cardinal("cards", "import", own, "--game", "riftbound", "--name", "o").code()).isZero();
        Run wrong = Run.cardinal("cards", "import", file("e.json", EVOLVE), "--game", "riftbound");
        assertThat(wrong.code()).isEqualTo(2);
        assertThat(wrong.err()).contains("cards of evolve, not of riftbound: --game evolve");
    }

    @Test
    void a_file_of_our_own_with_mistakes_is_refused_and_nothing_is_kept() throws IOException {
        String wrong = file("bad.json", """
                [{"name": "Ogre", "type": "unit", "might": 3}, {"name": "Ogre", "type": "unit", "might": 4},
                 {"name": "Riddle", "type": "spel"}]""");
        Run run = Run.cardinal("cards", "import", wrong, "--game", "riftbound");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("card 2 (Ogre)").contains("might \"3\" and \"4\"").contains("card 3 (Riddle)")
                .contains("did you mean");
        assertThat(Run.cardinal("cards", "pools").out()).contains("there is no card pool");
    }

    @Test
    void good_rows_of_a_published_file_are_kept_and_the_others_reported() throws IOException {
        String mixed = file("mixed.json", RIFTBOUND.replaceFirst("\"might\": \"4\"", "\"might\": \"5\"")
                .replace("[\"Spell\"]", "[\"Arena\"]"));
        Run run = Run.cardinal("cards", "import", mixed, "--name", "mixed");
        assertThat(run.code()).as(run.toString()).isZero();
        assertThat(run.out()).contains("1 card in 2 printings", "1 row was left out", "card 3 (Riddle)",
                "unsupported: \"Arena\" is not a card type", "might \"5\" and \"4\"", "all of them can be played");
        Run check = Run.cardinal("cards", "check", "--pool", "mixed");
        assertThat(check.code()).isEqualTo(1);
        assertThat(check.out()).contains("«(card kind) Arena»  Riddle", "1 of 2 cards can be played");
        assertThat(Run.cardinal("cards", "check", "--json", mixed).out()).contains("is not a card type");
    }

    @Test
    void corrected_text_of_a_published_file_is_the_text() throws IOException {
        String errata = file("errata.json", UNIVERSUS.replace("\"text\": \"Enhance: This attack gets +1 damage.\"",
                "\"text_errata\": \"Enhance: This attack gets +2 damage.\", \"text\": \"Nobody reads this.\""));
        assertThat(Run.cardinal("cards", "import", errata).out()).contains("all of them can be played")
                .doesNotContain("without text");
    }

    @Test
    void a_deck_with_a_card_that_is_not_understood_is_refused_with_its_words() throws IOException {
        Run.cardinal("cards", "import", file("r.json", RIFTBOUND), "--name", "mine");
        Run deck = Run.cardinal("deck", "check", file("d.txt", "3 Riddle\n3 Gravel Ogre\n"), "--pool", "mine");
        assertThat(deck.code()).isEqualTo(1);
        assertThat(deck.out()).contains("Riddle cannot be played yet").contains("Whistle a merry tune")
                .doesNotContain("Gravel Ogre cannot");
        assertThat(Run.cardinal("deck", "check", file("n.txt", "2 TST-001a\n"), "--pool", "mine").out())
                .as("every printing has its number").doesNotContain("no card with the number");
        Run check = Run.cardinal("cards", "check", "--pool", "mine");
        assertThat(check.code()).isEqualTo(1);
        assertThat(check.out()).contains("unlocks 1 of 1").contains("1 of 2 cards can be played");
    }

    @Test
    void a_journal_keeps_its_cards_and_replays_when_its_pool_is_missing_or_another() throws IOException {
        Run.cardinal("cards", "import", file("e.json", EVOLVE), "--name", "mine");
        Run sim = Run.cardinal("sim", "evolve", "--pool", "mine", "--games", "1", "--journals",
                dir.resolve("j").toString());
        assertThat(sim.code()).as(sim.toString()).isZero();
        String journal = dir.resolve("j/game-000000.journal").toString();
        assertThat(Run.cardinal("replay", "verify", journal).code()).isZero();
        Run.cardinal("cards", "import", file("e.json", EVOLVE.replace("\"1\"", "\"2\"")), "--name", "mine");
        Run other = Run.cardinal("replay", "verify", journal);
        assertThat(other.code()).as(other.toString()).isZero();
        assertThat(other.out()).contains("all fingerprints agree");
        Run.cardinal("cards", "remove", "mine", "--game", "evolve");
        Run missing = Run.cardinal("replay", "verify", journal);
        assertThat(missing.code()).as(missing.toString()).isZero();
        assertThat(missing.out()).contains("all fingerprints agree");
    }

    @Test
    void several_pools_are_one_and_of_cards_in_more_than_one_the_last_counts() throws IOException {
        String ogre =
                "[{\"name\": \"Ogre\", \"type\": \"unit\", \"might\": %d}, {\"name\": \"%s\", \"type\": \"unit\", \"might\": 1}]";
        Run.cardinal("cards", "import", file("a.json", ogre.formatted(3, "Ash")), "--game", "riftbound");
        Run.cardinal("cards", "import", file("b.json", ogre.formatted(5, "Birch")), "--game", "riftbound");
        String scenario = file("both.yaml", """
                game: riftbound
                title: Cards of two pools
                setup:
                  A: {base: [Ogre, Ash, Birch]}
                expect:
                  Ogre.might: %d
                """);
        assertThat(Run.cardinal("scenario", "run", file("5.yaml", Files.readString(Path.of(scenario)).formatted(5)),
                "--pool", "a,b").toString()).contains("passed");
        assertThat(Run.cardinal("scenario", "run", file("3.yaml", Files.readString(Path.of(scenario)).formatted(3)),
                "--pool", "b, a").toString()).contains("passed");
        assertThat(Run.cardinal("cards", "check", "--pool", "a,b").out()).contains("3 of 3 cards");
        assertThat(Run.cardinal("cards", "check", "--pool", "a,c").err()).contains("there is no card pool \"c\"");
        assertThat(Run.cardinal("cards", "check", "--pool", "a,a").err()).contains("or one twice");
        String both = dir.resolve("both.json").toString();
        assertThat(Run.cardinal("cards", "export", "a,b", "--game", "riftbound", "--out", both).out())
                .contains("wrote 4 rows");
        assertThat(Run.cardinal("cards", "export", "a", "--game", "riftbound", "--out", both).err())
                .contains("there is a file of this name already");
        assertThat(Run.cardinal("cards", "export", "a", "--game", "riftbound").out()).contains("Ash")
                .doesNotContain("Birch");
    }

    @Test
    void a_scenario_may_use_the_cards_of_a_pool() throws IOException {
        Run.cardinal("cards", "import", file("e.json", EVOLVE), "--name", "mine");
        String scenario = file("s.yaml", """
                game: evolve
                title: An imported follower is played
                setup:
                  A: {hand: [Bramble Imp]}
                script:
                  - A: play Bramble Imp
                """);
        assertThat(Run.cardinal("scenario", "run", scenario).code()).isEqualTo(1);
        Run run = Run.cardinal("scenario", "run", scenario, "--pool", "mine");
        assertThat(run.code()).as(run.toString()).isZero();
        Run perft = Run.cardinal("perft", scenario, "--pool", "mine", "--depth", "1");
        assertThat(perft.code()).as(perft.toString()).isZero();
        assertThat(Run.cardinal("scenario", "run", scenario, "--pool", "none").err()).contains("there is no card pool");
    }
}
