package cardinal.server.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Who comes first where there is not room for all. */
final class FullHouse {
    private FullHouse() {
    }

    /** The table to give up: nobody looks at it, and it is the oldest of whoever has most of them. */
    static Optional<TableSession<?>> next(List<TableSession<?>> tables, Function<String, String> opener) {
        Map<String, Integer> many = new HashMap<>();
        List<TableSession<?>> left = tables.stream().filter(table -> table.waits() && !table.isLookedAt()).toList();
        left.forEach(table -> many.merge(opener.apply(table.id()), 1, Integer::sum));
        return left.stream().min(Comparator
                .comparingInt((TableSession<?> table) -> -many.getOrDefault(opener.apply(table.id()), 0))
                .thenComparingLong(TableSession::created));
    }

    /** The newest tables of each, by turns, until so many are listed; the newest first. */
    static List<TableSession<?>> listed(List<TableSession<?>> tables, Function<String, String> opener, int most) {
        Map<String, Integer> places = new HashMap<>();
        record Placed(TableSession<?> table, int turn) {
        }
        List<Placed> all = new ArrayList<>();
        tables.stream().filter(table -> table.summary(0).isPresent())
                .sorted(Comparator.comparingLong(TableSession<?>::created).reversed())
                .forEach(table -> all.add(
                        new Placed(table, places.merge(opener.apply(table.id()), 1, Integer::sum))));
        List<TableSession<?>> listed = new ArrayList<>();
        all.stream().sorted(Comparator.comparingInt(Placed::turn)).limit(most).forEach(one -> listed.add(one.table));
        listed.sort(Comparator.comparingLong(TableSession<?>::created).reversed());
        return listed;
    }
}
