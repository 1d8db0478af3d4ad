package cardinal.scenario;

import cardinal.kernel.Answer;
import cardinal.kernel.Event;
import cardinal.kernel.Observer;
import cardinal.kernel.Prompt;
import cardinal.kernel.Remark;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Table;
import cardinal.kernel.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Remembers the clauses that steps, questions and notes have named. */
final class CitedClauses<T extends Table> implements Observer<T> {
    private final Set<String> clauses = new TreeSet<>();
    private final List<Forced> forced = new ArrayList<>();
    private final ScenarioGame<T> game;
    private @Nullable Ruleset<T> rules;

    CitedClauses(ScenarioGame<T> game) {
        this.game = game;
    }

    /** An answer that the engine gave itself because it was the only one. */
    private record Forced(int seat, String command, List<String> spellings) {
    }

    /** Who knows the words of options. */
    CitedClauses<T> wordsFrom(Ruleset<T> ruleset) {
        rules = ruleset;
        return this;
    }

    Set<String> clauses() {
        return clauses;
    }

    @Override
    public void saw(T table, Event event) {
        if (event instanceof Remark remark) {
            clauses.add(remark.clause());
        }
    }

    @Override
    public void step(T table, String clause) {
        clauses.add(clause);
    }

    @Override
    public void answered(T table, Prompt prompt, long option, boolean byEngine) {
        clauses.add(prompt.clause());
        if (byEngine && rules != null) {
            Answer answer = rules.answer(table, option);
            forced.add(new Forced(prompt.seat(), answer.words(), game.spellings(table, option, answer)));
        }
    }

    /** What the engine answered itself since the last choice of the script. */
    void forgetForced() {
        forced.clear();
    }

    boolean forcedPass() {
        return forced.stream().anyMatch(f -> Wording.same(f.command, "pass"));
    }

    /** Takes the first of these answers off the list; whether it was there. */
    boolean takeForced(int seat, List<String> ways) {
        for (Forced f : forced) {
            if (f.seat == seat && ways.stream().anyMatch(
                    w -> Wording.same(w, f.command) || f.spellings.stream().anyMatch(s -> Wording.same(w, s)))) {
                return forced.remove(f);
            }
        }
        return false;
    }

    @Override
    public void unsealed(T table, int seat, String clause, long option) {
        clauses.add(clause);
    }
}
