package cardinal.evolve.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.seriesOfSeveral;
import static cardinal.cards.grammar.Syntax.spoken;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Filter.Kind;
import cardinal.evolve.ability.Filter.Place;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Selector.Count;
import cardinal.evolve.ability.Selector.It.Word;
import cardinal.evolve.card.CardType;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What an instruction acts on, in the places a sentence has for it. */
public final class Selectors {
    /** "this card", "this follower". */
    static final Syntax<Selector> THIS = either(
            says("this card", new Selector.This(Kind.CARD)), says("this follower", new Selector.This(Kind.FOLLOWER)),
            says("this amulet", new Selector.This(Kind.AMULET)), says("this spell", new Selector.This(Kind.SPELL)));

    /** One card spoken of before, other than as "it". */
    private static final Syntax<Word> THAT = either(
            says("that card", Word.THAT_CARD), says("that follower", Word.THAT_FOLLOWER),
            says("that amulet", Word.THAT_AMULET), says("that enemy", Word.THAT_ENEMY),
            says("the selected card", Word.SELECTED_CARD), says("the selected follower", Word.SELECTED_FOLLOWER),
            says("the selected amulet", Word.SELECTED_AMULET), says("the selected enemy", Word.SELECTED_ENEMY),
            says("the summoned token", Word.SUMMONED_TOKEN), says("the revealed card", Word.REVEALED_CARD),
            says("the enemy follower", Word.ENEMY_FOLLOWER),
            says("the amulet", Word.THE_AMULET), says("the follower", Word.THE_FOLLOWER));

    /** Several cards spoken of before. */
    private static final Syntax<Word> THOSE = either(
            says("those cards", Word.THOSE_CARDS), says("those followers", Word.THOSE_FOLLOWERS),
            says("the selected followers", Word.SELECTED_FOLLOWERS),
            says("the summoned tokens", Word.SUMMONED_TOKENS));

    private static final Syntax<Word> IT = says("it", Word.IT);
    private static final Syntax<Word> THEM = says("them", Word.THEM);
    private static final Syntax<Word> THEY = says("they", Word.THEM);

    private static Syntax<Selector> it(Syntax<Word> word) {
        return either(word.as(Selector.It.class, Selector.It::new, Selector.It::word));
    }

    static final Syntax<Selector> LEADER = rule("leader", () -> Syntax.<Selector>either(
            says("your leader", new Selector.YourLeader()), says("its leader", new Selector.LeaderOf(Word.IT)),
            says("their leader", new Selector.LeaderOf(Word.THEM)),
            phrase("{}'s leader", THAT).as(Selector.LeaderOf.class, Selector.LeaderOf::new,
                    Selector.LeaderOf::of)));

    private static final Syntax<Selector.TheToken> THE_TOKEN = phrase("the {} token", Labels.LABEL)
            .as(Selector.TheToken.class, Selector.TheToken::new, Selector.TheToken::name);

    /** 14.5.2 of version 1.24.1. */
    private static final Syntax<Selector.Wearer> WEARER = spoken(Speaker.of(CardType.EQUIPMENT, Dialect.OF_1_24),
            says("the follower equipped with this card", new Selector.Wearer()));

    /** "it", "this follower", "that follower", "your leader": one card. */
    public static final Syntax<Selector> ONE_OBJECT =
            rule("one card", () -> either(it(either(IT, THAT)), THIS, LEADER, THE_TOKEN, WEARER));

    /** "it" or "them", as the short recipient before a number: "deal it 3 damage". */
    public static final Syntax<Selector> PRONOUN = rule("pronoun", () -> it(either(IT, THEM)));

    private static final Syntax<Selector> BEFORE = rule("what was named", () -> either(ONE_OBJECT,
            it(either(THEM, THOSE))));

    /** "a random enemy follower on the field", "2 random cards in your cemetery" (5.18). */
    private static final Syntax<Selector> RANDOM = rule("random cards in a place", () -> Syntax.<Selector>either(
            phrase("a random {}", Nouns.described(false, "or", Places.in(Person.YOU, false, "or"))).as(
                    Selector.Random.class, filter -> new Selector.Random(Count.ONE, filter),
                    random -> random.count().equals(Count.ONE) ? random.filter() : null),
            phrase("{} random {}", Numbers.SEVERAL_OR_X, Nouns.described(true, "or", Places.in(Person.YOU, true, "or")))
                    .as(Selector.Random.class,
                            (n, filter) -> new Selector.Random(new Count.Exactly(n), filter),
                            random -> random.count() instanceof Count.Exactly exactly ? exactly.n() : null,
                            Selector.Random::filter)));

    /** "each enemy follower on the field", "each leader", "your followers". */
    static Syntax<Selector> each(Person person) {
        Syntax<List<Place>> places = either(Places.in(person, false, "and"), Places.NOWHERE);
        return rule("each", () -> either(
                all(Nouns.each(person, places)), all(Nouns.YOUR)));
    }

    private static Syntax<Selector> all(Syntax<Filter> filter) {
        return either(filter.as(Selector.Each.class, Selector.Each::new, Selector.Each::filter));
    }

    private static final Syntax<Selector> EACH = each(Person.YOU);
    private static final Syntax<Selector> EACH_OF_THEIRS = each(Person.THEY);

    private static final Syntax<Selector> SIMPLE = rule("simple object", () -> either(BEFORE, EACH, RANDOM));

    /** What a verb acts on when nothing is picked: "it", "each enemy follower on the field", "it and this follower". */
    public static final Syntax<Selector> OBJECT = rule("object", () -> Syntax.<Selector>either(
            SIMPLE, seriesOfSeveral(SIMPLE, "and").as(Selector.Several.class, Selector.Several::new,
                    Selector.Several::parts)));

    /** The same, acting on what another player has. */
    static final Syntax<Selector> THEIR_OBJECT = rule("their object", () -> either(BEFORE, EACH_OF_THEIRS));

    public static Syntax<Selector> object(Person person) {
        return person == Person.YOU ? OBJECT : THEIR_OBJECT;
    }

    /** So many cards of a description. */
    public record Counted(Count count, Filter filter) {
    }

    private static Syntax<Counted> counted(Syntax<Filter> a, Syntax<Filter> one, Syntax<Filter> many) {
        return either(
                a.as(Counted.class, filter -> new Counted(Count.ONE, filter),
                        counted -> counted.count().equals(Count.ONE) ? counted.filter() : null),
                phrase("{} {}", Numbers.SEVERAL_OR_X, many).as(Counted.class,
                        (n, filter) -> new Counted(new Count.Exactly(n), filter),
                        counted -> counted.count() instanceof Count.Exactly exactly ? exactly.n() : null,
                        Counted::filter),
                phrase("up to {} {}", Numbers.ONE, one).as(Counted.class,
                        (n, filter) -> new Counted(new Count.UpTo(n), filter), Selectors::upTo, Counted::filter),
                phrase("up to {} {}", Numbers.SEVERAL_OR_X, many).as(Counted.class,
                        (n, filter) -> new Counted(new Count.UpTo(n), filter), Selectors::upTo, Counted::filter),
                phrase("any number of {}", many).as(Counted.class,
                        filter -> new Counted(new Count.AnyNumber(), filter), Counted::filter));
    }

    private static @Nullable Amount upTo(Counted counted) {
        return counted.count() instanceof Count.UpTo upTo ? upTo.n() : null;
    }

    /** "an enemy follower on the field", "up to 2 amulets in your cemetery": what is selected (10.6.2.3). */
    public static Syntax<Counted> selection(Person person) {
        return person == Person.YOU ? SELECTION : THEIR_SELECTION;
    }

    private static final Syntax<Counted> SELECTION = rule("selection", () -> selected(Person.YOU));
    private static final Syntax<Counted> THEIR_SELECTION = rule("their selection", () -> selected(Person.THEY));

    private static Syntax<Counted> selected(Person person) {
        Syntax<List<Place>> one = either(Places.in(person, false, "or"), Places.NOWHERE);
        Syntax<List<Place>> many = either(Places.in(person, true, "or"), Places.NOWHERE);
        Syntax<Counted> some =
                counted(Nouns.a("or", one), Nouns.described(false, "or", one), Nouns.described(true, "or", many));
        return person == Person.YOU ? either(some, Dialect.OF_1_24.first(LEADER_OR)) : some;
    }

    /** "your leader or a follower on your field". */
    private static final Syntax<Counted> LEADER_OR =
            phrase("your leader or {}", Nouns.a("or", Places.in(Person.YOU, false, "or"))).as(Counted.class,
                    Selectors::withLeader, Selectors::withoutLeader);

    private static final Filter.Noun YOUR_LEADER =
            new Filter.Noun(Filter.Side.YOURS, false, List.of(), Kind.LEADER);

    private static @Nullable Counted withLeader(Filter filter) {
        return filter.nouns().stream().anyMatch(noun -> noun.kind() == Kind.LEADER || noun.other()) ? null
                : new Counted(Count.ONE, new Filter(
                        Stream.concat(Stream.of(YOUR_LEADER), filter.nouns().stream()).toList(), filter.places()));
    }

    private static @Nullable Filter withoutLeader(Counted counted) {
        List<Filter.Noun> nouns = counted.filter().nouns();
        return counted.count().equals(Count.ONE) && nouns.size() > 1 && nouns.getFirst().equals(YOUR_LEADER)
                ? new Filter(nouns.subList(1, nouns.size()), counted.filter().places()) : null;
    }

    /** "a follower from your hand", "up to 2 cards from among them". */
    public static Syntax<Counted> from(Person person) {
        Syntax<List<Place>> from = Places.from(person);
        return rule("cards from", () -> counted(Nouns.a("or", from), Nouns.described(false, "or", from),
                Nouns.described(true, "or", from)));
    }

    /** "a card", "2 spells": of a place that the verb implies. */
    public static Syntax<Counted> of(Place place) {
        Syntax<List<Place>> there = says("", List.of(place));
        return rule("cards", () -> counted(Nouns.a("or", there), Nouns.described(false, "or", there),
                Nouns.described(true, "or", there)));
    }

    public static Syntax<Selector> picked(Syntax<Counted> counted) {
        return either(counted.as(Selector.Pick.class, some -> new Selector.Pick(some.count(), some.filter()),
                pick -> new Counted(pick.count(), pick.filter())));
    }

    /** "its attack", "the selected follower's attack", "this follower's attack", "your leader's defense". */
    static Syntax<Selector> possessed(String what) {
        return either(
                says("its " + what, new Selector.It(Word.IT)),
                phrase("{}'s " + what, either(it(THAT), THIS, LEADER)).itself());
    }

    /** "its", "their", "this follower's". */
    public static Syntax<Selector> possessive() {
        return either(says("its", new Selector.It(Word.IT)), says("their", new Selector.It(Word.THEM)),
                phrase("{}'s", either(it(THAT), THIS)).itself());
    }

    /** The subject of a verb that agrees with it: "it has", "this follower has", "they have", "your followers have". */
    public static Syntax<Selector> subject(String singular, String plural) {
        Syntax<Selector> one = either(ONE_OBJECT,
                all(Nouns.each(Person.YOU, either(Places.in(Person.YOU, false, "and"), Places.NOWHERE))));
        Syntax<Selector> several = either(it(either(THEY, THOSE)),
                all(Nouns.YOUR), seriesOfSeveral(either(ONE_OBJECT, EACH), "and").as(Selector.Several.class,
                        Selector.Several::new, Selector.Several::parts));
        return either(phrase("{} " + singular, one).itself(), phrase("{} " + plural, several).itself());
    }

    /** After verbs that act on what was named or on cards picked as it is done: "destroy it", "banish an amulet on your field". */
    public static Syntax<Selector> acted(Person person) {
        return person == Person.YOU ? ACTED : THEIR_ACTED;
    }

    /** Picked, not selected: always in some place. */
    static final Syntax<Counted> IN_A_PLACE = rule("cards in a place", () -> {
        Syntax<List<Place>> one = Places.in(Person.YOU, false, "or");
        Syntax<List<Place>> many = Places.in(Person.YOU, true, "or");
        return counted(Nouns.a("or", one), Nouns.described(false, "or", one), Nouns.described(true, "or", many));
    });

    private static final Syntax<Selector> THEIR_ACTED = rule("acted on by them", () -> {
        Syntax<List<Place>> one = Places.in(Person.THEY, false, "or");
        Syntax<List<Place>> many = Places.in(Person.THEY, true, "or");
        return either(THEIR_OBJECT, picked(
                counted(Nouns.a("or", one), Nouns.described(false, "or", one), Nouns.described(true, "or", many))));
    });

    private static final Filter THEM_ALL = Filter.of(Kind.CARD, Place.OF_THEM);

    /** "one of them", "up to 2 of them", "any number of them": picked of what was named. */
    private static final Syntax<Selector> OF_THEM = rule("some of them", () -> picked(either(
            says("one of them", new Counted(Count.ONE, THEM_ALL)),
            phrase("{} of them", Numbers.SEVERAL_OR_X).as(Counted.class,
                    n -> new Counted(new Count.Exactly(n), THEM_ALL), Selectors::exactlyOfThem),
            phrase("up to {} of them", Numbers.NUMBER).as(Counted.class,
                    n -> new Counted(new Count.UpTo(n), THEM_ALL), some -> isOfThem(some) ? upTo(some) : null),
            says("any number of them", new Counted(new Count.AnyNumber(), THEM_ALL)))));

    private static boolean isOfThem(Counted some) {
        return some.filter().equals(THEM_ALL);
    }

    private static @Nullable Amount exactlyOfThem(Counted some) {
        return isOfThem(some) && some.count() instanceof Count.Exactly exactly ? exactly.n() : null;
    }

    private static final Syntax<Selector> ACTED = rule("acted on", () -> either(OBJECT, picked(IN_A_PLACE), OF_THEM));

    /** After verbs that take from somewhere: "add it", "put a follower from your hand", "put the remaining cards". */
    public static Syntax<Selector> taken(Person person) {
        return person == Person.YOU ? YOU_TAKE : THEY_TAKE;
    }

    private static final Syntax<Selector> YOU_TAKE = rule("taken", () -> takenBy(Person.YOU));
    private static final Syntax<Selector> THEY_TAKE = rule("taken by them", () -> takenBy(Person.THEY));

    private static Syntax<Selector> takenBy(Person person) {
        return Syntax.<Selector>either(all(Nouns.each(person, Places.from(person))), object(person),
                picked(from(person)),
                says("the remaining cards", new Selector.Remaining()),
                thisFrom(person));
    }

    /** "this card from your cemetery" (10.3.4). */
    public static Syntax<Selector> thisFrom(Person person) {
        return Syntax.<Selector>either(phrase("this card from {}", Places.SELF_FROM).as(Selector.ThisFrom.class,
                Selector.ThisFrom::new, Selector.ThisFrom::place));
    }

    /** "the top card of your deck", "the top 3 cards of your deck". */
    public static Syntax<Selector> top(Person person) {
        String deck = " of " + person.whose() + " deck";
        return Syntax.<Selector>either(
                says("the top card" + deck, new Selector.TopOfDeck(Amount.of(1))),
                phrase("the top {} cards" + deck, Numbers.SEVERAL_OR_X).as(Selector.TopOfDeck.class,
                        Selector.TopOfDeck::new, Selector.TopOfDeck::n),
                says("the top half" + deck + ", rounded up", new Selector.TopHalf()));
    }

    /** "your hand". */
    public static Syntax<Selector> hand(Person person) {
        return says(person.whose() + " hand", new Selector.Hand());
    }

    /** "a card", "2 spells", "up to 3 cards": to discard. */
    public static final Syntax<Selector> IN_HAND = rule("cards in hand", () -> picked(of(Place.YOUR_HAND)));

    /** "a random card", "2 random cards" (5.18). */
    public static final Syntax<Selector> RANDOM_IN_HAND = rule("random cards", () -> Syntax.<Selector>either(
            says("a random card", new Selector.Random(Count.ONE, Filter.of(Kind.CARD, Place.YOUR_HAND))),
            phrase("{} random cards", Numbers.SEVERAL_OR_X).as(Selector.Random.class,
                    n -> new Selector.Random(new Count.Exactly(n), Filter.of(Kind.CARD, Place.YOUR_HAND)),
                    random -> random.count() instanceof Count.Exactly exactly ? exactly.n() : null)));

    /** "its [evolve] cost", "this card's [evolve] cost". */
    public static final Syntax<Selector> EVOLVE_COST = rule("evolve cost", () -> possessed("[evolve] cost"));

    /** "it" or "them" for what was just named: true where it is several. */
    public static final Syntax<Boolean> ITS_OR_THEIR = either(says("it", false), says("them", true));

    /** "its owner's hand", "their owners' hands": true where they are several. */
    public static Syntax<Boolean> owned(String zone) {
        String zones = zone.endsWith("y") ? zone.substring(0, zone.length() - 1) + "ies" : zone + "s";
        return either(says("its owner's " + zone, false), says("their owners' " + zones, true));
    }

    /** Whether text says "them" of it. */
    public static boolean isPlural(Selector selector) {
        return switch (selector) {
            case Selector.It it -> switch (it.word()) {
                case THEM, THOSE_CARDS, THOSE_FOLLOWERS, SELECTED_FOLLOWERS, SUMMONED_TOKENS -> true;
                default -> false;
            };
            case Selector.Pick pick -> isSeveral(pick.count());
            case Selector.Random random -> isSeveral(random.count());
            case Selector.TopOfDeck top -> !top.n().equals(Amount.of(1));
            case Selector.Several _,Selector.TopHalf _,Selector.Remaining _ -> true;
            default -> false;
        };
    }

    public static boolean isSeveral(Count count) {
        return switch (count) {
            case Count.Exactly exactly -> !exactly.n().equals(Amount.of(1));
            case Count.UpTo upTo -> !upTo.n().equals(Amount.of(1));
            case Count.AnyNumber _ -> true;
        };
    }

    private Selectors() {
    }
}
