package cardinal.ufs.flow;

import cardinal.kernel.Ask;
import cardinal.kernel.Cause;
import cardinal.kernel.Frame;
import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Steps;
import cardinal.ufs.flow.Replacing.Replacement;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Choice;
import cardinal.ufs.table.UfsTable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * J.3.5.2.1: a player with several replacements of one act says which is handled; after that the act is another. Cards that
 * are hit at once are asked about one by one, and what replaces one instance only (J.3.5.1) is not taken for two of them.
 */
final class ChooseReplacement extends Frame<UfsTable> implements Ordering {
    private static final Steps<ChooseReplacement, UfsTable> STEPS =
            Steps.<ChooseReplacement, UfsTable>of(ChooseReplacement.class)
                    .then("J.3.5.2.1", ChooseReplacement::offer)
                    .then("J.3.5.2.1", ChooseReplacement::take);

    private final int seat;
    /** The replacements among which is chosen. */
    private final List<Replacement> all;

    ChooseReplacement(UfsTable t, int seat, List<Replacement> all) {
        super(t.edition().steps(STEPS));
        this.seat = seat;
        this.all = all;
    }

    private void offer(UfsTable t) {
        Prompt prompt = t.ask(seat, "J.3.5.2.1", Ask.ORDER, Purpose.REPLACE);
        for (int i = 0; i < all.size(); i++) {
            if (Replacing.isLeft(t, all.get(i)) && suffice(others(t, this), 0, List.of(all.get(i)))) {
                prompt.add(Choice.EFFECT, i, all.get(i).bindings().source().card(), 0);
            }
        }
    }

    private void take(UfsTable t) {
        Replacing.begin(t, all.get(Option.a(t.answer())));
    }

    /** Whether one of these can be used though cards that were hit before are still to have theirs. */
    static boolean leavesEnough(UfsTable t, List<Replacement> some) {
        List<List<Replacement>> waiting = others(t, null);
        return waiting.isEmpty()
                || some.stream().anyMatch(one -> Replacing.isLeft(t, one) && suffice(waiting, 0, List.of(one)));
    }

    /** What the other cards can have that a choice is still to be made for. */
    private static List<List<Replacement>> others(UfsTable t, @Nullable ChooseReplacement but) {
        List<List<Replacement>> found = new ArrayList<>(0);
        for (int i = 0; i < t.depth(); i++) {
            if (t.frame(i) instanceof ChooseReplacement c && c != but) {
                found.add(c.all.stream().filter(one -> Replacing.isLeft(t, one)).toList());
            }
        }
        return found;
    }

    /** Whether each of the rest finds one that stays, or one that none of these is. */
    private static boolean suffice(List<List<Replacement>> waiting, int from, List<Replacement> used) {
        if (from == waiting.size()) {
            return true;
        }
        for (Replacement one : waiting.get(from)) {
            if (one.stamp() == 0 || used.stream().noneMatch(u -> u.stamp() == one.stamp())) {
                List<Replacement> more = new ArrayList<>(used);
                more.add(one);
                if (suffice(waiting, from + 1, more)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public Bindings effect(UfsTable t, int place) {
        return all.get(place).bindings();
    }

    @Override
    protected Cause cause(UfsTable t) {
        return Cause.RULES;
    }
}
