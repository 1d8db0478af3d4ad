package cardinal.cards.grammar;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Which of several productions can begin with the words at a place, found letter by letter: those that cannot are never tried. They
 * keep their order.
 */
final class FirstWords {
    /** What is reached by reading some letters: the productions that can still begin so, and the letters that may follow. */
    private static final class Node {
        private final SortedMap<Character, Node> next = new TreeMap<>();
        private final List<Integer> ending = new ArrayList<>();
        /** By letter, from the first one on that may follow. */
        private @Nullable Node[] nodes = {};
        private int least;
        private int[] possible = {};

        void add(String words, int production) {
            Node at = this;
            for (int i = 0; i < words.length(); i++) {
                at = at.next.computeIfAbsent(words.charAt(i), _ -> new Node());
            }
            at.ending.add(production);
        }

        /** Productions whose beginning is complete on the way here are possible whatever follows. */
        void seal(List<Integer> before) {
            List<Integer> all = new ArrayList<>(before);
            all.addAll(ending);
            possible = all.stream().distinct().sorted().mapToInt(Integer::intValue).toArray();
            if (!next.isEmpty()) {
                least = next.firstKey();
                nodes = new Node[next.lastKey() - least + 1];
            }
            next.forEach((letter, node) -> {
                nodes[letter - least] = node;
                node.seal(all);
            });
            next.clear();
        }

        @Nullable Node after(char letter) {
            int i = letter - least;
            return i >= 0 && i < nodes.length ? nodes[i] : null;
        }
    }

    private final Node root = new Node();

    /** @param opening whether the productions begin with a capital letter */
    FirstWords(List<Starts> productions, boolean opening) {
        List<Integer> always = new ArrayList<>();
        for (int i = 0; i < productions.size(); i++) {
            Starts starts = opening ? productions.get(i).opening() : productions.get(i);
            if (starts.anything() || starts.nothing()) {
                always.add(i);
            } else {
                for (String words : starts.words()) {
                    root.add(words, i);
                }
            }
        }
        root.seal(always);
    }

    /** The numbers of the productions that are worth trying; the place where the others stopped is noted. */
    int[] at(Scan scan, int place) {
        Node node = root;
        int word = place;
        for (int at = place; at < scan.length(); at++) {
            Node next = node.after(scan.at(at));
            if (next == null) {
                break;
            }
            node = next;
            if (scan.at(at) == ' ') {
                word = at + 1;
            }
        }
        return scan.passed(word) ? node.possible : ALL;
    }

    /** Says that none may be passed over, as it is to be noted what each of them expects. */
    static final int[] ALL = {};
}
