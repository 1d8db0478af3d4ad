package cardinal.cards.text;

import cardinal.kernel.Nearest;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What could have stood in the place of words that were not understood: the phrases most like them. */
public final class NearestPhrase {
    private static final String THE_END = "the end";
    /** A phrase of which more would have to change is no help. */
    private static final double ALIKE = 0.45;

    private NearestPhrase() {
    }

    /** The end of a complaint; nothing when no phrase is known. expected: what could have been read there. */
    public static String hint(String words, List<String> expected) {
        List<String> near = to(words, expected);
        return near.isEmpty() ? "" : "; there could stand "
                + String.join(" or ", near.stream().map(phrase -> "\u00AB" + phrase + "\u00BB").toList());
    }

    /** Up to three phrases that are much alike, the nearest first; each is compared with as many of the words as it has itself. */
    public static List<String> to(String words, List<String> expected) {
        List<String> said = Arrays.asList(words.split(" "));
        Map<String, String> phraseBy = new LinkedHashMap<>();
        for (String phrase : expected) {
            if (!phrase.isBlank() && !phrase.equals(THE_END)) {
                int length = Math.min(said.size(), phrase.split(" ").length);
                phraseBy.putIfAbsent(phrase, String.join(" ", said.subList(0, length)));
            }
        }
        return phraseBy.entrySet().stream().filter(e -> areAlike(e.getValue(), e.getKey()))
                .sorted(Comparator.comparingDouble(e -> unlike(e.getValue(), e.getKey())))
                .limit(3).map(Map.Entry::getKey).toList();
    }

    /** What differs much in length needs no closer look. */
    private static boolean areAlike(String words, String phrase) {
        int longer = Math.max(words.length(), phrase.length());
        return Math.abs(words.length() - phrase.length()) <= ALIKE * longer && unlike(words, phrase) <= ALIKE;
    }

    /** How much of a phrase would have to change, from 0 to 1. */
    private static double unlike(String words, String phrase) {
        return (double) Nearest.distance(words, phrase) / Math.max(words.length(), phrase.length());
    }
}
