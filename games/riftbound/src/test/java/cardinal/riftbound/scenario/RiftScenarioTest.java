package cardinal.riftbound.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.riftbound.card.CardData;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.card.Domain;
import cardinal.riftbound.compile.CompiledPool;
import cardinal.riftbound.program.CardPool;
import cardinal.scenario.ScenarioResult;
import cardinal.scenario.ScenarioRunner;
import java.util.List;
import org.junit.jupiter.api.Test;

class RiftScenarioTest {
    private static final String CARDS = """
            game: riftbound
            title: a table
            cards:
              - {name: Grunt, type: unit, domain: fury, energy: 2, might: 3}
              - {name: Ogre, type: unit, domain: fury, energy: 5, might: 5, tags: [Giant], text: "[Tank]"}
              - {name: Bolt, type: spell, domain: fury, energy: 1, text: "Deal 2 to a unit."}
              - {name: Caller, type: unit, domain: order, energy: 1, might: 1, text: "When you play me, play two 1 [M] Recruit unit tokens into your base."}
              - {name: Banner, type: gear, domain: order, energy: 1}
              - {name: Warlord, type: legend, domains: [order, mind]}
              - {name: Grove, type: battlefield}
            """;

    private static ScenarioResult run(String rest) {
        return new ScenarioRunner(List.of(new RiftScenarioGame(new CompiledPool()))).run("t.yaml", CARDS + rest);
    }

    private static void passes(String rest) {
        assertThat(run(rest).message()).isEmpty();
    }

    @Test
    void what_is_not_said_is_filled_in() {
        passes("""
                setup: {A: {runes: [fury]}}
                expect:
                  - {turn.player: A, turn.number: 1, turn.phase: action, state: neutral open, prompt.player: A}
                  - {A.hand.count: 0, A.deck.count: 20, A.runeDeck.count: 11, A.points: 0, A.energy: 0, A.power: 0, A.legend: none}
                  - {B.deck.top: B.Blank#1, B.runeDeck.top: B.Fury Rune#1}
                  - {battlefield 1.card: Battlefield 1, battlefield 2.controller: none, battlefield 1.contested: none}
                  - {showdown: none, combat: none, focus: none, chain: none, over: false}
                """);
    }

    @Test
    void decks_are_filled_below_the_cards_that_are_listed() {
        passes("""
                setup:
                  A: {deck: [Grunt, Bolt], runes: [calm, mind, mind], runeDeck: [body]}
                  B: {deck: [], runeDeck: [], legend: Warlord}
                expect:
                  - {A.deck.count: 22, A.deck.top: Grunt, A.deck.bottom: A.Blank#20}
                  - {A.runeDeck.count: 9, A.runeDeck.top: Body Rune}
                  - {B.deck.count: 0, B.deck.top: none, B.runeDeck.count: 0}
                """);
        passes("""
                setup:
                  A: {deck: {exactly: [Grunt, Bolt]}, runeDeck: {exactly: [fury]}, legend: Warlord}
                  B: {legend: Warlord}
                expect:
                  - {A.deck: [Bolt, Grunt], A.runeDeck: [Fury Rune]}
                  - B.runeDeck: {include: [B.Order Rune#6, B.Mind Rune#6], exclude: [B.Order Rune#7, B.Fury Rune]}
                """);
    }

    @Test
    void cards_are_called_by_name_number_and_owner_in_reading_order() {
        passes("""
                setup:
                  A: {base: [Grunt, Ogre], hand: [Grunt]}
                  battlefields: [{units: {B: [Grunt]}}]
                  B: {trash: [Grunt]}
                expect:
                  - {Ogre.zone: A.base, ogre#1.zone: A.base, A.Ogre.owner: A}
                  - {Grunt#1.zone: A.base, Grunt#2.zone: A.hand, Grunt#3.zone: battlefield 1, Grunt#4.zone: B.trash}
                  - {A.Grunt#2.zone: A.hand, B.Grunt#1.zone: battlefield 1, B.Grunt#2.zone: B.trash}
                  - {A.base: [Grunt, Ogre], A.hand: Grunt#2, B.trash: [B.Grunt#2], Grunt.count: 2}
                """);
    }

    @Test
    void cards_have_the_state_they_are_given() {
        passes("""
                setup:
                  A:
                    base: [{card: Ogre, exhausted: true, damage: 2, buff: 1}, {card: Grunt, counters: {buff: 2}}, {card: Grunt, controller: B}]
                    runes: [fury, {card: fury, exhausted: true}]
                    gear: [{card: Banner, exhausted: true}]
                    champion: Ogre
                    banished: [Bolt]
                    points: 3
                    energy: 2
                    power: {fury: 1, any: 2}
                    played: 1
                  battlefields:
                    - {card: Grove, controller: B, units: {B: [{card: Grunt, stunned: true}]}, facedown: {B: {card: Bolt, hiddenThisTurn: true}}, scored: [B]}
                    - {contested: none}
                expect:
                  - {Ogre#1.exhausted: true, Ogre#1.ready: false, Ogre#1.damage: 2, Ogre#1.buffed: true, Ogre#1.might: 6, Ogre#1.mighty: true}
                  - {Ogre#1.keywords: [Tank], Ogre#1.keyword.tank: true, Ogre#1.keyword.shield: 0, Ogre#1.tag.Giant: true, Ogre#1.energyCost: 5}
                  - {Grunt#1.buffs: 2, Grunt#1.might: 5, Grunt#2.zone: B.base, Grunt#2.controller: B, Grunt#2.owner: A}
                  - {A.runes: [Fury Rune#1, Fury Rune#2], A.runes.ready: 1, A.runes.exhausted: 1, A.gear: [Banner], Banner.exhausted: true}
                  - {A.champion: Ogre#2, Ogre#2.zone: A.champion, A.banishment: [Bolt#1], A.points: 3, A.played: 1}
                  - {A.energy: 2, A.power: 3, A.power.fury: 1, A.power.any: 2, A.power.calm: 0}
                  - {Grunt#3.stunned: true, Grunt#3.zone: battlefield 1, battlefield 1.units: [Grunt#3], battlefield 1.units.A.count: 0}
                  - {battlefield 1.facedown: Bolt#2, Bolt#2.facedown: true, Bolt#2.zone: facedown 1, Grove.controller: B, battlefield 1.scored: B}
                  - {A.units: [Ogre#1, Grunt#1], B.units: [Grunt#2, Grunt#3]}
                """);
    }

    @Test
    void units_alone_at_a_battlefield_control_it() {
        passes("""
                setup:
                  battlefields: [{units: {A: [Grunt]}}, {units: {B: [Grunt]}, contested: B}]
                  turn: {player: B}
                  B: {runes: [fury]}
                expect:
                  - {battlefield 1.controller: A, battlefield 2.controller: none, battlefield 2.contested: B, showdown: battlefield 2}
                """);
    }

    @Test
    void a_turn_begins_at_the_phase_that_is_named() {
        passes("""
                setup: {turn: {player: B, number: 4, phase: awaken}, B: {base: [{card: Grunt, exhausted: true}]}, battlefields: [{units: {B: [Ogre]}}]}
                expect:
                  - {turn.number: 4, turn.player: B, turn.phase: action, Grunt.ready: true, B.points: 1, B.runes.count: 2, B.hand.count: 1, A.turns: 2, B.turns: 1}
                """);
        passes("""
                setup: {turn: {player: B, number: 4, phase: draw}, battlefields: [{units: {B: [Ogre]}}]}
                expect: {turn.number: 4, B.points: 0, B.runes.count: 0, B.hand: [B.Blank#1], Blank.count: 0}
                """);
        passes("""
                setup: {turn: {player: B, number: 4, phase: ending}}
                expect: {turn.number: 5, turn.player: A, turn.phase: action}
                """);
    }

    @Test
    void a_price_is_paid_in_the_usual_way_unless_the_script_pays() {
        String setup = """
                setup: {A: {hand: [Bolt], runes: [fury, calm]}, B: {base: [Grunt]}}
                script:
                """;
        passes(setup + """
                  - A: play Bolt
                  - expect: {chain: [Bolt], chain.count: 1, state: neutral closed, A.runes.ready: 1}
                  - all pass
                expect: {Grunt.damage: 2, Bolt.zone: A.trash}
                """);
        passes(setup + """
                  - A: play Bolt > exhaust Calm Rune
                expect: {Calm Rune.exhausted: true, Fury Rune.ready: true}
                """);
    }

    @Test
    void a_battlefield_can_be_called_by_its_name() {
        passes("""
                setup: {A: {base: [Grunt]}, battlefields: [{}, Grove]}
                script:
                  - A: move A.Grunt to Grove
                expect: {Grunt.zone: battlefield 2}
                """);
    }

    @Test
    void tokens_are_numbered_as_they_are_made() {
        passes("""
                setup: {A: {hand: [Caller], runes: [order]}}
                script:
                  - expect: {Recruit.count: 0}
                  - A: play Caller
                  - all pass
                expect: {Recruit.count: 2, Recruit#1.token: true, Recruit#2.zone: A.base, A.units: [Caller, Recruit, Recruit]}
                """);
    }

    @Test
    void a_card_with_two_meanings_must_be_told_apart() {
        assertThat(run("""
                setup: {A: {base: [Grunt, Grunt]}}
                script:
                  - A: move Grunt to battlefield 1
                """).message()).contains("t.yaml:13: A: move Grunt to battlefield 1",
                "this can mean: move Grunt#1 to battlefield 1 | move Grunt#2 to battlefield 1");
    }

    @Test
    void shipped_cards_are_known_by_name() {
        CardPool shipped = new CompiledPool();
        shipped.add(new CardData("Guard", "", CardType.UNIT, List.of(), List.of(Domain.CALM), 2, -1, 2, List.of(), ""),
                List.of());
        ScenarioRunner runner = new ScenarioRunner(List.of(new RiftScenarioGame(shipped)));
        assertThat(runner
                .run("t.yaml", "game: riftbound\ntitle: t\nsetup: {A: {base: [guard]}}\nexpect: {Guard.might: 2}\n")
                .message()).isEmpty();
    }
}
