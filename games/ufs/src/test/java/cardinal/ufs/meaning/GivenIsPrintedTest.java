package cardinal.ufs.meaning;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** I.2.3, H.6: an ability or keyword that a card has been given does the same as one that is printed on it. */
class GivenIsPrintedTest {
    private static int cases;

    /**
     * What an attack may have.
     *
     * @param keyword  for its keyword line; empty for an ability
     * @param ability  the text; empty for a keyword
     * @param script  what is done after the attack was played
     * @param path  what is different by it, and how
     */
    private record Had(String keyword, String ability, List<String> script, String path, Object value) {
        String gained() {
            return keyword.isEmpty() ? "\"" + ability + "\"" : keyword;
        }
    }

    private static final List<Had> OF_ATTACKS = List.of(
            new Had("", "Enhance: Draw 1 card.", List.of("A: use Jab enhance"), "A.hand.count", 2),
            new Had("", "Enhance: Gain 3 health.", List.of("A: use Jab enhance"), "A.vitality", 23),
            new Had("", "Enhance: This attack gets +2 damage.", List.of("A: use Jab enhance"), "B.vitality", 24),
            new Had("", "Enhance: If this attack deals damage, gain 3 health.", List.of("A: use Jab enhance"),
                    "A.vitality", 23),
            new Had("", "Response: After this attack resolves, gain 3 health.", List.of("A: use Jab response"),
                    "A.vitality", 23),
            new Had("", "After this attack deals damage, gain 3 health.", List.of(), "A.vitality", 23),
            new Had("Stun: 1", "", List.of("A: use Jab enhance Stun"), "B.committed", "[Pillar]"),
            new Had("Fury", "", List.of(), "Jab.keyword.Fury", true),
            new Had("Throw", "", List.of(), "Jab.keyword.Throw", true));

    private enum Way {
        PRINTED, NEXT_ATTACK, CONTINUOUS, CONTINUOUS_OF_ALL
    }

    @TestFactory
    Stream<DynamicTest> attacks() {
        List<DynamicTest> all = new ArrayList<>();
        for (Had had : OF_ATTACKS) {
            for (Way way : Way.values()) {
                for (String edition : Tables.EDITIONS) {
                    all.add(DynamicTest.dynamicTest(edition + " " + had.gained() + " " + way,
                            () -> attack(had, way, edition).passes(edition)));
                }
            }
        }
        return all.stream();
    }

    private static Tables attack(Had had, Way way, String edition) {
        cases++;
        Tables t = new Tables().card("Pillar", "foundation", "");
        String printed = way != Way.PRINTED ? ""
                : had.keyword.isEmpty() ? ", text: \"" + had.ability + "\"" : ", keywords: [\"" + had.keyword + "\"]";
        t.raw("{name: Jab, type: attack, symbols: [fire], difficulty: 0, control: 6, zone: mid, speed: 9, damage: 4"
                + printed
                + "}");
        switch (way) {
            case PRINTED -> {
            }
            case NEXT_ATTACK -> t.text("Giver", "asset", "Form: Your next attack gains " + had.gained() + ".");
            case CONTINUOUS -> t.text("Giver", "asset", "Your attacks gain " + had.gained() + ".");
            case CONTINUOUS_OF_ALL -> t.text("Giver", "asset", "All attacks gain " + had.gained() + ".");
        }
        t.a("vitality: 20, hand: [Jab, Blank]" + (way == Way.PRINTED ? "" : ", stage: [Giver]"))
                .b("vitality: 30, stage: [Pillar]");
        if (way == Way.NEXT_ATTACK) {
            t.play("A: use Giver form");
        }
        t.play("A: play Jab");
        if (edition.equals("ufs-2019") && way == Way.NEXT_ATTACK && had.ability.startsWith("Response")) {
            // C.3.3.4.2.3: the state of an attack begins anew when it resolves, and what it had taken in is used up.
            return t.play("A cannot: use Jab response").expect("A.vitality", 20);
        }
        had.script.forEach(t::play);
        boolean seen = had.path.startsWith("Jab.");
        return seen && way == Way.NEXT_ATTACK ? t.expect("B.vitality", 26) : t.expect(had.path, had.value);
    }

    private static final List<Had> OF_FOUNDATIONS = List.of(
            new Had("", "Form: Draw 1 card.", List.of("A: use Pillar form"), "A.hand.count", 2),
            new Had("", "Form Commit: Gain 3 health.", List.of("A: use Pillar form"), "A.vitality", 23),
            new Had("", "Form Destroy: Gain 3 health.", List.of("A: use Pillar form"), "A.foundations", "[]"),
            new Had("Weapon", "", List.of(), "Pillar.keyword.Weapon", true));

    @TestFactory
    Stream<DynamicTest> foundations() {
        List<DynamicTest> all = new ArrayList<>();
        for (Had had : OF_FOUNDATIONS) {
            for (Way way : List.of(Way.PRINTED, Way.CONTINUOUS)) {
                for (String edition : Tables.EDITIONS) {
                    all.add(DynamicTest.dynamicTest(edition + " " + had.gained() + " " + way, () -> {
                        cases++;
                        String printed = way != Way.PRINTED ? "" : had.keyword.isEmpty()
                                ? ", text: \"" + had.ability + "\"" : ", keywords: [\"" + had.keyword + "\"]";
                        Tables t = new Tables().card("Pillar", "foundation", printed).text("Giver", "asset",
                                "Your foundations gain " + had.gained() + ".");
                        t.a("vitality: 20, hand: 1, stage: [Pillar" + (way == Way.PRINTED ? "" : ", Giver") + "]");
                        t.play("expect: {prompt.player: A}");
                        had.script.forEach(t::play);
                        t.expect(had.path, had.value).passes(edition);
                    }));
                }
            }
        }
        return all.stream();
    }

    @AfterAll
    static void tell() {
        Tables.tell("given = printed", cases);
    }
}
