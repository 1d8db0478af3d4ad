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
        assertThat(journal.lines()).contains("c2 = " + Journal.hex(journal.fingerprints()[21]));
        assertThat(read.rebuild(new BareRules()).fingerprint()).isEqualTo(match.fingerprint());
        assertThat(read.rebuild(new BareRules(), 21).fingerprint()).isEqualTo(match.rebuilt(21).fingerprint());
    }

    @Test
    void a_match_without_choices_has_a_journal_too() {
        Journal journal = Match.start(new BareRules(), MatchTest.SETUP).journal();
        assertThat(Journal.parse("file", journal.lines())).isEqualTo(journal);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "2 | riftbound 3               | j:2: expected a line that begins with \"ruleset\"",
        "1 | cardinal-journal 2        | j:1: not a journal",
        "2 | ruleset bare three        | j:2: \"three\" is not a number",
        "2 | ruleset bare 4294967299   | j:2: 4294967299 is not a number from 0",
        "2 | ruleset bare              | j:2: expected a line that begins with \"ruleset\"",
        "3 | pool 12345                | j:3: \"12345\" is not a fingerprint",
        "3 | pool +000000000abcdef     | j:3: \"+000000000abcdef\" is not a fingerprint",
        "4 | style two players         | j:4: expected a line that begins with \"mode\"",
        "5 | seed                      | j:5: expected a line that begins with \"seed\"",
        "5 | seed 99999999999999999999 | j:5: \"99999999999999999999\" is not a number",
        "6 | deck 2                    | j:6: expected \"deck COUNT NAME\"",
        "6 | deck -1 my deck           | j:6: -1 is not a number from 0",
        "6 | deck 4294967298 my deck   | j:6: 4294967298 is not a number from 0",
        "6 | deck two my deck          | j:6: \"two\" is not a number",
        "9 | deck 0                    | j:9: expected \"deck COUNT NAME\"",
        "10 | start 0                   | j:10: \"0\" is not a fingerprint",
        "11 | choices -1                | j:11: -1 is not a number from 0",
        "11 | choices 2000000000        | j:11: 2000000000 is not a number from 0",
        "11 | choices 44                | j:56: expected \"end\" after 44 choices",
        "11 | choices 46                | j:57: expected choice 46 of 46",
        "12 | 0 0123456789abcdef        | j:12: expected choice 1 of 45",
        "13 | x = 0123456789abcdef      | j:13: \"x\" is not a number",
        "13 | -1 = 0123456789abcdef     | j:13: -1 is not a number from 0",
        "13 | 1048577 = 0123456789abcdef | j:13: 1048577 is not a number from 0",
        "13 | 4294967296 = 0123456789abcdef | j:13: 4294967296 is not a number from 0",
        "13 | c9 = 0123456789abcdef     | j:13: 9 is not a number from 0 to 7",
        "13 | c = 0123456789abcdef      | j:13: \"\" is not a number",
        "14 | 0 = 0123456789ABCDEF      | j:14: \"0123456789ABCDEF\" is not a fingerprint",
        "14 | 0  = 0123456789abcdef     | j:14: expected choice 3 of 45",
        "57 | fin                       | j:57: expected \"end\" after 45 choices"})
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
                .hasMessageStartingWith("j:58: nothing may follow");
    }

    @Test
    void a_journal_of_another_ruleset_version_or_pool_is_refused() {
        Journal journal = played().journal();
        BareRules other = new BareRules();
        other.id = "else";
        assertThatThrownBy(() -> journal.rebuild(other)).isInstanceOf(BadInput.class).hasMessageContaining("bare")
                .hasMessageContaining("else");
        BareRules newer = new BareRules();
        newer.version = 4;
        assertThatThrownBy(() -> journal.rebuild(newer)).isInstanceOf(BadInput.class).hasMessageContaining("version 3")
                .hasMessageContaining("version 4");
        BareRules bigger = new BareRules();
        bigger.pool = 1;
        assertThatThrownBy(() -> journal.rebuild(bigger)).isInstanceOf(BadInput.class)
                .hasMessageContaining("card pool");
    }

    @Test
    void drift_names_the_first_choice_after_which_the_match_differs() {
        Journal journal = played().journal();
        for (int twist = 1; twist <= 30; twist += 7) {
            BareRules drifted = new BareRules();
            drifted.twistAt = twist;
            Match<BareTable> real = Match.start(new BareRules(), MatchTest.SETUP);
            int first = 0;
            while (real.table().pieceCount() < twist) {
                real.make(journal.choices()[first++]);
            }
            String message = first == 0 ? "the match differs from the start"
                    : "the match differs after choice " + first + " of 45";
            assertThatThrownBy(() -> journal.rebuild(drifted)).isInstanceOf(BadInput.class)
                    .hasMessageContaining(message);
        }
    }

    @Test
    void a_choice_that_cannot_be_made_is_named() {
        Journal journal = played().journal();
        int[] choices = journal.choices().clone();
        choices[9] = 99;
        Journal broken = new Journal(journal.ruleset(), journal.version(), journal.pool(), "", journal.setup(), choices,
                journal.fingerprints());
        assertThatThrownBy(() -> broken.rebuild(new BareRules())).isInstanceOf(BadInput.class)
                .hasMessageContaining("choice 10 of 45 cannot be made");
        assertThatThrownBy(() -> new Journal("bare", 3, 0, "", journal.setup(), choices, new long[1]))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
