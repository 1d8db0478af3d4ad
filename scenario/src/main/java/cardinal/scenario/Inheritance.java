package cardinal.scenario;

import cardinal.kernel.BadInput;
import cardinal.kernel.Edition;
import cardinal.kernel.Wording;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which scenarios of a family's base document hold by the document of a later edition, too: all that do not name that edition themselves, but
 * for those listed in {@code not-in-EDITION.tsv} beside them, each with its reason. What they cite is looked up in the concordance.
 *
 * @param folder  where the scenarios of the family are
 * @param base  the edition they are written for
 * @param without  the reasons of those that do not hold, by their paths below the folder
 */
public record Inheritance(Path folder, Edition base, Edition later, Map<String, String> without) {
    public Inheritance {
        without = Map.copyOf(without);
    }

    /** Where the list of an edition is. */
    public static Path list(Path folder, String later) {
        return folder.resolve("not-in-" + later + ".tsv");
    }

    /** What the list says; nothing where there is none, and so no scenario is inherited. */
    public static Optional<Inheritance> of(Path folder, Edition base, Edition later) {
        Path list = list(folder, later.id());
        if (!Files.exists(list)) {
            return Optional.empty();
        }
        Map<String, String> without = new LinkedHashMap<>();
        for (String line : lines(list)) {
            if (!line.isBlank() && !line.startsWith("#")) {
                String[] cells = line.split("\t");
                if (cells.length != 2 || cells[1].isBlank()) {
                    throw new BadInput(list.toString(),
                            "expected a scenario and a reason, separated by a tab: " + line);
                }
                without.put(cells[0], cells[1]);
            }
        }
        return Optional.of(new Inheritance(folder, base, later, without));
    }

    private static List<String> lines(Path list) {
        try {
            return Files.readAllLines(list);
        } catch (IOException e) {
            throw new BadInput(list.toString(), "the file cannot be read: " + e.getMessage());
        }
    }

    /** Whether the list does not except this scenario; path: below the folder. */
    public boolean holds(String path) {
        return !without.containsKey(path);
    }

    /** The scenario as it is played by the later edition; nothing if it is not written for the base document alone. */
    public Optional<Scenario> read(Path file) {
        List<Scenario> all = ScenarioReader.readAll(file);
        return all.stream().anyMatch(s -> Wording.same(s.game(), later.id())) ? Optional.empty()
                : all.stream().filter(s -> Wording.same(s.game(), base.id())).map(s -> s.by(later)).findFirst();
    }
}
