package cardinal.arena;

import cardinal.kernel.Match;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.List;

/**
 * Counts the decision tree below a match: the number of ways to make the next decisions. A match that ends earlier counts
 * once. The cheapest proof that option generation, copying and replaying agree.
 */
public final class Perft {
    private Perft() {
    }

    /** One option and the number of ways to go on after it. */
    public record Branch(String command, long leaves) {
    }

    /**
     * A count with a proof.
     *
     * @param digest  the sum of the fingerprints of all positions at the leaves
     */
    public record Tally(long leaves, long digest) {
        Tally plus(Tally other) {
            return new Tally(leaves + other.leaves, digest + other.digest);
        }
    }

    /** The ways to make this many decisions; each branch plays on a copy, the last decision is only counted. */
    public static <T extends Table> long count(Match<T> match, int depth) {
        if (depth == 0 || match.isOver()) {
            return 1;
        }
        int options = match.prompt().size();
        if (depth == 1) {
            return options;
        }
        long leaves = 0;
        for (int i = 0; i < options; i++) {
            Match<T> branch = match.copy();
            branch.choose(i);
            leaves += count(branch, depth - 1);
        }
        return leaves;
    }

    /** The same, option by option. */
    public static <T extends Table> List<Branch> divide(Match<T> match, int depth) {
        List<Branch> branches = new ArrayList<>();
        if (depth == 0 || match.isOver()) {
            return branches;
        }
        for (int i = 0; i < match.prompt().size(); i++) {
            Match<T> branch = match.copy();
            branch.choose(i);
            branches.add(new Branch(match.command(i), count(branch, depth - 1)));
        }
        return branches;
    }

    /** Plays every branch to its end on copies. */
    public static <T extends Table> Tally byCopy(Match<T> match, int depth) {
        if (depth == 0 || match.isOver()) {
            return new Tally(1, match.fingerprint());
        }
        Tally sum = new Tally(0, 0);
        for (int i = 0; i < match.prompt().size(); i++) {
            Match<T> branch = match.copy();
            branch.choose(i);
            sum = sum.plus(byCopy(branch, depth - 1));
        }
        return sum;
    }

    /** Plays every branch on the match itself and takes it back by replaying from the start. Slow: for tests. */
    public static <T extends Table> Tally byReplay(Match<T> match, int depth) {
        if (depth == 0 || match.isOver()) {
            return new Tally(1, match.fingerprint());
        }
        int made = match.choiceCount();
        int options = match.prompt().size();
        Tally sum = new Tally(0, 0);
        for (int i = 0; i < options; i++) {
            match.choose(i);
            sum = sum.plus(byReplay(match, depth - 1));
            match.backTo(made);
        }
        return sum;
    }
}
