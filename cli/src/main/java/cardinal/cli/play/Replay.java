package cardinal.cli.play;

import cardinal.arena.people.MatchLog;
import cardinal.arena.people.WatchedRuleset;
import cardinal.catalog.game.Game;
import cardinal.catalog.terminal.TerminalColours;
import cardinal.catalog.view.Viewpoint;
import cardinal.kernel.Difference;
import cardinal.kernel.Event;
import cardinal.kernel.Journal;
import cardinal.kernel.Match;
import cardinal.kernel.Naming;
import cardinal.kernel.Observer;
import cardinal.kernel.Prompt;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Sentence;
import cardinal.kernel.Table;
import cardinal.scenario.Seats;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A journal being told: each choice, and what came of it. */
public final class Replay<T extends Table> implements Observer<T> {
    private final Ruleset<T> rules;
    private final Journal journal;
    private final Viewpoint viewpoint;
    private final TerminalColours colours;
    private final List<String> lines = new ArrayList<>();
    private final Match<T> match;

    public Replay(Game<T> game, Journal journal, Viewpoint viewpoint, TerminalColours colours) {
        rules = game.rules();
        this.journal = journal;
        this.viewpoint = viewpoint;
        this.colours = colours;
        match = journal.begin(new WatchedRuleset<>(rules, this));
    }

    public List<String> lines() {
        return lines;
    }

    public T table() {
        return match.table();
    }

    /** Makes the choices of the journal up to this many; says where it parts from these rules, if it does before. */
    public Optional<Difference> to(int upTo) {
        return journal.rebuild(match, upTo).difference();
    }

    /** How many were made. */
    public int choices() {
        return match.choiceCount();
    }

    /** The words of an answer may name cards that only its seat sees. */
    @Override
    public void answered(T table, Prompt prompt, long option, boolean forced) {
        if (!forced && (viewpoint.open() || viewpoint.seat() == prompt.seat())) {
            lines.add(TerminalColours.fit(colours.bold(String.valueOf(match.choiceCount())), 5)
                    + colours.cyan(Seats.name(prompt.seat()) + ": "
                            + rules.command(table, option))
                    + colours.dim("  (" + prompt.clause() + ")"));
        }
    }

    @Override
    public void saw(T table, Event event) {
        Sentence told =
                viewpoint.open() ? MatchLog.openly(rules, table, event) : rules.narrate(table, viewpoint.seat(), event);
        if (!told.isEmpty()) {
            String clauses = told.text().substring(told.bare().length());
            lines.add("     " + told.to(viewpoint.open() ? Table.NONE : viewpoint.seat(), Naming::seat) + clauses);
        }
    }
}
