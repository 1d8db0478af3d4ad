package cardinal.riftbound.rules;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.riftbound.compile.CompiledPool;
import cardinal.riftbound.scenario.RiftScenarioGame;
import cardinal.scenario.ScenarioRunner;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** "Each player", "the first time", "during": in every mode, with every seat's turn. What is expected is worked out from the document here. */
class QuantifiersTest {
    private static final ScenarioRunner RUNNER = new ScenarioRunner(List.of(new RiftScenarioGame(new CompiledPool())));

    /** The modes of 458 to 462 with their seats. */
    private enum Mode {
        DUEL("duel", 2), SKIRMISH("skirmish", 3), WAR("war", 4), TEAMS("2v2", 4);

        private final String word;
        private final int seats;

        Mode(String word, int seats) {
            this.word = word;
            this.seats = seats;
        }

        boolean mates(int one, int other) {
            return one == other || this == TEAMS && (one ^ other) == 2;
        }

        /** 303.2.a: the turn player first, then in turn order. */
        int[] order(int turn) {
            return IntStream.range(0, seats).map(i -> (turn + i) % seats).toArray();
        }
    }

    /** Who is meant; whom: told who says it and who might be meant. */
    private record Quantifier(String words, BiPredicate<Mode, int[]> whom) {
        static final List<Quantifier> ALL = List.of(
                new Quantifier("Each player", (mode, pair) -> true),
                new Quantifier("Each opponent", (mode, pair) -> !mode.mates(pair[0], pair[1])),
                new Quantifier("Each other player", (mode, pair) -> pair[0] != pair[1]));
    }

    /** Something that each of them is asked about; answer: with the player's letter for {@code %1$s}. */
    private record Deed(String words, String setup, String answer) {
        static final List<Deed> ALL = List.of(
                new Deed("discards 1", "hand: [Grunt, Grunt]", "choose %1$s.Grunt#1"),
                new Deed("kills one of their units", "base: [Grunt, Grunt]", "choose %1$s.Grunt#1"),
                new Deed("exhausts one of their units", "base: [Grunt, Grunt]", "choose %1$s.Grunt#2"),
                new Deed("recycles 1 from their trash", "trash: [Grunt, Grunt]", "choose %1$s.Grunt#1"));
    }

    private static String letter(int seat) {
        return String.valueOf((char) ('A' + seat));
    }

    private static String head(Mode mode, int turn, String phase) {
        return """
                game: riftbound
                mode: %s
                title: a quantifier
                cards:
                  - {name: Grunt, type: unit, domain: fury, energy: 9, might: 2}
                  - {name: Coward, type: unit, domain: fury, energy: 1, might: 1, text: "At the start of each player's Beginning Phase, move me to base."}
                  - {name: Nudge, type: spell, domain: fury, energy: 0, text: "Channel 1 rune exhausted."}
                  - {name: Wink, type: spell, domain: fury, energy: 0, text: "[Reaction]\\nDraw 1."}
                  - {name: Ours, type: spell, domain: fury, energy: 0, text: "Play this only during your turn.\\n[Reaction]\\nDraw 1."}
                  - {name: Theirs, type: spell, domain: fury, energy: 0, text: "Play this only during an opponent's turn.\\n[Reaction]\\nDraw 1."}
                """.formatted(mode.word) + "  - {name: Call, type: spell, domain: fury, energy: 0, text: \"TEXT\"}\n"
                + "setup:\n  turn: {player: " + letter(turn) + ", number: " + (8 + turn + 1) + ", phase: " + phase
                + "}\n";
    }

    private static void check(List<String> wrong, String title, String scenario) {
        String message = RUNNER.run("q.yaml", scenario).message();
        if (!message.isEmpty()) {
            wrong.add(title + ":\n" + message);
        }
    }

    @Test
    void each_player_acts_in_turn_order_from_the_turn_player() {
        List<String> wrong = new ArrayList<>();
        int cases = 0;
        for (Mode mode : Mode.values()) {
            for (int turn = 0; turn < mode.seats; turn++) {
                for (Quantifier who : Quantifier.ALL) {
                    for (Deed deed : Deed.ALL) {
                        cases++;
                        check(wrong, mode + " " + letter(turn) + " " + who.words() + " " + deed.words(),
                                acting(mode, turn, who, deed));
                    }
                }
            }
        }
        System.out.println("Riftbound, quantifiers: " + cases + " cases of each player");
        assertThat(wrong).isEmpty();
    }

    private static String acting(Mode mode, int turn, Quantifier who, Deed deed) {
        StringBuilder text =
                new StringBuilder(head(mode, turn, "action").replace("TEXT", who.words() + " " + deed.words() + "."));
        for (int seat = 0; seat < mode.seats; seat++) {
            String setup = deed.setup();
            if (seat == turn) {
                setup = setup.startsWith("hand: [") ? setup.replace("hand: [", "hand: [Call, ")
                        : setup + ", hand: [Call]";
            }
            text.append("  ").append(letter(seat)).append(": {").append(setup).append("}\n");
        }
        text.append("script:\n  - ").append(letter(turn)).append(": play Call\n");
        for (int seat : mode.order(turn)) {
            if (who.whom().test(mode, new int[] {turn, seat})) {
                text.append("  - expect: {prompt.player: ").append(letter(seat)).append("}\n  - ").append(letter(seat))
                        .append(": ").append(deed.answer().formatted(letter(seat))).append('\n');
            }
        }
        return text.append("expect: {over: false}\n").toString();
    }

    /** 303.2.a, 418.2: of players who draw from empty decks the first in turn order burns out first, and so gives the first point. */
    @Test
    void of_two_players_who_burn_out_the_turn_player_does_so_first() {
        List<String> wrong = new ArrayList<>();
        for (int turn = 0; turn < 2; turn++) {
            String scenario = head(Mode.DUEL, turn, "action").replace("TEXT", "Each player draws 1.") + """
                      A: {%s points: 7, deck: [], trash: [Grunt]}
                      B: {%s points: 7, deck: [], trash: [Grunt]}
                    script:
                      - %s: play Call
                    expect: {winner: %s}
                    """.formatted(turn == 0 ? "hand: [Call]," : "", turn == 1 ? "hand: [Call]," : "", letter(turn),
                    letter(1 - turn));
            check(wrong, letter(turn), scenario);
        }
        assertThat(wrong).isEmpty();
    }

    /** 418.2.c: with several opponents whoever burns out is asked, one after the other in turn order. */
    @Test
    void players_who_burn_out_are_asked_in_turn_order() {
        List<String> wrong = new ArrayList<>();
        int cases = 0;
        for (Mode mode : List.of(Mode.SKIRMISH, Mode.WAR, Mode.TEAMS)) {
            for (int turn = 0; turn < mode.seats; turn++) {
                for (Quantifier who : Quantifier.ALL) {
                    cases++;
                    StringBuilder text =
                            new StringBuilder(head(mode, turn, "action").replace("TEXT", who.words() + " draws 1."));
                    for (int seat = 0; seat < mode.seats; seat++) {
                        text.append("  ").append(letter(seat)).append(": {deck: [], trash: [Grunt]")
                                .append(seat == turn ? ", hand: [Call]" : "").append("}\n");
                    }
                    text.append("script:\n  - ").append(letter(turn)).append(": play Call\n");
                    for (int seat : mode.order(turn)) {
                        if (who.whom().test(mode, new int[] {turn, seat})) {
                            int gains = (seat + 1) % mode.seats;
                            text.append("  - expect: {prompt.player: ").append(letter(seat))
                                    .append(", prompt.clause: 418.2.c}\n  - ")
                                    .append(letter(seat)).append(": choose player ").append(letter(gains)).append('\n');
                        }
                    }
                    check(wrong, mode + " " + letter(turn) + " " + who.words(),
                            text.append("expect: {over: false}\n").toString());
                }
            }
        }
        System.out.println("Riftbound, quantifiers: " + cases + " cases of burning out");
        assertThat(wrong).isEmpty();
    }

    /** 376.1: an ability of the Nth time triggers at that time, once in a turn, and again in the next. */
    @Test
    void the_nth_time_is_the_nth_time_of_each_turn() {
        List<String> wrong = new ArrayList<>();
        int cases = 0;
        List<String> ordinals = List.of("first", "second", "third");
        for (Mode mode : Mode.values()) {
            for (int turn = 0; turn < mode.seats; turn++) {
                for (int n = 1; n <= 3; n++) {
                    for (int times = 1; times <= 4; times++) {
                        cases++;
                        String words = "The " + ordinals.get(n - 1) + " time you play a spell each turn, draw 1.";
                        StringBuilder text = new StringBuilder(
                                head(mode, turn, "action").replace("TEXT", "Draw 1.").replace("setup:",
                                        "  - {name: Counter, type: gear, domain: fury, energy: 1, text: \"" + words
                                                + "\"}\nsetup:"));
                        String hand = Stream.generate(() -> "Nudge").limit(times).toList().toString();
                        text.append("  ").append(letter(turn)).append(": {gear: [Counter], hand: ").append(hand)
                                .append(", runes: [fury]}\n");
                        text.append("script:\n");
                        for (int i = 1; i <= times; i++) {
                            text.append("  - ").append(letter(turn)).append(": play Nudge#").append(i)
                                    .append("\n  - all pass\n");
                            text.append(i == n ? "  - all pass\n" : "");
                            text.append("  - expect: {").append(letter(turn)).append(".hand.count: ")
                                    .append(times - i + (i >= n ? 1 : 0)).append("}\n");
                        }
                        check(wrong, mode + " " + letter(turn) + " " + words + " " + times,
                                text.append("expect: {over: false}\n").toString());
                    }
                }
            }
        }
        System.out.println("Riftbound, quantifiers: " + cases + " cases of the Nth time");
        assertThat(wrong).isEmpty();
    }

    /** 363.1, 462.8.d: a teammate's turn is neither one's own nor an opponent's. */
    @Test
    void during_ones_own_turn_and_during_an_opponents() {
        List<String> wrong = new ArrayList<>();
        int cases = 0;
        for (Mode mode : Mode.values()) {
            for (int turn = 0; turn < mode.seats; turn++) {
                for (int seat = 0; seat < mode.seats; seat++) {
                    for (String card : List.of("Ours", "Theirs")) {
                        cases++;
                        boolean may = card.equals("Ours") ? seat == turn : !mode.mates(turn, seat);
                        StringBuilder text = new StringBuilder(head(mode, turn, "action").replace("TEXT", "Draw 1."));
                        for (int s = 0; s < mode.seats; s++) {
                            text.append("  ").append(letter(s)).append(": {hand: [Wink")
                                    .append(s == seat ? ", " + card : "").append(s == turn ? ", Call" : "")
                                    .append("]}\n");
                        }
                        text.append("script:\n  - ").append(letter(turn)).append(": play Call\n");
                        for (int s : mode.order(turn)) {
                            if (s == seat) {
                                break;
                            }
                            text.append("  - ").append(letter(s)).append(": pass\n");
                        }
                        text.append("  - expect: {prompt.player: ").append(letter(seat)).append(", options: {")
                                .append(may ? "include" : "exclude").append(": [play ").append(card).append("]}}\n");
                        check(wrong, mode + " turn of " + letter(turn) + ", " + letter(seat) + " has " + card,
                                text.toString());
                    }
                }
            }
        }
        System.out.println("Riftbound, quantifiers: " + cases + " cases of during a turn");
        assertThat(wrong).isEmpty();
    }

    /** 315.2.b.2, 462.8.b: what a teammate controlled at any time of the Beginning Phase is not scored; what an opponent did is. */
    @Test
    void control_at_any_time_of_the_beginning_phase() {
        List<String> wrong = new ArrayList<>();
        int cases = 0;
        for (int turn = 0; turn < 4; turn++) {
            for (int holder = 0; holder < 4; holder++) {
                for (int b = 1; b <= 3 && holder != turn; b++) {
                    cases++;
                    String there = "{units: {" + letter(holder) + ": [Coward]}}";
                    String fields = IntStream.rangeClosed(1, 3).mapToObj(i -> "x").toList().toString();
                    List<String> list = new ArrayList<>(List.of("{}", "{}", "{}"));
                    list.set(b - 1, there);
                    fields = list.toString();
                    boolean scores = !Mode.TEAMS.mates(turn, holder);
                    String me = letter(turn);
                    String text = head(Mode.TEAMS, turn, "awaken").replace("TEXT", "Draw 1.") + "  " + me
                            + ": {base: [Grunt, Grunt]}\n"
                            + "  battlefields: " + fields + "\nscript:\n"
                            + "  - expect: {battlefield " + b + ".units: [], battlefield " + b + ".controller: none}\n"
                            + "  - " + me + ": move Grunt#1 to battlefield " + b + "\n  - all pass\n"
                            + "expect: {battlefield " + b + ".controller: " + me + ", " + me + ".points: "
                            + (scores ? 1 : 0) + "}\n";
                    check(wrong, me + " after " + letter(holder) + " at " + b, text);
                }
            }
        }
        System.out.println("Riftbound, quantifiers: " + cases + " cases of the Beginning Phase");
        assertThat(wrong).isEmpty();
    }
}
