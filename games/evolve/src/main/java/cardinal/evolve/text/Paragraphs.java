package cardinal.evolve.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Breaks text into the paragraphs of its abilities where people write it all on one line: into as few as can be read. Which
 * sentences belong together matters, for a cost governs its whole paragraph (10.4.7.2).
 */
final class Paragraphs {
    private Paragraphs() {
    }

    /** The line broken into paragraphs; unchanged where it cannot be broken, or in more than one way. */
    static String broken(String line, Predicate<String> isAbility) {
        if (isAbility.test(line)) {
            return line;
        }
        List<Integer> starts = starts(line);
        int n = starts.size();
        int[] fewest = new int[n + 1];
        int[] ways = new int[n + 1];
        int[] next = new int[n + 1];
        ways[n] = 1;
        for (int i = n - 1; i >= 0; i--) {
            fewest[i] = Integer.MAX_VALUE;
            for (int j = i + 1; j <= n; j++) {
                if (ways[j] == 0 || fewest[j] + 1 > fewest[i] || !isAbility.test(part(line, starts, i, j))) {
                    continue;
                }
                ways[i] = fewest[j] + 1 < fewest[i] ? ways[j] : ways[i] + ways[j];
                fewest[i] = fewest[j] + 1;
                next[i] = j;
            }
        }
        if (ways[0] != 1) {
            return line;
        }
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < n; i = next[i]) {
            parts.add(part(line, starts, i, next[i]));
        }
        return String.join("\n", parts);
    }

    private static String part(String line, List<Integer> starts, int from, int to) {
        return line.substring(starts.get(from), to < starts.size() ? starts.get(to) : line.length()).strip();
    }

    /** Where sentences start, outside of quotes; the number of an option starts none. */
    private static List<Integer> starts(String line) {
        List<Integer> starts = new ArrayList<>();
        starts.add(0);
        boolean quoted = false;
        for (int i = 0; i + 2 < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '"') {
                quoted = !quoted;
            }
            boolean end = c == '.' || c == '"' && !quoted && i > 0 && line.charAt(i - 1) == '.';
            if (end && !quoted && line.charAt(i + 1) == ' ' && line.charAt(i + 2) != '(') {
                starts.add(i + 2);
            }
        }
        return starts;
    }
}
