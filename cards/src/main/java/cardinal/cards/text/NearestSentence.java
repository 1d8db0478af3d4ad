package cardinal.cards.text;

import cardinal.kernel.Nearest;
import cardinal.kernel.Wording;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/** A sentence of a card that is understood and much like one that is not: the same words, in the same order. */
public final class NearestSentence {
    /** A sentence of which more than this part of the words would have to change is no help. */
    private static final double ALIKE = 0.6;

    private static final List<String> NUMERALS = List.of("a", "an", "one", "two", "three", "four", "five", "six");

    private NearestSentence() {
    }

    /**
     * Nothing when none is alike; the very words help nobody: another type of card says them.
     *
     * @param texts  of cards that are understood
     */
    public static String to(String sentence, Collection<String> texts) {
        List<String> wanted = words(sentence);
        String best = "";
        double least = ALIKE;
        for (String text : texts) {
            for (String known : (Iterable<String>) sentences(text)::iterator) {
                double unlike = unlike(wanted, words(known));
                if (unlike > 0 && unlike < least) {
                    least = unlike;
                    best = known;
                }
            }
        }
        return best;
    }

    /** The sentence of a paragraph in which these words begin; the paragraph if they are not there. */
    public static String around(String paragraph, String words) {
        return sentences(paragraph).filter(s -> Wording.fold(s).contains(Wording.fold(first(words)))).findFirst()
                .orElse(paragraph);
    }

    private static String first(String words) {
        String[] all = words.strip().split("(?<=[.;])\\s");
        return all.length == 0 ? "" : all[0];
    }

    private static Stream<String> sentences(String text) {
        return text.lines().flatMap(line -> Stream.concat(Stream.of(line), Arrays.stream(line.split("(?<=[.!])\\s+"))))
                .map(String::strip).filter(s -> !s.isEmpty()).distinct();
    }

    private static List<String> words(String sentence) {
        return Arrays.asList(Wording.fold(sentence).split("[\\s.,;:]+"));
    }

    /** How many of the words would have to be added, dropped or changed; one that is nearly the same counts half. */
    private static double unlike(List<String> a, List<String> b) {
        double[] last = new double[b.size() + 1];
        for (int j = 0; j <= b.size(); j++) {
            last[j] = j;
        }
        for (int i = 1; i <= a.size(); i++) {
            double[] now = new double[b.size() + 1];
            now[0] = i;
            for (int j = 1; j <= b.size(); j++) {
                double change = change(a.get(i - 1), b.get(j - 1));
                now[j] = Math.min(Math.min(now[j - 1], last[j]) + 1, last[j - 1] + change);
            }
            last = now;
        }
        return last[b.size()] / Math.max(a.size(), b.size());
    }

    /** Another number is no other phrase. */
    private static double change(String one, String other) {
        return one.equals(other) || isNumber(one) && isNumber(other) ? 0
                : Math.abs(one.length() - other.length()) <= 2 && Nearest.distance(one, other) * 2 <= one.length() ? 0.5
                : 1;
    }

    private static boolean isNumber(String word) {
        return word.matches("[+-]?\\d+") || NUMERALS.contains(word);
    }
}
