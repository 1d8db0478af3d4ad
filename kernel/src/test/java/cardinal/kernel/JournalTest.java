package cardinal.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JournalTest {
    /** Forty-five choices, one of them a concession. */
    private static Match<BareTable> played() {
        Match<BareTable> match = Match.start(new BareRules(), MatchTest.SETUP);
        Dice dice = new Dice(1);
        for (int i = 0; i < 44; i++) {
            if (i == 20) {
                match.concede(2);
            }
            match.choose(dice.below(match.prompt().size()));
        }
        return match;
    }

    @Test
    void a_journal_survives_its_text_form_and_rebuilds_the_match() {
        Match<BareTable> match = played();
        Journal journal = match.journal();
        Journal read = Journal.parse("file", journal.lines());
        assertThat(read).isEqualTo(journal).hasSameHashCodeAs(journal);
        assertThat(read.setup()).isEqualTo(match.setup());
        assertThat(read.choices()).hasSize(45);
        assertThat(journal.lines()).anyMatch(
                line -> line.startsWith("c2 = " + Journal.hex(journal.choices().get(20).fingerprint().orElseThrow())));
        assertThat(read.rebuild(new BareRules()).whole().fingerprint()).isEqualTo(match.fingerprint());
        assertThat(read.rebuild(new BareRules(), 21).whole().fingerprint()).isEqualTo(match.rebuilt(21).fingerprint());
    }

    @Test
    void a_match_without_choices_has_a_journal_too() {
        Journal journal = Match.start(new BareRules(), MatchTest.SETUP).journal();
        assertThat(Journal.parse("file", journal.lines())).isEqualTo(journal);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "2 | riftbound 3               | j:2: expected a line that begins with \"ruleset\"",
        "1 | cardinal-journal 3        | j:1: not a journal",
        "2 | ruleset bare              | j:2: expected a line that begins with \"ruleset\"",
        "3 | began three               | j:3: expected a line that begins with \"begun\"",
        "4 | pools                     | j:4: expected a line that begins with \"pool\"",
        "5 | cards many                | j:5: \"many\" is not a number",
        "5 | cards -1                  | j:5: -1 is not a number from 0",
        "5 | cards 1                   | j:6: \"mode\" is not a number",
        "6 | style two players         | j:6: expected a line that begins with \"mode\"",
        "7 | seed                      | j:7: expected a line that begins with \"seed\"",
        "7 | seed 99999999999999999999 | j:7: \"99999999999999999999\" is not a number",
        "8 | deck 2                    | j:8: expected \"deck COUNT NAME\"",
        "8 | deck -1 my deck           | j:8: -1 is not a number from 0",
        "8 | deck 4294967298 my deck   | j:8: 4294967298 is not a number from 0",
        "8 | deck two my deck          | j:8: \"two\" is not a number",
        "11 | deck 0                   | j:11: expected \"deck COUNT NAME\"",
        "12 | start 0 -                | j:12: \"0\" is not a fingerprint",
        "12 | start -                  | j:12: expected a line that begins with \"start\"",
        "13 | choices -1               | j:13: -1 is not a number from 0",
        "13 | choices 2000000000       | j:13: 2000000000 is not a number from 0",
        "13 | choices 44               | j:58: expected \"end\" after 44 choices",
        "13 | choices 46               | j:59: expected choice 46 of 46",
        "14 | 0 0123456789abcdef -     | j:14: expected choice 1 of 45",
        "15 | 'x = 0123456789abcdef -\t\t'      | j:15: \"x\" is not a number",
        "15 | '-1 = 0123456789abcdef -\t\t'     | j:15: -1 is not a number from 0",
        "15 | '1048577 = 0123456789abcdef -\t\t' | j:15: 1048577 is not a number from 0",
        "15 | '4294967296 = 0123456789abcdef -\t\t' | j:15: 4294967296 is not a number from 0",
        "15 | 'c9 = 0123456789abcdef -\t\t'     | j:15: 9 is not a number from 0 to 7",
        "15 | 'c = 0123456789abcdef -\t\t'      | j:15: \"\" is not a number",
        "16 | '0 = 0123456789ABCDEF -\t\t'      | j:16: \"0123456789ABCDEF\" is not a fingerprint",
        "16 | '0 = - 12345\t\t'                 | j:16: \"12345\" is not a fingerprint",
        "16 | '0 = - -\tpick\tnine'             | j:16: \"nine\" is not a step",
        "16 | '0  = 0123456789abcdef -\t\t'     | j:16: expected choice 3 of 45",
        "59 | fin                      | j:59: expected \"end\" after 45 choices"})
    void a_line_that_is_wrong_is_refused_with_its_place(int line, String text, String message) {
        List<String> lines = new ArrayList<>(played().journal().lines());
        lines.set(line - 1, text);
        assertThatThrownBy(() -> Journal.parse("j", lines)).isInstanceOf(BadInput.class)
                .hasMessageStartingWith(message);
    }

    @Test
    void a_journal_that_is_cut_off_anywhere_is_refused() {
        List<String> lines = played().journal().lines();
        for (int n = 0; n < lines.size(); n++) {
            List<String> cut = lines.subList(0, n);
            assertThatThrownBy(() -> Journal.parse("j", cut)).as(n + " lines").isInstanceOf(BadInput.class)
                    .hasMessageStartingWith("j:");
        }
    }

    @Test
    void nothing_follows_the_end() {
        List<String> lines = new ArrayList<>(played().journal().lines());
        lines.add("more");
        assertThatThrownBy(() -> Journal.parse("j", lines)).isInstanceOf(BadInput.class)
                .hasMessageStartingWith("j:60: nothing may follow");
    }

    @Test
    void a_journal_of_another_ruleset_is_refused() {
        Journal journal = played().journal();
        BareRules other = new BareRules();
        other.id = "else";
        assertThatThrownBy(() -> journal.rebuild(other)).isInstanceOf(BadInput.class).hasMessageContaining("bare")
                .hasMessageContaining("else");
    }

    @Test
    void a_journal_of_another_version_that_comes_out_the_same_goes_on_and_says_so() {
        Match<BareTable> match = played();
        BareRules newer = new BareRules();
        newer.version = "four";
        newer.pool = 1;
        Match<BareTable> again = match.journal().rebuild(newer).whole();
        assertThat(again.fingerprint()).isEqualTo(match.fingerprint());
        assertThat(again.begunWith()).isEqualTo("three");
        again.choose(0);
        assertThat(again.copy().journal().lines()).contains("ruleset bare four", "begun three");
    }

    @Test
    void a_choice_is_found_again_in_a_list_of_another_order() {
        Match<BareTable> match = played();
        BareRules reversed = new BareRules();
        reversed.reversed = true;
        assertThat(match.journal().rebuild(reversed).difference()).as("the same rules list them alike").isPresent();
        reversed.version = "four";
        Rebuilt<BareTable> again = match.journal().rebuild(reversed);
        assertThat(again.difference()).isEmpty();
        assertThat(again.match().table().standing()).isEqualTo(match.table().standing());
        assertThat(again.match().choices()).isNotEqualTo(match.choices());
    }

    @Test
    void drift_names_the_first_choice_after_which_the_match_differs_and_the_step() {
        Journal journal = played().journalWithSteps();
        for (int twist = 1; twist <= 30; twist += 7) {
            BareRules drifted = new BareRules();
            drifted.twistAt = twist;
            Match<BareTable> real = Match.start(new BareRules(), MatchTest.SETUP);
            int first = 0;
            while (real.table().pieceCount() < twist) {
                real.make(journal.choices().get(first++).made());
            }
            Rebuilt<BareTable> rebuilt = journal.rebuild(drifted);
            Difference difference = rebuilt.difference().orElseThrow();
            assertThat(difference.choice()).isEqualTo(first);
            assertThat(rebuilt.common()).isEqualTo(Math.max(0, first - 1));
            assertThat(rebuilt.match().choiceCount()).isEqualTo(rebuilt.common());
            if (first == 0) {
                assertThat(difference.sentence()).contains("begins differently");
            } else {
                assertThat(difference.sentence())
                        .startsWith("choice " + first + " (pick ")
                        .contains("now comes out differently, at Picks (clause 2)");
            }
            assertThatThrownBy(rebuilt::whole).isInstanceOf(BadInput.class).hasMessageContaining("differently");
        }
    }

    @Test
    void a_choice_that_cannot_be_made_is_named() {
        Journal journal = played().journal();
        List<RecordedChoice> choices = new ArrayList<>(journal.choices());
        choices.set(9, RecordedChoice.numbered(99));
        assertThat(with(journal, choices).rebuild(new BareRules()).difference().orElseThrow().sentence())
                .startsWith("choice 10 is not offered any more; now the question is: ").contains("(clause 1)");
    }

    @Test
    void with_numbers_alone_it_is_rebuilt_by_numbers() {
        Match<BareTable> match = played();
        Journal journal = match.journal();
        List<RecordedChoice> choices =
                journal.choices().stream().map(choice -> RecordedChoice.numbered(choice.made())).toList();
        assertThat(with(journal, choices).rebuild(new BareRules()).whole().fingerprint())
                .isEqualTo(match.fingerprint());
    }

    @Test
    void an_option_that_is_called_otherwise_now_is_known_by_the_table_after_it() {
        Match<BareTable> match = played();
        Journal journal = match.journal();
        List<RecordedChoice> renamed = journal.choices().stream().map(choice -> new RecordedChoice(choice.made(),
                choice.isConcession() ? choice.meaning() : "take it", choice.fingerprint(), choice.standing(),
                choice.trail())).toList();
        assertThat(with(journal, renamed).rebuild(new BareRules()).whole().fingerprint())
                .isEqualTo(match.fingerprint());
    }

    @Test
    void a_journal_of_the_first_format_is_read_and_compared() {
        Match<BareTable> match = played();
        assertThat(Journal.parse("j", match.journalWithSteps().lines())).isEqualTo(match.journalWithSteps());
        List<String> lines =
                new ArrayList<>(List.of("cardinal-journal 1", "ruleset bare 3", "pool 0000000000abcdef mine"));
        for (String line : match.journal().lines().subList(5, match.journal().lines().size())) {
            lines.add(line.replaceFirst("\t.*", "").replaceFirst("( [0-9a-f]{16}) [0-9a-f]{16}$", "$1"));
        }
        Journal journal = Journal.parse("j", lines);
        assertThat(journal.poolName()).isEqualTo("mine");
        assertThat(journal.version()).isEqualTo("3");
        assertThat(journal.rebuild(new BareRules()).whole().fingerprint()).isEqualTo(match.fingerprint());
        BareRules drifted = new BareRules();
        drifted.twistAt = 8;
        assertThat(journal.rebuild(drifted).difference().orElseThrow().sentence())
                .contains("now comes out differently, at Picks (clause ");
    }

    @Test
    void kept_cards_survive_the_text_form() {
        Journal journal = played().journal();
        List<KeptCard> cards = List.of(new KeptCard(3, List.of(), "{\"name\":\"A b\"}"),
                new KeptCard(7, List.of(1, 1_000_004), "{}"));
        Journal with = new Journal(journal.ruleset(), journal.version(), journal.begunWith(), "p q", cards,
                journal.setup(), journal.start(), journal.choices());
        assertThat(Journal.parse("j", with.lines())).isEqualTo(with);
    }

    private static Journal with(Journal journal, List<RecordedChoice> choices) {
        return new Journal(journal.ruleset(), journal.version(), journal.begunWith(), journal.poolName(),
                journal.cards(), journal.setup(), journal.start(), choices);
    }
}
