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
import cardinal.kernel.KeptCard;
import cardinal.kernel.Match;
import cardinal.kernel.Rebuilding;
import cardinal.kernel.Table;
import cardinal.server.store.StoredChoice;
import cardinal.server.store.StoredTable;
import cardinal.server.view.LogLines;
import cardinal.server.view.Pictures;
import cardinal.server.wire.ReplayHint;
import cardinal.server.wire.ReplayInfo;
import cardinal.server.wire.ReplayStep;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A match that is over, walked through once from its start, with a copy of it every few choices: any step is shown from the copy before it.
 * Nothing of it changes any more.
 */
final class ReplayWalk<T extends Table> {
    private static final int APART = 12;

    private final Game<T> game;
    private final StoredTable table;
    private final MatchLog<T> log;
    private final MatchCurve<T> curve;
    private final List<Match<T>> copies = new ArrayList<>();
    private final List<Step> steps = new ArrayList<>();
    private final List<Integer> turns = new ArrayList<>();
    private final Optional<Difference> parted;
    private final int stored;

    /**
     * What a choice was, and how much had been told after it.
     *
     * @param words  of the choice, for who may know it
     * @param sizes  of the log, reader by reader
     */
    private record Step(int made, int chooser, boolean concedes, String words, int[] sizes, int happened) {
    }

    ReplayWalk(Game<T> game, StoredTable table, List<StoredChoice> choices, List<KeptCard> cards) {
        this.game = game;
        this.table = table;
        stored = choices.size();
        log = new MatchLog<>(game, table.seats().size());
        curve = new MatchCurve<>(game);
        Match<T> match =
                Match.start(new WatchedRuleset<>(game.rules().with(cards), log), table.origin().setup());
        parted = walk(match, choices);
    }

    /** Makes the choices that were stored, up to the first that comes out differently. */
    private Optional<Difference> walk(Match<T> match, List<StoredChoice> choices) {
        String version = table.lastVersion();
        if (Rebuilding.beginning(match, table.start(), version) instanceof Rebuilding.Parted other) {
            return Optional.of(other.difference());
        }
        SeatView view = Games.view(match, 0);
        note(match, 0, Table.NONE, false, "");
        look(match, view);
        for (StoredChoice choice : choices) {
            switch (Rebuilding.find(match, choice.choice(), version)) {
                case Rebuilding.Same same -> {
                    int made = same.made();
                    boolean concedes = made >= Match.concession(0);
                    int chooser = concedes ? made - Match.concession(0) : match.prompt().seat();
                    String words = concedes ? "concede" : match.command(made);
                    match.make(made);
                    note(match, made, chooser, concedes, words);
                    look(match, view);
                }
                case Rebuilding.Parted other -> {
                    return Optional.of(other.difference());
                }
            }
        }
        return Optional.empty();
    }

    private void look(Match<T> match, SeatView view) {
        curve.look(match);
        while (turns.size() < view.turn()) {
            turns.add(match.choiceCount());
        }
        if (match.choiceCount() % APART == 0) {
            copies.add(match.copy());
        }
    }

    private void note(Match<T> match, int made, int chooser, boolean concedes, String words) {
        int happened = log.happened(match.table());
        steps.add(new Step(made, chooser, concedes, words, log.sizes(), happened));
    }

    ReplayInfo info() {
        return new ReplayInfo(table.id(), table.origin().game(), table.origin().mode(),
                table.seats().stream().map(seat -> seat.name()).toList(), Math.max(0, steps.size() - 1),
                List.copyOf(turns),
                table.result().map(curve::on), table.finished(), table.origin().version(),
                parted.map(Difference::sentence));
    }

    /** The match after so many choices. */
    Match<T> at(int step) {
        Match<T> match = copies.get(Math.min(step / APART, copies.size() - 1)).copy();
        while (match.choiceCount() < step) {
            match.make(steps.get(match.choiceCount() + 1).made);
        }
        return match;
    }

    private void check(int step) {
        if (step > stored) {
            throw new BadInput("step", "there are " + stored + " steps");
        }
        if (step >= steps.size()) {
            throw new BadInput("step",
                    "the rules have changed since: " + parted.map(Difference::sentence).orElse("they part"));
        }
    }

    ReplayStep step(int number, Viewpoint viewpoint) {
        check(number);
        Step step = steps.get(number);
        Step before = steps.get(Math.max(0, number - 1));
        int reader = viewpoint.open() ? MatchLog.OPEN : viewpoint.seat();
        int place = reader >= 0 ? reader : table.seats().size() + (reader == Table.NONE ? 0 : 1);
        int told = number == 0 ? 0 : before.sizes[place];
        int heard = number == 0 ? 0 : before.happened;
        Match<T> match = at(Math.max(0, number - 1));
        CardHandles handles = CardHandles.fixed();
        View earlier = Pictures.of(game, match, viewpoint, handles, 0);
        Map<Integer, String> called = handles.all();
        if (number > 0) {
            match.make(step.made);
        }
        View view = Pictures.of(game, match, viewpoint, handles, 0);
        boolean known = step.concedes || viewpoint.open() || viewpoint.seat() == step.chooser;
        EventWriter writer = Pictures.events(game, match, viewpoint, called, handles);
        List<Happening> events =
                writer.write(log.events(heard).subList(0, step.happened - heard), earlier, view, 0);
        return new ReplayStep(number, known ? step.words : "", step.chooser, view,
                LogLines.of(log.lines(reader, told).subList(0, step.sizes[place] - told), handles), events,
                writer.faces());
    }

    /** What the strongest bot would do after this many choices. who: waits for it. */
    ReplayHint hint(int number, BotThreads bots, String who) {
        if (number >= stored) {
            throw new BadInput("step", "there are " + stored + " steps, and after the last nothing is asked");
        }
        check(number);
        Match<T> match = at(number);
        int seat = match.prompt().seat();
        CardHandles handles = CardHandles.fixed();
        Pictures.of(game, match, Viewpoint.of(seat), handles, 0);
        Hints.Advice given = Hints.await(bots, who, game, match);
        return new ReplayHint(number, seat, given.option(), given.words(handles));
    }
}
