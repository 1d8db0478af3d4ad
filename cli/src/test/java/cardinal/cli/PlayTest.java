package cardinal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Matches played through a pipe. */
class PlayTest {
    @TempDir
    @SuppressWarnings("NullAway.Init")
    Path dir;

    private static Run play(String lines, String... more) {
        String[] args = new String[more.length + 4];
        System.arraycopy(new String[] {"play", "riftbound", "--seed", "7"}, 0, args, 0, 4);
        System.arraycopy(more, 0, args, 4, more.length);
        return Run.typing(lines, args);
    }

    @Test
    void aMatchIsPlayedToItsEndAndItsJournalVerifies() throws IOException {
        Path journal = dir.resolve("match.journal");
        Run run = play("1\n".repeat(3000), "--bot", "random", "--save", journal.toString());
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).containsPattern("wins: reached 8 points \\(\\d").contains("Saved to");
        assertThat(run.out()).doesNotContain("\u001B[");
        Run verified = Run.cardinal("replay", "verify", journal.toString());
        assertThat(verified.code()).as(verified.toString()).isZero();

        Run shown = Run.cardinal("replay", "show", journal.toString(), "--at", "10");
        assertThat(shown.out()).contains("After choice 10 of ").contains("Hand of B");
        Run sight = Run.cardinal("replay", "show", journal.toString(), "--at", "10", "--seat", "A");
        assertThat(sight.out()).contains("B draws a card").doesNotContain("Hand of B");

        Run forked = Run.typing("view\nquit\n", "replay", "fork", journal.toString(), "--at", "10", "--bot", "random");
        assertThat(forked.out()).contains("From choice 10 of").contains("the match is not finished");
    }

    @ParameterizedTest
    @ValueSource(strings = {"skirmish", "war", "2v2"})
    void matchesOfThreeAndFourArePlayedAgainstBots(String mode) {
        Path journal = dir.resolve(mode + ".journal");
        Run run = play("1\n".repeat(3000), "--mode", mode, "--seat", "C", "--vs", "hearth,tides", "--bot", "random",
                "--save", journal.toString());
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).contains("C plays wreckers, A hearth, B tides")
                .containsPattern("wins?: reached (8|11) points");
        assertThat(Run.cardinal("replay", "verify", journal.toString()).code()).isZero();
        Run forked = Run.typing("view\nquit\n", "replay", "fork", journal.toString(), "--at", "10", "--seat", "C",
                "--bot", "random");
        assertThat(forked.out()).contains("From choice 10 of").contains("the match is not finished");
    }

    @Test
    void aPlayerWhoConcedesLeavesTheOthersToPlayOn() {
        Run run = play("1\nconcede\nyes\n", "--mode", "war", "--bot", "random");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).contains("You concede").containsPattern("[BCD] \\(random bot\\) wins");
    }

    @Test
    void aJournalThatWasTamperedWithNamesTheChoiceThatDiffers() throws IOException {
        Path journal = dir.resolve("match.journal");
        play("1\n1\n1\nquit\n", "--bot", "random", "--save", journal.toString());
        List<String> lines = Files.readAllLines(journal);
        int third = lines.indexOf("end") - 1;
        lines.set(third, lines.get(third).replaceFirst("= .", "= 0").replaceFirst("= 0.", "= 01"));
        Files.write(journal, lines);
        Run run = Run.cardinal("replay", "verify", journal.toString());
        assertThat(run.code()).as(run.toString()).isEqualTo(1);
        assertThat(run.err()).containsPattern("choice \\d+ \\(.+\\) now comes out differently");
    }

    @Test
    void theEndOfTheInputEndsTheProgramWithAMessage() {
        Run run = play("");
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("1 ").contains("The input has ended; the match is not finished.");
    }

    @Test
    void wordsAndTheirBeginningsAreUnderstood() {
        Run run = play("kee\nlog\nquit\n", "--bot", "random");
        assertThat(run.out()).contains("You keep the whole hand (117)").contains("You leave");
    }

    @Test
    void whatIsNotOfferedIsExplained() {
        Run run = play("why end turn\nend turn\nxyzzy\n99\nwhy keep\n");
        assertThat(run.out()).contains("\"end turn\" is not offered").contains("316.6")
                .contains("\"xyzzy\" is not offered")
                .contains("There is no option 99").contains("You can: \"keep\" is offered by 117.1");
    }

    @Test
    void aChoiceIsTakenBackUntilSomethingHiddenIsSeen() {
        Run run = play("undo\n2\nundo\n2\nkeep\nundo\nquit\n");
        assertThat(run.out()).contains("There is nothing to take back.").contains("Taken back: choose ")
                .contains("\"keep\" cannot be taken back");
    }

    @Test
    void theWordsOfTheProgram() throws IOException {
        Path saved = dir.resolve("s.journal");
        Run run = play(
                "help\nrules 117.1\nrules 999.9\nauto off\nauto\nstop showdown\nstop nonsense\nstop none\ncard Nothing At All\nlog x\n"
                        + "save " + saved + "\nsave " + dir + "\nview\noptions\nconcede\n");
        assertThat(run.out()).contains("why COMMAND").contains("117.1  ").contains("no clause \"999.9\"")
                .contains("auto is off")
                .contains("You are always asked in: showdown").contains("no window \"nonsense\"")
                .contains("No stops are set")
                .contains("you see no card \"Nothing At All\"").contains("\"x\" is not a number")
                .contains("Saved to " + saved)
                .contains("this is a folder").contains("You concede (650)").contains("wins: a player conceded (651.1)");
        assertThat(Files.readAllLines(saved)).first().isEqualTo("cardinal-journal 2");
    }

    @Test
    void twoPeopleShareOneScreenWithoutSeeingEachOthersHands() {
        Run run = play("keep\nkeep\nquit\n", "--human");
        assertThat(run.out()).contains("A (you): Keep these cards").contains("B (other player) decides.")
                .contains("B (other player): Keep these cards");
    }

    @Test
    void withAutoOffPaymentsAreAsked() {
        Run run = play("keep\nauto off\n" + "1\n".repeat(40), "--bot", "random");
        assertThat(run.out()).contains("354.1.a");
    }

    @Test
    void theStreamsOfTheProcessAreFoundWithoutATerminal() {
        assertThat(cardinal.cli.io.Io.system().out()).isSameAs(System.out);
    }

    @Test
    void theOtherSeat() {
        assertThat(play("quit\n", "--seat", "b", "--deck", "tides", "--vs", "dusk").out())
                .contains("B plays tides against dusk")
                .contains("B (you): Keep these cards");
    }
}
