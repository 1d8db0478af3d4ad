package cardinal.riftbound.rules;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.cards.text.Reading;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.compile.CardText;
import cardinal.riftbound.compile.CompiledPool;
import cardinal.riftbound.scenario.RiftScenarioGame;
import cardinal.scenario.ScenarioRunner;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** 717.3.a: a keyword that is given does the same as one that is printed, whoever has it and wherever it acts. */
class GivenKeywordsTest {
    private static final ScenarioRunner RUNNER = new ScenarioRunner(List.of(new RiftScenarioGame(new CompiledPool())));

    /** Keywords that act as a card is played, not on the board (721.3, 722.1.c.1, 727.1.b, 729.1.c), or stand before a text (724, 728). */
    private static final Set<Keyword> NOT_ON_THE_BOARD =
            EnumSet.of(Keyword.ACCELERATE, Keyword.ACTION, Keyword.REACTION, Keyword.HIDDEN,
                    Keyword.LEGION, Keyword.DEATHKNELL);

    /** How the bearer has a keyword; WORD stands for it, KIND for "unit" or "gear". */
    private enum Way {
        PRINTED("WORD", "", "", true),
        /** A passive of the bearer itself. */
        ITSELF("HAVE WORD.", "", "", true),
        /** A passive of another object, for everything that fits. */
        AURA("", "Friendly Wolf KINDS have WORD.", "", true),
        UNLESS_HAD("", "Friendly Wolf KINDS have WORD if they didn't already.", "", true),
        /** An effect, for this turn. */
        THIS_TURN("", "", "Give a Wolf KIND WORD this turn.", false),
        /** 717.3.a.3: an effect without a duration. */
        FOR_GOOD("", "", "Give a Wolf KIND WORD.", true),
        /** A fact that an effect puts in force. */
        FACT("", "", "Friendly Wolf KINDS have WORD this turn.", false);

        private final String own;
        private final String gear;
        private final String spell;
        /** Whether it lasts until the next turn. */
        private final boolean lasts;

        Way(String own, String gear, String spell, boolean lasts) {
            this.own = own;
            this.gear = gear;
            this.spell = spell;
            this.lasts = lasts;
        }
    }

    /**
     * What a keyword does, seen on the table.
     *
     * @param word  the keyword as it is written
     * @param type  what bears it
     * @param side  who controls the bearer; it is A's turn
     * @param place  where the bearer is
     * @param script  what is done; what follows is expected with the keyword and false without it
     * @param nextTurn  whether the script goes into the next turn
     */
    private record Doing(Keyword keyword, String word, String type, String side, String place, int runes, String script,
            boolean nextTurn) {
    }

    private static List<Doing> doings() {
        List<Doing> all = new ArrayList<>();
        all.add(new Doing(Keyword.TANK, "[Tank]", "unit", "B", "battlefield", 1, """
                  - A: move Ox to battlefield 1
                  - all pass
                  - expect: {Bearer.zone: B.trash, Page.zone: battlefield 1}
                """, false));
        for (int n = 1; n <= 3; n++) {
            String value = n == 1 ? "" : " " + n;
            all.add(new Doing(Keyword.SHIELD, "[Shield" + value + "]", "unit", "B", "battlefield", 1, """
                      - A: move Ox to battlefield 1
                      - expect: {Bearer.defender: true, Bearer.might: %d}
                    """.formatted(2 + n), false));
            all.add(new Doing(Keyword.ASSAULT, "[Assault" + value + "]", "unit", "A", "base", 1, """
                      - A: move Bearer to battlefield 1
                      - expect: {Bearer.attacker: true, Bearer.might: %d}
                    """.formatted(2 + n), false));
            for (String type : List.of("unit", "gear")) {
                for (String place : type.equals("unit") ? List.of("base", "battlefield") : List.of("base")) {
                    all.add(new Doing(Keyword.DEFLECT, "[Deflect" + value + "]", type, "B", place, n, """
                              - A: play Pick
                              - expect: {A.runes.count: 0}
                            """, false));
                    all.add(new Doing(Keyword.DEFLECT, "[Deflect" + value + "]", type, "B", place, n - 1, """
                              - A cannot: play Pick because 725.1.d
                            """, false));
                }
            }
        }
        all.add(new Doing(Keyword.GANKING, "[Ganking]", "unit", "A", "second", 1, """
                  - A: move Bearer to battlefield 1
                  - expect: {Bearer.zone: battlefield 1}
                """, false));
        for (String type : List.of("unit", "gear")) {
            all.add(new Doing(Keyword.TEMPORARY, "[Temporary]", type, "B", "base", 1, """
                      - A: end turn
                      - all pass
                      - expect: {Bearer.zone: B.trash}
                    """, true));
            all.add(new Doing(Keyword.VISION, "[Vision]", type, "A", "hand", 1, """
                      - A: play Bearer
                      - expect: {chain: [ability of Bearer]}
                    """, false));
        }
        return all;
    }

    private static boolean fits(Doing doing, Way way) {
        boolean before = !doing.place().equals("hand") || way.spell.isEmpty();
        boolean mine = way != Way.FACT || doing.side().equals("A");
        return before && mine && (way.lasts || !doing.nextTurn());
    }

    private static String scenario(Doing doing, Way way, boolean has) {
        boolean unit = doing.type().equals("unit");
        String own = has ? words(way.own, doing) : "";
        String gear = has ? words(way.gear, doing) : "";
        String spell = has ? words(way.spell, doing) : "";
        boolean mine = doing.side().equals("A");
        StringBuilder a =
                new StringBuilder("runes: ").append(List.copyOf(java.util.Collections.nCopies(doing.runes(), "fury")));
        StringBuilder b = new StringBuilder("runes: [fury]");
        StringBuilder one = new StringBuilder("{units: {B: [Page");
        String two = "{}";
        List<String> hand = new ArrayList<>(List.of("Pick"));
        if (!spell.isEmpty()) {
            hand.add("Gift");
        }
        List<String> base = new ArrayList<>();
        switch (doing.place()) {
            case "base" -> base.add("Bearer");
            case "hand" -> hand.add("Bearer");
            case "second" -> two = "{units: {A: [Bearer]}}";
            default -> one.append(", Bearer");
        }
        if (!gear.isEmpty()) {
            base.add("Law");
        }
        a.append(", hand: ").append(hand).append(", base: ").append(mine ? with("Ox", base) : List.of("Ox"));
        b.append(", base: ").append(mine ? List.of() : base);
        String script = (spell.isEmpty() ? "" : "  - A: play Gift\n  - all pass\n") + doing.script();
        return """
                game: riftbound
                title: a keyword
                cards:
                  - {name: Bearer, type: %s, domain: fury, energy: 0%s, tags: [Wolf], text: "%s"}
                  - {name: Law, type: gear, domain: fury, energy: 0, text: "%s"}
                  - {name: Gift, type: spell, domain: fury, energy: 0, text: "%s"}
                  - {name: Pick, type: spell, domain: fury, energy: 0, text: "Exhaust an enemy Wolf %s."}
                  - {name: Ox, type: unit, domain: fury, energy: 0, might: 3}
                  - {name: Page, type: unit, domain: fury, energy: 0, might: 2}
                setup:
                  turn: {player: A, number: 5, phase: action}
                  A: {%s}
                  B: {%s}
                  battlefields: [%s]}}, %s]
                script:
                %s""".formatted(doing.type(), unit ? ", might: 2" : "", own,
                gear.isEmpty() ? "Your units have +1 [M]." : gear,
                spell.isEmpty() ? "Draw 1." : spell, doing.type(), a, b, one, two, script);
    }

    private static List<String> with(String first, List<String> more) {
        List<String> all = new ArrayList<>(List.of(first));
        all.addAll(more);
        return all;
    }

    private static String words(String pattern, Doing doing) {
        boolean unit = doing.type().equals("unit");
        return pattern.replace("HAVE", unit ? "I have" : "This has").replace("WORD", doing.word())
                .replace("KINDS", unit ? "units" : "gear").replace("KIND", doing.type());
    }

    @Test
    void a_given_keyword_does_what_a_printed_one_does() {
        List<String> wrong = new ArrayList<>();
        int cases = 0;
        for (Doing doing : doings()) {
            for (Way way : Way.values()) {
                if (fits(doing, way)) {
                    cases++;
                    String message = RUNNER.run("given.yaml", scenario(doing, way, true)).message();
                    if (!message.isEmpty()) {
                        wrong.add(doing.word() + " of a " + doing.type() + " of " + doing.side() + ", " + way + ":\n"
                                + message);
                    }
                }
            }
        }
        System.out.println("Riftbound, given and printed: " + cases + " cases of keywords");
        assertThat(wrong).isEmpty();
    }

    @Test
    void without_the_keyword_none_of_it_is_so() {
        for (Doing doing : doings()) {
            assertThat(RUNNER.run("none.yaml", scenario(doing, Way.PRINTED, false)).message())
                    .as(doing.word() + doing.script()).isNotEmpty();
        }
    }

    /** A statement about the board is no use for the others; an effect may give them, and then the object has them (721.5, 722.4.a, 727.5, 729.4.a). */
    @Test
    void every_keyword_of_the_board_is_tried_and_the_others_are_had_without_use() {
        EnumSet<Keyword> tried = EnumSet.noneOf(Keyword.class);
        doings().forEach(doing -> tried.add(doing.keyword()));
        EnumSet<Keyword> ofTheBoard = EnumSet.complementOf(EnumSet.copyOf(NOT_ON_THE_BOARD));
        ofTheBoard.removeIf(Keyword::isLater); // those of a later document have scenarios of their own
        assertThat(tried).isEqualTo(ofTheBoard);
        for (Keyword keyword : NOT_ON_THE_BOARD) {
            String word = "[" + keyword.title() + "]";
            assertThat(CardText.read(CardType.SPELL, "Friendly units have " + word + " this turn.")).as(word)
                    .isInstanceOf(Reading.NotUnderstood.class);
            for (String text : List.of("I have " + word + ".", "Friendly units have " + word + ".",
                    "Friendly units have " + word + " if they didn't already.")) {
                assertThat(CardText.read(CardType.UNIT, text)).as(text).isInstanceOf(Reading.NotUnderstood.class);
            }
            if (keyword != Keyword.LEGION && keyword != Keyword.DEATHKNELL) {
                assertThat(RUNNER.run("had.yaml", """
                        game: riftbound
                        title: a characteristic
                        cards:
                          - {name: Bearer, type: unit, domain: fury, energy: 0, might: 2, tags: [Wolf]}
                          - {name: Page, type: unit, domain: fury, energy: 0, might: 2}
                          - {name: Gift, type: spell, domain: fury, energy: 0, text: "Give a Wolf unit WORD this turn. Buff all units with WORD."}
                        setup:
                          A: {base: [Bearer, Page], hand: [Gift], runes: [fury]}
                        script:
                          - A: play Gift
                          - all pass
                        expect: {Bearer.buffs: 1, Page.buffs: 0}
                        """.replace("WORD", word)).message()).as(word).isEmpty();
            }
        }
    }

    /** 723.2, 725.2, 730.2: values of all sources are summed. */
    @Test
    void values_add_up() {
        for (Doing doing : doings()) {
            if (doing.word().endsWith(" 3]")) {
                String one = scenario(doing, Way.AURA, true).replace(doing.word(), doing.word().replace(" 3]", "]"));
                String both = one.replace("tags: [Wolf], text: \"",
                        "tags: [Wolf], text: \"" + doing.word().replace(" 3]", " 2]"));
                assertThat(RUNNER.run("sum.yaml", both).message()).as(doing.word()).isEmpty();
            }
        }
    }
}
