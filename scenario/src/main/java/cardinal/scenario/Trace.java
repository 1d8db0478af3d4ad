package cardinal.scenario;

import cardinal.cards.deck.Violation;
import cardinal.kernel.BadInput;
import cardinal.kernel.Event;
import cardinal.kernel.Match;
import cardinal.kernel.Narration;
import cardinal.kernel.Observer;
import cardinal.kernel.Prompt;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Sentence;
import cardinal.kernel.Setup.DeckList;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** A scenario as it goes by the rules of one game: questions, answers, events and what is true in the end, to be compared with others. */
public final class Trace<T extends Table> extends WatchedScenarioGame<T> {
    /** A list of more than these is only counted. */
    private static final int LONG = 12;

    /**
     * Something that was seen to happen.
     *
     * @param what  in words that do not name the game
     * @param clause  the clause that was named with it
     * @param steps  the clauses of the steps taken before it
     * @param options  what is offered, if it is a question
     * @param reasons  why other commands that were asked about are not
     */
    public record Moment(String what, String clause, List<String> steps, List<String> options, List<String> reasons) {
        public boolean isQuestion() {
            return !options.isEmpty();
        }
    }

    private final Ruleset<T> rules;
    private final Map<Integer, Set<String>> wanted;
    private final List<Moment> moments = new ArrayList<>();
    private final List<String> steps = new ArrayList<>();
    private final Map<String, String> values = new LinkedHashMap<>();
    private @Nullable Match<T> match;
    private String problem = "";

    private Trace(ScenarioGame<T> game, Ruleset<T> rules, Map<Integer, Set<String>> wanted) {
        super(game);
        this.rules = rules;
        this.wanted = wanted;
    }

    /**
     * Plays the commands of a scenario, as far as they are possible; what it expects is left out.
     *
     * @param wanted  commands to ask about, by the place of a question among the moments
     */
    static <T extends Table> Trace<T> of(ScenarioGame<T> game, Ruleset<T> rules, Scenario scenario,
            Map<Integer, Set<String>> wanted) {
        Trace<T> trace = new Trace<>(game, rules, wanted);
        List<ScriptStep> script = scenario.script().stream()
                .filter(s -> !(s instanceof ScriptStep.Expect) && !(s instanceof ScriptStep.Cannot)).toList();
        Scenario commands =
                new Scenario(scenario.source(), scenario.games(), scenario.game(), scenario.mode(), scenario.title(),
                        List.of(), scenario.seed(), scenario.cards(), scenario.decks(), scenario.setup(), script,
                        List.<Expectation>of());
        trace.problem = new ScenarioRunner(List.of(trace)).problem(commands);
        trace.end();
        return trace;
    }

    public String game() {
        return rules.id();
    }

    /** What happened, in order. */
    public List<Moment> moments() {
        return List.copyOf(moments);
    }

    /** Why the script could not be played to its end; empty when it was. */
    public String problem() {
        return problem;
    }

    /** What is true in the end, by its path. */
    public Map<String, String> values() {
        return values;
    }

    @Override
    public Match<T> begin(Scenario scenario, Watcher<T> watcher) {
        scenario.decks().forEach(deck -> noteDeck(scenario, deck));
        Match<T> begun = super.begin(scenario, watcher);
        match = begun;
        return begun;
    }

    @Override
    protected Observer<T> watching(Ruleset<T> its, Observer<T> other) {
        return new Noting(other);
    }

    private void note(String what, String clause) {
        moments.add(new Moment(what, clause, List.copyOf(steps), List.of(), List.of()));
        steps.clear();
    }

    /** What deck building says to a deck comes before all else. */
    private void noteDeck(Scenario scenario, DeckList deck) {
        List<Violation> broken = violations(scenario, deck);
        if (broken.isEmpty()) {
            note("deck " + deck.name() + " is legal", "");
        }
        broken.forEach(one -> note("deck " + deck.name() + " is not legal", one.clause()));
    }

    private void noteQuestion(T table, Prompt prompt) {
        TreeSet<String> options = new TreeSet<>();
        for (int i = 0; i < prompt.size(); i++) {
            options.add(rules.command(table, prompt.option(i)));
        }
        List<String> reasons = new ArrayList<>();
        for (String command : wanted.getOrDefault(moments.size(), Set.of())) {
            rules.why(table, prompt.seat(), command).forEach(reason -> reasons.add(command + ": " + reason));
        }
        moments.add(new Moment(Seats.name(prompt.seat()) + " is asked: " + String.join(" | ", options), prompt.clause(),
                List.copyOf(steps), List.copyOf(options), reasons));
        steps.clear();
    }

    /** The open question is a moment too; then what can be seen. */
    private void end() {
        Match<T> played = match;
        if (played == null) {
            return;
        }
        if (played.isOver()) {
            note("over: " + played.outcome().reason(), played.outcome().clause());
        } else if (played.prompt().isOpen()) {
            noteQuestion(played.table(), played.prompt());
        }
        for (PathDoc doc : paths()) {
            if (doc.path().startsWith("A.")) {
                for (int seat = 0; seat < played.table().seatCount(); seat++) {
                    value(played.table(), doc.path().replaceFirst("A", Seats.name(seat)), values);
                }
            } else if (!doc.path().matches("(?:CARD|NAME|LIST)\\..*")) {
                value(played.table(), doc.path(), values);
            }
        }
    }

    private void value(T table, String path, Map<String, String> into) {
        try {
            Object found = value(table, path);
            into.put(path, found == null ? "none"
                    : found instanceof Collection<?> all ? list(all) : found.toString());
        } catch (BadInput e) {
            into.put(path, "none");
        }
    }

    private static String list(Collection<?> all) {
        return all.size() > LONG ? all.size() + " cards"
                : String.join(", ", all.stream().map(String::valueOf).toList());
    }

    /** Notes what it sees, and lets the scenario see it too. */
    private final class Noting implements Observer<T> {
        private final Observer<T> other;

        Noting(Observer<T> other) {
            this.other = other;
        }

        @Override
        public void saw(T table, Event event) {
            Sentence told = Narration.openly(rules, table, event);
            if (!told.clauses().isEmpty()) {
                note(told.bare(), told.clauses().getLast());
            }
            other.saw(table, event);
        }

        @Override
        public void step(T table, String clause) {
            steps.add(clause);
            other.step(table, clause);
        }

        @Override
        public void answered(T table, Prompt prompt, long option, boolean forced) {
            if (!forced) {
                noteQuestion(table, prompt);
                note(Seats.name(prompt.seat()) + ": " + rules.command(table, option), prompt.clause());
            }
            other.answered(table, prompt, option, forced);
        }

        @Override
        public void unsealed(T table, int seat, String clause, long option) {
            other.unsealed(table, seat, clause, option);
        }

        @Override
        public void takenBack(T table) {
            other.takenBack(table);
        }
    }
}
