package cardinal.cards.deck;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** The numbers of cards in sets as people write them: OGN-007, ogn-7, OGN-007/298, OGN-007a, OGN-007-1, BP01-001EN. */
public final class CardNumbers {
    /** A set, a dash, a number with or without letters; then perhaps how many the set has, or which art is meant. */
    static final String NUMBER =
            "[A-Za-z]{1,6}\\d{0,4}[A-Za-z]{0,4}-[A-Za-z]{0,3}\\d{1,4}[A-Za-z]{0,3}\\*?(?:/\\d{1,4})?(?:-\\d{1,2})?";
    private static final Pattern WHOLE = Pattern.compile(NUMBER);
    private static final Pattern ZEROS = Pattern.compile("(?<!\\d)0+(?=\\d)");
    private static final Pattern TOTAL = Pattern.compile("/\\d+");
    private static final Pattern ART = Pattern.compile("(?<=-[A-Z]{0,3}\\d{1,4}[A-Z*]{0,4})-\\d+$");
    private static final Pattern LANGUAGE = Pattern.compile("(?:EN|JP)$");
    private static final Pattern VARIANT = Pattern.compile("(?<=\\d)[A-Z]?\\*?$");

    private CardNumbers() {
    }

    /** Whether a word looks like a number of a card. */
    public static boolean isNumber(String word) {
        return word.length() <= 30 && WHOLE.matcher(word.strip()).matches();
    }

    /** What is the same for all ways to write a number. */
    static String key(String number) {
        String upper = TOTAL.matcher(number.strip().toUpperCase(Locale.ROOT)).replaceFirst("");
        return ZEROS.matcher(upper).replaceAll("");
    }

    /** The keys to look for, the nearest first: the number itself, without its art, its language, its variant. */
    static List<String> keys(String number) {
        List<String> keys = new ArrayList<>();
        String key = key(number);
        for (Pattern less : List.of(ART, LANGUAGE, VARIANT)) {
            keys.add(key);
            key = less.matcher(key).replaceFirst("");
        }
        keys.add(key);
        return keys.stream().distinct().toList();
    }
}
