package cardinal.arena.meaning;

import cardinal.arena.files.Home;
import cardinal.kernel.Match;
import cardinal.kernel.Table;
import cardinal.kernel.Wording;
import cardinal.scenario.Scenario;
import cardinal.scenario.ScenarioGame;
import cardinal.scenario.ScenarioReader;
import cardinal.scenario.ScenarioRunner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Tables that somebody wrote: the scenarios of a family of games that name a card of ours. What a card does only after a certain course of
 * events, chance hardly ever finds; a scenario shows it, and is a test besides.
 */
public final class WrittenTables {
    private static final int MOST = 16;

    /** A scenario file. folded: its text, for finding names in it. */
    private record File(Path path, String text, String folded) {
    }

    private final List<File> files;

    private WrittenTables(List<File> files) {
        this.files = files;
    }

    /** None: only tables by chance. */
    public static WrittenTables none() {
        return new WrittenTables(List.of());
    }

    /** The scenarios that come with Cardinal for a family of games; none where Cardinal is not installed. */
    public static WrittenTables of(String family) {
        List<File> files = new ArrayList<>();
        try {
            Path folder = Home.folder().resolve("scenarios").resolve(family);
            if (Files.isDirectory(folder)) {
                for (Path path : ScenarioReader.filesIn(folder)) {
                    String text = Files.readString(path);
                    files.add(new File(path, text, Wording.fold(text)));
                }
            }
        } catch (java.io.FileNotFoundException e) {
            return none();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new WrittenTables(List.copyOf(files));
    }

    /** A scenario. text: the whole file, which may name other cards. */
    record Written(Scenario scenario, String text) {
    }

    /** Those of this game that name a card. */
    List<Written> naming(String card, String game) {
        String name = Wording.fold(card);
        List<Written> found = new ArrayList<>();
        for (File file : files) {
            if (found.size() < MOST && file.folded.contains(name)) {
                ScenarioReader.readAll(file.path.toString(), file.text).stream()
                        .filter(scenario -> scenario.game().equals(game) && !describes(scenario, name))
                        .forEach(scenario -> found.add(new Written(scenario, file.text)));
            }
        }
        return found;
    }

    /** Whether a scenario has a card of its own that is called so. */
    private static boolean describes(Scenario scenario, String name) {
        return scenario.cards().stream().flatMap(card -> card.get("name").stream())
                .anyMatch(called -> Wording.fold(called.text("a name")).equals(name));
    }

    /** The choices that the script of a scenario makes; none where it cannot be played to its end. */
    static <T extends Table> int[] script(ScenarioGame<T> game, Scenario scenario) {
        AtomicReference<Match<?>> last = new AtomicReference<>();
        String problem = new ScenarioRunner(List.of(game)).lookedAt(last::set).problem(scenario);
        Match<?> match = last.get();
        if (match == null || !problem.isEmpty()) {
            return new int[0];
        }
        int[] choices = new int[match.choiceCount()];
        for (int i = 0; i < choices.length; i++) {
            choices[i] = match.choice(i);
        }
        return choices;
    }
}
