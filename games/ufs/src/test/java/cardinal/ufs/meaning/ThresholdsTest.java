package cardinal.ufs.meaning;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every number in a condition about what has happened is played below it, at it and above it: all of it in one event, and one by one. K.3.5: a
 * condition is asked when it is reached; what "2 or more cards" are is their number, however they came.
 */
class ThresholdsTest {
    private static int cases;

    /** A number as it is said, and which counts it allows. */
    private record Said(String words, boolean not, IntPredicate allows) {
    }

    private static final List<Said> NUMBERS = List.of(
            new Said("2 or more", false, n -> n >= 2), new Said("2 or fewer", false, n -> n <= 2),
            new Said("1 or fewer", false, n -> n <= 1), new Said("1 or more", false, n -> n >= 1),
            new Said("exactly 2", false, n -> n == 2), new Said("at least 2", false, n -> n >= 2),
            new Said("more than 2", false, n -> n > 2), new Said("2", false, n -> n == 2),
            new Said("no", false, n -> n == 0), new Said("2 or more", true, n -> n < 2),
            new Said("1 or more", true, n -> n < 1));

    /**
     * Something that can be done several times.
     *
     * @param who  whose deed the condition counts, with its verb: "you have"
     * @param done  the participle
     * @param what  what is counted, in the plural
     * @param together  the text that does it n times at once, "%d" for the number, "%s" for the plural; empty where there is none
     * @param each  the answers to each of them, "%d" for its number; empty where nothing is asked
     * @param more  how many more there are than were done: the probe itself
     */
    private record Deed(String who, String done, String what, String together, String each, int more) {
        Deed(String who, String done, String what, String together, String each) {
            this(who, done, what, together, each, 0);
        }

        String text(int n) {
            return together.replace("%d", Integer.toString(n)).replace("%s", n == 1 ? "" : "s")
                    .replace("%e", n == 1 ? "s" : "").replace("top 1 card ", "top card ");
        }
    }

    private static final List<Deed> DEEDS = List.of(
            new Deed("you have", "drawn", "cards", "Draw %d card%s.", ""),
            new Deed("your opponent has", "drawn", "cards", "Your opponent draws %d card%s.", ""),
            new Deed("each player has", "drawn", "cards", "Both players draw %d card%s.", ""),
            new Deed("you have", "discarded", "cards", "Discard %d card%s.", "choose A.Blank#%d"),
            new Deed("you have", "milled", "cards", "Mill %d.", ""),
            new Deed("your opponent has", "milled", "cards", "Your opponent mills %d.", ""),
            new Deed("you have", "gained", "health", "Gain %d health.", ""),
            new Deed("you have", "lost", "health", "Lose %d health.", ""),
            new Deed("your opponent has", "lost", "health", "Your opponent loses %d health.", ""),
            new Deed("you have", "committed", "foundations", "Commit %d foundation%s.", "choose Pillar#%d"),
            new Deed("you have", "flipped", "foundations", "Flip %d foundation%s.", "choose Pillar#%d"),
            new Deed("you have", "destroyed", "foundations", "Destroy %d foundation%s.", "choose Pillar#%d"),
            new Deed("you have", "sacrificed", "foundations", "Sacrifice %d foundation%s.", "choose Pillar#%d"),
            new Deed("you have", "readied", "foundations", "Ready %d foundation%s.", "choose Rest#%d"),
            new Deed("you have", "removed", "cards", "Remove the top %d card%s of your deck.", ""),
            new Deed("you have", "revealed", "cards", "Reveal %d card%s from your hand.", "choose A.Blank#%d"),
            new Deed("you have", "added", "cards to your momentum",
                    "Add the top %d card%s of your deck to your momentum.", ""),
            new Deed("you have", "added", "Ember counters to your character",
                    "Add %d Ember counter%s to your character.", ""),
            new Deed("you have", "played", "abilities", "", "", 1),
            new Deed("you have", "played", "attacks", "", ""),
            new Deed("", "been played", "attacks", "", ""),
            new Deed("you have", "played", "cards", "", ""),
            new Deed("you have", "made", "checks", "", ""),
            new Deed("you have", "dealt", "damage", "", ""),
            new Deed("your opponent has", "taken", "damage", "", ""),
            new Deed("your opponent has", "been dealt", "damage", "", ""));

    private static boolean byAttacks(Deed d) {
        return d.together.isEmpty() && d.more == 0;
    }

    @TestFactory
    Stream<DynamicTest> history() {
        List<DynamicTest> all = new ArrayList<>();
        for (Deed deed : DEEDS) {
            for (String edition : Tables.EDITIONS) {
                for (int n = 0; n <= 3; n++) {
                    int times = n;
                    if (n > 0) {
                        all.add(DynamicTest.dynamicTest(edition + " " + deed + " " + n + " one by one",
                                () -> play(deed, times, false).passes(edition)));
                    }
                    if (!deed.together.isEmpty() && n != 1) {
                        all.add(DynamicTest.dynamicTest(edition + " " + deed + " " + n + " at once",
                                () -> play(deed, times, true).passes(edition)));
                    }
                }
            }
        }
        return all.stream();
    }

    private static Tables play(Deed deed, int n, boolean together) {
        Tables t = new Tables();
        List<String> stage = new ArrayList<>();
        t.card("Pillar", "foundation", "").card("Rest", "foundation", "")
                .card("Jab", "attack", ", zone: mid, speed: 9, damage: 1");
        for (int i = 0; i < 4; i++) {
            stage.add("Pillar");
            stage.add("{card: Rest, committed: true}");
        }
        String does = deed.together.isEmpty() ? "Reveal your hand." : deed.text(1);
        t.text("Doer", "asset", "Form: " + does);
        stage.addAll(List.of("Doer", "Doer", "Doer"));
        if (together && n > 0) {
            t.text("Doers", "asset", "Form: " + deed.text(n));
            stage.add("Doers");
            String line = "A: use Doers form";
            for (int i = 1; i <= n && !deed.each.isEmpty(); i++) {
                line += " > " + deed.each.replace("%d", Integer.toString(i));
            }
            t.play(line);
        }
        for (int i = 1; i <= n && !together; i++) {
            String answer = deed.each.isEmpty() ? "" : " > " + deed.each.replace("%d", Integer.toString(i));
            t.play(byAttacks(deed) ? "A: play Jab#" + i : "A: use Doer#" + i + " form" + answer);
        }
        for (int i = 0; i < NUMBERS.size(); i++) {
            Said said = NUMBERS.get(i);
            if (!canSay(deed, said)) {
                continue;
            }
            String period = i % 2 == 0 ? " this turn" : " this Combat Phase";
            boolean so = said.allows.test(n + deed.more * (probes(deed, i) + 1));
            t.text("Probe" + i, "asset", "Form: If " + condition(deed, said) + period + ", commit this card.");
            stage.add("Probe" + i);
            t.play("A: use Probe" + i + " form").expect("Probe" + i + ".committed", so);
            cases++;
        }
        return t.a("stage: [" + String.join(", ", stage) + "], vitality: 50, hand: [Jab, Jab, Jab, Jab, Blank, Blank,"
                + " Blank, Blank, Blank]").b("vitality: 50, deck: [Jab, Jab, Jab, Jab, Jab, Jab]");
    }

    /** The probes before this one are abilities, too. */
    private static int probes(Deed deed, int i) {
        int before = 0;
        for (int k = 0; k < i; k++) {
            before += canSay(deed, NUMBERS.get(k)) ? 1 : 0;
        }
        return before;
    }

    /** What is added up has no plural, and what is counted by times no "not". */
    private static boolean canSay(Deed deed, Said said) {
        boolean points = deed.what.equals("health") || deed.what.equals("damage");
        boolean times = deed.what.equals("abilities") || deed.what.equals("checks");
        boolean counters = deed.what.startsWith("Ember");
        return !(said.words.equals("2 or fewer") && points && said.not)
                && !(times && (said.not || said.words.equals("no")))
                && !(deed.who.isEmpty() && said.not) && !(counters && said.words.equals("no"))
                && !(deed.done.equals("been dealt") && said.words.equals("no"));
    }

    private static String condition(Deed deed, Said said) {
        boolean points = deed.what.equals("health") || deed.what.equals("damage");
        String number = points ? said.words.replace("fewer", "less") : said.words;
        if (deed.who.isEmpty()) {
            return number + " " + deed.what + " have " + deed.done;
        }
        return deed.who + (said.not ? " not " : " ") + deed.done + " " + number + " " + deed.what;
    }

    // ---- amounts -----------------------------------------------------------------------------------------------------------

    private record Counted(String each, String text, String answers) {
    }

    private static final List<Counted> COUNTED = List.of(
            new Counted("card you have drawn", "Draw 1 card.", ""),
            new Counted("card your opponent has drawn", "Your opponent draws 1 card.", ""),
            new Counted("card you have discarded", "Discard 1 card.", "choose A.Blank#%d"),
            new Counted("foundation you have committed", "Commit 1 foundation.", "choose Pillar#%d"),
            new Counted("foundation that has been destroyed", "Destroy 1 foundation.", "choose Pillar#%d"),
            new Counted("time you have lost health", "Lose 2 health.", ""),
            new Counted("attack you have played", "", ""), new Counted("card you have played", "", ""),
            new Counted("attack that has been played", "", ""), new Counted("time you have played an attack", "", ""));

    @TestFactory
    Stream<DynamicTest> amounts() {
        List<DynamicTest> all = new ArrayList<>();
        for (Counted counted : COUNTED) {
            for (String edition : Tables.EDITIONS) {
                for (int n = 0; n <= 3; n++) {
                    int times = n;
                    all.add(DynamicTest.dynamicTest(edition + " " + counted.each + " " + n,
                            () -> count(counted, times).passes(edition)));
                }
            }
        }
        return all.stream();
    }

    private static Tables count(Counted c, int n) {
        Tables t = new Tables().card("Pillar", "foundation", "")
                .card("Jab", "attack", ", zone: mid, speed: 9, damage: 1")
                .text("Doer", "asset", "Form: " + (c.text.isEmpty() ? "Reveal your hand." : c.text))
                .text("Probe", "asset", "Form: Gain 1 health for each " + c.each + " this turn.")
                .a("stage: [Doer, Doer, Doer, Probe, Pillar, Pillar, Pillar, Pillar], vitality: 50,"
                        + " hand: [Jab, Jab, Jab, Jab, Blank, Blank, Blank, Blank]")
                .b("vitality: 50");
        for (int i = 1; i <= n; i++) {
            String answer = c.answers.isEmpty() ? "" : " > " + c.answers.replace("%d", Integer.toString(i));
            t.play(c.text.isEmpty() ? "A: play Jab#" + i : "A: use Doer#" + i + " form" + answer);
        }
        cases++;
        return t.play("A: use Probe form").expect("A.vitality", 50 + n - (c.text.startsWith("Lose") ? 2 * n : 0));
    }

    // ---- what is there, and costs ------------------------------------------------------------------------------------------

    /** A number of something on the table: how it is laid there, and how it is said. */
    private record Kept(String setup, String one, String said) {
    }

    private static final List<Kept> KEPT = List.of(
            new Kept("stage", "Pillar", "you have %s foundations"),
            new Kept("momentum", "Pillar", "you have %s cards in your momentum"),
            new Kept("discard", "Pillar", "you have %s cards in your discard pile"),
            new Kept("removed", "Pillar", "you have %s cards in your removed pile"),
            new Kept("pool", "Pillar", "you have %s cards in your card pool"),
            new Kept("hand", "Pillar", "there are %s foundations in your hand"));

    @TestFactory
    Stream<DynamicTest> states() {
        List<DynamicTest> all = new ArrayList<>();
        for (Kept kept : KEPT) {
            for (String edition : Tables.EDITIONS) {
                for (int n = 0; n <= 3; n++) {
                    int there = n;
                    all.add(DynamicTest.dynamicTest(edition + " " + kept + " " + n,
                            () -> keep(kept, there).passes(edition)));
                }
            }
        }
        return all.stream();
    }

    private static Tables keep(Kept kept, int n) {
        Tables t = new Tables().card("Pillar", "foundation", "");
        List<String> stage = new ArrayList<>();
        for (int i = 0; i < NUMBERS.size(); i++) {
            Said said = NUMBERS.get(i);
            if (said.not) {
                continue;
            }
            t.text("Probe" + i, "asset",
                    "Form: If " + kept.said.replace("%s", said.words) + ", commit this card.");
            stage.add("Probe" + i);
            t.play("A: use Probe" + i + " form").expect("Probe" + i + ".committed", said.allows.test(n));
            cases++;
        }
        List<String> there = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            there.add(kept.one);
        }
        boolean onStage = kept.setup.equals("stage");
        if (onStage) {
            stage.addAll(there);
        }
        String zone = onStage ? "" : ", " + kept.setup + ": [" + String.join(", ", there) + "]";
        return t.a("stage: [" + String.join(", ", stage) + "]" + zone);
    }

    /** least: how many have to be there; H.4.3: the character commits in place of a foundation. */
    private record Cost(String words, String setup, String one, int least) {
    }

    private static final List<Cost> COSTS = List.of(
            new Cost("Commit 2 foundations", "stage", "Pillar", 1),
            new Cost("Flip 2 foundations", "stage", "Pillar", 2),
            new Cost("Destroy 2 foundations", "stage", "Pillar", 2), new Cost("Discard 2 cards", "hand", "Pillar", 2),
            new Cost("Discard 2 momentum", "momentum", "Pillar", 2),
            new Cost("Remove 2 cards from your discard pile", "discard", "Pillar", 2));

    /** E.4.4: a cost of 2 is paid with 2 or not at all. */
    @TestFactory
    Stream<DynamicTest> costs() {
        List<DynamicTest> all = new ArrayList<>();
        for (Cost cost : COSTS) {
            for (String edition : Tables.EDITIONS) {
                for (int n = 0; n <= 3; n++) {
                    int there = n;
                    all.add(DynamicTest.dynamicTest(edition + " " + cost + " " + n,
                            () -> pay(cost, there).passes(edition)));
                }
            }
        }
        return all.stream();
    }

    private static Tables pay(Cost cost, int n) {
        Tables t = new Tables().card("Pillar", "foundation", "").text("Probe", "asset",
                "Form " + cost.words + ": Commit this card.");
        String many = String.join(", ", java.util.Collections.nCopies(n, cost.one));
        t.a(cost.setup.equals("stage") ? "stage: [Probe" + (n == 0 ? "" : ", " + many) + "]"
                : "stage: [Probe], " + cost.setup + ": [" + many + "]");
        cases++;
        if (n < cost.least) {
            return t.play("A cannot: use Probe form").expect("Probe.committed", false);
        }
        return t.play("A: use Probe form" + (n == cost.least ? "" : " > choose Pillar#1 > choose Pillar#2"))
                .expect("Probe.committed", true);
    }

    /** H.5: so many times a turn and no more. */
    @TestFactory
    Stream<DynamicTest> limits() {
        List<DynamicTest> all = new ArrayList<>();
        for (String edition : Tables.EDITIONS) {
            all.add(DynamicTest.dynamicTest(edition + " twice per turn", () -> {
                cases++;
                new Tables().text("Probe", "asset", "Form [Twice per turn]: Gain 1 health.")
                        .a("stage: [Probe], vitality: 10, hand: 1").play("A: use Probe form").play("A: use Probe form")
                        .play("A cannot: use Probe form").expect("A.vitality", 12).passes(edition);
            }));
            all.add(DynamicTest.dynamicTest(edition + " only 2 cards", () -> {
                cases++;
                new Tables().text("Probe", "asset", "Form [Once per turn]: Your opponent discards 2 cards.")
                        .a("stage: [Probe], hand: 1").b("hand: 3").play("A: use Probe form")
                        .play("B: choose B.Blank#1 > choose B.Blank#2").expect("B.hand.count", 1).passes(edition);
            }));
        }
        return all.stream();
    }

    @AfterAll
    static void tell() {
        Tables.tell("thresholds", cases);
    }
}
