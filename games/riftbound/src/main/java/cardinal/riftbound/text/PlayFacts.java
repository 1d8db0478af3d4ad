package cardinal.riftbound.text;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.maybe;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.sentence;
import static cardinal.cards.grammar.Syntax.spoken;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Condition;
import cardinal.riftbound.ability.Cost;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.ability.Fact.CostChange;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Filter.Side;
import cardinal.riftbound.ability.Named;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.ability.Selector.All;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.card.Keyword;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Facts about cards as they are played: what they cost, how they enter, when and where they may be played. */
final class PlayFacts {
    private static final Syntax<Boolean> LESS = either(says("less", true), says("more", false));

    /** 353.4.c: ", to a minimum of [1]". */
    static final Syntax<Integer> MINIMUM = phrase(", to a minimum of [{}]", digits()).itself().orElse(0);

    private static final Syntax<Condition> ONLY_WHEN = either(
            says("during your turn", new Condition.YourTurn(true)),
            says("during an opponent's turn", new Condition.YourTurn(false)),
            phrase("if {}", Conditions.CONDITION).itself());

    /** 818.1.c.4, 827.1.c.3 of 2026-07: whose cost it is about. */
    private static final Syntax<Keyword> KEYWORD_PAID =
            either(says("to equip", Keyword.EQUIP), says("to empower", Keyword.EMPOWER));

    /** About the card itself. */
    static final Syntax<Fact> MINE = rule("fact about playing me", () -> either(
            phrase("{} {} {}{}", self("I cost", "this costs"), Prices.PRICE, LESS, MINIMUM)
                    .as(CostChange.class, CostChange::new, CostChange::which, CostChange::price, CostChange::less,
                            CostChange::least),
            phrase("{} {} less{}{}", self("I cost", "this costs"), Prices.PRICE, Amounts.FOR_EACH, MINIMUM).as(
                    Fact.CostsLessForEach.class, Fact.CostsLessForEach::new, Fact.CostsLessForEach::which,
                    Fact.CostsLessForEach::price, Fact.CostsLessForEach::each, Fact.CostsLessForEach::least),
            phrase("I cost {} less to play from anywhere other than your hand", Prices.PRICE)
                    .as(Fact.CostsLessFromElsewhere.class, Fact.CostsLessFromElsewhere::new,
                            Fact.CostsLessFromElsewhere::price),
            phrase("{} {} less for each card you've played this turn{}", self("I cost", "this costs"), Prices.PRICE,
                    MINIMUM)
                    .as(Fact.CostsLessForEachPlayed.class, Fact.CostsLessForEachPlayed::new,
                            Fact.CostsLessForEachPlayed::which, Fact.CostsLessForEachPlayed::price,
                            Fact.CostsLessForEachPlayed::least),
            phrase("{} {} {} {}{}", self("I cost", "this costs"), Prices.PRICE, LESS, KEYWORD_PAID,
                    maybe(Amounts.FOR_EACH)).as(
                            Fact.KeywordCosts.class,
                            (_, price, less, keyword, each) -> new Fact.KeywordCosts(keyword, price, less, each),
                            _ -> new Selector.Self(), Fact.KeywordCosts::price, Fact.KeywordCosts::less,
                            Fact.KeywordCosts::keyword, Fact.KeywordCosts::each),
            phrase("{} is reduced by {}", Selectors.possessed("Energy cost"), Amounts.MEASURE).as(
                    Fact.EnergyReducedBy.class, Fact.EnergyReducedBy::new, Fact.EnergyReducedBy::which,
                    Fact.EnergyReducedBy::amount),
            SelfWords.self("I enter exhausted", "this enters exhausted", new Fact.EntersExhausted()),
            Selectors.subject("enter ready", "enters ready").as(Fact.EnterReady.class, Fact.EnterReady::new,
                    enter -> enter.played() ? null : enter.who()),
            says("you may play me to a battlefield you're attacking",
                    new Fact.MayPlayMeTo(Fact.BattlefieldKind.YOU_ATTACK)),
            says("you may play me to a battlefield where there are enemy units",
                    new Fact.MayPlayMeTo(Fact.BattlefieldKind.WITH_ENEMY_UNITS)),
            says("you may play me to an open battlefield", new Fact.MayPlayMeTo(Fact.BattlefieldKind.OPEN)),
            says("you may play me to an occupied enemy battlefield",
                    new Fact.MayPlayMeTo(Fact.BattlefieldKind.OCCUPIED_ENEMY)),
            spoken(Set.of(CardType.UNIT), phrase("I have {} as long as I'm being played to {}",
                    either(says("[Action]", Keyword.ACTION), says("[Reaction]", Keyword.REACTION)),
                    either(says("a battlefield where you control units", Fact.BattlefieldKind.WITH_YOUR_UNITS),
                            says("a battlefield you control", Fact.BattlefieldKind.YOURS)))
                    .as(Fact.HasWhenPlayedTo.class, Fact.HasWhenPlayedTo::new, Fact.HasWhenPlayedTo::keyword,
                            Fact.HasWhenPlayedTo::where)),
            spoken(Set.of(CardType.UNIT), says(
                    "I can [Ambush] to a battlefield where there are enemy units, even if you don't have units there",
                    new Fact.CanAmbushTo(Fact.BattlefieldKind.WITH_ENEMY_UNITS))),
            spoken(Set.of(CardType.GEAR), says("as this is attached to a unit, copy that unit's text to this "
                    + "Equipment's effect text for as long as this is attached to it", new Fact.CopiesText())),
            spoken(SelfWords.FIRST_PERSON, phrase("my abilities have [Repeat] {}", Costs.ACTIVATION)
                    .as(Fact.AbilitiesRepeat.class, costs -> repeated(costs, true),
                            fact -> Abilities.isPaidFirst(fact.costs()) ? fact.costs() : null)),
            spoken(SelfWords.FIRST_PERSON, phrase("my abilities have [Repeat] \u2014 {}", sentence(Costs.ACTIVATION))
                    .as(Fact.AbilitiesRepeat.class, costs -> repeated(costs, false),
                            fact -> Abilities.isPaidFirst(fact.costs()) ? null : fact.costs())),
            phrase("{}, name a {}", SelfWords.self("as you play me", "as you play this", true),
                    either(says("card", Named.CARD), says("type", Named.TYPE), says("tag", Named.TAG)))
                    .as(Fact.NamesAsPlayed.class, (_, what) -> new Fact.NamesAsPlayed(what), _ -> true,
                            Fact.NamesAsPlayed::what),
            says("opponents can only [Ambush] at any time they could play cards with [Action]",
                    new Fact.OpponentsAmbushSlowly()),
            phrase("{} only {}", SelfWords.self("play me", "play this", true), ONLY_WHEN)
                    .as(Fact.PlayOnly.class, (_, condition) -> new Fact.PlayOnly(condition), _ -> true,
                            Fact.PlayOnly::condition)));

    private PlayFacts() {
    }

    /** 820.1.a of 2026-07: a cost that begins with symbols follows the keyword at once, another after a dash. */
    private static Fact.@Nullable AbilitiesRepeat repeated(List<Cost> costs, boolean paidFirst) {
        return Abilities.isPaidFirst(costs) == paidFirst ? new Fact.AbilitiesRepeat(costs) : null;
    }

    /** About cards that a player plays: "spells you play cost [1] less", "units you play this turn enter ready". */
    static Syntax<Fact> during(String time) {
        Syntax<Selector> cards = either(
                phrase("{} you play" + time, Nouns.of(Side.YOU_CONTROL, Nouns.SEVERAL)).as(All.class, All::new,
                        All::filter),
                phrase("{} opponents play" + time, Nouns.of(Side.OPPONENT_CONTROLS, Nouns.SEVERAL)).as(All.class,
                        All::new, All::filter));
        return Syntax.<Fact>either(
                phrase("{} cost {} {}{}", cards, Prices.PRICE, LESS, MINIMUM)
                        .as(CostChange.class, CostChange::new, CostChange::which, CostChange::price, CostChange::less,
                                CostChange::least),
                phrase("{} enter ready", cards).as(Fact.EnterReady.class,
                        who -> new Fact.EnterReady(who, true), enter -> enter.played() ? enter.who() : null));
    }

    /** 384: "the next unit you play this turn enters ready", "the next spell you play this turn costs [1] less". */
    static Syntax<Fact> nextCard() {
        Syntax<Filter> next = phrase("the next {} you play this turn", Nouns.of(Side.YOU_CONTROL, Nouns.ONE)).itself();
        return either(
                phrase("{} enters ready", next).as(Fact.NextEntersReady.class, Fact.NextEntersReady::new,
                        Fact.NextEntersReady::what),
                phrase("{} costs {} {}{}", next, Prices.PRICE, LESS, MINIMUM).as(Fact.NextCosts.class,
                        Fact.NextCosts::new, Fact.NextCosts::what, Fact.NextCosts::price, Fact.NextCosts::less,
                        Fact.NextCosts::least));
    }

    private static Syntax<Selector> self(String firstPerson, String thisCard) {
        return SelfWords.self(firstPerson, thisCard, new Selector.Self());
    }
}
