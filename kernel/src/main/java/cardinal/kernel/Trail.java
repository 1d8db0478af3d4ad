package cardinal.kernel;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Follows the steps of one choice, beside whoever watches already. */
final class Trail implements Observer<Table> {
    private static final int SHORT = 0xffff;

    private final @Nullable Observer<Table> watcher;
    private final List<TrailStep> steps = new ArrayList<>();
    private final List<String> procedures = new ArrayList<>();

    Trail(@Nullable Observer<Table> watcher) {
        this.watcher = watcher;
    }

    List<TrailStep> steps() {
        return List.copyOf(steps);
    }

    /** The procedure that a step belongs to, as the code calls it. */
    String procedure(int step) {
        return procedures.get(step);
    }

    @Override
    public void step(Table table, String clause) {
        long print = table.standing();
        steps.add(new TrailStep(clause, (int) (print ^ print >>> 32) & SHORT));
        procedures.add(table.stack[table.top].getClass().getSimpleName());
        if (watcher != null) {
            watcher.step(table, clause);
        }
    }

    @Override
    public void saw(Table table, Event event) {
        if (watcher != null) {
            watcher.saw(table, event);
        }
    }

    @Override
    public void answered(Table table, Prompt prompt, long option, boolean forced) {
        if (watcher != null) {
            watcher.answered(table, prompt, option, forced);
        }
    }

    @Override
    public void unsealed(Table table, int seat, String clause, long option) {
        if (watcher != null) {
            watcher.unsealed(table, seat, clause, option);
        }
    }

    @Override
    public void takenBack(Table table) {
        if (watcher != null) {
            watcher.takenBack(table);
        }
    }
}
