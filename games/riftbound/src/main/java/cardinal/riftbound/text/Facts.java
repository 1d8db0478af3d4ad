package cardinal.riftbound.text;

import static cardinal.cards.grammar.Syntax.article;
import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.name;
import static cardinal.cards.grammar.Syntax.ordinal;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.series;
import static cardinal.cards.grammar.Syntax.spoken;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Amount;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.card.CardType;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.text.MightChanges.Change;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** 361.2: statements of fact. */
public final class Facts {
    private static final Syntax<Fact> LASTING =
            rule("lasting fact", () -> either(might(), keywords(), damage(), moving(), mine(), players()));

    /** What a passive ability states. */
    static final Syntax<Fact> FACT =
            rule("fact", () -> either(PlayFacts.during(""), PlayFacts.MINE, ofItsPlace(), LASTING));

    /** What an effect states for this turn: "opponents can't play cards this turn". */
    public static final Syntax<Fact> THIS_TURN =
            rule("fact for this turn",
                    () -> either(PlayFacts.during(" this turn"),
                            phrase("{} enter ready this turn", Selectors.EVERY).as(Fact.EnterReady.class,
                                    Fact.EnterReady::new, enter -> !enter.played()
                                            && enter.who() instanceof Selector.All all ? all : null),
                            phrase("{} this turn", LASTING).itself(),
                            nextSpell(), PlayFacts.nextCard()));

    private Facts() {
    }

    /** What only the card that says it can state, where it is. */
    private static Syntax<Fact> ofItsPlace() {
        return Syntax.<Fact>either(
                spoken(Set.of(CardType.LEGEND), phrase("your deck may include {} of any domain", Nouns.SEVERAL)
                        .as(Fact.DeckMayInclude.class, Facts::admitting, Fact.DeckMayInclude::what)),
                spoken(Set.of(CardType.BATTLEFIELD),
                        phrase("players can't score here until their {} turn", ordinal()).as(
                                Fact.NoScoringHereBefore.class, Fact.NoScoringHereBefore::new,
                                Fact.NoScoringHereBefore::turn)),
                spoken(Set.of(CardType.BATTLEFIELD),
                        says("units can move here from anywhere", new Fact.ReachedFromAnywhere())),
                spoken(Set.of(CardType.UNIT, CardType.BATTLEFIELD), phrase(
                        "opponents must pay {} for each unit{} to make a standard move to here", Prices.PRICE,
                        says(" beyond the first", true).orElse(false)).as(Fact.StandardMovesCost.class,
                                (price, beyond) -> price.isNothing() ? null : new Fact.StandardMovesCost(price, beyond),
                                Fact.StandardMovesCost::price, Fact.StandardMovesCost::beyondFirst)));
    }

    private static Syntax<Fact> might() {
        Syntax<Selector> have = Selectors.subject("have", "has");
        return either(
                phrase("{} {}{}", have, MightChanges.CHANGE, MightChanges.MINIMUM).as(
                        Fact.Might.class,
                        (who, change, least) -> new Fact.Might(who, Amount.of(change.n()), change.sign(), least),
                        Fact.Might::who, fact -> Change.of(fact.amount(), fact.sign()), Fact.Might::least),
                phrase("{} {}{}{}", have, MightChanges.CHANGE, Amounts.FOR_EACH, MightChanges.MINIMUM).as(
                        Fact.Might.class,
                        (who, change, each, least) -> new Fact.Might(who, new Amount.PerEach(change.n(), each),
                                change.sign(), least),
                        Fact.Might::who, fact -> Change.of(fact.amount(), fact.sign()),
                        fact -> fact.amount() instanceof Amount.PerEach each ? each.filter() : null, Fact.Might::least),
                phrase("my Might is increased by {}", Amounts.MEASURE)
                        .as(Fact.MightIncreasedBy.class, Fact.MightIncreasedBy::new, Fact.MightIncreasedBy::amount),
                phrase("{} is {}",
                        either(Selectors.possessed("Might"), phrase("the Might of {}", Selectors.EVERY).itself()),
                        digits())
                        .as(Fact.MightBecomes.class, Fact.MightBecomes::new, Fact.MightBecomes::who,
                                Fact.MightBecomes::might),
                phrase("buffs give an additional {} to friendly units", MightChanges.CHANGE).as(
                        Fact.BuffsGiveMore.class,
                        change -> change.sign() > 0 ? new Fact.BuffsGiveMore(change.n()) : null,
                        fact -> new Change(fact.n(), 1)));
    }

    private static Syntax<Fact> keywords() {
        return either(
                phrase("{} {}", Selectors.subject("have", "has"), Keywords.KEYWORDS)
                        .as(Fact.Has.class, Fact.Has::new, Fact.Has::who, Fact.Has::keywords),
                phrase("{} have {} if they didn't already", Selectors.EVERY, Keywords.KEYWORDS)
                        .as(Fact.HasIfLacking.class, Fact.HasIfLacking::new,
                                fact -> fact.who() instanceof Selector.All all ? all : null,
                                Fact.HasIfLacking::keywords),
                spoken(SelfWords.FIRST_PERSON, phrase("I have all [E] abilities of all {}{}", Nouns.SIDE_BEFORE,
                        series(LENDERS, "and")).as(Fact.HasExhaustAbilitiesOf.class,
                                (side, kinds) -> kinds.size() == Set.copyOf(kinds).size()
                                        ? new Fact.HasExhaustAbilitiesOf(side, kinds) : null,
                                Fact.HasExhaustAbilitiesOf::side, Fact.HasExhaustAbilitiesOf::kinds)),
                phrase("{} {}", Selectors.subject("lose", "loses"), Keywords.KEYWORDS)
                        .as(Fact.Loses.class, Fact.Loses::new, Fact.Loses::who, Fact.Loses::keywords),
                spoken(SelfWords.FIRST_PERSON, phrase("I'm {}", article(Tags.TAG)).as(Fact.Are.class,
                        tag -> new Fact.Are(new Selector.Self(), tag),
                        fact -> fact.who() instanceof Selector.Self ? fact.tag() : null)),
                phrase("{} are {}", Selectors.EVERY, Tags.TAGS)
                        .as(Fact.Are.class, Fact.Are::new, fact -> fact.who() instanceof Selector.All all ? all : null,
                                Fact.Are::tag));
    }

    private static Syntax<Fact> damage() {
        return either(
                phrase("your {} deal {} Bonus Damage",
                        either(says("spells and abilities", false), says("spells", true)), digits())
                        .as(Fact.BonusDamage.class, (ofSpells, n) -> new Fact.BonusDamage(n, ofSpells),
                                Fact.BonusDamage::ofSpells, Fact.BonusDamage::n),
                phrase("spells and abilities deal {} Bonus Damage to units here", digits())
                        .as(Fact.BonusDamageHere.class, Fact.BonusDamageHere::new, Fact.BonusDamageHere::n),
                Selectors.subject("don't deal combat damage", "doesn't deal combat damage")
                        .as(Fact.DealsNoCombatDamage.class, Fact.DealsNoCombatDamage::new,
                                Fact.DealsNoCombatDamage::who),
                Selectors.subject("don't take damage", "doesn't take damage")
                        .as(Fact.TakesNoDamage.class, Fact.TakesNoDamage::new, Fact.TakesNoDamage::who),
                phrase("prevent all {}{}", either(
                        says("damage", Fact.Damage.ALL), says("combat damage", Fact.Damage.COMBAT),
                        says("spell and ability damage", Fact.Damage.SPELL_AND_ABILITY)),
                        phrase(" to {}", SUFFERER).itself().orElse(ALL_UNITS))
                        .as(Fact.Prevents.class, Fact.Prevents::new, Fact.Prevents::damage, Fact.Prevents::to),
                phrase("any amount of your damage is enough to kill {}", Selectors.EVERY).as(Fact.AnyDamageKills.class,
                        Fact.AnyDamageKills::new, fact -> fact.who() instanceof Selector.All all ? all : null),
                says("I must be assigned combat damage last", new Fact.AssignedLast()),
                spoken(Set.of(CardType.SPELL), says("ignore [Deflect] while paying this spell's costs",
                        new Fact.IgnoresWhilePaying(Keyword.DEFLECT))),
                phrase("you ignore {} while assigning combat damage here",
                        either(says("[Tank]", Keyword.TANK), says("[Backline]", Keyword.BACKLINE)))
                        .as(Fact.IgnoresWhileAssigning.class, Fact.IgnoresWhileAssigning::new,
                                Fact.IgnoresWhileAssigning::keyword));
    }

    private static final Selector ALL_UNITS = new Selector.All(Filter.of(Filter.Kind.UNIT));

    /** To whom damage is prevented, if not to all units. */
    private static final Syntax<Selector> SUFFERER = rule("sufferer", () -> either(
            SelfWords.self("me", "this", new Selector.Self()), says("it", new Selector.It()),
            Selectors.EVERY.as(Selector.All.class, all -> all.equals(ALL_UNITS) ? null : all, all -> all)));

    /** What has abilities that exhaust it. */
    private static final Syntax<Filter.Kind> LENDERS = either(says("legends", Filter.Kind.LEGEND),
            says("units", Filter.Kind.UNIT), says("gear", Filter.Kind.GEAR));

    private static Syntax<Fact.NextSpellBonusDamage> nextSpell() {
        return phrase("the next spell you play this turn deals {} Bonus Damage", digits())
                .as(Fact.NextSpellBonusDamage.class, Fact.NextSpellBonusDamage::new, Fact.NextSpellBonusDamage::n);
    }

    private static Syntax<Fact> moving() {
        return either(
                phrase("{}{}", Selectors.subject("can't move", "can't move"),
                        says(" from here to base", true).orElse(false))
                        .as(Fact.CantMove.class, Fact.CantMove::new, Fact.CantMove::who,
                                Fact.CantMove::onlyFromHereToBase),
                phrase("{} {}", Selectors.subject("can't move to", "can't move to"),
                        either(says("battlefields", false), says("base", true)))
                        .as(Fact.CantMoveTo.class, Fact.CantMoveTo::new, Fact.CantMoveTo::who, Fact.CantMoveTo::base),
                Selectors
                        .subject("can't be chosen by enemy spells and abilities",
                                "can't be chosen by enemy spells and abilities")
                        .as(Fact.CantBeChosenByEnemies.class, Fact.CantBeChosenByEnemies::new,
                                Fact.CantBeChosenByEnemies::who),
                phrase("{} {}", Selectors.subject("can't be chosen by", "can't be chosen by"), Nouns.SEVERAL).as(
                        Fact.CantBeChosenBy.class, Facts::untargetable, Fact.CantBeChosenBy::who,
                        Fact.CantBeChosenBy::by));
    }

    /** 757.1 of 2026-07: by a category of spells and abilities; what enemies may not choose at all has words of its own. */
    private static Fact.@Nullable CantBeChosenBy untargetable(Selector who, Filter by) {
        boolean chooses = by.kind() == Filter.Kind.SPELL || by.kind() == Filter.Kind.ABILITY
                || by.kind() == Filter.Kind.SPELL_OR_ABILITY;
        boolean anyEnemy = by.equals(Filter.of(Filter.Kind.SPELL_OR_ABILITY).side(Filter.Side.ENEMY));
        return chooses && !anyEnemy ? new Fact.CantBeChosenBy(who, by) : null;
    }

    private static Syntax<Fact> mine() {
        return either(
                says("I can have any number of buffs", new Fact.AnyNumberOfBuffs()),
                says("I can be empowered any number of times", new Fact.EmpoweredAgain()),
                says("your [Deathknell] effects trigger an additional time", new Fact.DeathknellsTriggerAgain()));
    }

    /** Of a card in a deck nothing can be said but what is printed on it: its kind and its tags. */
    private static Fact.@Nullable DeckMayInclude admitting(Filter what) {
        boolean inDecks = switch (what.kind()) {
            case UNIT, GEAR, UNIT_OR_GEAR, PERMANENT, SPELL, CARD, ANYTHING -> true;
            default -> false;
        };
        boolean printed = what.traits().stream().allMatch(Filter.Trait.Tagged.class::isInstance);
        return inDecks && printed && what.side() == Filter.Side.ANY && !what.other()
                && what.place() == Filter.Place.ANYWHERE ? new Fact.DeckMayInclude(what) : null;
    }

    private static Syntax<Fact> players() {
        return either(phrase("increase the points needed to win the game by {}", digits())
                .as(Fact.MorePointsToWin.class, Fact.MorePointsToWin::new, Fact.MorePointsToWin::n),
                says("you can hide cards ignoring costs", new Fact.HideForFree()),
                says("you may hide an additional card here", new Fact.HideAnother()),
                phrase("optional additional costs you pay cost {} or {} less", Prices.PRICE, Prices.PRICE).as(
                        Fact.OptionalCostsLessEither.class,
                        (one, other) -> one.power() == 0 && one.energy() > 0 && other.energy() == 0
                                && !other.isNothing() ? new Fact.OptionalCostsLessEither(one, other) : null,
                        Fact.OptionalCostsLessEither::energy, Fact.OptionalCostsLessEither::power),
                phrase("friendly [Repeat] costs cost {} less", Prices.PRICE).as(Fact.RepeatCostsLess.class,
                        Fact.RepeatCostsLess::new, Fact.RepeatCostsLess::price),
                phrase("the first friendly non-token gear played each turn costs {} less", Prices.PRICE)
                        .as(Fact.FirstGearEachTurnCosts.class, Fact.FirstGearEachTurnCosts::new,
                                Fact.FirstGearEachTurnCosts::price),
                phrase("optional additional costs you pay cost {} less{}", Prices.PRICE, PlayFacts.MINIMUM).as(
                        Fact.OptionalCostsLess.class, Fact.OptionalCostsLess::new, Fact.OptionalCostsLess::price,
                        Fact.OptionalCostsLess::least),
                phrase("your opponents' [Hidden] cards can't be revealed{}", says(" here", true).orElse(false))
                        .as(Fact.OpponentsCantReveal.class, Fact.OpponentsCantReveal::new,
                                Fact.OpponentsCantReveal::here),
                phrase("your {} [Add] an additional {}", name(), Prices.PRICE).as(Fact.AddsMore.class,
                        Fact.AddsMore::new, Fact.AddsMore::name, Fact.AddsMore::price),
                says("opponents can't gain points", new Fact.OpponentsCantGainPoints()),
                phrase("friendly units may be played to {}", says("open battlefields", Fact.BattlefieldKind.OPEN)).as(
                        Fact.FriendlyUnitsMayBePlayedTo.class, Fact.FriendlyUnitsMayBePlayedTo::new,
                        Fact.FriendlyUnitsMayBePlayedTo::where),
                phrase("you may pay {} to hide a card with [Hidden] instead of [A]", Prices.PRICE)
                        .as(Fact.HideFor.class, Fact.HideFor::new, Fact.HideFor::price),
                phrase("opponents can't play {}", Nouns.SEVERAL)
                        .as(Fact.OpponentsCantPlay.class, Fact.OpponentsCantPlay::new, Fact.OpponentsCantPlay::what));
    }
}
