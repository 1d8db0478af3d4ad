package cardinal.ufs.flow;

import cardinal.ufs.table.Pending;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;

/** F.2.3: attacks that wait for their attack sequence, last in, first out. */
public final class AttackStack {
    private AttackStack() {
    }

    /** F.2.3.6: several at once are added from right to left, so that the leftmost comes first. */
    public static void add(UfsTable t, List<Pending> leftToRight) {
        addBelow(t, leftToRight, 0);
    }

    /** The same below those on top that were added before as part of the same event. */
    static void addBelow(UfsTable t, List<Pending> leftToRight, int above) {
        List<Pending> before = t.progress().pending();
        if (before.isEmpty() && leftToRight.size() == 1) {
            t.progress().setPending(leftToRight);
            return;
        }
        List<Pending> stack = new ArrayList<>(before);
        for (int i = 0; i < leftToRight.size(); i++) {
            stack.add(before.size() - above, leftToRight.get(i));
        }
        t.progress().setPending(stack);
    }

    static Pending takeNext(UfsTable t) {
        List<Pending> stack = t.progress().pending();
        t.progress().setPending(stack.subList(0, stack.size() - 1));
        return stack.getLast();
    }
}
