package cardinal.riftbound.text;

import cardinal.riftbound.ability.Ability;
import cardinal.riftbound.ability.Instruction;
import cardinal.riftbound.ability.Verb;
import java.io.File;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.net.URISyntaxException;
import java.net.URL;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/** Makes abilities of every shape the types allow, sensible or not, from a seed. */
final class RandomAbilities {
    private static final List<String> TAGS = List.of("Wolf", "Dragon", "River Folk");
    private static final List<Class<?>> VERBS = verbs();

    private final Random random;
    private Optional<Object> wanted = Optional.empty();
    private int depth;

    RandomAbilities(long seed) {
        random = new Random(seed);
    }

    /** From now on prefers this type or constant wherever it may stand. */
    void prefer(Object typeOrConstant) {
        wanted = Optional.of(typeOrConstant);
    }

    Ability ability() {
        depth = 0;
        return (Ability) value(Ability.class);
    }

    Object value(Type type) {
        if (type instanceof ParameterizedType list) {
            int size = random.nextInt(4) == 0 ? 0 : 1 + random.nextInt(2);
            List<Object> items = new ArrayList<>();
            for (int i = 0; i < size; i++) {
                items.add(value(list.getActualTypeArguments()[0]));
            }
            return List.copyOf(items);
        }
        Class<?> plain = (Class<?>) type;
        if (plain == int.class) {
            return random.nextInt(8) == 0 ? -1 : random.nextInt(5);
        }
        if (plain == long.class) {
            return random.nextBoolean() ? 0L : 1L << 8 * random.nextInt(8);
        }
        if (plain == boolean.class) {
            return random.nextInt(3) == 0;
        }
        if (plain == String.class) {
            return pick(TAGS);
        }
        if (plain.isEnum()) {
            return pick(List.of(plain.getEnumConstants()));
        }
        if (plain.isRecord()) {
            return record(plain);
        }
        return value(pick(plain == Verb.class ? VERBS : choices(plain)));
    }

    /** Every type and constant an ability can be made of. */
    static Set<Object> vocabulary() {
        Set<Object> found = new LinkedHashSet<>();
        explore(Ability.class, found);
        return found;
    }

    private static void explore(Type type, Set<Object> found) {
        if (type instanceof ParameterizedType list) {
            explore(list.getActualTypeArguments()[0], found);
            return;
        }
        Class<?> plain = (Class<?>) type;
        if (plain.isEnum()) {
            found.addAll(List.of(plain.getEnumConstants()));
        } else if (plain.isRecord() && found.add(plain)) {
            Stream.of(plain.getRecordComponents()).forEach(component -> explore(component.getGenericType(), found));
        } else if (plain == Verb.class) {
            VERBS.forEach(verb -> explore(verb, found));
        } else if (plain.isSealed()) {
            Stream.of(plain.getPermittedSubclasses()).forEach(choice -> explore(choice, found));
        }
    }

    /** Deep in a tree only leaves are picked, so that it ends. */
    private List<Class<?>> choices(Class<?> sealed) {
        List<Class<?>> all = List.of(sealed.getPermittedSubclasses());
        boolean instruction = sealed == Instruction.class;
        if (instruction && wanted.filter(all::contains).isPresent() && depth < 3) {
            return all;
        }
        return instruction && (depth > 4 || random.nextInt(3) > 0) ? VERBS
                : all.stream().filter(choice -> choice != Verb.class).toList();
    }

    private Object record(Class<?> type) {
        depth++;
        RecordComponent[] components = type.getRecordComponents();
        Object[] parts = Stream.of(components).map(this::part).toArray();
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

    private Object part(RecordComponent component) {
        boolean nothing = component.getName().equals("otherwise") && random.nextBoolean();
        return nothing ? Instruction.If.NOTHING : value(component.getGenericType());
    }

    private <T> T pick(List<T> list) {
        if (wanted.isPresent() && list.contains(wanted.get()) && random.nextInt(3) > 0) {
            return list.get(list.indexOf(wanted.get()));
        }
        return list.get(random.nextInt(list.size()));
    }

    /** All verbs, found where they are compiled to, so that a new one is tested without being listed here. */
    static List<Class<?>> verbs() {
        try {
            URL folder = Verb.class.getResource("/cardinal/riftbound/verb");
            List<Class<?>> found = new ArrayList<>();
            for (File file : new File(folder.toURI()).listFiles()) {
                String name = file.getName();
                if (name.endsWith(".class") && !Set.of("package-info.class").contains(name) && !name.contains("$")) {
                    Class<?> type = Class.forName("cardinal.riftbound.verb." + name.substring(0, name.length() - 6));
                    if (type.isRecord() && Verb.class.isAssignableFrom(type)) {
                        found.add(type);
                    }
                }
            }
            found.sort(Comparator.comparing(Class::getName));
            return List.copyOf(found);
        } catch (URISyntaxException | ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}
