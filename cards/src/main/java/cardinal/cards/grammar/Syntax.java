package cardinal.cards.grammar;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One production of a two-way grammar. Reading gives every reading, so that a text with two meanings is
 * noticed; printing gives the words, or says that this value has none here. The kinds of production are
 * closed: games combine them, they do not add their own.
 */
public abstract sealed class Syntax<T> permits Article, Between, Choice, Digits, Literal, Made, Maybe, Name,
        Opening, Rule, Series, Signed, Spoken {

    Syntax() {}

    /**
     * Every way to read the text from a place on.
     *
     * @param opening whether a sentence opens at this place, so that its first letter is a capital
     */
    abstract List<Reading<T>> read(Scan scan, int at, boolean opening);

    /**
     * How what this reads can begin.
     *
     * @param within the rules that are being asked this, as they begin with each other
     */
    abstract Starts starts(List<Rule<?>> within);

    /** Writes the value, or writes nothing and says no; a value of a foreign type is a no. */
    abstract boolean print(Object value, Printer out);

    /** These very words stand for this value. */
    public static <T> Syntax<T> says(String words, T value) {
        return new Literal<>(words, value);
    }

    /** Any of the alternatives; the first that can print a value prints it. */
    @SafeVarargs
    @SuppressWarnings("varargs")
    public static <T> Syntax<T> either(Syntax<? extends T>... alternatives) {
        return new Choice<>(List.of(alternatives));
    }

    /** Any of the alternatives; the first that can print a value prints it. */
    public static <T> Syntax<T> either(List<? extends Syntax<? extends T>> alternatives) {
        return new Choice<>(List.copyOf(alternatives));
    }

    /** A named production that may mention itself further on, and that remembers what it read where. */
    public static <T> Syntax<T> rule(String name, Supplier<? extends Syntax<T>> body) {
        return new Rule<>(name, body);
    }

    /** A production at the start of a sentence: its first letter is a capital. */
    public static <T> Syntax<T> sentence(Syntax<T> inner) {
        return new Opening<>(inner);
    }

    /** The production, or nothing. */
    public static <T> Syntax<Optional<T>> maybe(Syntax<T> inner) {
        return new Maybe<>(inner);
    }

    /** The production in the mouth of certain speakers only: a unit says "me" where a spell says "this". */
    public static <T> Syntax<T> spoken(Set<?> speakers, Syntax<T> inner) {
        return new Spoken<>(Set.copyOf(speakers), inner);
    }

    /** The production with its indefinite article: "a unit", "an enemy unit". */
    public static <T> Syntax<T> article(Syntax<T> inner) {
        return new Article<>(inner);
    }

    /** A whole number from 0 in digits. */
    public static Syntax<Integer> digits() {
        return new Digits();
    }

    /** A whole number with its sign: "+2", "-4". */
    public static Syntax<Integer> signed() {
        return new Signed();
    }

    /** A whole number in words, from one to twenty. */
    public static Syntax<Integer> numeral() {
        return Numerals.NUMERAL;
    }

    /** A place in a row in words, from first to tenth. */
    public static Syntax<Integer> ordinal() {
        return Numerals.ORDINAL;
    }

    /** Proper names: one or more words with capital letters. */
    public static Syntax<String> name() {
        return new Name();
    }

    /** Any words between two marks. */
    public static Syntax<String> between(char open, char close) {
        return new Between(open, close);
    }

    /** Any number of items, also none, with nothing between them. */
    public static <T> Syntax<List<T>> many(Syntax<T> item) {
        return new Series<>(item, "", "", "", 0);
    }

    /** One or more items with the same words between them. */
    public static <T> Syntax<List<T>> list(Syntax<T> item, String between) {
        return new Series<>(item, between, between, between, 1);
    }

    /** A list as English writes it: "A", "A and B", "A, B, and C". */
    public static <T> Syntax<List<T>> series(Syntax<T> item, String conjunction) {
        return new Series<>(item, " " + conjunction + " ", ", ", ", " + conjunction + " ", 1);
    }

    /** A list as English writes it, of two or more items. */
    public static <T> Syntax<List<T>> seriesOfSeveral(Syntax<T> item, String conjunction) {
        return new Series<>(item, " " + conjunction + " ", ", ", ", " + conjunction + " ", 2);
    }

    /** Words around one value: {@code phrase("draw {}", NUMBER)}. */
    public static <A> Phrase.One<A> phrase(String template, Syntax<A> a) {
        return new Phrase.One<>(new Sequence(template, a));
    }

    public static <A, B> Phrase.Two<A, B> phrase(String template, Syntax<A> a, Syntax<B> b) {
        return new Phrase.Two<>(new Sequence(template, a, b));
    }

    public static <A, B, C> Phrase.Three<A, B, C> phrase(String template, Syntax<A> a, Syntax<B> b, Syntax<C> c) {
        return new Phrase.Three<>(new Sequence(template, a, b, c));
    }

    public static <A, B, C, D> Phrase.Four<A, B, C, D> phrase(
            String template, Syntax<A> a, Syntax<B> b, Syntax<C> c, Syntax<D> d) {
        return new Phrase.Four<>(new Sequence(template, a, b, c, d));
    }

    public static <A, B, C, D, E> Phrase.Five<A, B, C, D, E> phrase(
            String template, Syntax<A> a, Syntax<B> b, Syntax<C> c, Syntax<D> d, Syntax<E> e) {
        return new Phrase.Five<>(new Sequence(template, a, b, c, d, e));
    }

    /**
     * The same words for another value. Either direction may answer null: there is no such value. A value is
     * printed only if reading its parts makes it again.
     */
    public <U> Syntax<U> as(
            Class<? super U> type, Function<? super T, ? extends @Nullable U> make,
            Function<? super U, ? extends @Nullable T> take) {
        return phrase("{}", this).as(type, make, take);
    }

    /** The production, or nothing for the usual value. */
    public Syntax<T> orElse(T usual) {
        return either(says("", usual), this);
    }
}
