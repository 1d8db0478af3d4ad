package cardinal.riftbound.words;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Match;
import cardinal.kernel.Purpose;
import cardinal.kernel.Question;
import cardinal.kernel.Setup;
import cardinal.riftbound.Riftbound;
import cardinal.riftbound.compile.CompiledPool;
import cardinal.riftbound.scenario.RiftScenarioGame;
import cardinal.riftbound.set.StarterSet;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.RiftTable;
import cardinal.scenario.ScenarioRunner;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What questions say, word for word. */
class QuestionWordsTest {
    private static final String CARDS = """
            game: riftbound
            title: a table
            cards:
              - {name: Grunt, type: unit, domain: fury, energy: 2, might: 3}
              - {name: Twofold, type: spell, domain: fury, energy: 0, text: "Choose one — • Draw 1. • Kill a unit."}
              - {name: Bolt, type: spell, domain: fury, energy: 0, text: "Deal 2 to an enemy unit."}
              - {name: Purge, type: spell, domain: fury, energy: 0, text: "Discard 2, then draw 2."}
              - {name: Scout, type: unit, domain: fury, energy: 0, might: 1, text: "When you play me, you may draw 1."}
              - {name: Toll, type: unit, domain: fury, energy: 0, might: 1, text: "When you play me, you may pay [1] to draw 1."}
              - {name: Rite, type: spell, domain: order, energy: 3, text: "As you play this, you may kill a friendly unit as an additional cost. If you do, reduce this card's cost by [2].\\nDraw 1."}
              - {name: Racer, type: unit, domain: fury, energy: 1, might: 2, text: "[Accelerate]"}
              - {name: Twin, type: unit, domain: fury, energy: 0, might: 1, text: "When you play me, draw 1.\\nWhen you play me, buff me."}
            """;

    private static void passes(String rest) {
        assertThat(new ScenarioRunner(List.of(new RiftScenarioGame(new CompiledPool()))).run("t.yaml", CARDS + rest)
                .message()).isEmpty();
    }

    @Test
    void a_modal_card_offers_its_modes_by_their_words() {
        passes("""
                setup: {A: {hand: [Twofold], runes: [fury]}, B: {base: [Grunt]}}
                script:
                  - A: play Twofold
                  - expect: {prompt.question: Choose what Twofold does, prompt.purpose: mode, prompt.source: Twofold}
                  - expect: {options: {exactly: [draw 1, kill a unit]}}
                  - A: mode 1
                  - all pass
                expect: {A.hand.count: 1}
                """);
    }

    @Test
    void a_target_is_asked_for_with_what_is_done_to_it() {
        passes("""
                setup: {A: {hand: [Bolt], runes: [fury]}, B: {base: [Grunt, Grunt]}}
                script:
                  - A: play Bolt
                  - expect: {prompt.question: Choose an enemy unit to deal 2 to, prompt.purpose: target, prompt.part: an enemy unit}
                """);
    }

    @Test
    void what_one_may_do_is_asked_in_its_words() {
        passes("""
                setup: {A: {hand: [Scout], runes: [fury]}}
                script:
                  - A: play Scout
                  - all pass
                  - expect: {prompt.question: Draw 1?, prompt.purpose: may, prompt.source: Scout, prompt.part: draw 1}
                """);
        passes("""
                setup: {A: {hand: [Toll], runes: [fury]}}
                script:
                  - A: play Toll
                  - all pass
                  - expect: {prompt.question: "Pay [1] to draw 1?", prompt.purpose: pay extra}
                  - expect: {prompt.part: "you may pay [1] to draw 1"}
                """);
    }

    @Test
    void a_discard_says_how_many_and_which_of_them() {
        passes("""
                setup: {A: {hand: [Purge, Grunt, Bolt, Scout], runes: [fury]}}
                script:
                  - A: play Purge
                  - all pass
                  - expect: {prompt.question: Discard 2 cards (1 of 2), prompt.purpose: discard, prompt.part: Discard 2}
                  - A: choose Grunt
                  - expect: {prompt.question: Discard 2 cards (2 of 2)}
                """);
    }

    @Test
    void an_additional_cost_says_what_it_is() {
        passes("""
                setup: {A: {hand: [Rite], base: [Grunt], runes: [order, order, order]}}
                script:
                  - A: play Rite
                  - expect: {prompt.question: "Kill a friendly unit as an additional cost to play Rite?", prompt.purpose: pay extra}
                  - expect: {prompt.part: kill a friendly unit}
                """);
        passes("""
                setup: {A: {hand: [Racer], runes: [fury, fury, fury]}}
                script:
                  - A: play Racer
                  - expect: {prompt.question: "Pay 1 energy and 1 Fury power more so that Racer enters ready?", prompt.purpose: pay extra}
                """);
    }

    @Test
    void the_order_of_triggers_and_windows_is_asked_by_the_rules() {
        passes("""
                setup: {A: {hand: [Twin], runes: [fury]}}
                script:
                  - expect: {prompt.question: "Your turn: what do you do?", prompt.purpose: turn, prompt.source: none}
                  - A: play Twin
                  - expect: {prompt.question: Which ability goes on the chain first?, prompt.purpose: order abilities, prompt.source: none}
                  - expect: {options: {exactly: [choose ability of Twin (1), choose ability of Twin (2)]}}
                  - A: choose ability of Twin (1)
                  - expect: {prompt.question: "Respond to the ability of Twin, or pass", prompt.purpose: respond, prompt.source: none}
                """);
    }

    @Test
    void the_first_question_is_whether_to_keep_the_hand() {
        Riftbound rules = new Riftbound(StarterSet.pool());
        Match<RiftTable> match = Match.start(rules,
                new Setup(rules.id(), "duel", 1, StarterSet.decks().subList(0, 2)));
        Question question = match.question();
        assertThat(question.words()).isEqualTo("Keep these cards, or change up to 2 of them?");
        assertThat(question.purpose()).isEqualTo(Purpose.MULLIGAN);
        assertThat(match.answer(0).effect()).isEqualTo("play with the cards you have");
    }

    @Test
    void every_kind_of_option_has_a_word_of_its_own() throws IllegalAccessException {
        List<String> kinds = new ArrayList<>();
        for (Field field : Choice.class.getFields()) {
            if (!field.getName().startsWith("FOR_")) {
                kinds.add(Answers.kind(field.getInt(null)));
            }
        }
        assertThat(kinds).isNotEmpty().doesNotHaveDuplicates();
    }
}
