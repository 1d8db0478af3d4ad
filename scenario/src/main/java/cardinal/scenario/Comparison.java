package cardinal.scenario;

import cardinal.kernel.Table;
import cardinal.kernel.Wording;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Whether a value that was found is the value a person wrote. */
public final class Comparison<T extends Table> {
    private static final Pattern RELATION = Pattern.compile("(>=|<=|!=|>|<|=)\\s*(.+)");

    private final ScenarioGame<T> game;
    private final T table;

    public Comparison(ScenarioGame<T> game, T table) {
        this.game = game;
        this.table = table;
    }

    public boolean holds(YamlNode expected, @Nullable Object found) {
        if (found instanceof Collection<?> all) {
            if (expected instanceof YamlNode.Leaf leaf && isNone(leaf)) {
                return all.isEmpty();
            }
            List<String> texts = all.stream().map(String::valueOf).toList();
            return holds(Expectation.Contents.read(expected, "a value"), texts);
        }
        if (!(expected instanceof YamlNode.Leaf leaf)) {
            throw expected.at().wrong("one value is expected here: the path gives " + show(found));
        }
        if (found == null || isNone(leaf)) {
            return found == null && isNone(leaf);
        }
        Matcher relation = RELATION.matcher(leaf.text().strip());
        if (!relation.matches()) {
            return equal(leaf.text(), found);
        }
        String sign = relation.group(1);
        String text = relation.group(2);
        return switch (sign) {
            case "=" -> equal(text, found);
            case "!=" -> !equal(text, found);
            default -> ordered(leaf, sign, text, found);
        };
    }

    private static boolean isNone(YamlNode.Leaf leaf) {
        return leaf.isNothing() || Wording.fold(leaf.text()).equals("none");
    }

    private boolean equal(String text, Object found) {
        return switch (found) {
            case Number n -> isNumber(text) && Long.parseLong(text.strip()) == n.longValue();
            case Boolean b -> Wording.same(text, String.valueOf(b));
            default -> game.means(table, text, String.valueOf(found));
        };
    }

    private static boolean ordered(YamlNode.Leaf leaf, String sign, String text, Object found) {
        if (!(found instanceof Number n) || !isNumber(text)) {
            throw leaf.at().wrong("\"" + leaf.text() + "\" compares numbers: the path gives " + show(found));
        }
        int order = Long.compare(n.longValue(), Long.parseLong(text.strip()));
        return switch (sign) {
            case ">=" -> order >= 0;
            case "<=" -> order <= 0;
            case ">" -> order > 0;
            default -> order < 0;
        };
    }

    private static boolean isNumber(String text) {
        return text.strip().matches("[+-]?\\d{1,18}");
    }

    private boolean holds(Expectation.Contents contents, List<String> found) {
        boolean exactly = contents.exactly().isEmpty()
                || contents.exactly().get().size() == found.size()
                        && leftOver(contents.exactly().get(), found).isEmpty();
        return exactly && leftOver(contents.include(), found).isEmpty()
                && contents.exclude().stream().noneMatch(e -> found.stream().anyMatch(f -> game.means(table, e, f)));
    }

    /** The written values for which no found one is left; each found one serves once, the same words first. */
    private List<String> leftOver(List<String> written, List<String> found) {
        List<String> free = new ArrayList<>(found);
        List<String> loose = new ArrayList<>();
        for (String w : written) {
            if (!free.removeIf(once(f -> Wording.same(w, f)))) {
                loose.add(w);
            }
        }
        loose.removeIf(w -> free.removeIf(once(f -> game.means(table, w, f))));
        return loose;
    }

    private static Predicate<String> once(Predicate<String> test) {
        boolean[] done = new boolean[1];
        return f -> !done[0] && (done[0] = test.test(f));
    }

    static String show(@Nullable Object value) {
        return switch (value) {
            case null -> "none";
            case Collection<?> all ->
                    all.isEmpty() ? "an empty list" : String.join(", ", all.stream().map(String::valueOf).toList());
            default -> value.toString();
        };
    }

    static String show(YamlNode expected) {
        return switch (expected) {
            case YamlNode.Leaf leaf -> leaf.isNothing() ? "none" : leaf.text();
            case YamlNode.Items items -> items.all().isEmpty() ? "an empty list"
                    : String.join(", ", items.all().stream().map(Comparison::show).toList());
            case YamlNode.Fields fields ->
                    String.join("; ", fields.all().stream().map(f -> f.key() + " " + show(f.value())).toList());
        };
    }
}
