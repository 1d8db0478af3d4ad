package cardinal.cli;

import cardinal.kernel.BadInput;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Every so many of a list, beginning with one of the first. first: which, from 0. */
record Slice(int first, int of) {
    private static final Pattern WRITTEN = Pattern.compile("(\\d{1,4})/(\\d{1,4})");

    /** As people write it: "2/20" is the second of twenty. */
    static Slice of(String text) {
        Matcher written = WRITTEN.matcher(text);
        int first = written.matches() ? Integer.parseInt(written.group(1)) : 0;
        int of = first > 0 ? Integer.parseInt(written.group(2)) : 0;
        if (first > of || of == 0) {
            throw new BadInput("a slice is a number and of how many, such as 2/20, not " + text);
        }
        return new Slice(first - 1, of);
    }

    <T> List<T> of(List<T> all) {
        return IntStream.range(0, all.size()).filter(i -> i % of == first).mapToObj(all::get).toList();
    }
}
