package cardinal.catalog.game;

import cardinal.kernel.Dice;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** What a player has at the beginning of a scenario, as it is written there: keys with a value, or with cards. */
public final class SetupLines {
    private static final int FIRST = 6;

    private final Map<String, String> values = new LinkedHashMap<>();
    private final Map<String, List<String>> cards = new LinkedHashMap<>();

    public SetupLines value(String key, Object value) {
        values.put(key, String.valueOf(value));
        return this;
    }

    /** One card more. states: such as "damage: 1"; without one it is as usual. */
    public SetupLines card(String key, String name, String... states) {
        cards.computeIfAbsent(key, _ -> new ArrayList<>())
                .add(states.length == 0 ? Workbench.quoted(name)
                        : "{card: " + Workbench.quoted(name) + ", " + String.join(", ", states) + "}");
        return this;
    }

    /** The line of this player, or of whatever has the name. */
    public String line(String name) {
        return name + ": " + inline();
    }

    /** All on one line, in braces. */
    public String inline() {
        List<String> parts = new ArrayList<>();
        values.forEach((key, value) -> parts.add(key + ": " + value));
        cards.forEach((key, names) -> parts.add(key + ": [" + String.join(", ", names) + "]"));
        return "{" + String.join(", ", parts) + "}";
    }

    /** So many of these by chance that pass the test; every other time one of the first, which have most to do with the card. */
    public static <D> List<D> some(List<D> from, int count, Dice dice, Predicate<D> test) {
        List<D> fitting = from.stream().filter(test).toList();
        List<D> picked = new ArrayList<>();
        for (int i = 0; i < count && !fitting.isEmpty(); i++) {
            int among = chance(dice, 50) ? Math.min(FIRST, fitting.size()) : fitting.size();
            picked.add(fitting.get(dice.below(among)));
        }
        return picked;
    }

    /** Whether something happens that does so many times in a hundred. */
    public static boolean chance(Dice dice, int percent) {
        return dice.below(100) < percent;
    }

    /** One of these. */
    @SafeVarargs
    public static <E> E pick(Dice dice, E... from) {
        return from[dice.below(from.length)];
    }
}
