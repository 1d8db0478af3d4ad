package cardinal.server.table;

import cardinal.arena.people.MatchCurve;
import cardinal.arena.people.MatchLog;
import cardinal.arena.people.WatchedRuleset;
import cardinal.bots.SeatView;
import cardinal.catalog.Games;
import cardinal.catalog.events.EventWriter;
import cardinal.catalog.events.Happening;
import cardinal.catalog.game.Game;
import cardinal.catalog.view.CardHandles;
import cardinal.catalog.view.View;
import cardinal.catalog.view.Viewpoint;
import cardinal.kernel.BadInput;
import cardinal.kernel.Difference;
import cardinal.kernel.Match;
import cardinal.kernel.Rebuilding;
import cardinal.kernel.Ruleset;
import cardinal.kernel.Table;
import cardinal.server.store.Store;
import cardinal.server.store.StoredChoice;
import cardinal.server.store.StoredTable;
import cardinal.server.view.LogLines;
import cardinal.server.view.Pictures;
import cardinal.server.wire.Fork;
import cardinal.server.wire.ReplayHint;
import cardinal.server.wire.ReplayInfo;
import cardinal.server.wire.ReplayStep;
import cardinal.server.wire.Room;
import cardinal.server.wire.SeatGrant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Matches that are over, rebuilt from what is stored. */
public final class Replays {
    private final Store store;
    private final LoadedGames games;
    private final Lobby lobby;

    public Replays(Store store, LoadedGames games, Lobby lobby) {
        this.store = store;
        this.games = games;
        this.lobby = lobby;
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
        return info(games.game(table.origin()), table);
    }

    private <T extends Table> ReplayInfo info(Game<T> game, StoredTable table) {
        List<StoredChoice> choices = store.choices(table.id());
        Match<T> match = Match.start(rules(game, table), table.origin().setup());
        SeatView view = Games.view(match, 0);
        List<Integer> turns = new ArrayList<>();
        MatchCurve<T> curve = new MatchCurve<>(game);
        Optional<Difference> parted = again(match, table, choices, () -> {
            curve.look(match);
            while (turns.size() < view.turn()) {
                turns.add(match.choiceCount());
            }
        });
        return new ReplayInfo(table.id(), table.origin().game(), table.origin().mode(),
                table.seats().stream().map(seat -> seat.name()).toList(), match.choiceCount(), List.copyOf(turns),
                table.result().map(curve::on), table.finished(), table.origin().version(),
                parted.map(Difference::sentence));
    }

    private <T extends Table> Ruleset<T> rules(Game<T> game, StoredTable table) {
        return game.rules().with(store.cards(table.id()));
    }

    /** Makes the choices that were stored, up to the first that comes out differently. shown: at the start and after each. */
    private static Optional<Difference> again(Match<?> match, StoredTable table, List<StoredChoice> choices,
            Runnable shown) {
        String version = table.lastVersion();
        if (Rebuilding.beginning(match, table.start(), version) instanceof Rebuilding.Parted parted) {
            return Optional.of(parted.difference());
        }
        shown.run();
        for (StoredChoice stored : choices) {
            switch (Rebuilding.find(match, stored.choice(), version)) {
                case Rebuilding.Same same -> match.make(same.made());
                case Rebuilding.Parted parted -> {
                    return Optional.of(parted.difference());
                }
            }
            shown.run();
        }
        return Optional.empty();
    }

    public ReplayStep step(String id, int step, Viewpoint viewpoint) {
        StoredTable table = table(id);
        if (viewpoint.seat() >= table.seats().size()) {
            throw new BadInput("eyes", "there is no seat " + viewpoint.seat());
        }
        return step(games.game(table.origin()), table, step, viewpoint);
    }

    private <T extends Table> ReplayStep step(Game<T> game, StoredTable table, int step, Viewpoint viewpoint) {
        List<StoredChoice> choices = store.choices(table.id());
        if (step > choices.size()) {
            throw new BadInput("step", "there are " + choices.size() + " steps");
        }
        MatchLog<T> log = new MatchLog<>(game, table.origin().decks().size());
        Match<T> match = Match.start(new WatchedRuleset<>(rules(game, table), log), table.origin().setup());
        int before = Math.max(0, step - 1);
        again(match, table, choices.subList(0, before), () -> {
        }).ifPresent(Replays::refuse);
        int reader = viewpoint.open() ? MatchLog.OPEN : viewpoint.seat();
        int told = step == 0 ? 0 : log.size(reader);
        int heard = step == 0 ? 0 : log.happened(match.table());
        CardHandles handles = CardHandles.fixed();
        View earlier = Pictures.of(game, match, viewpoint, handles, 0);
        Map<Integer, String> called = handles.all();
        String words = "";
        int chooser = Table.NONE;
        if (step > 0) {
            int made = switch (Rebuilding.find(match, choices.get(before).choice(), table.lastVersion())) {
                case Rebuilding.Same same -> same.made();
                case Rebuilding.Parted parted -> throw refusal(parted.difference());
            };
            boolean concedes = made >= Match.concession(0);
            chooser = concedes ? made - Match.concession(0) : match.prompt().seat();
            words = concedes ? "concede" : viewpoint.open() || viewpoint.seat() == chooser ? match.command(made) : "";
            match.make(made);
        }
        View view = Pictures.of(game, match, viewpoint, handles, 0);
        log.happened(match.table());
        EventWriter writer = Pictures.events(game, match, viewpoint, called, handles);
        List<Happening> events = writer.write(log.events(heard), earlier, view, 0);
        return new ReplayStep(step, words, chooser, view, LogLines.of(log.lines(reader, told), handles), events,
                writer.faces());
    }

    /** What the strongest bot would do after this many choices. */
    public ReplayHint hint(String id, int step) {
        StoredTable table = table(id);
        return hint(games.game(table.origin()), table, step);
    }

    private <T extends Table> ReplayHint hint(Game<T> game, StoredTable table, int step) {
        List<StoredChoice> choices = store.choices(table.id());
        if (step >= choices.size()) {
            throw new BadInput("step", "there are " + choices.size() + " steps, and after the last nothing is asked");
        }
        Match<T> match = Match.start(rules(game, table), table.origin().setup());
        again(match, table, choices.subList(0, step), () -> {
        }).ifPresent(Replays::refuse);
        int seat = match.prompt().seat();
        CardHandles handles = CardHandles.fixed();
        Pictures.of(game, match, Viewpoint.of(seat), handles, 0);
        Hints.Advice given = Hints.await(lobby.botThreads(), game, match);
        return new ReplayHint(step, seat, given.option(), given.words(handles));
    }

    private static void refuse(Difference difference) {
        throw refusal(difference);
    }

    private static BadInput refusal(Difference difference) {
        return new BadInput("step", "the rules have changed since: " + difference.sentence());
    }

    /** A new match that begins with the steps of an old one. */
    public SeatGrant fork(String id, Fork wanted) {
        StoredTable table = table(id);
        int steps = info(id).steps();
        if (wanted.step() < 0 || wanted.step() > steps || wanted.seat() < 0 || wanted.seat() >= table.seats().size()) {
            throw new BadInput("fork", "there are " + steps + " steps and " + table.seats().size() + " seats");
        }
        List<StoredChoice> earlier = new ArrayList<>();
        for (StoredChoice choice : store.choices(id).subList(0, wanted.step())) {
            earlier.add(
                    new StoredChoice(choice.place(), choice.place(), choice.choice(), StoredChoice.Maker.EARLIER, 0));
        }
        return lobby.open(table.origin(), wanted.seat(), wanted.name(), wanted.level(),
                new Lobby.Past(earlier, store.cards(id), table.start(), table.goesOn()));
    }
}
