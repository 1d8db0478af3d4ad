package cardinal.evolve.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import cardinal.evolve.set.StarterSet;
import cardinal.evolve.table.Choice;
import cardinal.evolve.table.EvolveTable;
import cardinal.kernel.Answer;
import cardinal.kernel.Dice;
import cardinal.kernel.Match;
import cardinal.kernel.Option;
import cardinal.kernel.Question;
import cardinal.kernel.Wording;
import cardinal.scenario.Scenario;
import cardinal.scenario.ScenarioReader;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Cards of scenarios can say everything that the grammar reads: random play from their tables asks what random games of starter decks do not. */
class QuestionsOfScenariosTest {
    /** Where questions of all sorts come up. */
    private static final List<String> FOLDERS = List.of("actions", "choose", "costs", "damage", "evolve", "search");
    private static final int GAMES = 4;
    private static final int CHOICES = 14;

    private final EvolveScenarioGame game = new EvolveScenarioGame(StarterSet.pool());

    @Test
    void every_question_says_what_it_is_about_on_the_tables_of_scenarios() {
        Path home = Path.of(Objects.requireNonNull(System.getProperty("cardinal.home"), "cardinal.home"));
        for (String folder : FOLDERS) {
            for (Path file : ScenarioReader.filesIn(home.resolve("scenarios").resolve("evolve").resolve(folder))) {
                play(file);
            }
        }
    }

    private void play(Path file) {
        for (Scenario scenario : ScenarioReader.readAll(file)) {
            Match<EvolveTable> laidOut = game.begin(scenario, (table, event) -> {
            });
            for (int i = 0; i < GAMES; i++) {
                play(laidOut.copy(), new Dice(i), scenario.title());
            }
        }
    }

    private void play(Match<EvolveTable> match, Dice dice, String where) {
        for (int i = 0; i < CHOICES && !match.isOver(); i++) {
            check(match, where);
            int n = match.prompt().size();
            boolean ends = n > 1 && Option.kind(match.prompt().option(0)) == Choice.END_TURN;
            match.choose(ends ? 1 + dice.below(n - 1) : dice.below(n));
        }
    }

    private void check(Match<EvolveTable> match, String where) {
        Question q = match.question();
        assertThat(q.words()).as(where).isNotBlank();
        assertThat(!q.source().isNone() && q.sentence().isBlank()).as("%s: %s", where, q).isFalse();
        Set<String> words = new HashSet<>();
        Set<String> meanings = new HashSet<>();
        for (Answer a : IntStream.range(0, match.prompt().size()).mapToObj(match::answer).toList()) {
            assertThat(words.add(Wording.fold(a.words()))).as("%s: words of %s", where, a).isTrue();
            assertThat(meanings.add(a.meaning())).as("%s: meaning of %s", where, a).isTrue();
            assertThat(a.kind().equals("yes") && a.effect().isBlank()).as("%s: %s", where, a).isFalse();
        }
    }
}
