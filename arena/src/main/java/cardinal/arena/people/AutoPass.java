package cardinal.arena.people;

import cardinal.catalog.game.Game;
import cardinal.kernel.Match;
import cardinal.kernel.Prompt;
import cardinal.kernel.Table;
import cardinal.scenario.ScenarioGame;
import java.util.Set;
import java.util.TreeSet;

/** Answers for a person what needs no thought: windows in which they could only pass or make resources, and payments. */
public final class AutoPass<T extends Table> {
    private final Game<T> game;
    private final Set<String> stops = new TreeSet<>();
    private boolean on = true;

    public AutoPass(Game<T> game) {
        this.game = game;
    }

    public boolean isOn() {
        return on;
    }

    public void turn(boolean onOrOff) {
        on = onOrOff;
    }

    /** The kinds of window that are never passed without asking. */
    public Set<String> stops() {
        return stops;
    }

    /** The option to take without asking, or {@link Table#NONE}. */
    public int answer(Match<T> match) {
        if (!on) {
            return Table.NONE;
        }
        int payment = payment(match);
        return payment == Table.NONE && !stops.contains(game.uiHints().window(match.table())) ? pass(match) : payment;
    }

    private int payment(Match<T> match) {
        ScenarioGame<T> scenarios = game.scenarios();
        String usual = scenarios.usualAnswer(match.table()).or(() -> scenarios.usualOrder(match.table())).orElse("");
        for (int i = 0; !usual.isEmpty() && i < match.prompt().size(); i++) {
            if (match.command(i).equals(usual)) {
                return i;
            }
        }
        return Table.NONE;
    }

    private int pass(Match<T> match) {
        Prompt prompt = match.prompt();
        int pass = Table.NONE;
        for (int i = 0; i < prompt.size(); i++) {
            if (game.uiHints().isPass(prompt.option(i))) {
                pass = i;
            } else if (!game.uiHints().makesResources(match.table(), prompt.option(i))) {
                return Table.NONE;
            }
        }
        return pass;
    }
}
