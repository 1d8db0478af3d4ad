package cardinal.riftbound.words;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.riftbound.compile.CompiledPool;
import cardinal.riftbound.scenario.RiftScenarioGame;
import cardinal.scenario.ScenarioRunner;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** "Why can't I?" is answered with the clause that really forbids it, and with no other. */
class WhyTest {
    private static final String CARDS = """
            game: riftbound
            title: a table
            cards:
              - {name: Cub, type: unit, domain: fury, energy: 1, might: 2}
              - {name: Ogre, type: unit, domain: fury, energy: 9, might: 6}
              - {name: Mage, type: unit, domain: mind, energy: 0, power: 1, might: 1}
              - {name: Anchor, type: unit, domain: fury, energy: 1, might: 2, text: "I can't move."}
              - {name: Ghost, type: unit, domain: calm, energy: 1, might: 2, text: "I can't be chosen by enemy spells and abilities."}
              - {name: Prism, type: unit, domain: calm, energy: 1, might: 2, text: "[Deflect 4]"}
              - {name: Wall, type: unit, domain: calm, energy: 1, might: 3, text: "[Tank]"}
              - {name: Patron, type: unit, domain: order, energy: 0, might: 4, text: "As an additional cost to play me, kill a friendly unit."}
              - {name: Study, type: spell, domain: mind, energy: 0, text: "Draw 1."}
              - {name: Owl, type: spell, domain: mind, energy: 0, text: "Play this only during an opponent's turn.\\n[Reaction]\\nDraw 1."}
              - {name: Snap, type: spell, domain: mind, energy: 0, text: "[Action]\\nDraw 1."}
              - {name: Wink, type: spell, domain: mind, energy: 0, text: "[Reaction]\\nDraw 1."}
              - {name: Deny, type: spell, domain: mind, energy: 0, text: "[Reaction]\\nCounter a spell."}
              - {name: Bolt, type: spell, domain: fury, energy: 0, text: "Deal 1 to an enemy unit."}
              - {name: Twins, type: spell, domain: fury, energy: 0, text: "Stun two enemy units."}
              - {name: Ambush, type: spell, domain: fury, energy: 3, text: "[Hidden]\\nStun an enemy unit."}
              - {name: Gust, type: spell, domain: fury, energy: 0, text: "Kill any number of units at a battlefield with total Might 4 or less."}
              - {name: Tool, type: gear, domain: mind, energy: 1, text: "[E]: Draw 1."}
              - {name: Whip, type: gear, domain: fury, energy: 1, text: "[E]: Deal 1 to an enemy unit."}
              - {name: Press, type: gear, domain: fury, energy: 1, text: "[9]: Draw 1."}
              - {name: Brick, type: gear, domain: fury, energy: 1}
              - {name: Silence, type: gear, domain: fury, energy: 1, text: "Opponents can't play spells."}
              - {name: Sage, type: legend, domain: mind, text: "[E]: Draw 1."}
            """;

    /** A's own turn with nothing going on; no unit of B, so nothing to choose. */
    private static final String ALONE = CARDS + """
            setup:
              A: {hand: [Ogre, Mage, Study, Deny, Bolt, Patron, Owl, Ambush, Tool, Cub], trash: [Snap], banishment: [Wink], deck: [Twins], gear: [Whip, Brick, Press, {card: Tool, exhausted: true}], runes: [fury, {card: fury, exhausted: true}], legend: Sage}
              B: {hand: [Study, Snap, Wink, Ambush], gear: [Tool], runes: [mind], legend: Sage}
            script:
            """;

    /** A's own turn with units on both sides; B is able to hide, too. */
    private static final String UNITS = CARDS + """
            setup:
              A: {base: [Cub, {card: Cub, exhausted: true}, Anchor], gear: [Brick], hand: [Ambush, Study, Bolt, Twins, Gust, Patron], runes: [fury]}
              B: {base: [Wall, Ghost, Prism], gear: [Silence], hand: [Ambush], runes: [fury]}
              battlefields:
                - {units: {A: [Cub]}, facedown: {A: {card: Ambush, hiddenThisTurn: true}}}
                - {units: {B: [Wall, Mage]}}
            script:
            """;

    /** The same without the gear that forbids spells. */
    private static final String SPELLS = UNITS.replace("gear: [Silence]", "gear: []");

    /** A chain: A has played Study and passed, B may react. */
    private static final String CHAIN = CARDS + """
            setup:
              A: {base: [Cub], hand: [Study, Wink, Ambush], gear: [Tool], runes: [fury, fury]}
              B: {hand: [Snap, Study, Cub, Wink], gear: [Tool], runes: [fury]}
              battlefields: [{controller: A, units: {A: [Cub]}}, {}]
            script:
              - A: play Study
              - A: pass
            """;

    /** A showdown at an empty battlefield: A has focus. */
    private static final String SHOWDOWN = CARDS + """
            setup:
              A: {base: [Cub, Cub], hand: [Study, Cub, Ambush], gear: [Tool], runes: [fury, fury]}
              B: {hand: [Snap], runes: [fury]}
              battlefields: [{}, {units: {A: [Cub]}}]
            script:
              - A: move Cub#1 to battlefield 1
            """;

    /** A combat: A has 4 damage to assign among a unit with Tank and one without. */
    private static final String DAMAGE = CARDS + """
            setup:
              A: {base: [Ogre], runes: [fury]}
              B: {runes: [fury]}
              battlefields: [{units: {B: [Wall, Wall, Cub]}}, {}]
            script:
              - A: move Ogre to battlefield 1
              - all pass
            """;

    /** A combat where A has a card hidden since an earlier turn; B has a unit there and one elsewhere. */
    private static final String HIDDEN = CARDS + """
            setup:
              turn: {player: B, number: 4}
              A: {runes: [fury]}
              B: {base: [Cub, Wall, Wall], runes: [fury]}
              battlefields: [{units: {A: [Cub]}, facedown: {A: Ambush}}, {}]
            script:
              - B: move B.Cub and Wall#1 to battlefield 1
              - B: pass
            """;

    /** The runner tries every way to read a name, also those that mean no card. */
    private static final String NO_SUCH_NAME = "127.1";

    private static final ScenarioRunner RUNNER = new ScenarioRunner(List.of(new RiftScenarioGame(new CompiledPool())));

    @ParameterizedTest(name = "{0} cannot {1}: {2}")
    @CsvSource(delimiter = '|', textBlock = """
            A | play Ogre                       | 406.2.a
            A | play Mage                       | 406.2.a
            A | play Bolt                       | 352.7
            A | play Deny                       | 352.7
            A | play Patron                     | 353.2.a.1
            A | play Owl                        | 363.1
            A | play Snap                       | 107.6.a
            A | play Wink                       | 107.6.a
            A | play Twins                      | 107.6.a, 352.7
            A | play Brick                      | 107.6.a
            A | play B.Study                    | 107.6.a
            A | play Sage                       | 107.6.a, 167.2.a
            A | play A.Fury Rune#1              | 107.6.a, 154.1
            A | activate A.Tool#2               | 401.4
            A | activate A.Tool#1               | 373
            A | activate B.Tool                 | 371
            A | activate B.Sage                 | 371
            A | activate Brick                  | 370.1
            A | activate Whip                   | 390.2
            A | activate Press                  | 392.1
            A | exhaust A.Fury Rune#2           | 401.4
            A | exhaust B.Mind Rune             | 371
            A | hide A.Study at battlefield 1   | 408.2.a, 106.4.c
            A | hide A.Ambush at battlefield 1  | 106.4.c
            A | move Cub to battlefield 1       | 141
            A | pass                            | 316.6
            B | play B.Study                    | 310.1.a, 312.2.a
            B | play B.Snap                     | 312.2.a
            B | play B.Wink                     | 312.2.a
            B | activate B.Tool                 | 374, 312.2.a
            B | end turn                        | 316.6
            B | pass                            | 312.1
            """)
    void on_a_quiet_turn(String who, String command, String clauses) {
        assertThat(reasons(ALONE, who, command)).isEqualTo(clauses);
    }

    @ParameterizedTest(name = "{0} cannot {1}: {2}")
    @CsvSource(delimiter = '|', textBlock = """
            A | move Cub#2 to battlefield 1     | 141.2
            A | move Cub#3 to battlefield 2     | 141.4.c.1
            A | move Cub#3 to battlefield 1     | 141.4
            A | move Cub#1 to B's base          | 106.2.d
            A | move Anchor to battlefield 1    | 054.1
            A | move Wall#1 to battlefield 1    | 407.3
            A | move Brick to battlefield 1     | 141
            A | play Study                      | 054.1
            A | play A.Ambush#2                 | 727.1.b, 054.1, 727.1.d
            A | hide A.Ambush#1 at battlefield 1 | 106.4.b
            A | hide A.Ambush#1 at battlefield 2 | 106.4.c
            B | move Wall#1 to battlefield 1    | 141.1.a
            B | hide B.Ambush at battlefield 2  | 398.1.a
            """)
    void with_units_on_both_sides(String who, String command, String clauses) {
        assertThat(reasons(UNITS, who, command)).isEqualTo(clauses);
    }

    @ParameterizedTest(name = "{0} cannot {1}: {2}")
    @CsvSource(delimiter = '|', textBlock = """
            A | play Bolt > choose Cub#1        | 352.8.b
            A | play Bolt > choose Ghost        | 054.1
            A | play Bolt > choose Prism        | 725.1.d
            A | play Bolt > choose Bolt         | 352.8.c, 352.8.b
            A | play Bolt > play Study          | 309.1.a
            A | play Bolt > pass                | 333.1
            A | play Twins > choose Ghost       | 054.1
            A | play Gust > choose Wall#1       | 352.8.b
            A | play Gust > choose Wall#2 > choose Wall#2 | 352.8.b
            A | play Gust > choose Wall#2 > choose Cub#3 | 352.11
            A | play Patron > to battlefield 2  | 352.2
            A | play Bolt > to base             | 312.1
            B | play B.Ambush                   | 310.1.a, 312.2.a, 406.2.a
            """)
    void while_choosing(String who, String command, String clauses) {
        assertThat(reasons(SPELLS, who, command)).isEqualTo(clauses);
    }

    @ParameterizedTest(name = "{0} cannot {1}: {2}")
    @CsvSource(delimiter = '|', textBlock = """
            B | play Snap                       | 309.1.a
            B | play B.Study                    | 309.1.a, 310.1.a
            B | play B.Cub                      | 309.1.a, 310.1.a
            B | activate B.Tool                 | 309.1.a, 374
            B | end turn                        | 316.6
            A | play A.Wink                     | 312.1
            A | move A.Cub#1 to battlefield 2   | 141.1.b
            A | hide Ambush at battlefield 1    | 398.1.a
            A | exhaust A.Fury Rune#1           | 312.1
            A | end turn                        | 316.6
            """)
    void while_a_chain_exists(String who, String command, String clauses) {
        assertThat(reasons(CHAIN, who, command)).isEqualTo(clauses);
    }

    @ParameterizedTest(name = "{0} cannot {1}: {2}")
    @CsvSource(delimiter = '|', textBlock = """
            A | play Study                      | 308.1.a
            A | play A.Cub#3                    | 308.1.a
            A | activate Tool                   | 308.1.a
            A | move A.Cub#2 to battlefield 2   | 141.1.c
            A | hide Ambush at battlefield 2    | 398.1.a
            A | end turn                        | 316.6
            B | play Snap                       | 313.1
            """)
    void in_a_showdown(String who, String command, String clauses) {
        assertThat(reasons(SHOWDOWN, who, command)).isEqualTo(clauses);
    }

    @ParameterizedTest(name = "{0} cannot {1}: {2}")
    @CsvSource(delimiter = '|', textBlock = """
            A | assign 2 to Wall#1              | 439.1.d.3
            A | assign 4 to Wall#1              | 439.1.d.4
            A | assign 2 to Cub                 | 439.1.d.5
            B | assign 3 to Wall#1              | 439.1.d
            """)
    void while_damage_is_assigned(String who, String command, String clauses) {
        assertThat(reasons(DAMAGE, who, command)).isEqualTo(clauses);
    }

    @ParameterizedTest(name = "{0} cannot {1}: {2}")
    @CsvSource(delimiter = '|', textBlock = """
            A | play Ambush > choose Wall#2     | 727.1.d.2
            A | play Ambush > choose A.Cub      | 352.8.b
            B | play Ambush                     | 107.6.a, 313.1
            """)
    void with_a_hidden_card(String who, String command, String clauses) {
        assertThat(reasons(HIDDEN, who, command)).isEqualTo(clauses);
    }

    @ParameterizedTest(name = "{0} cannot {1}: {2}")
    @CsvSource(delimiter = '|', textBlock = """
            A | play Study                      | 651.1
            B | end turn                        | 651.1
            """)
    void after_the_end(String who, String command, String clauses) {
        assertThat(reasons(ALONE + "  - B concedes", who, command)).isEqualTo(clauses);
    }

    /** All reasons the rules give, as the runner lists them when a scenario expects one that nobody would give. */
    private static String reasons(String situation, String who, String command) {
        String message = RUNNER
                .run("why.yaml", situation + "\n  - \"" + who + " cannot\": " + command + " because 000\n").message();
        List<String> given = Pattern.compile("because: .*\\((\\S+)\\)$", Pattern.MULTILINE).matcher(message).results()
                .map(m -> m.group(1)).filter(clause -> !clause.equals(NO_SUCH_NAME)).distinct().toList();
        return given.isEmpty() ? message : String.join(", ", given);
    }
}
