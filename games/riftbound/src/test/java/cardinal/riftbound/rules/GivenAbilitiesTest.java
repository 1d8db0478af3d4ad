package cardinal.riftbound.rules;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.riftbound.compile.CompiledPool;
import cardinal.riftbound.scenario.RiftScenarioGame;
import cardinal.scenario.ScenarioRunner;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** 450.1.b.1, 450.2: a text that an object has as a copy, or from others, does the same as the printed one. */
class GivenAbilitiesTest {
    private static final ScenarioRunner RUNNER = new ScenarioRunner(List.of(new RiftScenarioGame(new CompiledPool())));

    /** How the bearer has the text. */
    private enum Way {
        PRINTED(""), COPY("Bearer becomes a copy."), ADDED("Bearer becomes a copy in addition.");

        private final String note;

        Way(String note) {
            this.note = note;
        }
    }

    /** A text and what shows that it is there; the bearer is called Bearer whatever it is a copy of. */
    private record Doing(String text, String script) {
    }

    private static final List<Doing> DOINGS = List.of(
            new Doing("When I attack, draw 1.", """
                      - A: move Bearer to battlefield 1
                      - all pass
                      - expect: {A.hand.count: HAND+1}
                    """),
            new Doing("When I move, draw 1.", """
                      - A: move Bearer to battlefield 2
                      - all pass
                      - expect: {A.hand.count: HAND+1}
                    """),
            new Doing("The first time I move each turn, draw 1.", """
                      - A: move Bearer to battlefield 2
                      - all pass
                      - expect: {A.hand.count: HAND+1}
                    """),
            new Doing("When I conquer, draw 1.", """
                      - A: move Bearer to battlefield 2
                      - all pass
                      - expect: {A.hand.count: HAND+1}
                    """),
            new Doing("When you buff me, draw 1.", """
                      - A: play Cheer
                      - all pass
                      - expect: {A.hand.count: HAND}
                    """),
            new Doing("When I die, draw 1.", """
                      - A: play Slay
                      - all pass
                      - expect: {Bearer.zone: A.trash, A.hand.count: HAND}
                    """),
            new Doing("[Deathknell] — Draw 1.", """
                      - A: play Slay
                      - all pass
                      - expect: {Bearer.zone: A.trash, A.hand.count: HAND}
                    """),
            new Doing("[1]: Draw 1.", """
                      - A: activate Bearer
                      - all pass
                      - expect: {A.hand.count: HAND+1}
                    """),
            new Doing("[E]: Draw 1.", """
                      - A: activate Bearer
                      - all pass
                      - expect: {A.hand.count: HAND+1, Bearer.exhausted: true}
                    """),
            new Doing("I have +2 [M].", """
                      - expect: {Bearer.might: 4}
                    """),
            new Doing("Other friendly units here have +2 [M].", """
                      - A: move Page and Bearer to battlefield 2
                      - all pass
                      - expect: {Page.might: 4}
                    """),
            new Doing("I can't move.", """
                      - A cannot: move Bearer to battlefield 2 because 054.1
                    """),
            new Doing("If I would die, recall me exhausted instead.", """
                      - A: play Slay
                      - all pass
                      - expect: {Bearer.zone: A.base, Bearer.exhausted: true}
                    """),
            new Doing("I don't take damage.", """
                      - A: play Burn
                      - all pass
                      - expect: {Bearer.damage: 0}
                    """));

    private static String scenario(Doing doing, Way way, boolean has) {
        boolean copy = has && way != Way.PRINTED;
        String text = has ? doing.text() : "";
        String mirror = "Choose a friendly Wolf. It becomes a copy of an enemy Bear unit"
                + (way == Way.ADDED ? " in addition to other traits and text" : "") + ".";
        int hand = 3;
        String script =
                doing.script().replace("HAND+1", String.valueOf(hand + 1)).replace("HAND", String.valueOf(hand));
        return """
                game: riftbound
                title: %s
                cards:
                  - {name: Bearer, type: unit, domain: fury, energy: 9, might: 2, tags: [Wolf], text: "%s"}
                  - {name: Model, type: unit, domain: fury, energy: 9, might: 2, tags: [Wolf, Bear], text: "%s"}
                  - {name: Mirror, type: spell, domain: fury, energy: 0, text: "%s"}
                  - {name: Cheer, type: spell, domain: fury, energy: 0, text: "Buff a friendly Wolf."}
                  - {name: Slay, type: spell, domain: fury, energy: 0, text: "Kill a friendly Wolf."}
                  - {name: Burn, type: spell, domain: fury, energy: 0, text: "Deal 1 to a friendly Wolf."}
                  - {name: Page, type: unit, domain: fury, energy: 9, might: 2}
                setup:
                  turn: {player: A, number: 5, phase: action}
                  A: {base: [Bearer, Page], hand: [Cheer, Slay, Burn%s], runes: [fury, fury]}
                  B: {base: [Model], runes: [fury]}
                  battlefields: [{units: {B: [Page]}}, {}]
                script:
                %s%s""".formatted(way.note.isEmpty() ? "printed" : way.note, copy ? "" : text, copy ? text : "", mirror,
                copy ? ", Mirror" : "", copy ? "  - A: play Mirror\n  - all pass\n" : "",
                script.replace("Page", "A.Page")
                        .replace("A.A.Page", "A.Page"));
    }

    @Test
    void a_copied_text_does_what_the_printed_one_does() {
        List<String> wrong = new ArrayList<>();
        int cases = 0;
        for (Doing doing : DOINGS) {
            for (Way way : Way.values()) {
                cases++;
                String message = RUNNER.run("given.yaml", scenario(doing, way, true)).message();
                if (!message.isEmpty()) {
                    wrong.add(doing.text() + ", " + way + ":\n" + message);
                }
            }
            cases++;
            if (RUNNER.run("none.yaml", scenario(doing, Way.PRINTED, false)).message().isEmpty()) {
                wrong.add(doing.text() + " shows without the text");
            }
        }
        System.out.println("Riftbound, given and printed: " + cases + " cases of copied texts");
        assertThat(wrong).isEmpty();
    }
}
