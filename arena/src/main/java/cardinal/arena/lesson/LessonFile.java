package cardinal.arena.lesson;

import cardinal.scenario.lesson.Lesson;
import cardinal.scenario.lesson.LessonReader;
import java.util.List;

/**
 * A file with a lesson.
 *
 * @param id  how it is asked for: its folder and its name
 * @param name  where it stands, for complaints
 */
public record LessonFile(String id, String name, String text) {

    /** Once for every game the file names. */
    public List<Lesson> lessons() {
        return LessonReader.readAll(name, text);
    }

    public List<String> lines() {
        return text.lines().toList();
    }
}
