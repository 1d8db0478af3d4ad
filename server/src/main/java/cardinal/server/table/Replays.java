package cardinal.server.table;

import cardinal.arena.people.Chronicle;
import cardinal.arena.people.Watched;
import cardinal.bots.SeatView;
import cardinal.catalog.Games;
import cardinal.catalog.game.Game;
import cardinal.catalog.view.Eyes;
import cardinal.catalog.view.Handles;
import cardinal.kernel.BadInput;
import cardinal.kernel.Match;
import cardinal.kernel.Table;
import cardinal.server.store.Origin;
import cardinal.server.store.Store;
import cardinal.server.store.StoredChoice;
import cardinal.server.store.StoredTable;
import cardinal.server.view.LogLines;
import cardinal.server.view.Pictures;
import cardinal.server.wire.Fork;
import cardinal.server.wire.ReplayInfo;
import cardinal.server.wire.ReplayStep;
import cardinal.server.wire.Room;
import cardinal.server.wire.SeatGrant;
import cardinal.catalog.view.View;
import java.util.ArrayList;
import java.util.List;

/** Matches that are over, rebuilt from what is stored. */
public final class Replays {
    private final Store store;
    private final GameShelf games;
    private final Hall hall;

    public Replays(Store store, GameShelf games, Hall hall) {
        this.store = store;
        this.games = games;
        this.hall = hall;
    }

    private StoredTable table(String id) {
        StoredTable table = store.table(id)
                .orElseThrow(() -> new BadInput("match", "there is no match \"" + id + "\""));
        if (table.status() != Room.Status.OVER || !table.origin().scenario().isEmpty()) {
            throw new BadInput("match", "only a match that is over can be looked at step by step");
        }
        return table;
    }

    public ReplayInfo info(String id) {
        StoredTable table = table(id);
        List<StoredChoice> choices = store.choices(id);
        return new ReplayInfo(id, table.origin().game(), table.origin().mode(),
                table.seats().stream().map(seat -> seat.name()).toList(), choices.size(),
                turns(games.game(table.origin()), table.origin(), choices), table.result(), table.finished());
    }

    private static <T extends Table> List<Integer> turns(Game<T> game, Origin origin, List<StoredChoice> choices) {
        Match<T> match = Match.start(game.rules(), origin.setup());
        SeatView view = Games.view(match, 0);
        List<Integer> turns = new ArrayList<>();
        for (int step = 0; step <= choices.size(); step++) {
            while (turns.size() < view.turn()) {
                turns.add(step);
            }
            if (step < choices.size()) {
                match.make(choices.get(step).made());
            }
        }
        return turns;
    }

    public ReplayStep step(String id, int step, Eyes eyes) {
        StoredTable table = table(id);
        List<StoredChoice> choices = store.choices(id);
        if (step > choices.size()) {
            throw new BadInput("step", "there are " + choices.size() + " steps");
        }
        if (eyes.seat() >= table.seats().size()) {
            throw new BadInput("eyes", "there is no seat " + eyes.seat());
        }
        return step(games.game(table.origin()), table.origin(), choices.subList(0, step), eyes);
    }

    private static <T extends Table> ReplayStep step(Game<T> game, Origin origin, List<StoredChoice> choices,
            Eyes eyes) {
        Chronicle<T> log = new Chronicle<>(game, origin.decks().size());
        Match<T> match = Match.start(new Watched<>(game.rules(), log), origin.setup());
        int reader = eyes.open() ? Chronicle.OPEN : eyes.seat();
        String words = "";
        int chooser = Table.NONE;
        int told = 0;
        for (StoredChoice choice : choices) {
            told = log.size(reader);
            boolean concedes = choice.made() >= Match.concession(0);
            chooser = concedes ? choice.made() - Match.concession(0) : match.prompt().seat();
            words = concedes ? "concede" : eyes.open() || eyes.seat() == chooser ? match.command(choice.made()) : "";
            match.make(choice.made());
        }
        Handles handles = new Handles();
        View view = Pictures.of(game, match, eyes, handles, 0);
        return new ReplayStep(choices.size(), words, chooser, view, LogLines.of(log.lines(reader, told), handles));
    }

    /** A new match that begins with the steps of an old one. */
    public SeatGrant fork(String id, Fork wanted) {
        StoredTable table = table(id);
        List<StoredChoice> choices = store.choices(id);
        if (wanted.step() < 0 || wanted.step() > choices.size() || wanted.seat() < 0
                || wanted.seat() >= table.seats().size()) {
            throw new BadInput("fork", "there are " + choices.size() + " steps and " + table.seats().size() + " seats");
        }
        List<StoredChoice> earlier = new ArrayList<>();
        for (StoredChoice choice : choices.subList(0, wanted.step())) {
            earlier.add(new StoredChoice(choice.place(), choice.place(), choice.made(), StoredChoice.Maker.EARLIER, 0));
        }
        return hall.open(table.origin(), wanted.seat(), wanted.name(), wanted.level(), earlier);
    }
}
