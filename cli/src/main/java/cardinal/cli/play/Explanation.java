package cardinal.cli.play;

import cardinal.arena.people.MatchLog;
import cardinal.catalog.game.Game;
import cardinal.catalog.terminal.TerminalColours;
import cardinal.kernel.Event;
import cardinal.kernel.Ledger;
import cardinal.kernel.Observer;
import cardinal.kernel.Prompt;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Sentence;
import cardinal.kernel.Table;
import cardinal.scenario.CardNames;
import cardinal.scenario.Seats;
import cardinal.scenario.WatchedScenarioGame;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A game's scenarios, with everything that happens told openly: each answer, each event, each clause. */
public final class Explanation<T extends Table> extends WatchedScenarioGame<T> {

    private final Ledger ledger;
    private final TerminalColours colours;
    private final boolean everyStep;
    private final List<String> lines = new ArrayList<>();
    private final List<String> steps = new ArrayList<>();
    private final Set<String> cited = new LinkedHashSet<>();
    /** The script does not answer the question that is answered next. */
    private boolean assuming;

    public Explanation(Game<T> game, Ledger ledger, TerminalColours colours, boolean everyStep) {
        super(game.scenarios());
        this.ledger = ledger;
        this.colours = colours;
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
                .map(e -> TerminalColours.fit(colours.bold(e.clause()), 12) + " " + e.summary()).toList();
    }

    @Override
    protected Observer<T> watching(Ruleset<T> rules, Observer<T> other) {
        return new Both(rules, other);
    }

    @Override
    public void assuming(T table) {
        assuming = true;
    }

    /** Tells what it sees, and lets the scenario see it too. */
    private final class Both implements Observer<T> {
        private final Ruleset<T> rules;
        private final Observer<T> other;

        Both(Ruleset<T> rules, Observer<T> other) {
            this.rules = rules;
            this.other = other;
        }

        @Override
        public void saw(T table, Event event) {
            Sentence told = MatchLog.openly(rules, table, event);
            if (!told.isEmpty()) {
                flushSteps();
                lines.add("     " + named(table, told));
                cited.addAll(told.clauses());
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
                lines.add(colours.cyan(Seats.name(prompt.seat()) + ": " + rules.command(table, option))
                        + colours.dim("  (" + prompt.clause() + ")" + (assuming ? "  the script does not say" : "")
                                + (prompt.purpose().isOrder() ? order(table, prompt) : "")));
                cited.add(prompt.clause());
                assuming = false;
            }
            other.answered(table, prompt, option, forced);
        }

        /** Cards are called as the scenario calls them: two of one name are told apart. */
        private String named(T table, Sentence told) {
            StringBuilder words = new StringBuilder();
            for (Sentence.Part part : told.parts()) {
                words.append(part instanceof Sentence.Card card && card.card() != Table.NONE
                        ? CardNames.label(table, card.card()) : part.words());
            }
            return words.toString();
        }

        /** Whose choice it is what comes first, and among what. */
        private String order(T table, Prompt prompt) {
            List<String> among = new ArrayList<>();
            for (int i = 0; i < prompt.size(); i++) {
                among.add(rules.command(table, prompt.option(i)));
            }
            return "  the order is the choice of " + Seats.name(prompt.seat()) + ": " + String.join(" | ", among);
        }

        @Override
        public void unsealed(T table, int seat, String clause, long option) {
            other.unsealed(table, seat, clause, option);
        }

        @Override
        public void takenBack(T table) {
            lines.add("     " + colours.yellow("this is taken back"));
            other.takenBack(table);
        }
    }

    private void flushSteps() {
        if (!steps.isEmpty()) {
            lines.add("     " + colours.dim("steps " + String.join(", ", steps)));
            steps.clear();
        }
    }
}
