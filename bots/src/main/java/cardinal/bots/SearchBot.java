package cardinal.bots;

import cardinal.kernel.Dice;
import cardinal.kernel.Imagination;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/**
 * Searches: again and again it imagines a table it cannot tell from the real one, follows the choices that did well so far,
 * tries one more, lets simple players go on for a while, and looks what has become of it (information-set Monte Carlo tree
 * search). Rival options are tried on the same tables, so that luck does not decide between them. Its budget is counted in
 * choices on imagined tables, so that the same seed thinks the same; a time cap only ever makes it think less.
 */
final class SearchBot implements Bot {
    /** How much a choice that was seldom made is favoured: at the question itself, and beyond it. */
    private static final double CURIOSITY = 0.2;
    private static final double LATER_CURIOSITY = 0.1;
    /** How many choices are looked at from the beginning, and how fast others join them. */
    private static final double WIDTH = 2;
    private static final double WIDENING = 0.7;
    /** Beyond the question simple players are trusted until a choice was seen often: what is tried there blurs what it is worth. */
    private static final double LATER_WIDTH = 0.6;
    private static final double LATER_WIDENING = 0.4;
    private static final int LONGEST_LINE = 4;

    private final Function<BotKnowledge<?>, Strength> level;
    private final long cap;
    private final Dice seeds;
    private final List<Node> path = new ArrayList<>();
    private final List<Integer> deciders = new ArrayList<>();
    private String why = "";
    private Strength strength = Strength.ofTurn("", 0);
    private long deadline;
    private int made;

    /** level: how hard it thinks about a game; cap: the longest it may think, in nanoseconds. */
    SearchBot(Function<BotKnowledge<?>, Strength> level, long seed, long cap) {
        this.level = level;
        this.cap = cap;
        seeds = new Dice(seed);
    }

    @Override
    public String why() {
        return why;
    }

    @Override
    public int looked() {
        return made;
    }

    @Override
    public int choose(SeatView view) {
        deadline = System.nanoTime() + cap;
        strength = level.apply(view.knowledge());
        why = "";
        made = 0;
        long seed = seeds.next();
        CandidateMoves candidates = new CandidateMoves(view);
        if (candidates.size() == 1) {
            return candidates.place(0);
        }
        Node root = new Node(0);
        Imagination<?> imagination = view.imagination();
        for (int tables = 1; made < strength.nodes() && !isLate(); tables++) {
            Node first = next(root, candidates, CURIOSITY, WIDTH + WIDENING * Math.sqrt(root.visits));
            root.visits++;
            Dice dice = new Dice(seed + first.visits);
            Playout playout = new Playout(view.knowledge(), imagination.next(dice));
            start(first, view.seat());
            playout.choose(candidates.place(candidates.indexOf(first.meaning)));
            explore(first, playout, view.turn() + strength.horizon(), dice);
            if (root.lead() > (long) (strength.nodes() - made) * tables / made) {
                break;
            }
        }
        Node best = root.favourite();
        if (best == null) {
            why = "no time to think";
            return candidates.place(0);
        }
        why = explained(root, best, new Playout(view.knowledge(), imagination.next(new Dice(seed))));
        return candidates.place(candidates.indexOf(best.meaning));
    }

    private boolean isLate() {
        return System.nanoTime() - deadline >= 0;
    }

    private void start(Node first, int seat) {
        path.clear();
        deciders.clear();
        follow(first, seat);
    }

    private void follow(Node node, int seat) {
        path.add(node);
        deciders.add(seat);
        made++;
    }

    /** Down the tree, one new choice, and on from there until the horizon. */
    private void explore(Node first, Playout playout, int untilTurn, Dice dice) {
        Node node = first;
        boolean inTree = first.visits > 0;
        int from = made;
        while (!playout.isOver() && playout.turn() < untilTurn && made - from < strength.most() && !isLate()) {
            SeatView asked = playout.asked();
            if (inTree && asked.size() > 1) {
                CandidateMoves candidates = new CandidateMoves(asked);
                if (candidates.size() > 1) {
                    node = next(node, candidates, LATER_CURIOSITY,
                            LATER_WIDTH + LATER_WIDENING * Math.sqrt(node.visits));
                    inTree = node.visits > 0;
                    follow(node, asked.seat());
                    playout.choose(candidates.place(candidates.indexOf(node.meaning)));
                    continue;
                }
            }
            playout.choose(
                    dice.below(100) < strength.randomPercent() ? dice.below(asked.size())
                            : GreedyBot.best(asked, dice));
            made++;
        }
        double[] chances = playout.chances();
        for (int i = 0; i < path.size(); i++) {
            path.get(i).visits++;
            path.get(i).total += chances[deciders.get(i)];
        }
    }

    /** The choice to follow: a new one as long as few were tried, else the one with the best prospects. */
    private static Node next(Node node, CandidateMoves candidates, double curiosity, double width) {
        int tried = 0;
        int untried = -1;
        Node best = null;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < candidates.size(); i++) {
            Node child = node.child(candidates.meaning(i));
            if (child == null) {
                untried = untried < 0 ? i : untried;
                continue;
            }
            tried++;
            child.offered++;
            double prospect = child.mean() + curiosity * Math.sqrt(Math.log(child.offered) / child.visits);
            if (prospect > most) {
                most = prospect;
                best = child;
            }
        }
        return best == null || untried >= 0 && tried < width ? node.add(candidates.meaning(untried)) : best;
    }

    /** The best line as far as it was looked at, and what it promises. */
    private String explained(Node root, Node best, Playout playout) {
        List<String> line = new ArrayList<>();
        Node node = root;
        while (line.size() < LONGEST_LINE && !playout.isOver()) {
            CandidateMoves candidates = new CandidateMoves(playout.asked());
            int at = 0;
            if (candidates.size() > 1) {
                Node next = node.favourite();
                at = next == null ? -1 : candidates.indexOf(next.meaning);
                if (next == null || at < 0) {
                    break;
                }
                line.add(playout.asked().command(candidates.place(at)));
                node = next;
            }
            playout.choose(candidates.place(at));
        }
        return String.format(Locale.ROOT, "%s: %.0f %% to win, %d choices looked at", String.join(", ", line),
                100 * best.mean(), made);
    }
}
