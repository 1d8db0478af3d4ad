package cardinal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The workshop: a card is typed, shown as it was understood, played on a table, and kept. */
class WorkshopTest {

    @TempDir
    @SuppressWarnings("NullAway.Init")
    Path dir;

    private static String workshop(String game, String typed) {
        Run run = Run.typing(typed, "cards", "try", "--game", game);
        assertThat(run.code()).as(run.toString()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).doesNotContain("Exception").doesNotContain("\tat ");
        return run.out();
    }

    private static String block(String... lines) {
        return "block\n" + String.join("\n", lines) + "\n\n";
    }

    @Test
    void aCardIsAskedForFieldByFieldAndShownAsATree() {
        String out = workshop("riftbound", """
                new
                Ember Lout


                3


                Rogue
                When you play me, deal 2 to an enemy unit, then draw 1.
                [Assault 2]

                """);
        assertThat(out).contains("type (unit | spell | gear | legend | battlefield) [unit]: ", "might [2]: ",
                "Ember Lout - unit, domain fury, energy 3, might 2, tags Rogue", "Understood:", """
                          triggered ability
                            when: play me
                            effect: in order
                              deal (2, to chosen 1 enemy unit)
                              draw 1
                          keywords: assault 2
                        """);
    }

    @Test
    void itIsPlayedAtOnceWithWhyUndoAndLog() {
        String out = workshop("riftbound", block("name: Ember Lout", "When you play me, deal 2 to an enemy unit.")
                + "play\nplay ember\nto base\nchoose Sparring Foe#1\nlog\nundo\nwhy play Ember Lout\nquit\nquit\n");
        assertThat(out).contains("1 play Ember Lout", "Sparring Foe takes 2 damage, 2 of 3 (404.1.b)",
                "You pay 2 Energy (354.1)", "Taken back: choose Sparring Foe#1", "\"play Ember Lout\" is not offered",
                "Back in the workshop: Ember Lout.");
    }

    @Test
    void whatIsNotUnderstoodIsShownWithASentenceLikeIt() {
        String out =
                workshop("riftbound", block("name: Odd One", "[Tank]", "When you play me, draw three splendid cards.")
                        + "play\ntext: Draw 1.\ntype: spell\nshow\n");
        assertThat(out).contains("Understood of it:\n  keywords: tank", "Not understood: «three splendid cards.»",
                "A sentence like it that is understood: «When you play me, ", "It cannot be played as it is",
                "the card is not understood yet", "Odd One - spell, domain fury, energy 2", "spell ability");
    }

    @Test
    void everyTypeOfRiftboundFindsItsPlace() {
        assertThat(workshop("riftbound", block("type: spell", "[Reaction]", "Draw 1.") + "play hand B\nquit\n"))
                .contains("New Card");
        assertThat(workshop("riftbound", block("name: Old Crown", "type: gear", "[E]: Draw 1.") + "play in play\n"))
                .contains("activate Old Crown");
        assertThat(workshop("riftbound", block("name: The Twin", "type: legend", "domain: mind, order",
                "[E]: [Action] — Draw 1.") + "play\n"))
                .contains("activate The Twin", "Mind Rune 6/6", "Order Rune 6/6");
        assertThat(workshop("riftbound", block("name: Salt Flats", "type: battlefield",
                "When you hold here, draw 1.") + "play\n")).contains("1 Salt Flats");
        assertThat(
                workshop("riftbound", block("name: Gatekeeper", "type: champion unit", "[Shield]") + "play in play\n"))
                .contains("move Gatekeeper to battlefield 2");
    }

    @Test
    void aFollowerOfEvolveIsPlayedAndEvolves() {
        String out = workshop("evolve", block("name: Thorn Page", "cost: 3", "[evolve][cost1]: Evolve this follower.",
                "[fanfare] Select an enemy follower on the field and deal it 2 damage.")
                + "play\nplay thorn\nchoose Sparring Foe#1\nevolve thorn\nquit\n");
        assertThat(out).contains("activated ability (evolve)", "Sparring Foe takes 2 damage, 1 defense left (5.13.1)",
                "Thorn Page evolves (5.15.1.2)", "Thorn Page 4/4 (evolved)");
        assertThat(workshop("evolve", block("type: spell", "name: Small Gift", "Draw a card.") + "play\nplay small\n"))
                .contains("You draw ");
        assertThat(workshop("evolve", block("type: amulet", "name: Glass Bell", "[act][engage]: Draw a card.")
                + "play in play\n")).contains("Glass Bell");
        assertThat(workshop("evolve", block("type: leader", "name: Lady of Moths", "class: abyss") + "play\n"))
                .contains("end turn");
    }

    @Test
    void theThreeEditionsOfUfsHaveOneWorkshop() {
        for (String game : new String[] {"ufs-2010", "ufs-2019", "universus"}) {
            String out = workshop(game, block("name: Red Rope", "type: foundation",
                    "Enhance Commit: This attack gets +2 damage.")
                    + "play in play\nplay sparring\nuse red\npass\nlog\nquit\n");
            assertThat(out).as(game).contains("enhance ability\n    cost: commit this card", "use Red Rope enhance",
                    "Sparring Jab");
            assertThat(workshop(game, block("name: Wide Swing", "type: attack", "damage: 6") + "play\n")).as(game)
                    .contains("play Wide Swing");
            assertThat(workshop(game, block("name: Mira the Bold", "type: character", "health: 22",
                    "Form Commit: Draw 1 card.") + "play\n")).as(game).contains("22/22", "use Mira the Bold form");
        }
    }

    @Test
    void aCardIsKeptInAFileAndItsTableAsAScenario() throws IOException {
        String cards = dir.resolve("mine.json").toString();
        String table = dir.resolve("mine.yaml").toString();
        workshop("riftbound", block("name: Ember Lout", "[Tank]", "When you play me, draw 1.") + "save " + cards
                + "\nmight: 5\nsave " + cards + "\nname: Ash Lout\nsave " + cards + "\nsave " + table + "\n");
        assertThat(Files.readAllLines(Path.of(cards))).containsExactly("[",
                "{\"name\":\"Ember Lout\",\"type\":\"unit\",\"domain\":\"fury\",\"energy\":2,\"might\":5,"
                        + "\"text\":\"[Tank]\\nWhen you play me, draw 1.\"},",
                "{\"name\":\"Ash Lout\",\"type\":\"unit\",\"domain\":\"fury\",\"energy\":2,\"might\":5,"
                        + "\"text\":\"[Tank]\\nWhen you play me, draw 1.\"}",
                "]");
        assertThat(Run.cardinal("cards", "check", cards).out()).contains("2 of 2 cards can be played");
        Run explained = Run.cardinal("scenario", "run", table);
        assertThat(explained.code()).as(explained.toString()).isZero();
        assertThat(workshop("riftbound", "load " + cards + " ember lout\n")).contains("Ember Lout - unit");
    }

    @Test
    void whateverIsTypedIsAnsweredInALine() {
        String out = workshop("riftbound", """
                mihgt: 4
                might: lots
                might: 3
                type: unti
                type: unit
                new dragon
                {"name": 5
                {"name": "Imp", "type": "spell", "energy": 1, "text": ["[Action]", "Draw 1."]}
                frobnicate
                play upside down
                other dog
                load nowhere.json
                save
                save nowhere/at/all.json
                help
                play
                """);
        assertThat(out).contains("there is no field \"mihgt\"", "did you mean \"might\"", "whole number from 0 to 99",
                "\"unti\" is not a card type", "there is no type \"dragon\"", "this is not JSON", "Imp - spell",
                "\"frobnicate\" is neither", "not \"upside\"", "the other player is not \"dog\"",
                "there is no such card",
                "save FILE.json", "there is no folder", "load FILE [NAME]", "play Imp",
                "The input has ended; the match is not finished.");
    }
}
