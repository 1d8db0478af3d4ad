package cardinal.evolve.text;

import static cardinal.cards.grammar.Syntax.article;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.many;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.series;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Filter.Kind;
import cardinal.evolve.ability.Filter.Noun;
import cardinal.evolve.ability.Filter.Place;
import cardinal.evolve.ability.Filter.Side;
import cardinal.evolve.ability.Filter.Trait;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Descriptions of cards: "another [swordcraft] follower that costs 3 or less on your field". */
public final class Nouns {
    private static final Syntax<Noun> ONE = rule("noun", () -> noun(false));
    private static final Syntax<Noun> MANY = rule("nouns", () -> noun(true));

    private Nouns() {
    }

    static Syntax<Noun> plain(boolean plural) {
        return plural ? MANY : ONE;
    }

    private static Syntax<Noun> noun(boolean plural) {
        Syntax<Side> enemy = says("enemy ", Side.ENEMY).orElse(Side.ANY);
        Syntax<List<Trait>> first = many(Traits.FIRST);
        Syntax<List<Trait>> second = many(Traits.SECOND);
        Syntax<List<Trait>> after = many(Traits.after(plural));
        return either(
                phrase("{}{}{}{}{}", first, enemy, second, kind(plural), after).as(Noun.class,
                        (one, side, two, kind, three) -> new Noun(side, false, join(one, two, three), kind),
                        noun -> pick(noun, Traits::isFirst), Nouns::enemyOrAny, Nouns::labels,
                        Noun::kind, noun -> pick(noun, Nouns::isAfter)),
                phrase("{}{}{}{}", first, enemy, Labels.CARD_NAME, after).as(Noun.class,
                        (one, side, name, three) -> new Noun(side, false,
                                join(one, List.of(new Trait.Labelled(name)), three), Kind.NAMED),
                        noun -> pick(noun, Traits::isFirst), Nouns::enemyOrAny, Nouns::name,
                        noun -> pick(noun, Nouns::isAfter)));
    }

    private static @Nullable Side enemyOrAny(Noun noun) {
        return noun.side() == Side.YOURS || noun.other() ? null : noun.side();
    }

    private static @Nullable String name(Noun noun) {
        List<Trait> second = pick(noun, Traits::isSecond);
        return noun.kind() == Kind.NAMED && second.size() == 1 && second.getFirst() instanceof Trait.Labelled label
                ? label.label() : null;
    }

    /** What stands directly before the noun; two plain labels in a row would be read as one. */
    private static @Nullable List<Trait> labels(Noun noun) {
        List<Trait> second = pick(noun, Traits::isSecond);
        for (int i = 1; i < second.size(); i++) {
            if (Traits.endsPlain(second.get(i - 1)) && Traits.startsPlain(second.get(i))) {
                return null;
            }
        }
        return second;
    }

    private static boolean isAfter(Trait trait) {
        return !Traits.isFirst(trait) && !Traits.isSecond(trait);
    }

    private static List<Trait> pick(Noun noun, Predicate<Trait> which) {
        return noun.traits().stream().filter(which).toList();
    }

    private static List<Trait> join(List<Trait> one, List<Trait> two, List<Trait> three) {
        return Stream.of(one, two, three).flatMap(List::stream).toList();
    }

    static Syntax<Kind> kind(boolean plural) {
        String s = plural ? "s" : "";
        return either(says("card" + s, Kind.CARD), says("follower" + s, Kind.FOLLOWER), says("amulet" + s, Kind.AMULET),
                says("spell" + s, Kind.SPELL), says("leader" + s, Kind.LEADER), says("token" + s, Kind.TOKEN));
    }

    /** One description or several in a row, without article: "enemy leader or enemy follower". */
    private static Syntax<List<Noun>> nouns(boolean plural, String conjunction) {
        return series(plain(plural), conjunction).as(List.class, Nouns::alike, nouns -> nouns);
    }

    /** Names stand in a row with names only: "Cool or Passion card" speaks of cards with one of two traits. */
    private static @Nullable List<Noun> alike(List<Noun> nouns) {
        long named = nouns.stream().filter(noun -> noun.kind() == Kind.NAMED).count();
        return named == 0 || named == nouns.size() ? nouns : null;
    }

    private static @Nullable Filter filter(List<Noun> nouns, List<Place> places, boolean other, Side side) {
        if (side == Side.YOURS && nouns.stream().anyMatch(noun -> noun.side() == Side.ENEMY)) {
            return null;
        }
        return new Filter(nouns.stream()
                .map(noun -> new Noun(side == Side.YOURS ? side : noun.side(), other, noun.traits(), noun.kind()))
                .toList(), places);
    }

    /** The nouns of a filter without "other" and "your", if all of them have it or none. */
    private static @Nullable List<Noun> bare(Filter filter, boolean other, Side side) {
        boolean fits = filter.nouns().stream().allMatch(
                noun -> noun.other() == other && (noun.side() == Side.YOURS) == (side == Side.YOURS));
        return fits ? filter.nouns().stream()
                .map(noun -> new Noun(side == Side.YOURS ? Side.ANY : noun.side(), false, noun.traits(), noun.kind()))
                .toList() : null;
    }

    /** A description in one of its uses. before: what stands before it, with its blank. */
    private static Syntax<Filter> use(
            String before, boolean plural, String conjunction, boolean other, Side side, String after,
            Syntax<List<Place>> places) {
        return phrase(before + "{}" + after + "{}", nouns(plural, conjunction), places).as(Filter.class,
                (nouns, where) -> filter(nouns, where, other, side), filter -> bare(filter, other, side),
                Filter::places);
    }

    /** "follower on your field", "other follower on your field", "amulet you control": without article. */
    public static Syntax<Filter> described(boolean plural, String conjunction, Syntax<List<Place>> places) {
        return either(use("", plural, conjunction, false, Side.ANY, "", places),
                use("other ", plural, conjunction, true, Side.ANY, "", places));
    }

    /** "a follower on your field", "another follower on your field". */
    public static Syntax<Filter> a(String conjunction, Syntax<List<Place>> places) {
        return either(article(use("", false, conjunction, false, Side.ANY, "", places)),
                use("another ", false, conjunction, true, Side.ANY, "", places));
    }

    /** After "in" or "on" anywhere. */
    static Syntax<Filter> aIn(Person person) {
        return a("or", Places.in(person, false, "or"));
    }

    /** "your Dragon tokens", "your other followers". */
    static final Syntax<Filter> YOUR = rule("your cards", () -> either(
            use("your ", true, "and", false, Side.YOURS, "", Places.NOWHERE),
            use("your other ", true, "and", true, Side.YOURS, "", Places.NOWHERE)));

    /** "each enemy follower on the field". */
    static Syntax<Filter> each(Person person, Syntax<List<Place>> places) {
        return either(use("each ", false, "and", false, Side.ANY, "", places),
                use("each other ", false, "and", true, Side.ANY, "", places));
    }

    /** Whom a trigger watches: "a follower", "an amulet you control", "another follower you control". */
    static final Syntax<Filter> WATCHED = rule("watched card", () -> either(
            article(use("", false, "or", false, Side.ANY, "", Places.NOWHERE)),
            use("another ", false, "or", true, Side.ANY, "", Places.NOWHERE),
            article(use("", false, "or", false, Side.YOURS, " you control", Places.NOWHERE)),
            use("another ", false, "or", true, Side.YOURS, " you control", Places.NOWHERE)));
}
