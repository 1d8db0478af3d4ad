package cardinal.riftbound.ability;

import cardinal.cards.Records;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.card.Price;
import java.util.List;
import java.util.Optional;

/** What a passive ability states (361.2), also established for a time by effects. */
public sealed interface Fact {

    /** Whether the statement is about what an effect chose before: "It doesn't take damage this turn." */
    default boolean isAboutIt() {
        return Records.any(this, part -> part instanceof Selector.It || part instanceof Selector.Them);
    }

    /** "I get +2 [M]", "Other friendly units here have +1 [M]"; a reduction may have a minimum (450.3.b), else least is 0. */
    record Might(Selector who, Amount amount, int sign, int least) implements Fact {
    }

    /** "I have [Ganking]", "Other friendly units have [Vision]". */
    record Has(Selector who, List<KeywordValue> keywords) implements Fact {
    }

    /** "Buffed friendly units have [Deflect] if they didn't already": those that have the keyword get no more of it. */
    record HasIfLacking(Selector who, List<KeywordValue> keywords) implements Fact {
    }

    /** "I have all [E] abilities of all friendly legends, units, and gear": activated abilities whose cost exhausts their object. */
    record HasExhaustAbilitiesOf(Filter.Side side, List<Filter.Kind> kinds) implements Fact {
    }

    /** "Other friendly units lose [Tank]". */
    record Loses(Selector who, List<KeywordValue> keywords) implements Fact {
    }

    /** "Other friendly units are Yordles." (450.1.c) */
    record Are(Selector who, String tag) implements Fact {
    }

    /** "I enter ready", "Units you play this turn enter ready", "Friendly units enter ready". played: only those that are played. */
    record EnterReady(Selector who, boolean played) implements Fact {
        public EnterReady(Selector who) {
            this(who, false);
        }
    }

    /** 184.1 of 2026-07: "This enters exhausted." */
    record EntersExhausted() implements Fact {
    }

    /** 760 of 2026-07: "As you play this, name a tag." */
    record NamesAsPlayed(Named what) implements Fact, Later {
    }

    /** "The next unit you play this turn enters ready." (384) */
    record NextEntersReady(Filter what) implements Fact {
    }

    /** "The next spell you play this turn costs [2] less." (384) */
    record NextCosts(Filter what, Price price, boolean less, int least) implements Fact {
    }

    /** "I cost [2] less", "This costs [1] more", "Spells you play cost [1] less, to a minimum of [1]" (353.3, 353.4). */
    record CostChange(Selector which, Price price, boolean less, int least) implements Fact {
    }

    /** 356.4.c of 2026-07: "Optional additional costs you pay cost [1] less": a discount on one part of a cost. */
    record OptionalCostsLess(Price price, int least) implements Fact, Later {
    }

    /** 356.4.c of 2026-07: "Optional additional costs you pay cost [1] or [A] less": the one or the other, as the player likes. */
    record OptionalCostsLessEither(Price energy, Price power) implements Fact, Later {
    }

    /** 356.4.c of 2026-07: "[Repeat] costs of friendly players cost [1] less". */
    record RepeatCostsLess(Price price) implements Fact, Later {
    }

    /** "The first friendly non-token gear played each turn costs [1] less." */
    record FirstGearEachTurnCosts(Price price) implements Fact, Later {
    }

    /** 429 of 2026-07: "Your Gold [Add] an additional [1]." */
    record AddsMore(String name, Price price) implements Fact, Later {
    }

    /** 390.5.c.1 of 2026-07: "You may play it from banishment", for as long as it is there. */
    record MayPlay(Selector what) implements Fact, Later {
    }

    /** 818.1.c.4, 827.1.c.3 of 2026-07: "This costs [1] less to equip", "I cost [1] more to empower for each gear you control". */
    record KeywordCosts(Keyword keyword, Price price, boolean less, Optional<Filter> each) implements Fact, Later {
    }

    /** "I cost [1] less for each card in your trash." */
    record CostsLessForEach(Selector which, Price price, Filter each, int least) implements Fact {
    }

    /** "I cost [2] less to play from anywhere other than your hand." */
    record CostsLessFromElsewhere(Price price) implements Fact, Later {
    }

    /** 465.2.c of 2026-07: "I don't deal combat damage." */
    record DealsNoCombatDamage(Selector who) implements Fact, Later {
    }

    /** "Opponents can't gain points." (054) */
    record OpponentsCantGainPoints() implements Fact, Later {
    }

    /** 469 of 2026-07: "Players can't score here until their third turn." */
    record NoScoringHereBefore(int turn) implements Fact, Later {
    }

    /** 355.2 of 2026-07: "Friendly units may be played to open battlefields." */
    record FriendlyUnitsMayBePlayedTo(BattlefieldKind where) implements Fact, Later {
    }

    /** 811.1.b of 2026-07: "You may pay [1] to hide a card with [Hidden] instead of [A]." */
    record HideFor(Price price) implements Fact, Later {
    }

    /** "I cost [1] less for each card you've played this turn, to a minimum of [1]." */
    record CostsLessForEachPlayed(Selector which, Price price, int least) implements Fact, Later {
    }

    /** "This spell's Energy cost is reduced by the highest Might among units you control." */
    record EnergyReducedBy(Selector which, Amount amount) implements Fact {
    }

    /** "You may play me to an open battlefield" / "to an occupied enemy battlefield". */
    record MayPlayMeTo(BattlefieldKind where) implements Fact {
    }

    enum BattlefieldKind {
        /** Nobody controls it and nobody is there. */
        OPEN,
        /** An opponent's units are there. */
        OCCUPIED_ENEMY,
        /** "a battlefield where you control units". */
        WITH_YOUR_UNITS,
        /** "a battlefield where there are enemy units". */
        WITH_ENEMY_UNITS,
        /** "a battlefield you control". */
        YOURS,
        /** "a battlefield you're attacking". */
        YOU_ATTACK
    }

    /** 806.4, 813.4 of 2026-07: "I have [Action] as long as I'm being played to a battlefield you control." */
    record HasWhenPlayedTo(Keyword keyword, BattlefieldKind where) implements Fact, Later {
    }

    /** 822.1.d of 2026-07: "I can [Ambush] to a battlefield where there are enemy units, even if you don't have units there." */
    record CanAmbushTo(BattlefieldKind where) implements Fact, Later {
    }

    /** 822.1.d of 2026-07: "Opponents can only [Ambush] at any time they could play cards with [Action]." */
    record OpponentsAmbushSlowly() implements Fact, Later {
    }

    /** "Your spells and abilities deal 1 Bonus Damage." (713), "Your spells deal 1 Bonus Damage." */
    record BonusDamage(int n, boolean ofSpells) implements Fact {
    }

    /** "Spells and abilities deal 1 Bonus Damage to units here." */
    record BonusDamageHere(int n) implements Fact {
    }

    /** "The next spell you play this turn deals 1 Bonus Damage." (384) */
    record NextSpellBonusDamage(int n) implements Fact {
    }

    /** 820.1.a of 2026-07: "My abilities have [Repeat] [2]", "My abilities have [Repeat] \u2014 Discard 1." */
    record AbilitiesRepeat(List<Cost> costs) implements Fact, Later {
    }

    /** 765 of 2026-07: "Ignore [Deflect] while paying this spell's costs." */
    record IgnoresWhilePaying(Keyword keyword) implements Fact, Later {
    }

    /** 765 of 2026-07: "You ignore [Backline] while assigning combat damage here." */
    record IgnoresWhileAssigning(Keyword keyword) implements Fact, Later {
    }

    /** "I must be assigned combat damage last." (439.1.d.5) */
    record AssignedLast() implements Fact {
    }

    /**
     * 477.1.b.2, 725.1 of 2026-07: "As this is attached to a unit, copy that unit's text to this Equipment's effect text for as long as this
     * is attached to it."
     */
    record CopiesText() implements Fact, Later {
    }

    /** 142.4.c of 2026-07: "Any amount of your damage is enough to kill enemy units." */
    record AnyDamageKills(Selector who) implements Fact, Later {
    }

    /** "I don't take damage", "Units here don't take damage" (439.1.d.9). */
    record TakesNoDamage(Selector who) implements Fact {
    }

    /** "Prevent all spell and ability damage to friendly units this turn" (404.6): damage of these sources is not dealt to them. */
    record Prevents(Damage damage, Selector to) implements Fact {
    }

    /** What deals the damage. */
    enum Damage {
        ALL,
        /** 404.6.c. */
        COMBAT,
        /** 404.6.a, 404.6.b.2; not what units deal because a spell or ability says so (404.6.b.3). */
        SPELL_AND_ABILITY
    }

    /** "Increase the points needed to win the game by 1." (456.3) */
    record MorePointsToWin(int n) implements Fact {
    }

    /** 103.1.b.5 of 2026-07: "Your deck may include Dragons of any domain." */
    record DeckMayInclude(Filter what) implements Fact, Later {
    }

    /** "You can hide cards ignoring costs" (727.1.b). */
    record HideForFree() implements Fact {
    }

    /** 107.3.b.1 of 2026-07: "You may hide an additional card here." */
    record HideAnother() implements Fact {
    }

    /** "Your opponents' [Hidden] cards can't be revealed here": they cannot be played from there. */
    record OpponentsCantReveal(boolean here) implements Fact {
    }

    /** "I can't move", "Units can't move from here to base", "Units here can't move". */
    record CantMove(Selector who, boolean onlyFromHereToBase) implements Fact {
    }

    /** "I can't move to battlefields", "enemy units can't move to base". */
    record CantMoveTo(Selector who, boolean base) implements Fact {
    }

    /** 187.9 of 2026-07: "Units can move here from anywhere.": their standard moves need no Ganking to come here. */
    record ReachedFromAnywhere() implements Fact, Later {
    }

    /** 204.4 of 2026-07: "Opponents must pay [1] for each unit to make a standard move to here"; or for each beyond the first of several. */
    record StandardMovesCost(Price price, boolean beyondFirst) implements Fact, Later {
    }

    /** "Opponents can't play cards" / "Opponents can't play spells" (054). */
    record OpponentsCantPlay(Filter what) implements Fact {
    }

    /** "I can't be chosen by enemy spells and abilities." */
    record CantBeChosenByEnemies(Selector who) implements Fact {
    }

    /** 757.1 of 2026-07: "I can't be chosen by spells", "Your units can't be chosen by enemy abilities". */
    record CantBeChosenBy(Selector who, Filter by) implements Fact, Later {
    }

    /** "Play me only during an opponent's turn." / "Play this only if ..." (363.1) */
    record PlayOnly(Condition condition) implements Fact {
    }

    /** "I can have any number of buffs." */
    record AnyNumberOfBuffs() implements Fact {
    }

    /** 441.1.c.1 of 2026-07: "I can be empowered any number of times." */
    record EmpoweredAgain() implements Fact {
    }

    /** "Buffs give an additional +1 [M] to friendly units." */
    record BuffsGiveMore(int n) implements Fact {
    }

    /** "My Might is increased by your points." (Amount other than a fixed number.) */
    record MightIncreasedBy(Amount amount) implements Fact {
    }

    /** "A unit's Might becomes 4": assignment of Might (450.1.a.1). */
    record MightBecomes(Selector who, int might) implements Fact {
    }

    /** "Your [Deathknell] effects trigger an additional time." */
    record DeathknellsTriggerAgain() implements Fact {
    }
}
