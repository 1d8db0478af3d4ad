package cardinal.riftbound.rules;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.riftbound.compile.CompiledPool;
import cardinal.riftbound.scenario.RiftScenarioGame;
import cardinal.scenario.ScenarioRunner;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * 406.3.b: whatever a card requires to be played it requires however it comes to be played. Each requirement is tried against each way, once
 * unmet (the card stays where it was) and once met (it is played).
 */
class WaysToPlayTest {
    private static final ScenarioRunner RUNNER = new ScenarioRunner(List.of(new RiftScenarioGame(new CompiledPool())));

    /**
     * A way in which A's card comes to be played.
     *
     * @param zone  the key of the setup where it lies
     * @param lies  the path of that zone
     * @param with  the text of the card that does it, or empty where A plays the card themself
     * @param free  whether its own cost is ignored
     */
    private record Way(String title, String zone, String lies, String with, boolean free) {
        boolean byEffect() {
            return !with.isEmpty();
        }
    }

    private static List<Way> ways(String kind) {
        return List.of(
                new Way("from hand", "hand", "A.hand", "", false),
                new Way("from facedown", "facedown", "facedown 1", "", true),
                new Way("by an effect from the trash", "trash", "A.trash", "Play a " + kind + " from your trash.",
                        false),
                new Way("by an effect from the trash, ignoring its cost", "trash", "A.trash",
                        "Play a " + kind + " from your trash, ignoring its cost.", true),
                new Way("by an effect from the trash, ignoring its Energy cost", "trash", "A.trash",
                        "Play a " + kind + " from your trash, ignoring its Energy cost.", true),
                new Way("by an effect from the hand, ignoring its cost", "hand", "A.hand",
                        "Play a " + kind + " from your hand, ignoring its cost.", true),
                new Way("revealed from the deck, ignoring its cost", "deck", "A.deck",
                        "Reveal the top card of your Main Deck. Play it, ignoring its cost.", true));
    }

    private static List<Way> waysOfUnits() {
        return Stream.concat(ways("unit").stream(),
                Stream.of(new Way("from the Champion Zone", "champion", "A.champion", "", false))).toList();
    }

    /**
     * Something a card requires.
     *
     * @param text  what the card says itself
     * @param unmet  what stands in the way: gear of B, and what B and A have beside
     * @param met  a table where it does not; null where there is none
     * @param answer  what A chooses then, if anything is to be chosen
     */
    private record Need(String title, String text, Table unmet, @Nullable Table met, String answer) {
        Need(String title, String text, Table unmet, @Nullable Table met) {
            this(title, text, unmet, met, "");
        }
    }

    /** What lies on the table beside the card: B's gear text, B's units, A's units, A's runes. */
    private record Table(String gear, String enemies, String friends, int runes) {
    }

    private static final Table PLAIN = new Table("", "[Ox]", "[Grunt]", 4);

    private static List<Need> needsOfSpells() {
        return List.of(
                new Need("a prohibition of spells", "Draw 1.",
                        new Table("Opponents can't play spells.", "[Ox]", "[Grunt]", 4),
                        new Table("Opponents can't play units.", "[Ox]", "[Grunt]", 4)),
                new Need("a prohibition of cards", "Draw 1.",
                        new Table("Opponents can't play cards.", "[Ox]", "[Grunt]", 4),
                        PLAIN),
                new Need("a play condition", "Play this only if you control two or more units.\\nDraw 1.", PLAIN,
                        new Table("", "[Ox]", "[Grunt, Grunt]", 4)),
                new Need("a time to be played", "Play this only during an opponent's turn.\\nDraw 1.", PLAIN, null),
                new Need("a target", "Stun an enemy unit.", new Table("", "[]", "[Grunt]", 4), PLAIN),
                new Need("a target that cannot be chosen", "Stun an enemy unit.",
                        new Table("", "[Ghost]", "[Grunt]", 4), PLAIN),
                new Need("Deflect", "Stun an enemy unit.", new Table("", "[Prism]", "[Grunt]", 4),
                        new Table("", "[Prism]", "[Grunt]", 9)),
                new Need("an additional cost", "As an additional cost to play this, kill a friendly unit.\\nDraw 1.",
                        new Table("", "[Ox]", "[]", 4), PLAIN),
                new Need("an additional cost that takes the target",
                        "As an additional cost to play this, kill a friendly unit.\\nBuff a friendly unit.", PLAIN,
                        new Table("", "[Ox]", "[Grunt, Grunt]", 4), "choose Grunt#1"),
                new Need("an additional price", "As an additional cost to play this, pay [5].\\nDraw 1.", PLAIN,
                        new Table("", "[Ox]", "[Grunt]", 9)),
                new Need("a higher price", "Draw 1.",
                        new Table("Spells opponents play cost [5] more.", "[Ox]", "[Grunt]", 4),
                        new Table("Spells opponents play cost [5] more.", "[Ox]", "[Grunt]", 9)));
    }

    private static List<Need> needsOfUnits() {
        return List.of(
                new Need("a prohibition of units", "", new Table("Opponents can't play units.", "[Ox]", "[Grunt]", 4),
                        new Table("Opponents can't play spells.", "[Ox]", "[Grunt]", 4)),
                new Need("a play condition", "Play me only if you control two or more units.", PLAIN,
                        new Table("", "[Ox]", "[Grunt, Grunt]", 4)),
                new Need("an additional cost", "As an additional cost to play me, kill a friendly unit.",
                        new Table("", "[Ox]", "[]", 4), PLAIN),
                new Need("a higher price", "", new Table("Units opponents play cost [5] more.", "[Ox]", "[Grunt]", 4),
                        new Table("Units opponents play cost [5] more.", "[Ox]", "[Grunt]", 9)));
    }

    private static String scenario(boolean spell, Way way, Need need, Table table, boolean played) {
        String it = "{name: Card, type: " + (spell ? "spell" : "champion unit") + ", domain: fury, energy: 1"
                + (spell ? "" : ", might: 1") + ", text: \"[Hidden]"
                + (need.text().isEmpty() ? "" : "\\n" + need.text())
                + "\"}";
        boolean hidden = way.zone().equals("facedown");
        String runes = Stream.generate(() -> "fury").limit(table.runes()).collect(Collectors.joining(", ", "[", "]"));
        StringBuilder a = new StringBuilder("runes: " + runes);
        String gear = way.byEffect() ? "[Doer]" : "[]";
        a.append(", gear: ").append(gear);
        if (way.zone().equals("champion")) {
            a.append(", champion: Card");
        } else if (!hidden) {
            a.append(", ").append(way.zone()).append(": [Card]");
        }
        if (!hidden) {
            a.append(", base: ").append(table.friends());
        }
        String field =
                hidden ? "{controller: A, units: {A: " + table.friends() + ", B: []}, facedown: {A: Card}}" : "{}";
        return """
                game: riftbound
                title: a way to play
                cards:
                  - %s
                  - {name: Doer, type: gear, domain: fury, energy: 1, text: "[E]: %s"}
                  - {name: Law, type: gear, domain: fury, energy: 1, text: "%s"}
                  - {name: Ox, type: unit, domain: body, energy: 1, might: 9}
                  - {name: Ghost, type: unit, domain: body, energy: 1, might: 9, text: "I can't be chosen by enemy spells and abilities."}
                  - {name: Prism, type: unit, domain: body, energy: 1, might: 9, text: "[Deflect 5]"}
                  - {name: Grunt, type: unit, domain: body, energy: 1, might: 2}
                setup:
                  turn: {player: A, number: 5, phase: action}
                  A: {%s}
                  B: {base: %s, gear: [%s]}
                  battlefields: [%s, {}]
                script:
                %sexpect:
                  - %s
                """.formatted(it, way.byEffect() ? way.with() : "Draw 1.",
                table.gear().isEmpty() ? "Your units have [Tank]." : table.gear(),
                a, table.enemies(), table.gear().isEmpty() ? "" : "Law", field, script(spell, way, need, played),
                played ? "A.played: 1" : "{Card.zone: " + way.lies() + ", A.played: 0}");
    }

    /** A has runes and so is asked; a spell, but no unit, is on the chain for a while. */
    private static String script(boolean spell, Way way, Need need, boolean played) {
        StringBuilder lines = new StringBuilder();
        if (way.byEffect()) {
            lines.append("  - A: activate Doer\n  - all pass\n");
        } else {
            lines.append(played ? "  - A: play Card\n" : "  - A cannot: play Card\n");
        }
        if (played) {
            lines.append(need.answer().isEmpty() ? "" : "  - A: " + need.answer() + "\n");
            lines.append(spell ? "  - all pass\n" : "");
        }
        return lines.toString();
    }

    private static String run(boolean spell, Way way, Need need, Table table, boolean played) {
        String text = scenario(spell, way, need, table, played);
        String message = RUNNER.run("way.yaml", text).message();
        return message.isEmpty() ? ""
                : need.title() + ", " + way.title() + (played ? ", met" : ", unmet") + ":\n" + message;
    }

    private static int tried(boolean spell, List<Way> ways, List<Need> needs, List<String> wrong) {
        int cases = 0;
        for (Way way : ways) {
            for (Need need : needs) {
                if (isElsewhere(way, need)) {
                    continue;
                }
                cases++;
                wrong.add(run(spell, way, need, need.unmet(), false));
                if (need.met() != null && !way.zone().equals("facedown")) {
                    cases++;
                    wrong.add(run(spell, way, need, need.met(), true));
                }
            }
        }
        wrong.removeIf(String::isEmpty);
        return cases;
    }

    /** Facedown, a target in B's base is out of reach anyway (727.1.d.2), and friends keep the battlefield. */
    private static boolean isElsewhere(Way way, Need need) {
        return way.zone().equals("facedown")
                && (need.title().startsWith("an additional cost") && need.unmet().friends().equals("[]"));
    }

    @Test
    void a_spell_requires_the_same_however_it_comes_to_be_played() {
        List<String> wrong = new ArrayList<>();
        int cases = tried(true, ways("spell"), needsOfSpells(), wrong);
        System.out.println("Riftbound, ways to play: " + cases + " cases for spells");
        assertThat(wrong).isEmpty();
    }

    @Test
    void a_unit_requires_the_same_however_it_comes_to_be_played() {
        List<String> wrong = new ArrayList<>();
        int cases = tried(false, waysOfUnits(), needsOfUnits(), wrong);
        System.out.println("Riftbound, ways to play: " + cases + " cases for units");
        assertThat(wrong).isEmpty();
    }
}
