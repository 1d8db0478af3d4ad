package cardinal.cards.grammar;

import java.util.List;
import java.util.stream.IntStream;

/** Whole numbers in words. */
final class Numerals {
    private static final List<String> WORDS = List.of(
            "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
            "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
            "nineteen", "twenty");

    /** "six" is also found at the start of "sixteen"; the words after it decide. */
    static final Syntax<Integer> NUMERAL = inOrder(WORDS);

    private static final List<String> ORDINALS = List.of(
            "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth");

    static final Syntax<Integer> ORDINAL = inOrder(ORDINALS);

    private static Syntax<Integer> inOrder(List<String> words) {
        return Syntax.either(
                IntStream.range(0, words.size()).mapToObj(i -> Syntax.says(words.get(i), i + 1)).toList());
    }

    private Numerals() {}
}
