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
    static final Syntax<Integer> NUMERAL = Syntax.either(
            IntStream.range(0, WORDS.size()).mapToObj(i -> Syntax.says(WORDS.get(i), i + 1)).toList());

    private Numerals() {}
}
