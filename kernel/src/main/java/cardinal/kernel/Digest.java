package cardinal.kernel;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Collects numbers and words into one 64-bit fingerprint, the same on every run and machine. */
public final class Digest {
    private static final ClassValue<Kept[]> FIELDS = new ClassValue<>() {
        @Override
        protected Kept[] computeValue(Class<?> type) {
            return fieldsOf(type).stream().sorted(Comparator.comparing(Kept::name)).toArray(Kept[]::new);
        }
    };
    private static final ClassValue<Boolean> SPEAKS = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            return speaks(type);
        }
    };

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
        text(FingerprintNames.of(frame.getClass()));
        add(frame.step);
        fields(frame);
    }

    /**
     * An immutable value as frames and effects keep them. References and images count their incarnations as clocks, so
     * that a position can repeat although objects were renewed on the way.
     */
    public Digest value(@Nullable Object v) {
        switch (v) {
            case null -> add(-7);
            case Number n -> add(n.longValue());
            case Boolean b -> add(b ? 1 : 0);
            case String s -> text(s);
            case Enum<?> e -> text(e.name());
            case Face face -> add(face.number());
            case Ref ref -> add(ref.card()).clock(ref.incarnation());
            case Piece piece -> piece(piece);
            case Mark mark -> clock(mark.events());
            case InForce e -> clock(e.stamp()).add(e.expiry()).add(e.controller()).value(e.source()).value(e.subject())
                    .value(e.what());
            case Record r -> {
                text(FingerprintNames.of(r.getClass()));
                fields(r);
            }
            case Collection<?> all -> {
                add(all.size());
                all.forEach(this::value);
            }
            default -> other(v);
        }
        return this;
    }

    private void piece(Piece p) {
        add(p.face().number()).add(p.owner()).add(p.controller()).add(p.zone()).add(p.flags()).add(p.marks())
                .add(p.counters()).add(p.known())
                .add(p.host()).clock(p.incarnation()).clock(p.since());
    }

    /** A class that does not say what it is by its words is known by its name alone: its address differs on every run. */
    private void other(Object v) {
        if (v.getClass().isHidden()) {
            return;
        }
        if (SPEAKS.get(v.getClass())) {
            text(v.toString());
        } else {
            text(FingerprintNames.of(v.getClass()));
        }
    }

    void fields(Object holder) {
        for (Kept field : FIELDS.get(holder.getClass())) {
            value(field.of(holder));
        }
    }

    /** The fields of a class and those of its {@link Locals}. */
    private static List<Kept> fieldsOf(Class<?> type) {
        List<Kept> fields = new ArrayList<>();
        for (Class<?> c = type; c != null && c != Frame.class; c = c.getSuperclass()) {
            for (Field f : c.getDeclaredFields()) {
                if (Modifier.isStatic(f.getModifiers())) {
                    continue;
                }
                f.setAccessible(true);
                if (Locals.class.isAssignableFrom(f.getType())) {
                    fieldsOf(f.getType()).forEach(inner -> fields.add(new Kept(inner.name(), f, inner)));
                } else {
                    Formerly former = f.getAnnotation(Formerly.class);
                    fields.add(new Kept(former == null ? f.getName() : former.value(), f, null));
                }
            }
        }
        return fields;
    }

    /** A field that counts, and where it stands in a part of its holder, the field of that part. */
    private record Kept(String name, Field field, @Nullable Kept inner) {
        @Nullable Object of(Object holder) {
            try {
                Object value = field.get(holder);
                return inner == null || value == null ? value : inner.of(value);
            } catch (IllegalAccessException e) {
                throw new AssertionError(e);
            }
        }
    }

    private static boolean speaks(Class<?> type) {
        try {
            return type.getMethod("toString").getDeclaringClass() != Object.class;
        } catch (NoSuchMethodException e) {
            throw new AssertionError(e);
        }
    }
}
