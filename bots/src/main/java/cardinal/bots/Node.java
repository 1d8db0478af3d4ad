package cardinal.bots;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What the search has found out about one choice: how often it was there to be made, how often it was made, what came of it. */
final class Node {
    private static final Node[] NONE = new Node[0];

    final long meaning;
    int offered;
    int visits;
    double total;
    private Node[] children = NONE;
    private int count;

    Node(long meaning) {
        this.meaning = meaning;
    }

    /** What whoever made this choice may expect. */
    double mean() {
        return visits == 0 ? 0.5 : total / visits;
    }

    @Nullable Node child(long wanted) {
        for (int i = 0; i < count; i++) {
            if (children[i].meaning == wanted) {
                return children[i];
            }
        }
        return null;
    }

    Node add(long wanted) {
        if (count == children.length) {
            children = Arrays.copyOf(children, count == 0 ? 4 : count * 2);
        }
        Node child = new Node(wanted);
        children[count++] = child;
        return child;
    }

    /** The choice that was made most often, or null. */
    @Nullable Node favourite() {
        Node best = null;
        for (int i = 0; i < count; i++) {
            if (best == null || children[i].visits > best.visits) {
                best = children[i];
            }
        }
        return best;
    }

    /** By how many visits the favourite leads. */
    int lead() {
        int most = 0;
        int second = 0;
        for (int i = 0; i < count; i++) {
            int n = children[i].visits;
            if (n > most) {
                second = most;
                most = n;
            } else if (n > second) {
                second = n;
            }
        }
        return most - second;
    }
}
