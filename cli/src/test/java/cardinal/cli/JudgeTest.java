package cardinal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a judge asks: how it ends, by which sums, whose choice it was, and what the script leaves open. */
class JudgeTest {
    private static final String COMBAT = """
            game: riftbound
            title: Two attackers against one
            cards:
              - {name: Ogre, type: unit, domain: fury, energy: 5, might: 5}
              - {name: Grunt, type: unit, domain: fury, energy: 2, might: 3}
            setup:
              turn: {player: A, number: 5, phase: action}
              A: {base: [Ogre, Grunt], runes: [fury]}
              B: {runes: [fury]}
              battlefields: [{controller: B, units: {B: [Grunt]}}, {}]
            script:
              - A: move Ogre and A.Grunt to battlefield 1
              - all pass
              - B: assign 3 to Ogre
            """;
    private static final String CHECK = """
            game: [ufs-2019, universus]
            title: A check that is changed
            rules: ["ufs-2019:E.3.5", "universus:control-check.1"]
            cards:
              - {name: Lens, type: asset, symbols: [fire], difficulty: 1, check: 4, text: "Your control checks get +3."}
              - {name: Slow Hand, type: foundation, symbols: [fire], difficulty: 6, check: 4}
            setup:
              A: {hand: [Slow Hand], stage: [Lens], checks: [4]}
            script:
              - A: play Slow Hand
            expect:
              - Slow Hand.zone: A.pool
            """;

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path dir;

    private String file(String text) throws IOException {
        return Files.writeString(dir.resolve("t.yaml"), text).toString();
    }

    private String explained(String text) throws IOException {
        return Run.cardinal("scenario", "explain", file(text)).out();
    }

    private JsonNode run(String text) throws IOException {
        return JsonMapper.shared().readTree(Run.cardinal("scenario", "run", file(text), "--json").out()).get(0);
    }

    // ---- how it ends ------------------------------------------------------------------------------------------------

    @Test
    void an_explanation_says_who_has_won_and_by_which_clause() throws IOException {
        assertThat(explained(COMBAT + "  - B concedes\n"))
                .contains("The match is over: A wins").containsPattern("The match is over: .*\\(65\\d.*\\)");
    }

    @Test
    void an_explanation_says_what_is_asked_and_of_whom() throws IOException {
        assertThat(explained(COMBAT)).contains("The match goes on: A is asked by 316.2.b").contains("end turn");
    }

    @Test
    void an_explanation_says_what_is_still_to_be_carried_out() throws IOException {
        assertThat(explained("""
                game: riftbound
                title: A spell on the chain
                cards:
                  - {name: Recall, type: spell, domain: calm, energy: 1, text: "Draw 1."}
                setup:
                  turn: {player: A, number: 5, phase: action}
                  A: {hand: [Recall], runes: [calm, calm]}
                  B: {runes: [calm]}
                script:
                  - A: play Recall
                """)).contains("still to be carried out: chain: Recall");
    }

    // ---- sums -------------------------------------------------------------------------------------------------------

    @Test
    void the_might_of_a_side_is_summed_up_unit_by_unit() throws IOException {
        assertThat(explained(COMBAT)).contains("A has 8 Might to deal: Ogre 5 + Grunt 3 (439.1.b)")
                .contains("B has 3 Might to deal: Grunt 3 (439.1.c)")
                .contains("Grunt#2 takes 8 damage, 8 against Might 3");
    }

    @Test
    void a_check_tells_what_was_checked_what_was_added_and_against_what() throws IOException {
        assertThat(explained(CHECK)).contains("4 + 3 against 6");
    }

    @Test
    void damage_in_evolve_tells_what_is_left_and_what_changed_it() throws IOException {
        assertThat(explained("""
                game: evolve
                title: Damage to a leader and to a follower
                cards:
                  - {name: Boar, type: follower, cost: 2, attack: 3, defense: 4}
                setup:
                  turn: {player: A, number: 5, phase: main}
                  A: {field: [Boar]}
                script:
                  - A: attack leader with Boar
                """)).contains("B's leader takes 3 damage, 17 defense left (5.13.1)");
    }

    // ---- what the script leaves open --------------------------------------------------------------------------------

    private static final String PILE = """
            game: universus
            title: Two cards go to the discard pile
            cards:
              - {name: Oak, type: foundation, symbols: [fire], difficulty: 1, check: 4}
              - {name: Jab, type: foundation, symbols: [fire], difficulty: 1, check: 4}
              - {name: Mill, type: asset, symbols: [fire], difficulty: 1, check: 4, text: "Form: Discard the top 2 cards of your deck."}
            setup:
              A: {stage: [Mill], deck: [Oak, Jab]}
            script:
              - A: use Mill form%s
              - A: pass
            """;

    @Test
    void an_order_that_can_matter_is_not_taken_silently() throws IOException {
        JsonNode open = run(PILE.formatted(""));
        assertThat(open.get("passed").asBoolean()).as(open.toString()).isFalse();
        assertThat(open.get("message").asString()).contains("discard-pile.3").contains("choose Oak | choose Jab");
        JsonNode said = run(PILE.formatted(" > choose Jab"));
        assertThat(said.get("passed").asBoolean()).as(said.toString()).isTrue();
    }

    @Test
    void an_explanation_says_whose_choice_an_order_was() throws IOException {
        assertThat(explained(PILE.formatted(" > choose Jab")))
                .contains("A: choose Jab  (discard-pile.3)  the order is the choice of A: choose Oak | choose Jab");
    }

    @Test
    void cards_that_look_alike_have_no_order_and_what_is_assumed_is_told() throws IOException {
        JsonNode alike = run(PILE.formatted("").replace("[Oak, Jab]", "[Oak, Oak]"));
        assertThat(alike.get("passed").asBoolean()).as(alike.toString()).isTrue();
        assertThat(alike.get("editions").get(0).get("assumed").get(0).asString())
                .contains("A: choose Oak#1 (discard-pile.3)");
    }

    // ---- results for tools ------------------------------------------------------------------------------------------

    @Test
    void a_result_has_an_outcome_for_each_edition_and_clauses_as_they_are_written() throws IOException {
        JsonNode result = run(CHECK);
        assertThat(result.get("rules").toString()).contains("ufs-2019:E.3.5").contains("universus:control-check.1");
        assertThat(result.get("editions").size()).isEqualTo(2);
        JsonNode second = result.get("editions").get(1);
        assertThat(second.get("game").asString()).isEqualTo("universus");
        assertThat(second.get("passed").asBoolean()).as(result.toString()).isTrue();
        assertThat(second.get("rules").toString()).isEqualTo("[\"control-check.1\"]");
        assertThat(second.get("ending").get("over").asBoolean()).isFalse();
        assertThat(second.get("ending").get("asked").asString()).isEqualTo("A");
    }

    @Test
    void every_card_that_is_not_understood_is_named() throws IOException {
        JsonNode result = run("""
                game: riftbound
                title: Riddles
                cards:
                  - {name: One, type: spell, domain: calm, energy: 1, text: "Whistle a merry tune."}
                  - {name: Two, type: spell, domain: calm, energy: 1, text: "Draw 1."}
                  - {name: Three, type: spell, domain: calm, energy: 1, text: "Sing out of tune."}
                """);
        assertThat(result.get("message").asString()).contains("t.yaml:4: the text of One is not understood")
                .contains("t.yaml:6: the text of Three is not understood").doesNotContain("Two");
    }

    @Test
    void reasons_against_a_card_with_its_owner_are_those_of_the_card_alone() throws IOException {
        JsonNode result = run("""
                game: riftbound
                title: Whose card
                cards:
                  - {name: Imp, type: unit, domain: fury, energy: 1, might: 1}
                setup:
                  turn: {player: A, number: 5, phase: action}
                  A: {hand: [Imp], runes: [fury]}
                  B: {hand: [Imp], runes: [fury]}
                script:
                  - B cannot: play B.Imp because 1.2.3
                """);
        assertThat(result.get("message").asString()).contains("because: ").doesNotContain("you see no card");
    }

    private static final String COPY = """
            game: riftbound
            title: A's Shadow becomes a Wyrm
            cards:
              - {name: Graft, type: spell, domain: chaos, energy: 0, text: "A friendly unit becomes a copy of an enemy unit."}
              - {name: Zap, type: spell, domain: chaos, energy: 0, text: "Deal 1 to a unit."}
              - {name: Shadow, type: unit, domain: chaos, energy: 2, might: 1}
              - {name: Wyrm, type: unit, domain: fury, energy: 4, might: 4}
            setup:
              turn: {player: A, number: 5, phase: action}
              A: {hand: [Graft, Zap], base: [%s], runes: [chaos]}
              B: {base: [Wyrm, Shadow], runes: [fury]}
            script:
              - A: play Graft > choose %s > choose Wyrm
              - all pass
            """;

    @Test
    void after_a_copy_a_card_with_its_owner_is_still_that_card() throws IOException {
        JsonNode result = run(COPY.formatted("Shadow", "A.Shadow") + """
              - expect: {A.Shadow.might: 4, B.Shadow.might: 1, A.Wyrm.might: 4, A.Wyrm.zone: A.base, Wyrm.zone: B.base}
              - A: play Zap > choose A.Shadow
              - all pass
            expect:
              - A.Wyrm.damage: 1
              - A.Shadow.damage: 1
              - B.Wyrm.damage: 0
              - B.Shadow.damage: 0
            """);
        assertThat(result.get("passed").asBoolean()).as(result.toString()).isTrue();
    }

    @Test
    void after_a_copy_a_name_that_two_cards_have_is_refused() throws IOException {
        JsonNode result = run(COPY.formatted("Shadow, Wyrm", "Shadow#1").replace("choose Wyrm", "choose B.Wyrm") + """
            expect:
              - A.Wyrm.damage: 0
            """);
        assertThat(result.get("message").asString()).contains("\"A.Wyrm\" can mean Wyrm#1, Shadow#1");
    }

    // ---- setups -----------------------------------------------------------------------------------------------------

    @ParameterizedTest
    @ValueSource(strings = {"riftbound", "evolve", "ufs-2010", "ufs-2019", "universus"})
    void a_hand_can_be_a_number_of_blank_cards(String game) throws IOException {
        JsonNode result = run("""
                game: %s
                title: So many cards
                setup:
                  A: {hand: 3}
                  B: {hand: 0}
                expect:
                  - A.hand.count: 3
                  - B.hand.count: 0
                  - Blank#3.zone: A.hand
                """.formatted(game));
        assertThat(result.get("passed").asBoolean()).as(result.toString()).isTrue();
    }

    @Test
    void a_token_that_no_card_defines_is_refused_before_the_match_begins() throws IOException {
        String yaml = """
                game: universus
                title: A token of nothing
                cards:
                  - {name: Forge, type: asset, symbols: [fire], difficulty: 1, check: 4, text: "Form: Add 1 Clank token to your stage."}
                setup:
                  A: {stage: [Forge]}
                expect:
                  - A.stage.count: 2
                """;
        assertThat(run(yaml).get("message").asString())
                .contains("t.yaml:4: Forge makes a Clank token, and no card is called so");
        String cards = Files.writeString(dir.resolve("cards.json"), """
                [{"name": "Forge", "type": "asset", "symbols": ["fire"], "difficulty": 1, "check": 4,
                  "text": "Form: Add 1 Clank token to your stage."}]
                """).toString();
        Run checked = Run.cardinal("cards", "check", cards, "--game", "universus");
        assertThat(checked.out()).contains("0 of 1 cards can be played").contains("Clank token");
    }

    @Test
    void without_an_attack_a_block_lacks_the_block_step_and_nothing_else() throws IOException {
        JsonNode result = run("""
                game: [ufs-2010, ufs-2019, universus]
                title: Nothing to block
                cards:
                  - {name: Shield, type: foundation, symbols: [fire], difficulty: 1, check: 4, block: 0, block_zone: mid}
                setup:
                  A: {hand: [Shield]}
                  B: {hand: [Shield]}
                script:
                  - B cannot: block with B.Shield because 0
                """);
        assertThat(result.get("message").asString()).contains("blocks are played by the defender in the Block Step")
                .doesNotContain("an effect bars").doesNotContain("does not reach");
    }

    // ---- rules ------------------------------------------------------------------------------------------------------

    @Test
    void words_are_looked_for_in_paraphrases_and_all_of_them_must_be_there() {
        Run run = Run.cardinal("rules", "riftbound", "burn", "out");
        assertThat(run.code()).as(run.toString()).isZero();
        assertThat(run.out().lines().toList()).anyMatch(line -> line.startsWith("418 "))
                .noneMatch(line -> line.startsWith("415.1 "));
        JsonNode found = JsonMapper.shared().readTree(Run.cardinal("rules", "riftbound", "burn out", "--json").out());
        assertThat(found.size()).isPositive();
        assertThat(found.get(0).get("summary").asString().toLowerCase(java.util.Locale.ROOT)).contains("burn");
        Run nothing = Run.cardinal("rules", "riftbound", "batlefield");
        assertThat(nothing.code()).isEqualTo(2);
        assertThat(nothing.err()).contains("did you mean \"battlefield");
        assertThat(Run.cardinal("rules", "riftbound", "415.99").err()).contains("there is no clause \"415.99\"");
    }

    @Test
    void a_clause_is_shown_with_what_is_around_it() {
        String page = Run.cardinal("rules", "riftbound", "439.1.d.3").out();
        assertThat(page).contains("part of:").contains("439.1.d ").contains("beside it:").contains("439.1.d.4")
                .contains("tests:").contains("code:")
                .containsPattern("games/riftbound/src/main/java/cardinal/riftbound/flow/AssignDamage.java:\\d+");
        assertThat(Run.cardinal("rules", "riftbound", "439.1").out()).contains("its parts:").contains("439.1.a ");
        assertThat(Run.cardinal("rules", "riftbound", "342.1.a").out()).contains("readings:").contains("3: ");
        JsonNode one = JsonMapper.shared().readTree(Run.cardinal("rules", "riftbound", "439.1", "--json").out()).get(0);
        assertThat(one.propertyNames()).contains("clause", "status", "summary", "note", "parent", "children",
                "neighbours", "readings", "tests", "code");
    }

    @Test
    void a_clause_of_an_edition_is_cited_where_the_code_cites_the_one_it_stands_for() {
        assertThat(Run.cardinal("rules", "universus", "discard-pile.3").out()).contains("code:");
        assertThat(Run.cardinal("rules", "ufs-2010", "4.4.3").out()).contains("code:");
    }
}
