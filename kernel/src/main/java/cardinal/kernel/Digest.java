package cardinal.kernel;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Collects numbers and words into one 64-bit fingerprint, the same on every run and machine. */
public final class Digest {
    private static final Map<Class<?>, List<Field>> FIELDS = new ConcurrentHashMap<>();

    private final boolean exact;
    private long hash = 0xcbf29ce484222325L;

    Digest(boolean exact) {
        this.exact = exact;
    }

    public Digest add(long n) {
        long z = hash ^ n;
        z = (z ^ z >>> 32) * 0xd6e8feb86659fd93L;
        z = (z ^ z >>> 29) * 0xd6e8feb86659fd93L;
        hash = z ^ z >>> 32;
        return this;
    }

    /** A number that only grows: part of the fingerprint, not of the position. */
    public Digest clock(long n) {
        return exact ? add(n) : this;
    }

    public Digest text(String s) {
        add(s.length());
        for (int i = 0; i < s.length(); i++) {
            add(s.charAt(i));
        }
        return this;
    }

    long value() {
        return hash;
    }

    void frame(Frame<?> frame) {
        text(frame.getClass().getName());
        add(frame.step);
        for (Field field : fieldsOf(frame.getClass())) {
            try {
                value(field.get(frame));
            } catch (IllegalAccessException e) {
                throw new AssertionError(e);
            }
        }
    }

    private void value(@org.jspecify.annotations.Nullable Object v) {
        switch (v) {
            case null -> add(-7);
            case Number n -> add(n.longValue());
            case Boolean b -> add(b ? 1 : 0);
            default -> text(String.valueOf(v));
        }
    }

    private static List<Field> fieldsOf(Class<?> type) {
        return FIELDS.computeIfAbsent(type, t -> {
            List<Field> fields = new ArrayList<>();
            for (Class<?> c = t; c != null && c != Frame.class; c = c.getSuperclass()) {
                for (Field f : c.getDeclaredFields()) {
                    if (!Modifier.isStatic(f.getModifiers())) {
                        f.setAccessible(true);
                        fields.add(f);
                    }
                }
            }
            fields.sort(Comparator.comparing(Field::getName));
            return fields;
        });
    }
}
