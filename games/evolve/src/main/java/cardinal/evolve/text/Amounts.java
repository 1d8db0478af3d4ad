package cardinal.evolve.text;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Amount.Deed;
import cardinal.evolve.ability.Amount.Points;
import cardinal.evolve.ability.Amount.Stat;

/** Numbers that text reads off the table: after "equal to" and "X equals". */
public final class Amounts {
    /** "your maximum play points". */
    static final Syntax<Amount> POINTS = either(
            says("your maximum play points", new Amount.PointsOf(Points.MAXIMUM_PLAY_POINTS)),
            says("your play points", new Amount.PointsOf(Points.PLAY_POINTS)),
            says("your evolution points", new Amount.PointsOf(Points.EVOLUTION_POINTS)));

    private static final Syntax<Amount> SIMPLE = rule("number", () -> Syntax.<Amount>either(
            POINTS,
            phrase("the number of {}", Nouns.described(true, "and", Places.in(Person.YOU, true, "and")))
                    .as(Amount.NumberOf.class, Amount.NumberOf::new, Amount.NumberOf::filter),
            Selectors.possessed("attack").as(Amount.StatOf.class, of -> new Amount.StatOf(of, Stat.ATTACK),
                    amount -> amount.stat() == Stat.ATTACK ? amount.of() : null),
            Selectors.possessed("defense").as(Amount.StatOf.class, of -> new Amount.StatOf(of, Stat.DEFENSE),
                    amount -> amount.stat() == Stat.DEFENSE ? amount.of() : null),
            Selectors.possessed("cost").as(Amount.StatOf.class, of -> new Amount.StatOf(of, Stat.COST),
                    amount -> amount.stat() == Stat.COST ? amount.of() : null),
            phrase("the number of {} you've played this turn", Nouns.described(true, "and", Places.NOWHERE)).as(
                    Amount.PlayedThisTurn.class, filter -> new Amount.PlayedThisTurn(filter, false),
                    Amount.PlayedThisTurn::filter),
            phrase("the number of {} you've played this turn, excluding this card",
                    Nouns.described(true, "and", Places.NOWHERE)).as(
                            Amount.PlayedThisTurn.class, filter -> new Amount.PlayedThisTurn(filter, true),
                            Amount.PlayedThisTurn::filter),
            says("the number of times your leader has lost defense this turn", new Amount.LeaderLostDefense()),
            phrase("the number of {} counters on {}", Counters.KIND, Selectors.ONE_OBJECT)
                    .as(Amount.Counters.class, Amount.Counters::new, Amount.Counters::kind, Amount.Counters::on),
            says("the number of counters removed", new Amount.DoneThisWay(Deed.REMOVED)),
            says("the number of cards discarded", new Amount.DoneThisWay(Deed.DISCARDED)),
            says("the number of cards banished", new Amount.DoneThisWay(Deed.BANISHED)),
            says("the number of cards destroyed", new Amount.DoneThisWay(Deed.DESTROYED)),
            says("the number of cards returned", new Amount.DoneThisWay(Deed.RETURNED)),
            says("the number of cards revealed", new Amount.DoneThisWay(Deed.REVEALED)),
            Dialect.OF_1_24.first(says("the number of cards engaged", new Amount.DoneThisWay(Deed.ENGAGED))),
            says("the number of cards selected", new Amount.DoneThisWay(Deed.SELECTED)),
            says("the number of cards drawn", new Amount.DoneThisWay(Deed.DRAWN)),
            says("the number of cards put onto your field", new Amount.DoneThisWay(Deed.SUMMONED)),
            Dialect.OF_1_24.first(phrase("the number of {} you engaged as the additional cost to play this card",
                    Nouns.described(true, "and", Places.NOWHERE)).as(Amount.EngagedToPlay.class,
                            Amount.EngagedToPlay::new, Amount.EngagedToPlay::filter)),
            says("the result of the roll", new Amount.Rolled())));

    /** "2 times the number of followers on your field", "the number of cards in your hand plus 1". */
    public static final Syntax<Amount> MEASURE = rule("measure", () -> Syntax.<Amount>either(
            SIMPLE,
            phrase("{} times {}", Numbers.SEVERAL, SIMPLE).as(Amount.Times.class, Amount.Times::new, Amount.Times::n,
                    Amount.Times::of),
            phrase("{} plus {}", SIMPLE, digits()).as(Amount.Plus.class, Amount.Plus::new, Amount.Plus::of,
                    Amount.Plus::n),
            phrase("half {}, rounded up", SIMPLE).as(Amount.HalfUp.class, Amount.HalfUp::new, Amount.HalfUp::of),
            says("a number of your choice", new Amount.YourChoice())));

    private Amounts() {
    }
}
