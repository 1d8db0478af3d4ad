package cardinal.proving;

import java.io.File;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Makes values of every shape a family of records allows, sensible or not, from a seed: records, sealed interfaces of
 * records, enums, lists, values that may be absent, numbers and words.
 */
public final class RandomRecords {
    private static final int DEEPEST = 4;

    private final Shapes shapes;
    private final Random random;
    private int depth;

    /**
     * What values are made of.
     *
     * @param root  the type of a whole value
     * @param open  the types behind interfaces that are not sealed
     * @param leaves  for interfaces that nest: what is picked deep in a tree, so that it ends
     * @param words  what stands for a text
     */
    public record Shapes(Class<?> root, Map<Class<?>, List<Class<?>>> open, Map<Class<?>, List<Class<?>>> leaves,
            List<String> words) {
    }

    public RandomRecords(Shapes shapes, long seed) {
        this.shapes = shapes;
        random = new Random(seed);
    }

    public Object next() {
        depth = 0;
        return value(shapes.root());
    }

    private Object value(Type type) {
        if (type instanceof ParameterizedType maybe && maybe.getRawType() == Optional.class) {
            return random.nextInt(3) == 0 ? Optional.of(value(maybe.getActualTypeArguments()[0])) : Optional.empty();
        }
        if (type instanceof ParameterizedType list) {
            int size = random.nextInt(4) == 0 ? 0 : 1 + random.nextInt(2);
            return Stream.generate(() -> value(list.getActualTypeArguments()[0])).limit(size).toList();
        }
        Class<?> plain = (Class<?>) type;
        if (plain == int.class || plain == Integer.class) {
            return random.nextInt(8) == 0 ? -1 : random.nextInt(5);
        }
        if (plain == long.class) {
            return random.nextBoolean() ? 0L : 1L << 8 * random.nextInt(8);
        }
        if (plain == boolean.class || plain == Boolean.class) {
            return random.nextInt(3) == 0;
        }
        if (plain == OptionalInt.class) {
            return random.nextInt(3) == 0 ? OptionalInt.of(random.nextInt(5)) : OptionalInt.empty();
        }
        if (plain == String.class) {
            return pick(shapes.words());
        }
        if (plain.isEnum()) {
            return pick(List.of(plain.getEnumConstants()));
        }
        return plain.isRecord() ? record(plain) : value(pick(choices(plain)));
    }

    private List<Class<?>> choices(Class<?> family) {
        List<Class<?>> leaves = shapes.leaves().getOrDefault(family, List.of());
        return !leaves.isEmpty() && (depth > DEEPEST || random.nextInt(3) > 0) ? leaves : family(shapes, family);
    }

    private static List<Class<?>> family(Shapes shapes, Class<?> family) {
        List<Class<?>> open = shapes.open().get(family);
        return open != null ? open : List.of(family.getPermittedSubclasses());
    }

    private Object record(Class<?> type) {
        depth++;
        RecordComponent[] components = type.getRecordComponents();
        Object[] parts = Stream.of(components).map(component -> value(component.getGenericType())).toArray();
        depth--;
        try {
            var constructor = type
                    .getDeclaredConstructor(Stream.of(components).map(RecordComponent::getType).toArray(Class[]::new));
            constructor.setAccessible(true);
            return constructor.newInstance(parts);
        } catch (InvocationTargetException | NoSuchMethodException | InstantiationException
                | IllegalAccessException e) {
            throw new IllegalStateException(type + " with " + List.of(parts), e);
        }
    }

    private <T> T pick(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    /** Every type and constant a value can be made of. */
    public static Set<Object> vocabulary(Shapes shapes) {
        Set<Object> found = new LinkedHashSet<>();
        explore(shapes, shapes.root(), found);
        return found;
    }

    private static void explore(Shapes shapes, Type type, Set<Object> found) {
        if (type instanceof ParameterizedType list) {
            explore(shapes, list.getActualTypeArguments()[0], found);
            return;
        }
        Class<?> plain = (Class<?>) type;
        if (plain.isEnum()) {
            found.addAll(List.of(plain.getEnumConstants()));
        } else if (plain.isRecord()) {
            if (found.add(plain)) {
                Stream.of(plain.getRecordComponents())
                        .forEach(component -> explore(shapes, component.getGenericType(), found));
            }
        } else if (shapes.open().containsKey(plain) || plain.isSealed()) {
            family(shapes, plain).forEach(choice -> explore(shapes, choice, found));
        }
    }

    /** The types and constants a value is made of. */
    public static Set<Object> partsOf(Object value) {
        Set<Object> found = new LinkedHashSet<>();
        collect(value, found);
        return found;
    }

    private static void collect(Object value, Set<Object> found) {
        switch (value) {
            case List<?> list -> list.forEach(item -> collect(item, found));
            case Optional<?> maybe -> maybe.ifPresent(item -> collect(item, found));
            case Enum<?> constant -> found.add(constant);
            case Record record -> {
                found.add(record.getClass());
                for (RecordComponent component : record.getClass().getRecordComponents()) {
                    collect(part(record, component), found);
                }
            }
            default -> {
            }
        }
    }

    private static Object part(Record record, RecordComponent component) {
        try {
            component.getAccessor().setAccessible(true);
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The records of a package, found where they are compiled to, so that a new one is tested without being listed. */
    public static List<Class<?>> recordsBeside(Class<?> one, Class<?> family) {
        List<Class<?>> found = new ArrayList<>();
        File folder = new File(
                one.getProtectionDomain().getCodeSource().getLocation().getPath(),
                one.getPackageName().replace('.', '/'));
        String[] files = folder.list();
        for (String file : files == null ? new String[0] : files) {
            if (file.endsWith(".class") && !file.contains("$") && !file.startsWith("package-info")) {
                found.add(named(one.getPackageName() + "." + file.substring(0, file.length() - ".class".length())));
            }
        }
        found.removeIf(type -> !type.isRecord() || !family.isAssignableFrom(type));
        found.sort(Comparator.comparing(Class::getName));
        return List.copyOf(found);
    }

    private static Class<?> named(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}
