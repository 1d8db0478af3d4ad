package cardinal.riftbound.text;

import static cardinal.cards.grammar.Syntax.article;
import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.spoken;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Condition;
import cardinal.riftbound.ability.Condition.AtLeast;
import cardinal.riftbound.ability.Condition.IAm;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Filter.Kind;
import cardinal.riftbound.ability.Filter.Side;
import cardinal.riftbound.ability.Filter.Trait;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.card.CardData;
import org.jspecify.annotations.Nullable;

/** What stands after "if" and "while". */
final class Conditions {
    static final Syntax<Condition> CONDITION =
            rule("condition", () -> either(onTheTable(), aboutMe(), aboutPlayers(), aboutThisTurn(), aboutTheEffect()));

    /** 824, 828 of 2026-07: keywords that are short for a condition, with the dash after them. */
    static final Syntax<Condition> KEYWORD = either(
            phrase("[Level {}] \u2014 ", digits()).as(Condition.Level.class, Condition.Level::new,
                    Condition.Level::n),
            says("[Empowered] \u2014 ", new IAm(Trait.Is.EMPOWERED)),
            says("[Legion] \u2014 ", new Condition.Legion()));

    /** The same before an instruction of a spell. */
    static final Syntax<Condition> LEVEL = phrase("[Level {}] \u2014 ", digits()).as(Condition.class,
            Condition.Level::new, on -> on instanceof Condition.Level level ? level.n() : null);

    private Conditions() {
    }

    /** A condition that holds over time follows "while"; one that is asked once follows "if". */
    static boolean lasts(Condition condition) {
        return switch (condition) {
            case AtLeast _,Condition.None _,IAm _,Condition.IAmAt _,Condition.IFightAlone _,Condition.HandAtLeast _,Condition.HandAtMost _,Condition.RunesAtLeast _,Condition.YourTurn _,Condition.YouWithin _,Condition.XpAtLeast _ ->
                    true;
            default -> false;
        };
    }

    private static Syntax<Condition> onTheTable() {
        Filter anyBattlefield = Filter.of(Kind.BATTLEFIELD).side(Side.OPPONENT_CONTROLS);
        Syntax<AtLeast> opponentControls = phrase("an opponent controls {}", Nouns.of(Side.OPPONENT_CONTROLS, Nouns.A))
                .as(AtLeast.class, filter -> filter.equals(anyBattlefield) ? null : new AtLeast(1, filter),
                        AtLeast::filter);
        return either(
                phrase("you control {}", Nouns.of(Side.YOU_CONTROL, Nouns.A)).as(AtLeast.class,
                        filter -> new AtLeast(1, filter), AtLeast::filter),
                phrase("you control {} or more {}", Numbers.TWO_OR_MORE, Nouns.of(Side.YOU_CONTROL, Nouns.SEVERAL))
                        .as(AtLeast.class, AtLeast::new, AtLeast::n, AtLeast::filter),
                opponentControls,
                phrase("there is {}", thereNoun(Nouns.A)).as(AtLeast.class, filter -> new AtLeast(1, filter),
                        AtLeast::filter),
                phrase("there are {} or more {}", Numbers.TWO_OR_MORE, thereNoun(Nouns.SEVERAL))
                        .as(AtLeast.class, AtLeast::new, AtLeast::n, AtLeast::filter),
                phrase("you control no {}", Nouns.of(Side.YOU_CONTROL, Nouns.SEVERAL))
                        .as(Condition.None.class, Condition.None::new, Condition.None::filter),
                phrase("there are no {}", thereNoun(Nouns.SEVERAL)).as(Condition.None.class, Condition.None::new,
                        Condition.None::filter));
    }

    /** After "there is": whose objects are counted is not said by "control". */
    private static Syntax<Filter> thereNoun(Syntax<Filter> noun) {
        return noun.as(Filter.class, Conditions::notControlled, Conditions::notControlled);
    }

    private static @Nullable Filter notControlled(Filter filter) {
        return filter.side() == Side.YOU_CONTROL || filter.side() == Side.OPPONENT_CONTROLS ? null : filter;
    }

    private static Syntax<Condition> aboutMe() {
        Syntax<Condition> state = either(
                phrase("{}", Traits.STATE).as(IAm.class, IAm::new, IAm::trait),
                phrase("{}", placeAfterBlank()).itself());
        return either(
                spoken(SelfWords.FIRST_PERSON, phrase("I'm {}", state).itself()),
                spoken(SelfWords.FIRST_PERSON, phrase("I was {}", Traits.STATE).as(Condition.IWas.class,
                        Condition.IWas::new, Condition.IWas::trait)),
                spoken(SelfWords.THIS, phrase("this is {}", state).itself()),
                says("I'm attacking or defending alone", new Condition.IFightAlone(true, true)),
                says("I'm attacking alone", new Condition.IFightAlone(true, false)),
                says("I'm defending alone", new Condition.IFightAlone(false, true)),
                says("this Equipment was attached to me this turn",
                        new Condition.AttachedThisTurn(new Selector.Attached())),
                phrase("I have {} [M] or more", digits())
                        .as(IAm.class, n -> new IAm(new Trait.MightAtLeast(n)),
                                me -> me.trait() instanceof Trait.MightAtLeast might ? might.n() : null),
                phrase("I have {} [M] or less", digits())
                        .as(IAm.class, n -> new IAm(new Trait.MightAtMost(n)),
                                me -> me.trait() instanceof Trait.MightAtMost might ? might.n() : null),
                phrase("I have moved {} this turn", Numbers.TIMES)
                        .as(Condition.MovedThisTurn.class, Condition.MovedThisTurn::new,
                                Condition.MovedThisTurn::times));
    }

    private static Syntax<Condition.IAmAt> placeAfterBlank() {
        return either(
                says("at a battlefield", Filter.Place.AT_BATTLEFIELD), says("in your base", Filter.Place.IN_YOUR_BASE),
                says("in a base", Filter.Place.IN_BASE), says("in combat", Filter.Place.IN_COMBAT),
                says("there", Filter.Place.THERE),
                says("in your trash", Filter.Place.YOUR_TRASH), says("in your hand", Filter.Place.YOUR_HAND))
                .as(Condition.IAmAt.class, Condition.IAmAt::new, Condition.IAmAt::place);
    }

    private static Syntax<Condition> aboutPlayers() {
        return either(
                phrase("you have {} or more cards in your hand", digits())
                        .as(Condition.HandAtLeast.class, Condition.HandAtLeast::new, Condition.HandAtLeast::n),
                phrase("you assigned {} or more excess damage to enemy units", digits()).as(
                        Condition.ExcessDamage.class, Condition.ExcessDamage::new, Condition.ExcessDamage::n),
                phrase("you have {} or fewer cards in your hand", digits())
                        .as(Condition.HandAtMost.class, Condition.HandAtMost::new, Condition.HandAtMost::n),
                phrase("you have {}+ XP", digits())
                        .as(Condition.XpAtLeast.class, Condition.XpAtLeast::new, Condition.XpAtLeast::n),
                phrase("you have {}+ runes", digits())
                        .as(Condition.RunesAtLeast.class, Condition.RunesAtLeast::new, Condition.RunesAtLeast::n),
                says("an opponent controls a battlefield", new Condition.OpponentControlsBattlefield()),
                phrase("an opponent's score is within {} of the Victory Score", Numbers.counted("point", "points"))
                        .as(Condition.OpponentWithin.class, Condition.OpponentWithin::new, Condition.OpponentWithin::n),
                phrase("your score is within {} of the Victory Score", Numbers.counted("point", "points"))
                        .as(Condition.YouWithin.class, Condition.YouWithin::new, Condition.YouWithin::n),
                says("it's your turn", new Condition.YourTurn(true)),
                says("it's an opponent's turn", new Condition.YourTurn(false)));
    }

    private static Syntax<Condition> aboutThisTurn() {
        return either(
                phrase("you've spent at least {} this turn", Prices.ANY_POWER)
                        .as(Condition.PowerSpent.class, Condition.PowerSpent::new, Condition.PowerSpent::n),
                says("you've discarded a card this turn", new Condition.DiscardedThisTurn()),
                says("a unit has died this turn", new Condition.DiedThisTurn(Side.ANY)),
                says("a friendly unit has died this turn", new Condition.DiedThisTurn(Side.FRIENDLY)),
                says("an enemy unit has died this turn", new Condition.DiedThisTurn(Side.ENEMY)));
    }

    private static Syntax<Condition> aboutTheEffect() {
        return either(
                says("you paid the additional cost", new Condition.PaidAdditionalCost()),
                says("you do", new Condition.YouDid()),
                says("it was done this way", new Condition.DoneThisWay(true)),
                says("you couldn't", new Condition.DoneThisWay(false)),
                says("this kills it", new Condition.ThisKillsIt()),
                says("it's the only unit you control there", new Condition.ItIsSo(Trait.Is.YOUR_ONLY_ONE)),
                says("it's an Equipment", new Condition.ItIsSo(new Trait.Tagged(CardData.EQUIPMENT))),
                phrase("it was {}unit", either(says("a friendly ", Side.FRIENDLY), says("an enemy ", Side.ENEMY)))
                        .as(Condition.ItWas.class, Condition.ItWas::new, Condition.ItWas::side),
                phrase("it's {}", Traits.STATE).as(Condition.ItIsSo.class, Condition.ItIsSo::new,
                        Condition.ItIsSo::trait),
                phrase("it's {}", article(Nouns.kind(false))).as(Condition.ItIs.class, Condition.ItIs::new,
                        Condition.ItIs::kind));
    }
}
