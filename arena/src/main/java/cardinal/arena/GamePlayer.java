package cardinal.arena;

import cardinal.kernel.BadInput;
import cardinal.kernel.Conservation;
import cardinal.kernel.Dice;
import cardinal.kernel.Journal;
import cardinal.kernel.Match;
import cardinal.kernel.Setup;
import cardinal.kernel.Table;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Plays the games of one worker, one after the other. */
final class GamePlayer<T extends Table> {
    static final int MOST_TURNS = 1_000;
    static final int MOST_DECISIONS = 50_000;

    private final Plan<T> plan;
    private int[] choices;
    private int count;

    GamePlayer(Plan<T> plan) {
        this.plan = plan;
        choices = new int[512];
    }

    FinishedGame play(int index) {
        Setup setup = plan.setup(index);
        count = 0;
        try {
            return played(index, setup);
        } catch (RuntimeException | AssertionError e) {
            return failed(index, setup, e instanceof BadInput ? String.valueOf(e.getMessage()) : e.toString());
        }
    }

    private FinishedGame played(int index, Setup setup) {
        Match<T> match = Match.start(plan.rules(), setup);
        try (SeatedBots players = new SeatedBots(match, plan.seating(index).bots())) {
            return played(index, setup, match, players);
        }
    }

    private FinishedGame played(int index, Setup setup, Match<T> match, SeatedBots players) {
        Conservation cards = plan.settings().checking() ? new Conservation(match.table()) : null;
        Recorder recorder = plan.settings().journals().isPresent() ? new Recorder(match) : null;
        CardWatch watch = plan.settings().counting() ? new CardWatch(match.table()) : null;
        Concessions concessions = new Concessions(plan.settings().concedes(), setup.seed());
        while (!match.isOver()) {
            if (watch != null) {
                watch.look(match.table());
            }
            int quitter = concessions.next(match.table(), count);
            int choice = quitter == Table.NONE ? players.choose() : Match.concession(quitter);
            remember(choice);
            if (recorder == null) {
                match.make(choice);
            } else {
                recorder.make(choice);
            }
            String complaint = cards == null ? "" : cards.complaint(match.table());
            if (!complaint.isEmpty() || count >= MOST_DECISIONS || players.turn() > MOST_TURNS) {
                return failed(index, setup, !complaint.isEmpty() ? complaint
                        : "the game is not over after " + players.turn() + " turns and " + count + " decisions");
            }
        }
        if (recorder != null) {
            write(index, recorder.journal());
        }
        return new FinishedGame(index, Optional.of(match.outcome()), players.turn(), count, print(match.fingerprint()),
                watch == null ? List.of() : watch.uses(), Optional.empty());
    }

    private void remember(int choice) {
        if (count == choices.length) {
            choices = Arrays.copyOf(choices, count * 2);
        }
        choices[count++] = choice;
    }

    private long print(long last) {
        long hash = last;
        for (int i = 0; i < count; i++) {
            hash = mix(hash, choices[i]);
        }
        return hash;
    }

    static long mix(long hash, long n) {
        return new Dice(hash ^ n).next();
    }

    private FinishedGame failed(int index, Setup setup, String problem) {
        List<String> decks = setup.decks().stream().map(Setup.DeckList::name).toList();
        Result.Failure failure =
                new Result.Failure(index, setup.seed(), decks, problem + ", at choice " + count, replayed(setup));
        return new FinishedGame(index, Optional.empty(), 0, count, print(0), List.of(), Optional.of(failure));
    }

    /** The journal of the choices made so far, as far as they can be made again. */
    private List<String> replayed(Setup setup) {
        try {
            Match<T> match = Match.start(plan.rules(), setup);
            Recorder recorder = new Recorder(match);
            for (int i = 0; i < count; i++) {
                try {
                    recorder.make(choices[i]);
                } catch (RuntimeException | AssertionError e) {
                    break;
                }
            }
            return recorder.journal().lines();
        } catch (RuntimeException | AssertionError e) {
            return List.of();
        }
    }

    private void write(int index, Journal journal) {
        Path file = plan.settings().journals().orElseThrow()
                .resolve(String.format(Locale.ROOT, "game-%06d.journal", index));
        try {
            Files.writeString(file, String.join("\n", journal.lines()) + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
