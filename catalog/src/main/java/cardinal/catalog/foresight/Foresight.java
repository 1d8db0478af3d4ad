package cardinal.catalog.foresight;

import cardinal.catalog.events.EventRecorder;
import cardinal.catalog.events.GameEvents;
import cardinal.catalog.events.Occurrence;
import cardinal.catalog.game.UiHints;
import cardinal.catalog.view.Consequences;
import cardinal.kernel.Dice;
import cardinal.kernel.Event;
import cardinal.kernel.Imagination;
import cardinal.kernel.Match;
import cardinal.kernel.Observer;
import cardinal.kernel.Prompt;
import cardinal.kernel.Purpose;
import cardinal.kernel.Sentence;
import cardinal.kernel.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Plays an answer on a table as the one who is asked imagines it, up to where something hidden or chance would decide, and taking for granted
 * that nobody responds. What cannot be seen cannot change the result: the table is the same whatever the hidden cards are.
 */
public final class Foresight<T extends Table> implements Consequences {
    private static final int MOST_PASSES = 6;
    /** Of a longer list the first ones are looked at: nobody reads the others that closely. */
    private static final int MOST_OPTIONS = 40;
    private static final long ANY_SEED = 1;

    private final Match<T> match;
    private @Nullable Match<T> imagined;
    private final int seat;
    private final GameEvents<T> game;
    private final UiHints<T> uiHints;

    public Foresight(Match<T> match, int seat, GameEvents<T> game, UiHints<T> uiHints) {
        this.match = match;
        this.seat = seat;
        this.game = game;
        this.uiHints = uiHints;
    }

    private Match<T> imagined() {
        Match<T> table = imagined;
        if (table == null) {
            table = new Imagination<>(match, seat).next(new Dice(ANY_SEED));
            imagined = table;
        }
        return table;
    }

    @Override
    public Sentence of(int option, int card) {
        if (option >= MOST_OPTIONS) {
            return Sentence.NOTHING;
        }
        Match<T> trial = imagined().copy();
        Watcher watcher = new Watcher(trial.table());
        trial.table().observe(watcher);
        try {
            trial.choose(option);
            for (int i = 0; i < MOST_PASSES && watcher.sees(trial.table()) && !trial.isOver(); i++) {
                int pass = pass(trial);
                if (pass == Table.NONE) {
                    break;
                }
                trial.choose(pass);
            }
        } catch (RuntimeException e) {
            return Sentence.NOTHING; // what the engine cannot play it does not foretell
        }
        boolean ends = watcher.sees(trial.table()) && trial.isOver();
        return new OutcomeWords(trial.table(), seat, game.marksDamage()).of(watcher.events(trial.table()), card,
                ends ? trial.outcome() : null);
    }

    /** The option that lets a window go by; none in a turn of one's own and where a block is asked for. */
    private int pass(Match<T> trial) {
        Prompt prompt = trial.prompt();
        if (prompt.purpose() == Purpose.TURN || prompt.purpose() == Purpose.BLOCK) {
            return Table.NONE;
        }
        for (int i = 0; i < prompt.size(); i++) {
            if (uiHints.isPass(prompt.option(i))) {
                return i;
            }
        }
        return Table.NONE;
    }

    /** Writes down what happens until something hidden is seen or chance speaks. */
    private final class Watcher implements Observer<T> {
        private final EventRecorder<T> recorder = new EventRecorder<>(game);
        private final int secrets;
        private boolean stopped;

        Watcher(T table) {
            secrets = table.secrets();
            recorder.upTo(table);
        }

        boolean sees(T table) {
            stopped |= table.secrets() != secrets;
            return !stopped;
        }

        @Override
        public void saw(T table, Event event) {
            if (sees(table)) {
                recorder.saw(table, event, List.of(match.rules().narrate(table, seat, event)));
            }
        }

        List<Occurrence> events(T table) {
            if (sees(table)) {
                recorder.upTo(table);
            }
            return recorder.from(0);
        }
    }
}
