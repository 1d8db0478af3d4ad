package cardinal.kernel;

import java.util.List;

/**
 * How a game speaks.
 *
 * @param command  the words of an option
 * @param question  the open question
 * @param answer  an option
 * @param why  why a command is not offered to a seat
 * @param view  what a seat sees
 * @param log  what a seat reads about an event
 */
public record Speech<T extends Table>(Words<T> command, Questions<T> question, Answers<T> answer, Objections<T> why,
        View<T> view, Log<T> log) {
    /** See {@link Ruleset#question}. */
    @FunctionalInterface
    public interface Questions<T extends Table> {
        Question of(T table);
    }

    /** See {@link Ruleset#answer}. */
    @FunctionalInterface
    public interface Answers<T extends Table> {
        Answer of(T table, long option);
    }

    /** See {@link Ruleset#command}. */
    @FunctionalInterface
    public interface Words<T extends Table> {
        String of(T table, long option);
    }

    /** See {@link Ruleset#why}. */
    @FunctionalInterface
    public interface Objections<T extends Table> {
        List<Reason> to(T table, int seat, String command);
    }

    /** See {@link Ruleset#view}. */
    @FunctionalInterface
    public interface View<T extends Table> {
        List<String> of(T table, int seat);
    }

    /** See {@link Ruleset#narrate}. */
    @FunctionalInterface
    public interface Log<T extends Table> {
        Sentence tell(T table, int seat, Event event);
    }
}
