package cardinal.cards.grammar;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Which of several productions can begin with the words at a place, found letter by letter: those that cannot are never tried. They
 * keep their order. Letters are sorted out where a text first comes to them: most texts come to few of a grammar's beginnings.
 */
final class FirstWords {
    /** How a production can begin. */
    private record Beginning(String words, int production) {
    }

    /**
     * What is reached by reading some letters: the productions that can still begin so, and the letters that may follow. Threads may
     * sort out the same letters at once, each for itself: what they find is the same, and never changes.
     */
    private static final class Node {
        /** How many letters were read. */
        private final int depth;
        /** What goes on from here. */
        private final List<Beginning> open;
        private final int[] possible;
        private @Nullable Following following;

        /** Productions whose beginning is complete on the way here are possible whatever follows. */
        Node(int depth, int[] before, List<Beginning> beginnings) {
            this.depth = depth;
            open = new ArrayList<>(beginnings);
            open.removeIf(beginning -> beginning.words.length() == depth);
            possible = open.size() == beginnings.size() ? before
                    : IntStream.concat(IntStream.of(before), beginnings.stream()
                            .filter(beginning -> beginning.words.length() == depth).mapToInt(Beginning::production))
                            .distinct().sorted().toArray();
        }

        @Nullable Node after(char letter) {
            Following known = following;
            if (known == null) {
                known = new Following(this);
                following = known;
            }
            return known.after(letter);
        }
    }

    /** The nodes by letter, from the first one on that may follow. */
    private static final class Following {
        private final int least;
        private final @Nullable Node[] nodes;

        Following(Node node) {
            SortedMap<Character, List<Beginning>> byLetter = new TreeMap<>();
            for (Beginning beginning : node.open) {
                byLetter.computeIfAbsent(beginning.words.charAt(node.depth), _ -> new ArrayList<>()).add(beginning);
            }
            least = byLetter.isEmpty() ? 0 : byLetter.firstKey();
            nodes = new Node[byLetter.isEmpty() ? 0 : byLetter.lastKey() - least + 1];
            byLetter.forEach((letter, beginnings) -> nodes[letter - least] =
                    new Node(node.depth + 1, node.possible, beginnings));
        }

        @Nullable Node after(char letter) {
            int i = letter - least;
            return i >= 0 && i < nodes.length ? nodes[i] : null;
        }
    }

    private final Node root;

    /** @param opening whether the productions begin with a capital letter */
    FirstWords(List<Starts> productions, boolean opening) {
        List<Integer> always = new ArrayList<>();
        List<Beginning> beginnings = new ArrayList<>();
        for (int i = 0; i < productions.size(); i++) {
            Starts starts = productions.get(i);
            if (starts.anything() || starts.nothing()) {
                always.add(i);
            } else {
                for (String words : starts.words()) {
                    beginnings.add(new Beginning(opening ? Starts.capital(words) : words, i));
                }
            }
        }
        root = new Node(0, always.stream().mapToInt(Integer::intValue).toArray(), beginnings);
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
