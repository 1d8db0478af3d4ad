package cardinal.catalog.events;

import cardinal.catalog.view.View;
import cardinal.kernel.Piece;
import cardinal.kernel.Sentence;
import cardinal.kernel.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What has changed on a table between two looks: where cards lie and how, and what is counted for players. */
final class BoardChanges<T extends Table> {
    private static final int LANES = 8;

    private final GameEvents<T> game;
    private Piece[] pieces = new Piece[0];
    private String[] zones = new String[0];
    private List<List<View.Stat>> stats = List.of();
    private boolean begun;

    BoardChanges(GameEvents<T> game) {
        this.game = game;
    }

    /** All that is different from the last look, which this one becomes. */
    List<Occurrence> since(T t) {
        List<Occurrence> changes = new ArrayList<>();
        int known = pieces.length;
        if (t.pieceCount() != known) {
            pieces = Arrays.copyOf(pieces, t.pieceCount());
            zones = Arrays.copyOf(zones, t.pieceCount());
        }
        for (int card = 0; card < pieces.length; card++) {
            Piece now = t.piece(card);
            Piece before = pieces[card];
            if (before != now) {
                String zone = game.zone(t, card, now);
                if (begun) {
                    compare(t, card, card < known ? before : now, now, card < known ? zones[card] : "", zone, changes);
                }
                pieces[card] = now;
                zones[card] = zone;
            }
        }
        count(t, changes);
        begun = true;
        return changes;
    }

    private void compare(T t, int card, Piece before, Piece now, String from, String to, List<Occurrence> changes) {
        Subject subject = Subject.of(t, card, before);
        int seat = now.controller();
        if (!from.equals(to)) {
            changes.add(change(HappeningKind.MOVE, seat, subject, from, to, 0, 0, ""));
            if (before.controller() != now.controller() && !from.isEmpty()) {
                changes.add(change(HappeningKind.CONTROL, seat, subject, "", "", before.controller(), seat, ""));
            }
            return;
        }
        if (game.isTurned(before) != game.isTurned(now)) {
            changes.add(change(HappeningKind.READY_EXHAUST, seat, subject, "", "", game.isTurned(before) ? 1 : 0,
                    game.isTurned(now) ? 1 : 0, ""));
        }
        if (game.marksDamage() && before.marks() != now.marks()) {
            changes.add(change(now.marks() > before.marks() ? HappeningKind.DAMAGE : HappeningKind.VALUE, seat,
                    subject, "", "", before.marks(), now.marks(), "damage"));
        }
        if (before.controller() != now.controller()) {
            changes.add(change(HappeningKind.CONTROL, seat, subject, "", "", before.controller(), seat, ""));
        }
        for (int lane = 0; lane < LANES && before.counters() != now.counters(); lane++) {
            if (before.counter(lane) != now.counter(lane)) {
                changes.add(change(HappeningKind.COUNTER, seat, subject, "", "", before.counter(lane),
                        now.counter(lane), ""));
            }
        }
    }

    private void count(T t, List<Occurrence> changes) {
        List<List<View.Stat>> now = new ArrayList<>();
        for (int seat = 0; seat < t.seatCount(); seat++) {
            now.add(game.stats(t, seat));
            for (View.Stat stat : now.get(seat)) {
                int before = begun ? value(stats.get(seat), stat.key()) : stat.value();
                if (before != stat.value()) {
                    changes.add(change(GameEvents.kindOf(stat.key()), seat, Subject.NONE, "", "", before, stat.value(),
                            stat.key()));
                }
            }
            for (View.Stat stat : begun ? stats.get(seat) : List.<View.Stat>of()) {
                if (stat.value() != 0 && value(now.get(seat), stat.key()) == 0
                        && now.get(seat).stream().noneMatch(s -> s.key().equals(stat.key()))) {
                    changes.add(change(GameEvents.kindOf(stat.key()), seat, Subject.NONE, "", "", stat.value(), 0,
                            stat.key()));
                }
            }
        }
        stats = now;
    }

    private static int value(List<View.Stat> stats, String key) {
        for (View.Stat stat : stats) {
            if (stat.key().equals(key)) {
                return stat.value();
            }
        }
        return 0;
    }

    private static Occurrence change(HappeningKind kind, int seat, Subject card, String from, String to, int before,
            int after, String key) {
        return new Occurrence(kind, seat, card, Subject.NONE, Subject.NONE, from, to, Math.abs(after - before), before,
                after, key, Optional.empty(), List.<Sentence>of(), Table.NONE);
    }
}
