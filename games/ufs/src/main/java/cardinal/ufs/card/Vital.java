package cardinal.ufs.card;

import java.util.List;
import java.util.Map;

/** A vital statistic of a character (B.1.2.3, B.1.2.4; 2010, 2.7). Values are numbers, or places in the list of words. */
public enum Vital {
    GENDER("gender", List.of("male", "female", "none")),
    HEIGHT("height", List.of()),
    WEIGHT("weight", List.of()),
    BLOOD_TYPE("blood_type", List.of("A", "B", "AB", "O"));

    /** B.1.2.4.1: question marks, or not printed. */
    public static final int UNKNOWN = -1;

    private final String key;
    private final List<String> words;

    Vital(String key, List<String> words) {
        this.key = key;
        this.words = words;
    }

    public boolean isNumber() {
        return words.isEmpty();
    }

    /** How a value is called. */
    public String word(int value) {
        return isNumber() ? Integer.toString(value) : words.get(value);
    }

    public int value(String word) {
        return words.indexOf(word);
    }

    /** What is printed on a character; {@link #UNKNOWN} for question marks. */
    public int of(Map<String, String> statistics) {
        String printed = statistics.getOrDefault(key, "?");
        if (!isNumber()) {
            return words.indexOf(printed);
        }
        return printed.matches("\\d+") ? Integer.parseInt(printed) : UNKNOWN;
    }
}
