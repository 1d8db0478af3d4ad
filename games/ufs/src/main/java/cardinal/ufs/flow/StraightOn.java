package cardinal.ufs.flow;

import cardinal.kernel.Frame;
import cardinal.kernel.Step;
import cardinal.ufs.table.UfsTable;

/**
 * Steps after which a procedure goes straight on with the next one, where nothing comes between the two: a shorter way than
 * through the driver, which nobody can tell from it ({@link cardinal.kernel.Table#goesStraightOn}). The list of steps says
 * which these are.
 */
final class StraightOn {
    private StraightOn() {
    }

    /** A step, and then at once the one of these that is next, if any of them is. */
    @SafeVarargs
    static <F extends Frame<UfsTable>> Step<F, UfsTable> after(Step<F, UfsTable> step, Step<F, UfsTable>... next) {
        return (frame, t) -> {
            step.run(frame, t);
            for (Step<F, UfsTable> one : next) {
                if (t.goesStraightOn(frame, one)) {
                    one.run(frame, t);
                    return;
                }
            }
        };
    }
}
