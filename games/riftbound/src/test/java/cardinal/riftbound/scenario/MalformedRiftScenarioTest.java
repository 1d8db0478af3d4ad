package cardinal.riftbound.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.riftbound.compile.CompiledPool;
import cardinal.scenario.ScenarioResult;
import cardinal.scenario.ScenarioRunner;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MalformedRiftScenarioTest {
    private static final String GRUNT = "game: riftbound|title: t|cards: [{name: Grunt, type: unit, might: 3}]|";

    /** In the scenarios below a bar is the end of a line; a card named Grunt is described in line 3. */
    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '\0', textBlock = """
            mode: dual                                          ~ 4: there is no mode "dual" ~ duel
            setup: {A: {base: [Grnt]}}                          ~ 4: there is no card "Grnt" ~ did you mean "Grunt"
            setup:|  A:|    bsae: [Grunt]                       ~ 6: unknown key "bsae" in the setup of A ~ did you mean "base"
            setup: {E: {}}                                      ~ 4: unknown key "E" in the setup ~ valid: turn, battlefields, A, B
            setup: {A: {runes: [furry]}}                        ~ 4: there is no rune "furry" ~ did you mean "fury"
            setup: {A: {power: {furry: 1}}}                     ~ 4: unknown key "furry" in Power ~ did you mean "fury"
            setup: {A: {points: lots}}                          ~ 4: points is a whole number ~ "lots"
            setup: {A: {energy: -1}}                            ~ 4: Energy: a number from 0 to 99 ~ -1
            setup: {A: {base: [{card: Grunt, damge: 1}]}}       ~ 4: unknown key "damge" in a card ~ did you mean "damage"
            setup: {A: {base: [{exhausted: true}]}}             ~ 4: a card with state needs the key "card" ~ card
            setup: {A: {hand: [{card: Grunt, damage: 1}]}}      ~ 4: "damage": only cards on the board ~ A's hand
            setup: {A: {base: [{card: Grunt, stunned: 7}]}}     ~ 4: stunned is true or false ~ "7"
            setup: {A: {base: [{card: Grunt, counters: {bff: 1}}]}} ~ 4: unknown key "bff" in counters ~ did you mean "buff"
            setup: {A: {legend: Grunt}}                         ~ 4: Grunt is a unit ~ A's Legend Zone
            setup: {turn: {phase: acton}}                       ~ 4: "acton" is not a phase ~ did you mean "action"
            setup: {turn: {player: C}}                          ~ 4: there is no player "C" ~ valid: A, B
            setup: {turn: {number: 0}}                          ~ 4: turns are counted from 1 ~ 1
            setup: {battlefields: [{}, {}, {}]}                 ~ 4: there are 2 battlefields ~ 3
            setup: {battlefields: [{contolled: A}]}             ~ 4: unknown key "contolled" in a battlefield ~ did you mean "controller"
            setup: {battlefields: [{units: {A: [Grunt], B: [Grunt]}}]} ~ 4: units of two players ~ contested: A
            setup: {battlefields: [{facedown: {A: [Grunt, Grunt]}}]} ~ 4: only one card lies facedown ~ 106.4.b
            setup: {battlefields: [Grov]}                       ~ 4: there is no card "Grov" ~ valid: Fury Rune
            setup:|  battlefields:|    - {units: {A: [{card: Grunt, hiddenThisTurn: true}]}} ~ 6: "hiddenThisTurn" is not for cards at battlefield 1 ~ there they have controller, exhausted
            script: [{A cannot: pley Grunt}]                    ~ 4: unknown command "pley Grunt" ~ did you mean "play CARD"
            setup: {A: {hand: [Grunt]}}|script: [{A cannot: play Grnt}] ~ 5: there is no card "grnt" ~ did you mean "Grunt"
            setup: {A: {runes: [fury]}}|script: [{A: ned turn}]  ~ 5: A: ned turn ~ did you mean "end turn"
            setup: {A: {base: [Grunt]}}|expect: {Grunt.damge: 1} ~ 5: unknown path "Grunt.damge" ~ did you mean "Grunt.damage"
            setup: {A: {base: [Grunt]}}|expect: {Gurnt.damage: 1} ~ 5: there is no card "Gurnt" ~ did you mean "Grunt"
            setup: {A: {base: [Grunt]}}|expect: {Grunt#2.damage: 1} ~ 5: there is no card "Grunt#2" ~ did you mean "Grunt"
            setup: {A: {base: [Grunt, Grunt]}}|expect: {Grunt.damage: 1} ~ 5: "Grunt" can mean ~ Grunt#1, Grunt#2
            setup: {A: {base: [Grunt]}}|expect: {Grunt.keyword.tnak: true} ~ 5: "tnak" is not a keyword ~ did you mean "tank"
            expect: {A.hnd.count: 1}                            ~ 4: unknown path "A.hnd.count" ~ did you mean "A.hand.count"
            expect: {battlefield 3.controller: A}               ~ 4: there is no battlefield 3 ~ there are 2
            expect: {C.points: 1}                               ~ 4: there is no player "C" ~ valid: A, B
            expect: {Rekrut.count: 1}                           ~ 4: unknown path "Rekrut.count" ~ nearest
            """)
    void what_is_wrong_is_said_with_its_line_and_what_would_be_right(String yaml, String complaint, String suggestion) {
        complains(GRUNT + yaml, complaint, suggestion);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '\0', textBlock = """
            cards:|  - {nmae: Grunt, type: unit}                  ~ 4: unknown key "nmae" in a card ~ did you mean "name"
            cards:|  - name: Grunt|    type: unti                 ~ 5: unsupported: "unti" is not a card type ~ did you mean "unit"
            cards:|  - {type: unit, might: 1}                     ~ 4: a card needs a name ~ name
            cards:|  - {name: Grunt}                              ~ 4: the card Grunt needs a type ~ unit, gear, spell
            cards:|  - {name: Grunt, type: unit}                  ~ 4: the unit Grunt needs a Might ~ might: 3
            cards:|  - name: Grunt|    type: unit|    might: big  ~ 6: "might" is a whole number ~ "big"
            cards:|  - {name: X, type: spell, domain: fruy}       ~ 4: "fruy" is not a domain ~ did you mean "fury"
            cards:|  - {name: X, type: champoin unit, might: 1}   ~ 4: "champoin" is not a supertype ~ did you mean "champion"
            cards:|  - {name: X, type: spell, energy: 1, cost: 2} ~ 4: "cost" and "energy" say the same ~ one of them
            cards:|  - {name: X, type: gear}|  - {name: x, type: gear} ~ 5: the card x is described twice ~ twice
            cards:|  - {name: X, type: spell, text: "Draw 1. Juggle 3 gnomes."} ~ 4: the text of X is not understood ~ gnomes
            cards:|  - Grunt                                      ~ 4: a card is written as keys ~ "Grunt"
            """)
    void a_card_that_cannot_be_read_is_named(String yaml, String complaint, String suggestion) {
        complains("game: riftbound|title: t|" + yaml, complaint, suggestion);
    }

    private static void complains(String yaml, String complaint, String suggestion) {
        ScenarioRunner runner = new ScenarioRunner(List.of(new RiftScenarioGame(new CompiledPool())));
        ScenarioResult result = runner.run("bad.yaml", yaml.replace('|', '\n'));
        assertThat(result.message()).startsWith("bad.yaml:" + complaint).contains(suggestion);
        assertThat(result.passed()).isFalse();
    }
}
