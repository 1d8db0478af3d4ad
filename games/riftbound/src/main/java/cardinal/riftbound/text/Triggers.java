package cardinal.riftbound.text;

import static cardinal.cards.grammar.Syntax.article;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.ordinal;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.spoken;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Trigger;
import cardinal.riftbound.ability.Trigger.Watch;
import cardinal.riftbound.card.CardType;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** 376: what must happen; after "when" or "the first time". */
final class Triggers {
    /** One event with its own words: "you play a spell", "a friendly unit dies". */
    private static final Syntax<Trigger> ONE =
            rule("one event", () -> either(playing(), combat(), battles(), scoring(), moving(), suffering(), changing(),
                    choosing(), resources()));

    /** Something that happens, or one of several things. */
    static final Syntax<Trigger> EVENT = rule("event",
            () -> either(ONE, JoinedEvents.SEVERAL, JoinedEvents.DONE_TO_ME, JoinedEvents.and(ONE),
                    phrase("{} for the {} time each turn", byAnyPlayer(), ordinal()).as(Trigger.PlayersNth.class,
                            (event, n) -> new Trigger.PlayersNth(n, event), Trigger.PlayersNth::event,
                            Trigger.PlayersNth::n)));

    /** A point of the turn, with its preposition: "at the end of your turn". */
    static final Syntax<Trigger> MOMENT = either(
            says("at the start of your Beginning Phase", new Trigger.BeginningPhase(true, false)),
            says("at the start of your first Beginning Phase", new Trigger.BeginningPhase(true, true)),
            says("at the start of each player's Beginning Phase", new Trigger.BeginningPhase(false, false)),
            says("at the start of each player's first Beginning Phase", new Trigger.BeginningPhase(false, true)),
            says("at the start of your Main Phase", new Trigger.MainPhase(true)),
            says("at the start of each player's Main Phase", new Trigger.MainPhase(false)),
            says("at the end of your turn", new Trigger.EndOfTurn(true)),
            says("at the end of each turn", new Trigger.EndOfTurn(false)));

    private Triggers() {
    }

    /** Whom the trigger watches, with a verb that agrees: "I attack", "a friendly unit attacks". */
    static Syntax<Watch> watched(String plain, String third) {
        return either(
                SelfWords.self("I " + plain, "this " + third, new Watch.Me()), says("it " + third, new Watch.It()),
                phrase("{} " + third, Nouns.A).as(Watch.Any.class, Watch.Any::new, Watch.Any::filter));
    }

    /** Whom something is done to: "[you buff] me", "[you buff] a friendly unit". */
    private static final Syntax<Watch> VICTIM = either(
            SelfWords.self("me", "this", new Watch.Me()), says("it", new Watch.It()),
            Nouns.A.as(Watch.Any.class, Watch.Any::new, Watch.Any::filter));

    private static <T extends Trigger> Syntax<T> watching(
            String plain, String third, Class<T> type, Function<Watch, T> make, Function<T, @Nullable Watch> who) {
        return watched(plain, third).as(type, make, who);
    }

    private static Syntax<Trigger> playing() {
        return either(
                SelfWords.self("you play me", "you play this", new Trigger.PlayMe()),
                spoken(Set.of(CardType.UNIT),
                        says("you play me to a battlefield", new Trigger.PlayMe(Trigger.PlayMe.To.BATTLEFIELD))),
                spoken(Set.of(CardType.UNIT),
                        says("you play me to your base", new Trigger.PlayMe(Trigger.PlayMe.To.BASE))),
                SelfWords.self("you play me from [Hidden]", "you play this from [Hidden]",
                        new Trigger.PlayMe(Trigger.PlayMe.To.FROM_HIDDEN)),
                phrase("you play {}", Nouns.A_FROM).as(Trigger.YouPlay.class, Trigger.YouPlay::new,
                        Trigger.YouPlay::card),
                phrase("an opponent plays {}", Nouns.A_FROM)
                        .as(Trigger.OpponentPlays.class, Trigger.OpponentPlays::new, Trigger.OpponentPlays::card),
                phrase("you play your {} card in a turn", ordinal())
                        .as(Trigger.YouPlayNth.class, Trigger.YouPlayNth::new, Trigger.YouPlayNth::n));
    }

    private static Syntax<Trigger> combat() {
        return either(
                watching("attack", "attacks", Trigger.Attacks.class, Trigger.Attacks::new, Trigger.Attacks::who),
                watching("attack a battlefield you control", "attacks a battlefield you control",
                        Trigger.AttacksYours.class, Trigger.AttacksYours::new, Trigger.AttacksYours::who),
                watching("defend", "defends", Trigger.Defends.class, Trigger.Defends::new, Trigger.Defends::who),
                alone("attack or defend", "attacks or defends", true, true), alone("attack", "attacks", true, false),
                alone("defend", "defends", false, true),
                phrase("you {}{}", either(says("attack", true), says("defend", false)),
                        says(" here", true).orElse(false))
                        .as(Trigger.YouFight.class, Trigger.YouFight::new, Trigger.YouFight::attack,
                                Trigger.YouFight::here));
    }

    /** 464.2.b, 466.3, 466.7.b of 2026-07. */
    private static Syntax<Trigger> battles() {
        return either(
                watching("win a combat", "wins a combat", Trigger.WinsCombat.class, Trigger.WinsCombat::new,
                        Trigger.WinsCombat::who),
                says("you win a combat", new Trigger.YouFought(true)),
                says("you lose a combat", new Trigger.YouFought(false)),
                phrase("{}{}", either(
                        says("a showdown begins", Trigger.Battle.When.SHOWDOWN_BEGINS),
                        says("a combat begins", Trigger.Battle.When.COMBAT_BEGINS),
                        says("a combat ends", Trigger.Battle.When.COMBAT_ENDS)), says(" here", true).orElse(false))
                        .as(Trigger.Battle.class, Trigger.Battle::new, Trigger.Battle::when, Trigger.Battle::here));
    }

    private static Syntax<Trigger.FightsAlone> alone(String plain, String third, boolean attacks, boolean defends) {
        return watching(plain + " alone", third + " alone", Trigger.FightsAlone.class,
                who -> new Trigger.FightsAlone(who, attacks, defends),
                alone -> alone.attacks() == attacks && alone.defends() == defends ? alone.who() : null);
    }

    private static Syntax<Trigger> scoring() {
        return either(
                phrase("{}{}", either(
                        says("I conquer", new Trigger.Conquer(true, false)),
                        says("you conquer", new Trigger.Conquer(false, false)),
                        says("you conquer here", new Trigger.Conquer(false, true))),
                        says(" after an attack", true).orElse(false))
                        .as(Trigger.Conquer.class,
                                (conquer, attack) -> new Trigger.Conquer(conquer.me(), conquer.here(), attack),
                                conquer -> new Trigger.Conquer(conquer.me(), conquer.here()),
                                Trigger.Conquer::afterAttack),
                says("I hold", new Trigger.Hold(true, false)), says("you hold", new Trigger.Hold(false, false)),
                says("you hold here", new Trigger.Hold(false, true)),
                says("you score here", new Trigger.YouScoreHere()),
                spoken(SelfWords.FIRST_PERSON,
                        says("I conquer a battlefield that was uncontrolled", new Trigger.IConquerUncontrolled())),
                says("you or an ally hold", new Trigger.YouOrAllyHold()),
                says("an opponent scores", new Trigger.OpponentScores()),
                phrase("you conquer{} with one or more {}", says(" here", true).orElse(false), Nouns.SEVERAL)
                        .as(Trigger.ConquersWith.class, Trigger.ConquersWith::new, Trigger.ConquersWith::here,
                                Trigger.ConquersWith::with),
                says("you gain a point", new Trigger.YouGainPoint()),
                says("you lose one or more points", new Trigger.YouLosePoints()));
    }

    private static Syntax<Trigger> moving() {
        return either(Syntax.<Trigger>either(
                phrase("you move {}", Nouns.A).as(Trigger.YouMove.class, Trigger.YouMove::new, Trigger.YouMove::what),
                phrase("{}{}", watched("move", "moves"), either(
                        says(" to a battlefield", Trigger.Moves.Where.TO_BATTLEFIELD),
                        says(" to base", Trigger.Moves.Where.TO_BASE),
                        says(" from a battlefield", Trigger.Moves.Where.FROM_BATTLEFIELD),
                        says(" from here", Trigger.Moves.Where.FROM_HERE),
                        says(" to here", Trigger.Moves.Where.TO_HERE)).orElse(Trigger.Moves.Where.ANYWHERE))
                        .as(Trigger.Moves.class, Trigger.Moves::new, Trigger.Moves::who, Trigger.Moves::where)),
                watching("leave the board", "leaves the board", Trigger.Leaves.class, Trigger.Leaves::new,
                        Trigger.Leaves::who));
    }

    private static Syntax<Trigger> suffering() {
        return either(
                watching("die", "dies", Trigger.Dies.class, Trigger.Dies::new, Trigger.Dies::who),
                phrase("one or more {} die", Nouns.SEVERAL).as(Trigger.OneOrMoreDie.class, Trigger.OneOrMoreDie::new,
                        Trigger.OneOrMoreDie::filter),
                watching("take damage", "takes damage", Trigger.TakesDamage.class, Trigger.TakesDamage::new,
                        Trigger.TakesDamage::who),
                phrase("you deal damage to {}", Nouns.A)
                        .as(Trigger.YouDeal.class, Trigger.YouDeal::new, Trigger.YouDeal::to),
                phrase("you kill {}{}", Nouns.A, says(" with a spell", true).orElse(false))
                        .as(Trigger.YouKill.class, Trigger.YouKill::new, Trigger.YouKill::filter,
                                Trigger.YouKill::withSpell),
                phrase("you kill {} with {}", Nouns.A, Selectors.ITSELF).as(Trigger.YouKillWith.class,
                        Trigger.YouKillWith::new, Trigger.YouKillWith::filter, Trigger.YouKillWith::with),
                phrase("you stun {}", Nouns.A)
                        .as(Trigger.YouStun.class, filter -> new Trigger.YouStun(filter, false),
                                Trigger.YouStun::filter),
                phrase("you stun one or more {}", Nouns.SEVERAL)
                        .as(Trigger.YouStun.class, filter -> new Trigger.YouStun(filter, true),
                                Trigger.YouStun::filter));
    }

    private static Syntax<Trigger> changing() {
        return either(
                watching("become [Mighty]", "becomes [Mighty]", Trigger.BecomesMighty.class, Trigger.BecomesMighty::new,
                        Trigger.BecomesMighty::who),
                watching("become empowered", "becomes empowered", Trigger.IsEmpowered.class, Trigger.IsEmpowered::new,
                        Trigger.IsEmpowered::who),
                phrase("you attach {} to {}", Nouns.A, VICTIM).as(Trigger.YouAttach.class, Trigger.YouAttach::new,
                        Trigger.YouAttach::what, Trigger.YouAttach::host),
                linked("attached", false), linked("detached", true),
                watching("become ready", "becomes ready", Trigger.IsReadied.class, Trigger.IsReadied::new,
                        Trigger.IsReadied::who),
                phrase("you ready {}", VICTIM).as(Trigger.YouReady.class, Trigger.YouReady::new, Trigger.YouReady::who),
                phrase("you buff {}", VICTIM).as(Trigger.IsBuffed.class, who -> new Trigger.IsBuffed(who, true),
                        buffed -> buffed.byYou() ? buffed.who() : null),
                either(SelfWords.self("I'm buffed", "this is buffed", (Watch) new Watch.Me()),
                        says("it is buffed", new Watch.It()),
                        phrase("{} is buffed", Nouns.A).as(Watch.Any.class, Watch.Any::new, Watch.Any::filter))
                        .as(Trigger.IsBuffed.class, who -> new Trigger.IsBuffed(who, false),
                                buffed -> buffed.byYou() ? null : buffed.who()));
    }

    /** "this is attached", "an Equipment is detached". */
    private static Syntax<Trigger.IsAttached> linked(String word, boolean detached) {
        return either(SelfWords.self("I'm " + word, "this is " + word, (Watch) new Watch.Me()),
                says("it is " + word, new Watch.It()),
                phrase("{} is " + word, Nouns.A).as(Watch.Any.class, Watch.Any::new, Watch.Any::filter))
                .as(Trigger.IsAttached.class, who -> new Trigger.IsAttached(who, detached),
                        link -> link.detached() == detached ? link.who() : null);
    }

    private static Syntax<Trigger> choosing() {
        Syntax<Boolean> spell = says(" with a spell", true).orElse(false);
        return either(
                phrase("you choose {}{}", VICTIM, spell).as(Trigger.IsChosen.class,
                        (who, bySpell) -> new Trigger.IsChosen(who, true, bySpell),
                        chosen -> chosen.byYou() ? chosen.who() : null, Trigger.IsChosen::bySpell),
                byAnyPlayer());
    }

    /** What any player may do: "a player chooses a unit with a spell". */
    private static Syntax<Trigger> byAnyPlayer() {
        return Syntax.<Trigger>either(phrase("a player chooses {}{}", VICTIM, says(" with a spell", true).orElse(false))
                .as(Trigger.IsChosen.class, (who, bySpell) -> new Trigger.IsChosen(who, false, bySpell),
                        chosen -> chosen.byYou() ? null : chosen.who(), Trigger.IsChosen::bySpell),
                phrase("a player plays {}", Nouns.A_FROM)
                        .as(Trigger.AnyonePlays.class, Trigger.AnyonePlays::new, Trigger.AnyonePlays::card));
    }

    private static Syntax<Trigger> resources() {
        return either(
                SelfWords.self("you discard me", "you discard this", new Trigger.DiscardMe()),
                says("you discard a card", new Trigger.YouDiscard(false)),
                says("you discard one or more cards", new Trigger.YouDiscard(true)),
                says("you channel a rune", new Trigger.YouChannel()), says("you hide a card", new Trigger.YouHide()),
                says("you reveal a card", new Trigger.YouReveal()),
                says("you burn", new Trigger.YouBurn()), says("you banish a card", new Trigger.YouBanish()),
                phrase("you use an ability of {}", Nouns.A).as(Trigger.YouUse.class, Trigger.YouUse::new,
                        Trigger.YouUse::of),
                says("you spend a buff", new Trigger.YouSpendBuff()), says("you gain XP", new Trigger.YouGainXp()),
                phrase("you recycle {}", article(Nouns.ONE))
                        .as(Trigger.YouRecycle.class, Trigger.YouRecycle::new, Trigger.YouRecycle::filter));
    }
}
