package cardinal.arena.meaning;

import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** What stands in each kind of place on the cards of a set: what a part can be exchanged for. */
final class PartVocabulary {
    private final Map<Type, Map<Class<?>, Record>> records = new HashMap<>();
    private final Map<String, TreeSet<String>> words = new HashMap<>();

    /** Takes in the abilities of a card. */
    void add(List<?> abilities) {
        abilities.forEach(ability -> explore(ability, Object.class, ""));
    }

    private void explore(Object value, Type type, String kind) {
        switch (value) {
            case Record record -> {
                records.computeIfAbsent(type, _ -> new LinkedHashMap<>()).merge(record.getClass(), record,
                        PartVocabulary::simpler);
                PartPlace.of(record).forEach(place -> explore(place.value(), place.type(), place.kind()));
            }
            case List<?> list -> list.forEach(item -> explore(item, PartPlace.inner(type), kind));
            case java.util.Optional<?> some -> some.ifPresent(item -> explore(item, PartPlace.inner(type), kind));
            case String word -> words.computeIfAbsent(kind, _ -> new TreeSet<>()).add(word);
            default -> {
            }
        }
    }

    private static Record simpler(Record a, Record b) {
        return SIMPLER.compare(a, b) <= 0 ? a : b;
    }

    private static final Comparator<Record> SIMPLER =
            Comparator.<Record>comparingInt(record -> record.toString().length()).thenComparing(Record::toString);

    /** Other records for a place of this type, each of another class than this one, simple ones first. */
    List<Record> others(Type type, Record than) {
        List<Record> others = new ArrayList<>(records.getOrDefault(type, Map.of()).values());
        others.removeIf(other -> other.getClass() == than.getClass());
        others.sort(SIMPLER);
        return others;
    }

    /** Other words for this kind of place, beginning behind this one. */
    List<String> others(String kind, String than) {
        TreeSet<String> all = words.getOrDefault(kind, new TreeSet<>());
        List<String> others = new ArrayList<>(all.tailSet(than, false));
        others.addAll(all.headSet(than, false));
        return others;
    }
}
