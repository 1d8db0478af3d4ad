package cardinal.cli;

import cardinal.arena.lesson.LessonFile;
import cardinal.arena.lesson.LessonFiles;
import cardinal.cli.io.Io;
import cardinal.cli.io.Json;
import cardinal.scenario.lesson.Lesson;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists lessons. */
@Command(name = "list", header = "List the lessons that come with Cardinal, and those in folders.")
final class LessonListCommand implements Callable<Integer> {
    private final Io io;

    @Parameters(paramLabel = "FILE|DIR", arity = "0..*", description = "Further lessons, or folders with some.")
    List<Path> places = List.of();

    @Option(names = "--json", description = "Print a JSON array.")
    boolean json;

    LessonListCommand(Io io) {
        this.io = io;
    }

    /** captions: how many a learner reads. */
    record Entry(String id, String file, List<String> games, String title, String about, int captions) {
        private static Entry of(LessonFile file) {
            Lesson lesson = file.lessons().getFirst();
            return new Entry(file.id(), file.name(), lesson.scenario().games(), lesson.title(), lesson.about(),
                    lesson.length());
        }
    }

    @Override
    public Integer call() {
        List<LessonFile> files = new ArrayList<>(LessonFiles.shipped());
        places.forEach(place -> files.addAll(LessonFiles.in(place)));
        List<Entry> entries = files.stream().map(Entry::of).toList();
        if (json) {
            Json.print(io, entries);
        } else {
            entries.forEach(
                    e -> io.out().println(e.id() + " (" + String.join(", ", e.games()) + "): " + e.title() + ", "
                            + e.captions() + " captions" + (e.about().isEmpty() ? "" : "\n  " + e.about())));
        }
        return Main.OK;
    }
}
