package cardinal.arena.meaning;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;

/**
 * A place in a record, with what stands there.
 *
 * @param kind  the record and its component: "Draw.count"
 * @param type  as it is declared
 */
record PartPlace(String kind, Type type, Object value) {

    static List<PartPlace> of(Record record) {
        List<PartPlace> places = new ArrayList<>();
        for (RecordComponent component : record.getClass().getRecordComponents()) {
            places.add(new PartPlace(record.getClass().getName().replaceFirst(".*\\.", "") + "." + component.getName(),
                    component.getGenericType(), value(record, component)));
        }
        return places;
    }

    /** What a list holds, or an optional part. */
    static Type inner(Type type) {
        return type instanceof ParameterizedType holder ? holder.getActualTypeArguments()[0] : type;
    }

    private static Object value(Record record, RecordComponent component) {
        try {
            component.getAccessor().setAccessible(true);
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(record.getClass() + "." + component.getName() + " cannot be read", e);
        }
    }

    /** The same record with another value in one place. */
    static Record with(Record record, int place, Object value) {
        RecordComponent[] components = record.getClass().getRecordComponents();
        Object[] values = new Object[components.length];
        Class<?>[] types = new Class<?>[components.length];
        for (int i = 0; i < components.length; i++) {
            values[i] = i == place ? value : value(record, components[i]);
            types[i] = components[i].getType();
        }
        try {
            var constructor = record.getClass().getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException(record.getClass() + " cannot be made with " + value, e);
        }
    }
}
