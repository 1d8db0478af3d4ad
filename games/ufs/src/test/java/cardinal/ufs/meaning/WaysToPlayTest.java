package cardinal.ufs.meaning;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * K.1.2, E.4.1, E.4.7: a prohibition, a condition and a change of the difficulty belong to the card that is played, however it comes to be played:
 * from the hand, by an effect, as the next form, from another zone, as though it were in the hand.
 */
class WaysToPlayTest {
    private static int cases;

    /**
     * A way in which Jab comes to be played.
     *
     * @param setup  where it is
     * @param text  of the card that lets it be played; empty where none is needed
     * @param command  what A does
     */
    private record Way(String name, String setup, String text, String command) {
    }

    private static final List<Way> WAYS = List.of(
            new Way("hand", "hand: [Jab, Blank]", "", "play Jab"),
            new Way("effect", "hand: [Jab, Blank]", "Form [Once per turn]: You may play 1 attack from your hand.",
                    "use Opener form > yes"),
            new Way("next form", "hand: [Blank], discard: [Jab]",
                    "Form [Once per turn]: Play 1 attack from your discard pile as your next form.",
                    "use Opener form"),
            new Way("free of a check", "hand: [Blank], discard: [Jab]",
                    "Form [Once per turn]: Play 1 attack from your discard pile as your next form (no check necessary).",
                    "use Opener form"),
            new Way("from the discard pile", "hand: [Blank], discard: [Jab]",
                    "You may play attacks from your discard pile as though they were in your hand.", "play Jab"),
            new Way("from the momentum", "hand: [Blank], momentum: [{card: Jab, faceup: true}]",
                    "Form [Once per turn]: Play 1 attack from your momentum as your next form.", "use Opener form"));

    private static final List<String> BARS = List.of(
            "Attacks cannot be played.", "Your opponent cannot play attacks.",
            "Your opponent cannot play cards.");

    /** Whatever lets it be played, a prohibition wins (K.1.2). */
    @TestFactory
    Stream<DynamicTest> prohibitions() {
        List<DynamicTest> all = new ArrayList<>();
        for (Way way : WAYS) {
            for (String bar : BARS) {
                for (String edition : Tables.EDITIONS) {
                    for (boolean barred : new boolean[] {false, true}) {
                        all.add(DynamicTest.dynamicTest(edition + " " + way.name + " " + bar + barred, () -> {
                            cases++;
                            Tables t = table(way, ", zone: mid, speed: 3, damage: 4").text("Bar", "asset", bar)
                                    .b(barred ? "stage: [Bar], vitality: 30" : "vitality: 30");
                            play(t, way, !barred || !way.command.startsWith("play"));
                            t.expect("B.vitality", barred ? 30 : 26).passes(edition);
                        }));
                    }
                }
            }
        }
        return all.stream();
    }

    /** The card's own condition (I.3.2): met and not met. */
    @TestFactory
    Stream<DynamicTest> conditions() {
        List<DynamicTest> all = new ArrayList<>();
        for (Way way : WAYS) {
            for (String edition : Tables.EDITIONS) {
                for (boolean met : new boolean[] {true, false}) {
                    all.add(DynamicTest.dynamicTest(edition + " " + way.name + " condition " + met, () -> {
                        cases++;
                        String text =
                                ", zone: mid, speed: 3, damage: 4, text: \"This card cannot be played unless you have "
                                        + (met ? "30" : "10") + " or less health.\"";
                        Tables t = table(way, text).b("vitality: 30");
                        play(t, way, met || !way.command.startsWith("play"));
                        t.expect("B.vitality", met ? 26 : 30).passes(edition);
                    }));
                }
            }
        }
        return all.stream();
    }

    /** E.4.7: a raised difficulty is checked against however the card comes; where no check is needed it does not matter. */
    @TestFactory
    Stream<DynamicTest> difficulties() {
        List<DynamicTest> all = new ArrayList<>();
        for (Way way : WAYS) {
            for (String edition : Tables.EDITIONS) {
                for (int more : new int[] {1, 2}) {
                    all.add(DynamicTest.dynamicTest(edition + " " + way.name + " +" + more, () -> {
                        cases++;
                        Tables t = table(way, ", zone: mid, speed: 3, damage: 4, difficulty: 5")
                                .text("Weight", "asset", "Your opponent's attacks get +" + more + " difficulty.")
                                .b("stage: [Weight], vitality: 30");
                        play(t, way, true);
                        boolean passes = more == 1 || way.name.startsWith("free");
                        t.expect("B.vitality", passes ? 26 : 30).passes(edition);
                    }));
                }
            }
        }
        return all.stream();
    }

    private static Tables table(Way way, String jab) {
        Tables t = new Tables();
        String difficulty = jab.contains("difficulty: 5") ? "5" : "0";
        t.raw("{name: Jab, type: attack, symbols: [fire], difficulty: " + difficulty + ", control: 6"
                + jab.replace(", difficulty: 5", "") + "}");
        boolean opens = !way.text.isEmpty();
        if (opens) {
            t.text("Opener", "asset", way.text);
        }
        return t.a(way.setup + ", vitality: 30, character: {card: Still, committed: true}, checks: [6, 6, 6]"
                + (opens ? ", stage: [Opener]" : ""));
    }

    private static void play(Tables t, Way way, boolean offered) {
        t.play((offered ? "A: " : "A cannot: ") + way.command);
    }

    @AfterAll
    static void tell() {
        Tables.tell("ways to play", cases);
    }
}
