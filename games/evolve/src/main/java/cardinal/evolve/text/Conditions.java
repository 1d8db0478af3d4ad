package cardinal.evolve.text;

import static cardinal.cards.grammar.Syntax.article;
import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.series;
import static cardinal.cards.grammar.Syntax.seriesOfSeveral;
import static cardinal.cards.grammar.Syntax.spoken;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Amount.Deed;
import cardinal.evolve.ability.Amount.Points;
import cardinal.evolve.ability.Compare;
import cardinal.evolve.ability.Condition;
import cardinal.evolve.ability.Condition.Cards;
import cardinal.evolve.ability.Condition.Did;
import cardinal.evolve.ability.Condition.ThisTurn;
import cardinal.evolve.ability.Condition.ThisTurn.Happening;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Filter.Kind;
import cardinal.evolve.ability.Filter.Noun;
import cardinal.evolve.ability.Filter.Place;
import cardinal.evolve.ability.Filter.Trait;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Who;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What stands after "if" and "while", and the class conditions that stand before a colon (13). */
final class Conditions {
    private static final Filter ANYTHING = Filter.of(Kind.CARD);

    /** 13: "Combo (3)", "Earth Rite". */
    static final Syntax<Condition> LABEL = rule("class condition", () -> Syntax.<Condition>either(
            phrase("Combo ({})", digits()).as(Condition.Combo.class, Condition.Combo::new, Condition.Combo::n),
            phrase("Spellchain ({})", digits()).as(Condition.Spellchain.class, Condition.Spellchain::new,
                    Condition.Spellchain::n),
            phrase("Necrocharge ({})", digits()).as(Condition.Necrocharge.class, Condition.Necrocharge::new,
                    Condition.Necrocharge::n),
            says("Earth Rite", new Condition.EarthRite(1)),
            Dialect.OF_1_24.first(phrase("Earth Rite ({})", Numbers.MORE_THAN_ONE).as(Condition.EarthRite.class,
                    Condition.EarthRite::new, Condition.EarthRite::n))));

    /** 10.7.6: what a state trigger waits for: "there are no cards in your hand", "your leader's defense is 5 or less". */
    static final Syntax<Condition> STATE = rule("state", () -> either(onTheTable(), ofPlayers()));

    private static final Syntax<Condition> SIMPLE = rule("simple condition",
            () -> either(onTheTable(), ofPlayers(), ofCards(), ofTheEffect(), ofThisTurn()));

    static final Syntax<Condition> CONDITION = rule("condition", () -> Syntax.<Condition>either(SIMPLE,
            seriesOfSeveral(SIMPLE, "and").as(Condition.All.class,
                    parts -> isNamesTogether(parts) ? null : new Condition.All(parts),
                    all -> isNamesTogether(all.parts()) ? null : all.parts())));

    private Conditions() {
    }

    private static Syntax<List<Place>> places(boolean plural) {
        return Places.in(Person.YOU, plural, "or");
    }

    private static Syntax<Condition> onTheTable() {
        Syntax<Filter> many = Nouns.described(true, "and", Places.in(Person.YOU, true, "and"));
        return Syntax.<Condition>either(
                phrase("there is {}", Nouns.a("or", places(false))).as(Cards.class,
                        filter -> new Cards(Compare.AT_LEAST, 1, filter),
                        cards -> cards.compare() == Compare.AT_LEAST && cards.n() == 1 ? cards.filter() : null),
                phrase("there are at least {} {}", Numbers.SEVERAL, many).as(Cards.class,
                        (n, filter) -> new Cards(Compare.AT_LEAST, n, filter),
                        cards -> cards.compare() == Compare.AT_LEAST ? cards.n() : null, Cards::filter),
                phrase("there are at least {} {} counters on {}", Numbers.SEVERAL, Counters.KIND, Selectors.ONE_OBJECT)
                        .as(Condition.CountersOn.class,
                                (n, kind, on) -> new Condition.CountersOn(Compare.AT_LEAST, n, kind, on),
                                c -> c.compare() == Compare.AT_LEAST ? c.n() : null, Condition.CountersOn::kind,
                                Condition.CountersOn::on),
                phrase("there are {} {} counters on {}", Numbers.SEVERAL, Counters.KIND, Selectors.ONE_OBJECT)
                        .as(Condition.CountersOn.class,
                                (n, kind, on) -> n == 0 ? null
                                        : new Condition.CountersOn(Compare.EXACTLY, n, kind, on),
                                c -> c.compare() == Compare.EXACTLY ? c.n() : null, Condition.CountersOn::kind,
                                Condition.CountersOn::on),
                Dialect.OF_1_24.first(phrase("there is exactly 1 {} counter on {}", Counters.KIND,
                        Selectors.ONE_OBJECT).as(Condition.CountersOn.class,
                                (kind, on) -> new Condition.CountersOn(Compare.EXACTLY, 1, kind, on),
                                c -> c.compare() == Compare.EXACTLY && c.n() == 1 ? c.kind() : null,
                                Condition.CountersOn::on)),
                phrase("there are no {} counters on {}", Counters.KIND, Selectors.ONE_OBJECT)
                        .as(Condition.CountersOn.class,
                                (kind, on) -> new Condition.CountersOn(Compare.AT_MOST, 0, kind, on),
                                c -> c.compare() == Compare.AT_MOST && c.n() == 0 ? c.kind() : null,
                                Condition.CountersOn::on),
                phrase("there are no {}", many).as(Cards.class, filter -> new Cards(Compare.AT_MOST, 0, filter),
                        cards -> cards.compare() == Compare.AT_MOST && cards.n() == 0 ? cards.filter() : null),
                phrase("there are {} {} or less{}", Numbers.SEVERAL, Nouns.described(true, "and", Places.NOWHERE),
                        Places.in(Person.YOU, true, "and")).as(Cards.class,
                                (n, filter, where) -> n == 0 ? null
                                        : new Cards(Compare.AT_MOST, n, new Filter(filter.nouns(), where)),
                                cards -> cards.compare() == Compare.AT_MOST ? cards.n() : null,
                                cards -> new Filter(cards.filter().nouns(), List.of()),
                                cards -> cards.filter().places()),
                phrase("there are {} {}", Numbers.SEVERAL, many).as(Cards.class,
                        (n, filter) -> n == 0 ? null : new Cards(Compare.EXACTLY, n, filter),
                        cards -> cards.compare() == Compare.EXACTLY ? cards.n() : null, Cards::filter),
                phrase("there is {}{}", article(seriesOfSeveral(Nouns.plain(false), "and")), places(false)).as(
                        Condition.All.class, Conditions::namesTogether, Conditions::names, Conditions::namesPlace));
    }

    /** "there is a Sun and Moon in your cemetery": one of each. */
    private static Condition.@Nullable All namesTogether(List<Noun> nouns, List<Place> where) {
        boolean named = nouns.stream().allMatch(noun -> noun.kind() == Kind.NAMED);
        return named ? new Condition.All(nouns.stream()
                .<Condition>map(noun -> new Cards(Compare.AT_LEAST, 1, new Filter(List.of(noun), where))).toList())
                : null;
    }

    private static boolean isNamesTogether(List<Condition> parts) {
        return !parts.isEmpty() && parts.stream()
                .allMatch(part -> part instanceof Cards cards && cards.compare() == Compare.AT_LEAST
                        && cards.n() == 1 && cards.filter().nouns().size() == 1
                        && cards.filter().nouns().getFirst().kind() == Kind.NAMED
                        && cards.filter().places().equals(((Cards) parts.getFirst()).filter().places()));
    }

    private static @Nullable List<Noun> names(Condition.All all) {
        return isNamesTogether(all.parts()) ? all.parts().stream()
                .map(part -> ((Cards) part).filter().nouns().getFirst()).toList() : null;
    }

    private static @Nullable List<Place> namesPlace(Condition.All all) {
        return isNamesTogether(all.parts()) ? ((Cards) all.parts().getFirst()).filter().places() : null;
    }

    private static final Syntax<Points> POINTS = either(says("maximum play points", Points.MAXIMUM_PLAY_POINTS),
            says("play points", Points.PLAY_POINTS), says("evolution points", Points.EVOLUTION_POINTS),
            spoken(Dialect.OF_1_24.since(), says("super-evolution points", Points.SUPER_EVOLUTION_POINTS)));

    private static Syntax<Condition> ofPlayers() {
        Syntax<Who> who = either(says("you have", Who.YOU), says("each player has", Who.EACH_PLAYER),
                says("an opponent has", Who.OPPONENT));
        return either(
                says("Overflow is active for you", new Condition.Overflow()),
                says("Sanguine is active for you", new Condition.Sanguine()),
                Dialect.OF_1_24.first(says("Overflow isn't active for you",
                        new Condition.Not(new Condition.Overflow()))),
                Dialect.OF_1_24.first(says("Sanguine isn't active for you",
                        new Condition.Not(new Condition.Sanguine()))),
                says("it's your turn", new Condition.YourTurn(true)),
                says("it's an opponent's turn", new Condition.YourTurn(false)),
                phrase("{} leader's defense is {} or {}", either(says("your", false), says("an enemy", true)), digits(),
                        either(says("less", Compare.AT_MOST), says("more", Compare.AT_LEAST))).as(
                                Condition.LeaderDefense.class,
                                (enemy, n, compare) -> new Condition.LeaderDefense(enemy, compare, n),
                                Condition.LeaderDefense::enemy, Condition.LeaderDefense::n,
                                Condition.LeaderDefense::compare),
                phrase("{} {} {}", who, digits(), POINTS).as(Condition.HasPoints.class,
                        (whose, n, points) -> new Condition.HasPoints(whose, Compare.EXACTLY, n, points),
                        Condition.HasPoints::who, Condition.HasPoints::n, Condition.HasPoints::points),
                phrase("{} at least {} {}", who, digits(), POINTS).as(Condition.HasPoints.class,
                        (whose, n, points) -> new Condition.HasPoints(whose, Compare.AT_LEAST, n, points),
                        Condition.HasPoints::who, Condition.HasPoints::n, Condition.HasPoints::points));
    }

    private static Syntax<Condition> ofCards() {
        return either(
                phrase("it's {}", article(Nouns.plain(false))).as(Condition.ItIs.class,
                        noun -> noun.kind() == Kind.NAMED ? null : new Condition.ItIs(noun), Condition.ItIs::noun),
                phrase("it's {}", Traits.STATE).as(Condition.Has.class,
                        state -> new Condition.Has(new Selector.It(Selector.It.Word.IT), state),
                        has -> has.who() instanceof Selector.It && has.trait() instanceof Trait.Is is ? is : null),
                phrase("{} {}", Selectors.subject("is", "are"), Traits.STATE).as(Condition.Has.class,
                        (who, state) -> who instanceof Selector.This ? new Condition.Has(who, state) : null,
                        Condition.Has::who, has -> has.trait() instanceof Trait.Is is ? is : null),
                phrase("{} {}", Selectors.subject("costs", "cost"), Traits.COST).as(Condition.Has.class,
                        (who, trait) -> isOne(who) ? new Condition.Has(who, trait) : null, Condition.Has::who,
                        Condition.Has::trait),
                phrase("{} {}", Selectors.subject("has", "have"), Traits.LIFE).as(Condition.Has.class,
                        (who, trait) -> isOne(who) ? new Condition.Has(who, trait) : null, Condition.Has::who,
                        Condition.Has::trait),
                phrase("{} {}", Selectors.subject("has", "have"), Keywords.WORD).as(Condition.Has.class,
                        (who, word) -> isOne(who) ? new Condition.Has(who, new Trait.With(List.of(word))) : null,
                        Condition.Has::who,
                        has -> has.trait() instanceof Trait.With with && with.keywords().size() == 1
                                ? with.keywords().getFirst() : null),
                phrase("this card was put onto the field from anywhere other than your {}", Places.ZONE).as(
                        Condition.EnteredNotFrom.class, Condition.EnteredNotFrom::new,
                        Condition.EnteredNotFrom::place),
                phrase("this card was put onto the field from your {}", Places.ZONE).as(Condition.EnteredFrom.class,
                        Condition.EnteredFrom::new, Condition.EnteredFrom::place),
                Dialect.OF_1_24.first(says("this card was put onto the field by an ability",
                        new Condition.EnteredByAbility())),
                says("this card is on your field", new Condition.OnYourField()),
                says("this card is in your EX area", new Condition.ThisIsIn(Place.YOUR_EX_AREA)),
                says("this card is in your cemetery", new Condition.ThisIsIn(Place.YOUR_CEMETERY)),
                says("this card is in your hand", new Condition.ThisIsIn(Place.YOUR_HAND)),
                says("this card isn't in your EX area", new Condition.ThisIsNotIn(Place.YOUR_EX_AREA)),
                says("this card isn't in your hand", new Condition.ThisIsNotIn(Place.YOUR_HAND)));
    }

    private static boolean isOne(Selector who) {
        return who instanceof Selector.It || who instanceof Selector.This;
    }

    private static Syntax<Condition> ofTheEffect() {
        return either(
                says("you do", new Condition.YouDid()),
                says("you paid the additional cost", new Condition.PaidMore()),
                phrase("you played this card for {} more play points", Numbers.SEVERAL)
                        .as(Condition.PlayedForMore.class, Condition.PlayedForMore::new, Condition.PlayedForMore::more),
                youDid("you discarded", Deed.DISCARDED), youDid("you revealed", Deed.REVEALED),
                wasDone("banished", Deed.BANISHED), wasDone("destroyed", Deed.DESTROYED),
                wasDone("returned to hand", Deed.RETURNED), wasDone("put into your cemetery", Deed.PUT),
                wasDone("put into an EX area", Deed.PUT_INTO_EX_AREA),
                Dialect.OF_1_24.first(phrase("{} were taken from Stack", Numbers.SEVERAL).as(Did.class,
                        n -> new Did(Deed.TAKEN_FROM_STACK, Compare.EXACTLY, n, ANYTHING), Conditions::takenFromStack)),
                Dialect.OF_1_24.first(says("1 was taken from Stack",
                        new Did(Deed.TAKEN_FROM_STACK, Compare.EXACTLY, 1, ANYTHING))),
                phrase("you roll {}", article(series(digits(), "or"))).as(Condition.Rolled.class,
                        Condition.Rolled::new, Condition.Rolled::results));
    }

    /** "you discarded a Departed card", "you discarded at least 2 cards". */
    private static Syntax<Did> youDid(String words, Deed deed) {
        return either(
                phrase(words + " {}", Nouns.a("or", Places.NOWHERE)).as(Did.class,
                        filter -> new Did(deed, Compare.AT_LEAST, 1, filter), did -> of(did, deed, true)),
                phrase(words + " at least {} {}", Numbers.SEVERAL, Nouns.described(true, "or", Places.NOWHERE))
                        .as(Did.class, (n, filter) -> new Did(deed, Compare.AT_LEAST, n, filter), Did::n,
                                did -> of(did, deed, false)));
    }

    /** "at least 15 cards were banished by this ability", "a Wisp was put into your cemetery by this ability". */
    private static Syntax<Did> wasDone(String words, Deed deed) {
        return either(
                phrase("{} was " + words + " by this ability", Nouns.a("or", Places.NOWHERE)).as(Did.class,
                        filter -> new Did(deed, Compare.AT_LEAST, 1, filter), did -> of(did, deed, true)),
                phrase("at least {} {} were " + words + " by this ability", Numbers.SEVERAL,
                        Nouns.described(true, "or", Places.NOWHERE)).as(Did.class,
                                (n, filter) -> new Did(deed, Compare.AT_LEAST, n, filter), Did::n,
                                did -> of(did, deed, false)));
    }

    private static @Nullable Integer takenFromStack(Did did) {
        return did.deed() == Deed.TAKEN_FROM_STACK ? did.n() : null;
    }

    private static boolean isOfEnemies(Filter filter) {
        return filter.nouns().stream().allMatch(noun -> noun.side() == Filter.Side.ENEMY);
    }

    private static @Nullable Filter of(Did did, Deed deed, boolean one) {
        return did.deed() == deed && (did.n() == 1) == one ? did.filter() : null;
    }

    private static ThisTurn fromField(Filter filter, Place field) {
        return new ThisTurn(Happening.PUT_INTO_CEMETERY, Compare.AT_LEAST, 1,
                new Filter(filter.nouns(), List.of(field)));
    }

    private static @Nullable Filter noPlace(ThisTurn happened, Place field) {
        return happened.what() == Happening.PUT_INTO_CEMETERY && happened.filter().places().equals(List.of(field))
                ? new Filter(happened.filter().nouns(), List.of()) : null;
    }

    private static Syntax<Condition> ofThisTurn() {
        Syntax<Filter> yours = phrase("any of {}", Nouns.YOUR).itself();
        return either(
                phrase("{} have been destroyed this turn", yours).as(ThisTurn.class,
                        filter -> new ThisTurn(Happening.DESTROYED, Compare.AT_LEAST, 1, filter), ThisTurn::filter),
                phrase("{} was destroyed this turn", Nouns.a("or", Places.NOWHERE)).as(ThisTurn.class,
                        filter -> isOfEnemies(filter)
                                ? new ThisTurn(Happening.DESTROYED, Compare.AT_LEAST, 1, filter) : null,
                        happened -> happened.what() == Happening.DESTROYED && isOfEnemies(happened.filter())
                                ? happened.filter() : null),
                says("a card on your field was returned to hand this turn", new ThisTurn(Happening.RETURNED_TO_HAND,
                        Compare.AT_LEAST, 1, Filter.of(Kind.CARD, Place.YOUR_FIELD))),
                phrase("{} attacked at least {} times this turn", Nouns.YOUR, digits()).as(ThisTurn.class,
                        (filter, n) -> new ThisTurn(Happening.ATTACKED, Compare.AT_LEAST, n, filter), ThisTurn::filter,
                        ThisTurn::n),
                phrase("you've played {} this turn", Nouns.a("or", Places.NOWHERE)).as(ThisTurn.class,
                        filter -> new ThisTurn(Happening.PLAYED, Compare.AT_LEAST, 1, filter), ThisTurn::filter),
                Dialect.OF_1_24.first(phrase("you haven't played {} this turn", Nouns.a("or", Places.NOWHERE)).as(
                        Condition.Not.class,
                        filter -> new Condition.Not(new ThisTurn(Happening.PLAYED, Compare.AT_LEAST, 1, filter)),
                        not -> not.of() instanceof ThisTurn played && played.what() == Happening.PLAYED
                                && played.compare() == Compare.AT_LEAST && played.n() == 1 ? played.filter() : null)),
                phrase("you've played at least {} {} this turn", Numbers.SEVERAL,
                        Nouns.described(true, "or", Places.NOWHERE)).as(ThisTurn.class,
                                (n, filter) -> new ThisTurn(Happening.PLAYED, Compare.AT_LEAST, n, filter), ThisTurn::n,
                                ThisTurn::filter),
                phrase("any of {} have evolved this turn", Nouns.YOUR).as(ThisTurn.class,
                        filter -> new ThisTurn(Happening.EVOLVED, Compare.AT_LEAST, 1, filter), ThisTurn::filter),
                phrase("any of {} have raced this turn", Nouns.YOUR).as(ThisTurn.class,
                        filter -> new ThisTurn(Happening.RACED, Compare.AT_LEAST, 1, filter), ThisTurn::filter),
                phrase("any of {} have left the field this turn", Nouns.YOUR).as(ThisTurn.class,
                        filter -> new ThisTurn(Happening.LEFT_FIELD, Compare.AT_LEAST, 1, filter), ThisTurn::filter),
                phrase("{} was put from your field into the cemetery this turn", Nouns.a("or", Places.NOWHERE)).as(
                        ThisTurn.class, filter -> fromField(filter, Place.YOUR_FIELD),
                        happened -> noPlace(happened, Place.YOUR_FIELD)),
                phrase("{} was put from the field into the cemetery this turn", Nouns.a("or", Places.NOWHERE)).as(
                        ThisTurn.class, filter -> fromField(filter, Place.FIELD),
                        happened -> noPlace(happened, Place.FIELD)),
                phrase("you've discarded {} this turn", Nouns.a("or", Places.NOWHERE)).as(ThisTurn.class,
                        filter -> new ThisTurn(Happening.DISCARDED, Compare.AT_LEAST, 1, filter), ThisTurn::filter),
                phrase("it's the {} you've played this turn", Numbers.ORDINAL).as(Condition.NthThisTurn.class,
                        Condition.NthThisTurn::new, Condition.NthThisTurn::n));
    }

}
