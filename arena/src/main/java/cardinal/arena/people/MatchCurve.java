package cardinal.arena.people;

import cardinal.cards.CardTable;
import cardinal.catalog.Games;
import cardinal.catalog.events.GameEvents;
import cardinal.catalog.game.Game;
import cardinal.catalog.view.Segment;
import cardinal.catalog.view.View;
import cardinal.kernel.Match;
import cardinal.kernel.Sentence;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** How a match went: what counts most for each player, choice by choice, and where it changed most. */
public final class MatchCurve<T extends Table> {
    private static final int MOST_TURNING_POINTS = 5;

    private final GameEvents<T> events;
    private final List<View.CurvePoint> points = new ArrayList<>();
    private String counted = "";

    public MatchCurve(Game<T> game) {
        events = Games.family(game).events();
    }

    /** Notes how it stands now, if that is new. */
    public void look(Match<T> match) {
        T table = match.table();
        int turn = table instanceof CardTable<?, ?> cards ? cards.turn() : 0;
        List<Integer> values = new ArrayList<>();
        for (int seat = 0; seat < table.seatCount(); seat++) {
            List<View.Stat> stats = events.stats(table, seat);
            values.add(stats.isEmpty() ? 0 : stats.getFirst().value());
            counted = stats.isEmpty() ? counted : stats.getFirst().label().toLowerCase(Locale.ROOT);
        }
        View.CurvePoint last = points.isEmpty() ? null : points.getLast();
        if (turn > 0 && (last == null || last.turn() != turn || !last.values().equals(values))) {
            points.add(new View.CurvePoint(turn, match.choiceCount(), List.copyOf(values)));
        }
    }

    /** Forgets what came after this many choices. */
    public void backTo(int step) {
        points.removeIf(point -> point.step() > step);
    }

    /** A result with the curve that led to it. */
    public View.Result on(View.Result result) {
        return new View.Result(result.winners(), result.reason(), result.clause(), List.copyOf(points),
                turningPoints());
    }

    /** The steps by which most was lost or won, in their order. */
    private List<View.TurningPoint> turningPoints() {
        List<View.TurningPoint> all = new ArrayList<>();
        for (int i = 1; i < points.size(); i++) {
            View.CurvePoint before = points.get(i - 1);
            View.CurvePoint now = points.get(i);
            for (int seat = 0; seat < now.values().size(); seat++) {
                int change = now.values().get(seat) - before.values().get(seat);
                if (change != 0) {
                    all.add(new View.TurningPoint(now.turn(), now.step(), seat, change,
                            words(seat, before.values().get(seat), now.values().get(seat))));
                }
            }
        }
        return all.stream().sorted(Comparator.comparingInt((View.TurningPoint p) -> -Math.abs(p.change())))
                .limit(MOST_TURNING_POINTS).sorted(Comparator.comparingInt(View.TurningPoint::step)).toList();
    }

    private List<Segment> words(int seat, int before, int after) {
        String does = after < before ? "loses" : "gains";
        return Sentence.of(new Sentence.Player(seat), " ", new Sentence.Verb(seat, does, Sentence.spokenTo(does)),
                " " + Math.abs(after - before) + " " + counted + ": " + before + " to " + after).parts().stream()
                .map(Segment::of).toList();
    }
}
