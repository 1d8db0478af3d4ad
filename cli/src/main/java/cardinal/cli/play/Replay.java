package cardinal.cli.play;

import cardinal.arena.people.Chronicle;
import cardinal.arena.people.Watched;
import cardinal.catalog.desk.Desk;
import cardinal.catalog.desk.Ink;
import cardinal.catalog.game.Game;
import cardinal.kernel.BadInput;
import cardinal.kernel.Event;
import cardinal.kernel.Journal;
import cardinal.kernel.Match;
import cardinal.kernel.Observer;
import cardinal.kernel.Prompt;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Sentence;
import cardinal.kernel.Table;
import cardinal.scenario.Seats;
import java.util.ArrayList;
import java.util.List;

/** A journal being told: each choice, and what came of it. */
public final class Replay<T extends Table> implements Observer<T> {
    /** In a journal's choices a seat that conceded is written as this and the seat. */
    private static final int CONCEDES = 1 << 20;

    private final Ruleset<T> rules;
    private final Journal journal;
    private final Desk.Eyes eyes;
    private final Ink ink;
    private final List<String> lines = new ArrayList<>();
    private final Match<T> match;

    public Replay(Game<T> game, Journal journal, Desk.Eyes eyes, Ink ink) {
        rules = game.rules();
        this.journal = journal;
        this.eyes = eyes;
        this.ink = ink;
        journal.rebuild(rules, 0); // another version or card pool is said before anything is told
        match = Match.start(new Watched<>(rules, this), journal.setup());
    }

    public List<String> lines() {
        return lines;
    }

    public T table() {
        return match.table();
    }

    /** Makes the choices of the journal up to this many. */
    public void to(int upTo) {
        while (match.choiceCount() < upTo) {
            int next = match.choiceCount();
            int choice = journal.choices()[next];
            try {
                if (choice >= CONCEDES) {
                    match.concede(choice - CONCEDES);
                } else {
                    match.choose(choice);
                }
            } catch (BadInput e) {
                throw new BadInput("choice " + (next + 1), "it cannot be made: " + e.getMessage());
            }
        }
    }

    /** The words of an answer may name cards that only its seat sees. */
    @Override
    public void answered(T table, Prompt prompt, long option, boolean forced) {
        if (!forced && (eyes.open() || eyes.seat() == prompt.seat())) {
            lines.add(Ink.fit(ink.bold(String.valueOf(match.choiceCount())), 5)
                    + ink.cyan(Seats.name(prompt.seat()) + ": "
                            + rules.command(table, option))
                    + ink.dim("  (" + prompt.clause() + ")"));
        }
    }

    @Override
    public void saw(T table, Event event) {
        Sentence told = eyes.open() ? Chronicle.openly(rules, table, event) : rules.narrate(table, eyes.seat(), event);
        if (!told.isEmpty()) {
            lines.add("     " + told.text());
        }
    }
}
