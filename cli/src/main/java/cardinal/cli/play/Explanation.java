package cardinal.cli.play;

import cardinal.cli.game.Game;
import cardinal.cli.io.Ink;
import cardinal.kernel.Event;
import cardinal.kernel.Ledger;
import cardinal.kernel.Match;
import cardinal.kernel.Observer;
import cardinal.kernel.Prompt;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Table;
import cardinal.scenario.Scenario;
import cardinal.scenario.ScenarioGame;
import cardinal.scenario.Seats;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A game's scenarios, with everything that happens told openly: each answer, each event, each clause. */
public final class Explanation<T extends Table> implements ScenarioGame<T> {
    private static final Pattern CITE = Pattern.compile("\\(([^() ]+)\\)$");

    private final ScenarioGame<T> game;
    private final Ruleset<T> rules;
    private final Ledger ledger;
    private final Ink ink;
    private final boolean everyStep;
    private final List<String> lines = new ArrayList<>();
    private final List<String> steps = new ArrayList<>();
    private final Set<String> cited = new LinkedHashSet<>();

    public Explanation(Game<T> game, Ledger ledger, Ink ink, boolean everyStep) {
        this.game = game.scenarios();
        rules = game.rules();
        this.ledger = ledger;
        this.ink = ink;
        this.everyStep = everyStep;
    }

    /** What happened. */
    public List<String> lines() {
        flushSteps();
        return lines;
    }

    /** The clauses that were named, in the order of their first use. */
    public List<String> cited() {
        return List.copyOf(cited);
    }

    /** The same in our own words. */
    public List<String> clauses() {
        return cited.stream().filter(ledger::has).map(ledger::entry)
                .filter(e -> !e.summary().isEmpty() && !e.summary().startsWith("Heading"))
                .map(e -> Ink.fit(ink.bold(e.clause()), 12) + " " + e.summary()).toList();
    }

    @Override
    public Match<T> begin(Scenario scenario, Observer<T> observer) {
        return game.begin(scenario, new Both(observer));
    }

    /** Tells what it sees, and lets the scenario see it too. */
    private final class Both implements Observer<T> {
        private final Observer<T> other;

        Both(Observer<T> other) {
            this.other = other;
        }

        @Override
        public void saw(T table, Event event) {
            String words = openly(table, event);
            if (!words.isEmpty()) {
                flushSteps();
                lines.add("     " + words);
                Matcher cite = CITE.matcher(words);
                if (cite.find()) {
                    cited.add(cite.group(1));
                }
            }
            other.saw(table, event);
        }

        @Override
        public void step(T table, String clause) {
            if (everyStep) {
                steps.add(clause);
                cited.add(clause);
            }
            other.step(table, clause);
        }

        @Override
        public void answered(T table, Prompt prompt, long option, boolean forced) {
            if (!forced) {
                flushSteps();
                lines.add(ink.cyan(Seats.name(prompt.seat()) + ": " + rules.command(table, option))
                        + ink.dim("  (" + prompt.clause() + ")"));
                cited.add(prompt.clause());
            }
            other.answered(table, prompt, option, forced);
        }

        @Override
        public void unsealed(T table, int seat, String clause, long option) {
            other.unsealed(table, seat, clause, option);
        }

        @Override
        public void takenBack(T table) {
            lines.add("     " + ink.yellow("this is taken back"));
            other.takenBack(table);
        }
    }

    private void flushSteps() {
        if (!steps.isEmpty()) {
            lines.add("     " + ink.dim("steps " + String.join(", ", steps)));
            steps.clear();
        }
    }

    /** What the seat that knows most reads about an event. */
    private String openly(T table, Event event) {
        String best = "";
        for (int seat = 0; seat < table.seatCount(); seat++) {
            String words = rules.narrate(table, seat, event);
            if (best.isEmpty() || best.contains("a card") && !words.contains("a card")) {
                best = words;
            }
        }
        return best;
    }

    // ---- the rest is the game's ----------------------------------------------------------------------

    @Override
    public List<String> names() {
        return game.names();
    }

    @Override
    public @Nullable Object value(T table, String path) {
        return game.value(table, path);
    }

    @Override
    public List<PathDoc> paths() {
        return game.paths();
    }

    @Override
    public List<String> expand(T table, int seat, String command) {
        return game.expand(table, seat, command);
    }

    @Override
    public void checkWords(T table, String command) {
        game.checkWords(table, command);
    }

    @Override
    public boolean means(T table, String written, String found) {
        return game.means(table, written, found);
    }

    @Override
    public Optional<String> usualAnswer(T table) {
        return game.usualAnswer(table);
    }

    @Override
    public Optional<String> clauseOf(Event event) {
        return game.clauseOf(event);
    }
}
