package cardinal.ufs.meaning;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** "each player", "each turn", "once per turn", "first", "during": for every seat, before and after, and for a card that has come anew. */
class QuantifiersTest {
    private static int cases;

    private record Each(String text, String path, Object a, Object b) {
    }

    private static final List<Each> EACH = List.of(
            new Each("Each player draws 2 cards.", "hand.count", 5, 5),
            new Each("Both players draw 2 cards.", "hand.count", 5, 5),
            new Each("Each player loses 3 health.", "vitality", 17, 17),
            new Each("Each player gains 3 health.", "vitality", 23, 23),
            new Each("Each player mills 2.", "discard.count", 2, 2),
            new Each("Your opponent loses 3 health.", "vitality", 20, 17),
            new Each("Lose 3 health.", "vitality", 17, 20));

    /** Whoever says it, and whoever comes first. */
    @TestFactory
    Stream<DynamicTest> each_player() {
        List<DynamicTest> all = new ArrayList<>();
        for (Each each : EACH) {
            for (String edition : Tables.EDITIONS) {
                for (String seat : List.of("A", "B")) {
                    all.add(DynamicTest.dynamicTest(edition + " " + each.text + " " + seat, () -> {
                        cases++;
                        String other = seat.equals("A") ? "B" : "A";
                        Tables t = new Tables().text("Crier", "asset", "Form [Once per turn]: " + each.text).turn(seat);
                        String own = "vitality: 20, hand: 3, stage: [Crier]";
                        String others = "vitality: 20, hand: 3";
                        t.a(seat.equals("A") ? own : others).b(seat.equals("A") ? others : own);
                        t.play(seat + ": use Crier form").expect(seat + "." + each.path, each.a)
                                .expect(other + "." + each.path, each.b).passes(edition);
                    }));
                }
            }
        }
        return all.stream();
    }

    /** H.5.3: what was used once is used up, also of several copies each for itself; a card that came anew has been used by nobody. */
    @TestFactory
    Stream<DynamicTest> once_per_turn() {
        List<DynamicTest> all = new ArrayList<>();
        for (String edition : Tables.EDITIONS) {
            for (int times = 1; times <= 2; times++) {
                int n = times;
                String word = n == 1 ? "Once" : "Twice";
                all.add(DynamicTest.dynamicTest(edition + " " + word, () -> {
                    cases++;
                    Tables t = new Tables().text("Well", "asset", "Form [" + word + " per turn]: Gain 1 health.")
                            .a("vitality: 20, hand: 1, stage: [Well, Well]");
                    for (int i = 0; i < n; i++) {
                        t.play("A: use Well#1 form");
                    }
                    t.play("A cannot: use Well#1 form").play("A: use Well#2 form").expect("A.vitality", 21 + n)
                            .passes(edition);
                }));
            }
        }
        return all.stream();
    }

    /** K.3.9.1: "your first attack each turn" is one for each player and turn, whoever else attacks. */
    @TestFactory
    Stream<DynamicTest> first_and_second() {
        List<DynamicTest> all = new ArrayList<>();
        List<String> words = List.of("first", "second", "third");
        for (String edition : Tables.EDITIONS) {
            for (String seat : List.of("A", "B")) {
                for (int k = 1; k <= 3; k++) {
                    int nth = k;
                    all.add(DynamicTest.dynamicTest(edition + " " + words.get(k - 1) + " " + seat, () -> {
                        cases++;
                        String other = seat.equals("A") ? "B" : "A";
                        Tables t = new Tables().card("Jab", "attack", ", zone: mid, speed: 9, damage: 1").text("Coach",
                                "asset", "Your " + words.get(nth - 1) + " attack each turn gets +10 damage.")
                                .turn(seat);
                        String own = "vitality: 40, hand: [Jab, Jab, Jab, Blank], stage: [Coach]";
                        t.a(seat.equals("A") ? own : "vitality: 40").b(seat.equals("A") ? "vitality: 40" : own);
                        for (int i = 1; i <= 3; i++) {
                            t.play(seat + ": play Jab#" + i)
                                    .play("expect: {" + other + ".vitality: " + (40 - i - (i >= nth ? 10 : 0)) + "}");
                        }
                        t.expect(other + ".vitality", 27).passes(edition);
                    }));
                }
            }
        }
        return all.stream();
    }

    @AfterAll
    static void tell() {
        Tables.tell("quantifiers", cases);
    }
}
