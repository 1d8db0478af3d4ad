package cardinal.scenario;

import cardinal.kernel.Nearest;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** What a file says, as it is written, each part with its place. */
public sealed interface YamlNode {
    SourceLine at();

    /** A word, a number or a sentence; empty where a key is followed by nothing. */
    record Leaf(SourceLine at, String text, boolean isNothing) implements YamlNode {
    }

    record Items(SourceLine at, List<YamlNode> all) implements YamlNode {
    }

    record Fields(SourceLine at, List<Field> all) implements YamlNode {

        public Optional<YamlNode> get(String key) {
            return all.stream().filter(f -> f.key().equals(key)).map(Field::value).findFirst();
        }

        /** What the key holds, which must be there. */
        public YamlNode need(String key, String what) {
            return get(key).orElseThrow(() -> at.wrong(what + " needs the key \"" + key + "\""));
        }

        /** Refuses every key but these. */
        public Fields only(String what, Collection<String> known) {
            for (Field f : all) {
                if (!known.contains(f.key())) {
                    throw f.at().wrong("unknown key \"" + f.key() + "\" in " + what + Nearest.hint(f.key(), known));
                }
            }
            return this;
        }
    }

    record Field(SourceLine at, String key, YamlNode value) {
    }

    /** The same with other words for each of its words. */
    default YamlNode with(UnaryOperator<String> other) {
        return switch (this) {
            case Leaf leaf -> new Leaf(leaf.at, other.apply(leaf.text), leaf.isNothing);
            case Items items -> new Items(items.at, items.all.stream().map(one -> one.with(other)).toList());
            case Fields fields -> new Fields(fields.at, fields.all.stream()
                    .map(field -> new Field(field.at, field.key, field.value.with(other))).toList());
        };
    }

    /** Whether a key is followed by nothing. */
    default boolean isEmpty() {
        return this instanceof Leaf leaf && leaf.isNothing();
    }

    /** The words; what: how a complaint calls them. */
    default String text(String what) {
        if (this instanceof Leaf leaf && !leaf.isNothing()) {
            return leaf.text();
        }
        throw at().wrong(what + " is expected here, not " + kind());
    }

    default int number(String what) {
        String text = text(what);
        try {
            return Integer.parseInt(text.strip());
        } catch (NumberFormatException e) {
            throw at().wrong(what + " is a whole number, not \"" + text + "\"");
        }
    }

    default boolean truth(String what) {
        return switch (text(what)) {
            case "true" -> true;
            case "false" -> false;
            default -> throw at().wrong(what + " is true or false, not \"" + text(what) + "\"");
        };
    }

    /** The items of a list; anything else is a list of one, and nothing is a list of none. */
    default List<YamlNode> list() {
        return switch (this) {
            case Items items -> items.all();
            case Leaf leaf when leaf.isNothing() -> List.of();
            default -> List.of(this);
        };
    }

    default List<String> texts(String what) {
        return list().stream().map(t -> t.text(what)).toList();
    }

    default Fields fields(String what) {
        return switch (this) {
            case Fields fields -> fields;
            case Leaf leaf when leaf.isNothing() -> new Fields(leaf.at(), List.of());
            default -> throw at().wrong(what + " is written as keys with values, not as " + kind());
        };
    }

    /** The same as maps, lists and strings, for readers that do not care where things stand. */
    default Object plain() {
        return switch (this) {
            case Leaf leaf -> leaf.text();
            case Items items -> new ArrayList<>(items.all().stream().map(YamlNode::plain).toList());
            case Fields fields -> {
                Map<String, Object> map = new LinkedHashMap<>();
                fields.all().forEach(f -> map.put(f.key(), f.value().plain()));
                yield map;
            }
        };
    }

    private String kind() {
        return switch (this) {
            case Leaf leaf -> leaf.isNothing() ? "nothing" : "\"" + leaf.text() + "\"";
            case Items items -> "a list";
            case Fields fields ->
                    fields.all().isEmpty() ? "an empty {}" : "keys (" + fields.all().getFirst().key() + ": …)";
        };
    }
}
