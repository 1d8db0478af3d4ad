package cardinal.riftbound;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.kernel.Clauses;
import cardinal.kernel.Event;
import cardinal.kernel.Match;
import cardinal.kernel.Observer;
import cardinal.riftbound.scenario.RiftScenarioGame;
import cardinal.riftbound.set.StarterSet;
import cardinal.riftbound.table.RiftTable;
import cardinal.scenario.ScenarioReader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What lies facedown, and what it can do there, is known to its controller and to nobody else. */
class FacedownSecretTest {
    private static final RiftScenarioGame GAME = new RiftScenarioGame(StarterSet.pool());

    /** All that a seat reads while B plays a spell, B and A pass, and whatever is asked of it. */
    private static List<String> readBy(int seat, String facedown) {
        List<String> read = new ArrayList<>();
        Match<RiftTable> match = GAME.begin(ScenarioReader.read("facedown.yaml", """
                game: riftbound
                title: A card lies facedown
                cards:
                  - {name: Trap, type: spell, domain: fury, energy: 3, text: "[Hidden]\\nDeal 2 to a unit."}
                  - {name: Idle, type: gear, domain: fury, energy: 3, text: "[Hidden]\\n[Temporary]"}
                  - {name: Bolt, type: spell, domain: calm, energy: 0, text: "Deal 1 to a unit at a battlefield."}
                  - {name: Scout, type: unit, domain: fury, energy: 2, might: 5}
                setup:
                  turn: {player: B, number: 6, phase: action}
                  A: {runes: [fury]}
                  B: {hand: [Bolt], runes: [calm]}
                  battlefields:
                    - {units: {A: [Scout]}, facedown: {A: %s}}
                    - {}
                """.formatted(facedown)), new Observer<>() {
            @Override
            public void saw(RiftTable t, Event event) {
                read.add(Starters.RULES.narrate(t, seat, event).text());
            }
        });
        read.addAll(Starters.RULES.view(match.table(), seat));
        for (String command : List.of("play Bolt", "pass", "pass")) {
            List<String> offered = new ArrayList<>();
            for (int i = 0; i < match.prompt().size(); i++) {
                offered.add(match.command(i));
            }
            if (match.prompt().seat() == seat) {
                read.addAll(offered);
            }
            match.choose(offered.indexOf(command));
            read.addAll(Starters.RULES.view(match.table(), seat));
        }
        return read;
    }

    @Test
    @Clauses({"727.6.a", "128.4", "127.4"})
    void the_opponent_reads_the_same_whatever_lies_there() {
        assertThat(readBy(1, "Trap")).isEqualTo(readBy(1, "Idle")).noneMatch(line -> line.contains("Trap"));
    }

    @Test
    @Clauses({"727.6", "128.4", "127.4"})
    void its_controller_reads_what_it_is_and_is_offered_to_play_it() {
        assertThat(readBy(0, "Trap")).contains("play Trap").anyMatch(line -> line.contains("facedown: Trap"));
    }
}
