package cardinal.riftbound.text;

import static cardinal.cards.grammar.Syntax.article;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.many;
import static cardinal.cards.grammar.Syntax.maybe;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.series;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Filter.Kind;
import cardinal.riftbound.ability.Filter.Place;
import cardinal.riftbound.ability.Filter.Side;
import cardinal.riftbound.ability.Filter.Trait;
import cardinal.riftbound.card.CardData;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Descriptions of objects: [exhausted] [friendly] [Dragon] unit [you control] [with 3 [M] or less] [at a battlefield]. The
 * words always stand in this order.
 */
public final class Nouns {
    /** "friendly unit at a battlefield", without article. */
    static final Syntax<Filter> ONE = rule("one object", () -> noun(false, "in"));
    static final Syntax<Filter> ONE_FROM = rule("one object from a place", () -> noun(false, "from"));

    /** "friendly units at battlefields"; "other friendly units". */
    public static final Syntax<Filter> SEVERAL = rule("several objects", () -> withOther(noun(true, "in")));
    static final Syntax<Filter> SEVERAL_FROM =
            rule("several objects from a place", () -> withOther(noun(true, "from")));

    /** "a friendly unit", "another friendly unit", "something else that's exhausted". */
    public static final Syntax<Filter> A = rule("an object", () -> withArticle(ONE, "in"));
    static final Syntax<Filter> A_FROM = rule("an object from a place", () -> withArticle(ONE_FROM, "from"));

    private Nouns() {
    }

    /** The noun with the tag before it; a tag alone stands for anything that has it. */
    private record Head(List<String> tags, Kind kind) {
    }

    private record Tail(List<Trait> traits, Place place) {
    }

    private static Syntax<Filter> noun(boolean several, String preposition) {
        Syntax<Tail> tail =
                phrase("{}{}", many(Traits.after(several)), Places.where(several, preposition).orElse(Place.ANYWHERE))
                        .as(Tail.class, Tail::new, Tail::traits, Tail::place);
        return phrase("{}{}{}{}{}", many(Traits.BEFORE), SIDE_BEFORE, head(several), SIDE_AFTER, tail).as(
                Filter.class, Nouns::filter,
                filter -> filter.or().isEmpty() ? filter.traits().stream().filter(Traits::standsBefore).toList() : null,
                filter -> isBefore(filter.side()) ? filter.side() : Side.ANY,
                filter -> new Head(tags(filter), filter.kind()),
                filter -> isBefore(filter.side()) ? Side.ANY : filter.side(),
                filter -> new Tail(filter.traits().stream().filter(Nouns::standsAfter).toList(), filter.place()));
    }

    private static @Nullable Filter filter(List<Trait> before, Side left, Head head, Side right, Tail tail) {
        boolean twoSides = left != Side.ANY && right != Side.ANY;
        boolean twoTags = !before.isEmpty() && before.getLast() instanceof Trait.NotTagged && left == Side.ANY
                && !head.tags().isEmpty();
        boolean ofBattlefields = before.stream().anyMatch(Traits::isOfBattlefields);
        if (twoSides || twoTags || ofBattlefields && head.kind() != Kind.BATTLEFIELD) {
            return null;
        }
        List<Trait> traits =
                Stream.of(before.stream(), tagged(head.tags()), tail.traits().stream())
                        .flatMap(part -> part).toList();
        return new Filter(head.kind(), left == Side.ANY ? right : left, false, tail.place(), traits);
    }

    private static Stream<Trait> tagged(List<String> tags) {
        return tags.isEmpty() ? Stream.of()
                : Stream.of(tags.size() == 1 ? new Trait.Tagged(tags.getFirst()) : new Trait.TaggedAny(tags));
    }

    private static List<String> tags(Filter filter) {
        for (Trait trait : filter.traits()) {
            switch (trait) {
                case Trait.Tagged one -> {
                    return List.of(one.tag());
                }
                case Trait.TaggedAny any -> {
                    return any.tags();
                }
                default -> {
                }
            }
        }
        return List.of();
    }

    private static boolean standsAfter(Trait trait) {
        return !Traits.standsBefore(trait) && !(trait instanceof Trait.Tagged) && !(trait instanceof Trait.TaggedAny);
    }

    private static boolean isBefore(Side side) {
        return side == Side.FRIENDLY || side == Side.ENEMY;
    }

    static final Syntax<Side> SIDE_BEFORE =
            either(says("friendly ", Side.FRIENDLY), says("enemy ", Side.ENEMY)).orElse(Side.ANY);

    private static final Syntax<Side> SIDE_AFTER = either(
            says(" you control", Side.YOU_CONTROL), says(" an opponent controls", Side.OPPONENT_CONTROLS),
            says(" you own", Side.YOU_OWN), says(" you don't control", Side.YOU_DONT_CONTROL),
            says(" they control", Side.THEY_CONTROL))
            .orElse(Side.ANY);

    private static Syntax<Head> head(boolean several) {
        Syntax<Head> word = phrase("{}{}", maybe(phrase("{} ", Tags.TAG).itself()), kind(several))
                .as(Head.class, (tag, kind) -> new Head(tag.stream().toList(), kind),
                        head -> head.tags().size() > 1 ? null : head.tags().stream().findFirst(), Head::kind);
        Syntax<Head> tagAlone = (several ? phrase("{}", Tags.TAGS) : phrase("{}", Tags.TAG))
                .as(Head.class, tag -> new Head(List.of(tag), Kind.ANYTHING),
                        head -> head.tags().size() == 1 ? head.tags().getFirst() : null);
        Syntax<Head> ofAnyTag = several ? phrase("{} {}", series(Tags.TAG, "and"), kind(true)).as(Head.class,
                (tags, kind) -> tags.size() == Set.copyOf(tags).size() ? new Head(tags, kind) : null,
                head -> head.tags().size() > 1 ? head.tags() : null, Head::kind) : either();
        Syntax<Head> equipment = says("Equipment", new Head(List.of(CardData.EQUIPMENT), Kind.GEAR));
        return either(word, tagAlone, equipment, ofAnyTag);
    }

    /** The word for a kind of object. */
    static Syntax<Kind> kind(boolean several) {
        return several
                ? either(
                        says("units", Kind.UNIT), says("gear", Kind.GEAR), says("units and gear", Kind.UNIT_OR_GEAR),
                        says("permanents", Kind.PERMANENT), says("runes", Kind.RUNE), says("spells", Kind.SPELL),
                        says("abilities", Kind.ABILITY), says("spells and abilities", Kind.SPELL_OR_ABILITY),
                        says("legends", Kind.LEGEND),
                        says("battlefields", Kind.BATTLEFIELD), says("cards", Kind.CARD),
                        says("facedown cards", Kind.FACEDOWN_CARD))
                : either(
                        says("unit", Kind.UNIT), says("gear", Kind.GEAR), says("unit or gear", Kind.UNIT_OR_GEAR),
                        says("permanent", Kind.PERMANENT), says("rune", Kind.RUNE), says("spell", Kind.SPELL),
                        says("ability", Kind.ABILITY), says("spell or ability", Kind.SPELL_OR_ABILITY),
                        says("legend", Kind.LEGEND),
                        says("battlefield", Kind.BATTLEFIELD), says("card", Kind.CARD),
                        says("facedown card", Kind.FACEDOWN_CARD));
    }

    /** "other " before a noun that has no article. */
    static Syntax<Filter> withOther(Syntax<Filter> noun) {
        return either(noun, phrase("other {}", noun).as(Filter.class, Nouns::other, Nouns::notOther));
    }

    private static Syntax<Filter> withArticle(Syntax<Filter> noun, String preposition) {
        Syntax<Filter> another = phrase("another {}", noun).as(Filter.class, Nouns::other, Nouns::notOther);
        Syntax<Filter> something = phrase("something{}{}{}", says(" else", true).orElse(false), many(Traits.THAT_IS),
                Places.where(false, preposition).orElse(Place.ANYWHERE))
                .as(Filter.class, (other, traits, place) -> new Filter(Kind.ANYTHING, Side.ANY, other, place, traits),
                        filter -> filter.or().isEmpty() ? filter.other() : null, Filter::traits, Filter::place);
        return either(article(noun), another, something);
    }

    private static @Nullable Filter other(Filter filter) {
        return filter.other() ? null : filter.another();
    }

    private static @Nullable Filter notOther(Filter filter) {
        return filter.other()
                ? new Filter(filter.kind(), filter.side(), false, filter.place(), filter.traits(), filter.or()) : null;
    }

    /** The same noun without saying whose it is, for phrases that say it elsewhere: "you control a [...]". */
    public static Syntax<Filter> of(Side side, Syntax<Filter> noun) {
        return noun.as(Filter.class, filter -> filter.side() == Side.ANY ? filter.side(side) : null,
                filter -> filter.side() == side ? filter.side(Side.ANY) : null);
    }
}
