package cardinal.cards;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Looks into the records of card text: every part is a record, a list, an optional part or a plain value. Used when cards are compiled. */
public final class Records {
    /** A class makes them anew each time it is asked. A record may be its package's own. */
    private static final ClassValue<RecordComponent[]> COMPONENTS = new ClassValue<>() {
        @Override
        protected RecordComponent[] computeValue(Class<?> type) {
            RecordComponent[] components = type.getRecordComponents();
            for (RecordComponent c : components) {
                c.getAccessor().setAccessible(true);
            }
            return components;
        }
    };

    private Records() {
    }

    /** Shows every part to the visitor, outer ones first, in the order they are written. */
    public static void visit(Object part, Consumer<Object> visitor) {
        switch (part) {
            case List<?> list -> list.forEach(p -> visit(p, visitor));
            case Optional<?> some -> some.ifPresent(p -> visit(p, visitor));
            case Record r -> {
                visitor.accept(r);
                for (RecordComponent c : COMPONENTS.get(r.getClass())) {
                    visit(value(r, c), visitor);
                }
            }
            default -> visitor.accept(part);
        }
    }

    /** The parts of a record by their names, in the order they are written. */
    public static Map<String, Object> parts(Record record) {
        Map<String, Object> parts = new LinkedHashMap<>();
        for (RecordComponent c : COMPONENTS.get(record.getClass())) {
            parts.put(c.getName(), value(record, c));
        }
        return parts;
    }

    /** Whether any part passes the test; parts that are closed are not looked into. */
    public static boolean any(Object part, Predicate<Object> closed, Predicate<Object> test) {
        return switch (part) {
            case List<?> list -> list.stream().anyMatch(p -> any(p, closed, test));
            case Optional<?> some -> some.isPresent() && any(some.get(), closed, test);
            case Record r -> {
                boolean found = test.test(r);
                if (!closed.test(r)) {
                    for (RecordComponent c : COMPONENTS.get(r.getClass())) {
                        found = found || any(value(r, c), closed, test);
                    }
                }
                yield found;
            }
            default -> test.test(part);
        };
    }

    /** Whether any part passes the test. */
    public static boolean any(Object part, Predicate<Object> test) {
        return any(part, closed -> false, test);
    }

    public static boolean mentions(Object part, Class<?> type) {
        return any(part, type::isInstance);
    }

    /** How many parts are of a type. */
    public static int count(Object part, Class<?> type) {
        int[] found = {0};
        visit(part, p -> found[0] += type.isInstance(p) ? 1 : 0);
        return found[0];
    }

    /** The same record with each of its parts that the change alters exchanged; lists and records are looked into. */
    public static Object rebuilt(Object part, UnaryOperator<Object> change) {
        return rebuilt(part, closed -> false, change);
    }

    /** The same; parts that are closed stay as they are. */
    public static Object rebuilt(Object part, Predicate<Object> closed, UnaryOperator<Object> change) {
        if (closed.test(part)) {
            return part;
        }
        Object changed = change.apply(part);
        if (changed != part) {
            return changed;
        }
        return switch (part) {
            case List<?> list -> list.stream().map(p -> rebuilt(p, closed, change)).toList();
            case Optional<?> some -> some.map(p -> rebuilt(p, closed, change));
            case Record r -> rebuiltRecord(r, closed, change);
            default -> part;
        };
    }

    private static Object rebuiltRecord(Record r, Predicate<Object> closed, UnaryOperator<Object> change) {
        RecordComponent[] components = COMPONENTS.get(r.getClass());
        Object[] values = new Object[components.length];
        Class<?>[] types = new Class<?>[components.length];
        for (int i = 0; i < components.length; i++) {
            values[i] = rebuilt(value(r, components[i]), closed, change);
            types[i] = components[i].getType();
        }
        try {
            Constructor<? extends Record> constructor = r.getClass().getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(r.getClass() + " cannot be rebuilt", e);
        }
    }

    static Object value(Record r, RecordComponent c) {
        try {
            return c.getAccessor().invoke(r);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(r.getClass() + "." + c.getName() + " cannot be read", e);
        }
    }

    /** What two records of one kind do not have in common: might "2" and "3". */
    static String difference(Object one, Object other) {
        List<String> differences = new ArrayList<>();
        for (RecordComponent part : COMPONENTS.get(one.getClass())) {
            Object a = value((Record) one, part);
            Object b = value((Record) other, part);
            if (!Objects.equals(a, b)) {
                differences.add(a instanceof Record && b instanceof Record ? difference(a, b)
                        : part.getName() + " \"" + a + "\" and \"" + b + "\"");
            }
        }
        return String.join(", ", differences);
    }
}
