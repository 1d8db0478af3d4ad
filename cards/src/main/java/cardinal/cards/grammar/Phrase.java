package cardinal.cards.grammar;

import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Words with one to five values in them, waiting to be told what they make. The maker may answer null (these
 * values make nothing) and so may a taker (this value has no such part).
 */
public final class Phrase {
    private Phrase() {}

    /** Makes a value of three parts. */
    @FunctionalInterface
    public interface Maker3<A, B, C, T> {
        @Nullable T make(A a, B b, C c);
    }

    /** Makes a value of four parts. */
    @FunctionalInterface
    public interface Maker4<A, B, C, D, T> {
        @Nullable T make(A a, B b, C c, D d);
    }

    /** Makes a value of five parts. */
    @FunctionalInterface
    public interface Maker5<A, B, C, D, E, T> {
        @Nullable T make(A a, B b, C c, D d, E e);
    }

    /** Words around one value. */
    public static final class One<A> {
        private final Sequence phrase;

        One(Sequence phrase) {
            this.phrase = phrase;
        }

        /** The value itself. */
        public Syntax<A> itself() {
            return as(Object.class, a -> a, a -> a);
        }

        @SuppressWarnings("unchecked")
        public <T> Syntax<T> as(
                Class<? super T> type, Function<? super A, ? extends @Nullable T> make,
                Function<? super T, ? extends @Nullable A> a) {
            return new Made<>(
                    type, phrase, parts -> make.apply((A) parts[0]),
                    value -> new Object[] {a.apply(value)});
        }
    }

    /** Words around two values. */
    public static final class Two<A, B> {
        private final Sequence phrase;

        Two(Sequence phrase) {
            this.phrase = phrase;
        }

        @SuppressWarnings("unchecked")
        public <T> Syntax<T> as(
                Class<? super T> type, BiFunction<? super A, ? super B, ? extends @Nullable T> make,
                Function<? super T, ? extends @Nullable A> a,
                Function<? super T, ? extends @Nullable B> b) {
            return new Made<>(
                    type, phrase, parts -> make.apply((A) parts[0], (B) parts[1]),
                    value -> new Object[] {a.apply(value), b.apply(value)});
        }
    }

    /** Words around three values. */
    public static final class Three<A, B, C> {
        private final Sequence phrase;

        Three(Sequence phrase) {
            this.phrase = phrase;
        }

        @SuppressWarnings("unchecked")
        public <T> Syntax<T> as(
                Class<? super T> type, Maker3<A, B, C, T> make,
                Function<? super T, ? extends @Nullable A> a,
                Function<? super T, ? extends @Nullable B> b,
                Function<? super T, ? extends @Nullable C> c) {
            return new Made<>(
                    type, phrase, parts -> make.make((A) parts[0], (B) parts[1], (C) parts[2]),
                    value -> new Object[] {a.apply(value), b.apply(value), c.apply(value)});
        }
    }

    /** Words around four values. */
    public static final class Four<A, B, C, D> {
        private final Sequence phrase;

        Four(Sequence phrase) {
            this.phrase = phrase;
        }

        @SuppressWarnings("unchecked")
        public <T> Syntax<T> as(
                Class<? super T> type, Maker4<A, B, C, D, T> make,
                Function<? super T, ? extends @Nullable A> a,
                Function<? super T, ? extends @Nullable B> b,
                Function<? super T, ? extends @Nullable C> c,
                Function<? super T, ? extends @Nullable D> d) {
            return new Made<>(
                    type, phrase, parts -> make.make((A) parts[0], (B) parts[1], (C) parts[2], (D) parts[3]),
                    value -> new Object[] {a.apply(value), b.apply(value), c.apply(value), d.apply(value)});
        }
    }

    /** Words around five values. */
    public static final class Five<A, B, C, D, E> {
        private final Sequence phrase;

        Five(Sequence phrase) {
            this.phrase = phrase;
        }

        @SuppressWarnings("unchecked")
        public <T> Syntax<T> as(
                Class<? super T> type, Maker5<A, B, C, D, E, T> make,
                Function<? super T, ? extends @Nullable A> a,
                Function<? super T, ? extends @Nullable B> b,
                Function<? super T, ? extends @Nullable C> c,
                Function<? super T, ? extends @Nullable D> d,
                Function<? super T, ? extends @Nullable E> e) {
            return new Made<>(
                    type, phrase,
                    parts -> make.make((A) parts[0], (B) parts[1], (C) parts[2], (D) parts[3], (E) parts[4]),
                    value -> new Object[] {a.apply(value), b.apply(value), c.apply(value), d.apply(value),
                        e.apply(value)});
        }
    }
}
