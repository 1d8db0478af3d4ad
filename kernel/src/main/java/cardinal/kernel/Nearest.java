package cardinal.kernel;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** The valid words nearest to a wrong one, by the number of letters to add, drop, change or swap. */
public final class Nearest {
    private static final int MOST = 3;
    private static final int SHORT_LIST = 12;

    private Nearest() {
    }

    private record Ranked(String word, int distance) {
    }

    /** The end of a complaint: what was probably meant, or else what is possible. Empty when nothing is. */
    public static String hint(String wrong, Collection<String> valid) {
        List<String> meant = meant(wrong, valid);
        if (!meant.isEmpty()) {
            return didYouMean(meant);
        }
        List<String> words = valid.size() <= SHORT_LIST ? valid.stream().distinct().toList() : to(wrong, valid);
        return words.isEmpty() ? ""
                : "; " + (words.size() == valid.size() ? "valid: " : "nearest: ") + String.join(", ", words);
    }

    /** The end of a complaint that asks whether one of these was meant. */
    public static String didYouMean(List<String> words) {
        return "; did you mean " + words.stream().map(w -> "\"" + w + "\"").collect(Collectors.joining(" or ")) + "?";
    }

    /** Up to three valid words, the nearest first. */
    public static List<String> to(String wrong, Collection<String> valid) {
        return ranked(wrong, valid).stream().limit(MOST).map(Ranked::word).toList();
    }

    /** The valid words so near that one of them was probably meant. */
    public static List<String> meant(String wrong, Collection<String> valid) {
        int enough = Math.min(wrong.length() - 1, Math.max(1, wrong.length() / 3));
        List<Ranked> all = ranked(wrong, valid);
        return all.stream().filter(r -> r.distance <= enough && r.distance <= all.getFirst().distance + 1)
                .limit(MOST).map(Ranked::word).toList();
    }

    private static List<Ranked> ranked(String wrong, Collection<String> valid) {
        String word = Wording.fold(wrong);
        return valid.stream().distinct().map(v -> new Ranked(v, distance(word, Wording.fold(v))))
                .sorted(Comparator.comparingInt(Ranked::distance)).toList();
    }

    /** Edits between two words; neighbours swapped are one edit. */
    public static int distance(String a, String b) {
        int[] before = new int[b.length() + 1];
        int[] last = new int[b.length() + 1];
        int[] now = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            last[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            now[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                now[j] = Math.min(Math.min(now[j - 1], last[j]) + 1, last[j - 1] + change);
                if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
                    now[j] = Math.min(now[j], before[j - 2] + 1);
                }
            }
            int[] free = before;
            before = last;
            last = now;
            now = free;
        }
        return last[b.length()];
    }
}
