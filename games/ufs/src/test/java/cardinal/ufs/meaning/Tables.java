package cardinal.ufs.meaning;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.scenario.ScenarioResult;
import cardinal.scenario.ScenarioRunner;
import cardinal.ufs.edition.Editions;
import cardinal.ufs.scenario.UfsScenarioGame;
import cardinal.ufs.set.StarterSet;
import java.util.ArrayList;
import java.util.List;

/** Small tables, written as scenarios and played by an edition. */
final class Tables {
    static final List<String> EDITIONS = List.of("ufs-2010", "ufs-2019", "universus");
    private static final ScenarioRunner RUNNER = new ScenarioRunner(List.of(
            new UfsScenarioGame(StarterSet.pool(Editions.UFS_2010)),
            new UfsScenarioGame(StarterSet.pool(Editions.UFS_2019)),
            new UfsScenarioGame(StarterSet.pool(Editions.UNIVERSUS))));

    private final List<String> cards = new ArrayList<>();
    private final List<String> script = new ArrayList<>();
    private final List<String> expected = new ArrayList<>();
    private String ofA = "";
    private String ofB = "";
    private String turn = "A";

    Tables() {
        // Committed from the start, so that it makes up for no failed check (E.3.5.2.3.2).
        cards.add("{name: Still, type: character, symbols: [fire], control: 6, handSize: 6, vitality: 90}");
        cards.add("{name: Giant, type: character, symbols: [fire], control: 6, handSize: 6, vitality: 90}");
    }

    Tables card(String name, String type, String more) {
        cards.add("{name: " + name + ", type: " + type + ", symbols: [fire], difficulty: 0, control: 6" + more + "}");
        return this;
    }

    Tables raw(String card) {
        cards.add(card);
        return this;
    }

    Tables text(String name, String type, String text) {
        return card(name, type, ", text: \"" + text.replace("\"", "\\\"") + "\"");
    }

    Tables a(String setup) {
        ofA = setup;
        return this;
    }

    Tables b(String setup) {
        ofB = setup;
        return this;
    }

    /** Whose turn it is; the fifth is A's and the sixth B's, if A went first. */
    Tables turn(String seat) {
        turn = seat;
        return this;
    }

    Tables play(String line) {
        script.add("- " + line);
        return this;
    }

    Tables expect(String path, Object value) {
        expected.add("- " + path + ": " + value);
        return this;
    }

    String yaml(String edition) {
        return "game: " + edition + "\ntitle: generated\ncards:\n  - " + String.join("\n  - ", cards)
                + "\nsetup:\n  turn: {player: " + turn + ", number: 5, phase: combat}\n  A: {" + character(ofA)
                + "}\n  B: {character: Giant" + comma(ofB) + "}\nscript:\n  " + String.join("\n  ", script)
                + "\nexpect:\n  " + String.join("\n  ", expected) + "\n";
    }

    private static String character(String setup) {
        return setup.contains("character: ") ? setup : "character: Giant" + comma(setup);
    }

    private static String comma(String setup) {
        return setup.isEmpty() ? "" : ", " + setup;
    }

    void passes(String edition) {
        String yaml = yaml(edition);
        ScenarioResult result = RUNNER.run("generated.yaml", yaml);
        assertThat(result.message()).as(yaml).isEmpty();
    }

    /** How many cases a suite has tried, where people look for it. */
    static void tell(String suite, int cases) {
        System.out.println("UFS " + suite + ": " + cases + " cases");
    }
}
