package cardinal.arena.lesson;

import cardinal.catalog.Games;
import cardinal.catalog.entry.Family;
import cardinal.kernel.BadInput;
import cardinal.scenario.ScenarioReader;
import cardinal.scenario.YamlReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The lessons there are: one that comes with each family, and those in folders that somebody names. */
public final class LessonFiles {
    private static final String FIRST = "first-game";

    private LessonFiles() {
    }

    /** The first game of each family that has one. */
    public static List<LessonFile> shipped() {
        List<LessonFile> all = new ArrayList<>();
        for (Family<?> family : Games.families()) {
            shipped(family.id()).ifPresent(all::add);
        }
        return all;
    }

    private static Optional<LessonFile> shipped(String family) {
        String place = "/cardinal/arena/lessons/" + family + "/" + FIRST + ".yaml";
        try (InputStream in = LessonFiles.class.getResourceAsStream(place)) {
            return in == null ? Optional.empty()
                    : Optional.of(new LessonFile(family + "-" + FIRST, "lessons/" + family + "/" + FIRST + ".yaml",
                            new String(in.readAllBytes(), StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The lessons below a folder; scenarios without a lesson are passed over. A file stands for itself, whatever is in it. */
    public static List<LessonFile> in(Path place) {
        List<LessonFile> all = new ArrayList<>();
        for (Path file : ScenarioReader.filesIn(place)) {
            String text = ScenarioReader.textOf(file);
            if (file.equals(place) || isLesson(file, text)) {
                all.add(new LessonFile(id(place, file), file.toString(), text));
            }
        }
        return all;
    }

    /** A file that cannot be read is not passed over: whoever reads it complains. */
    private static boolean isLesson(Path file, String text) {
        try {
            return YamlReader.read(file.toString(), text).fields("a scenario").get("lesson").isPresent();
        } catch (BadInput e) {
            return true;
        }
    }

    private static String id(Path place, Path file) {
        String within = String.valueOf(file.equals(place) ? file.getFileName() : place.relativize(file));
        return within.replaceFirst("\\.ya?ml$", "").replaceAll("[^\\w]+", "-");
    }
}
