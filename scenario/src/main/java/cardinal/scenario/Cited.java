package cardinal.scenario;

import cardinal.kernel.Event;
import cardinal.kernel.Observer;
import cardinal.kernel.Prompt;
import cardinal.kernel.Table;
import java.util.Set;
import java.util.TreeSet;

/** Remembers the clauses that steps, questions and notes have named. */
final class Cited<T extends Table> implements Observer<T> {
    private final ScenarioGame<T> game;
    private final Set<String> clauses = new TreeSet<>();

    Cited(ScenarioGame<T> game) {
        this.game = game;
    }

    Set<String> clauses() {
        return clauses;
    }

    @Override
    public void saw(T table, Event event) {
        game.clauseOf(event).ifPresent(clauses::add);
    }

    @Override
    public void step(T table, String clause) {
        clauses.add(clause);
    }

    @Override
    public void answered(T table, Prompt prompt, long option, boolean forced) {
        clauses.add(prompt.clause());
    }

    @Override
    public void unsealed(T table, int seat, String clause, long option) {
        clauses.add(clause);
    }
}
