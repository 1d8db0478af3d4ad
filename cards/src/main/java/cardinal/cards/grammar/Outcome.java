package cardinal.cards.grammar;

import java.util.List;
import java.util.Optional;

/** What came of reading a text: understood, or why not. */
public sealed interface Outcome<T> {

    /** Exactly one meaning, and its words are the text. */
    record Understood<T>(T value) implements Outcome<T> {}

    /** The text can be read, in more than one way. */
    record Ambiguous<T>(List<T> values) implements Outcome<T> {}

    /**
     * Some words could not be read.
     *
     * @param at the furthest place that any reading reached
     * @param words the words from there to the end of the line
     * @param expected what could have been read there
     */
    record Unread<T>(int at, String words, List<String> expected) implements Outcome<T> {}

    /** The text can be read, but its meaning is not written this way; perhaps it is written that way. */
    record Reworded<T>(T value, Optional<String> printed) implements Outcome<T> {}
}
