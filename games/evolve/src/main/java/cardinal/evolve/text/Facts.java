package cardinal.evolve.text;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.spoken;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Amount;
import cardinal.evolve.ability.Fact;
import cardinal.evolve.ability.Fact.CantAttack.Target;
import cardinal.evolve.ability.Fact.CostChange;
import cardinal.evolve.ability.Fact.DamageDealtBy.To;
import cardinal.evolve.ability.Fact.PlayedCost.Nth;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Filter.Kind;
import cardinal.evolve.ability.Filter.Place;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Trigger.Damage;
import cardinal.evolve.ability.Who;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Statements that hold for a time: of passive abilities, and of effects ({@link Established}). */
public final class Facts {
    public static final Syntax<Fact> FACT = rule("statement", () -> either(
            having(), costs(), fighting(), damage(), abilities(), zones(), special()));

    private Facts() {
    }

    /** Which damage: "attack damage". */
    static final Syntax<Damage> DAMAGE = either(says("damage", Damage.ANY), says("attack damage", Damage.ATTACK),
            says("combat damage", Damage.COMBAT), says("ability damage", Damage.ABILITY));

    private static <T extends Fact> Syntax<T> about(
            String singular, String plural, Class<T> type, Function<Selector, T> make, Function<T, Selector> who) {
        return Selectors.subject(singular, plural).as(type, make, who);
    }

    private static Syntax<Fact> having() {
        return either(
                phrase("{} {}", Selectors.subject("has", "have"), Gifts.GIFTS).as(Fact.Has.class, Fact.Has::new,
                        Fact.Has::who, Fact.Has::gifts),
                MeasuredGifts.having(), losing());
    }

    /** "it loses all abilities", "it loses Ward". */
    public static Syntax<Fact> losing() {
        return either(
                about("loses all abilities", "lose all abilities", Fact.LosesAll.class, Fact.LosesAll::new,
                        Fact.LosesAll::who),
                phrase("{} {}", Selectors.subject("loses", "lose"), Syntax.series(Keywords.WORD, "and"))
                        .as(Fact.Loses.class, Fact.Loses::new, Fact.Loses::who, Fact.Loses::keywords));
    }

    private static final Syntax<CostChange> CHANGE = Syntax.<CostChange>either(
            phrase("{} less", Numbers.NUMBER).as(CostChange.Less.class, CostChange.Less::new, CostChange.Less::n),
            phrase("{} more", Numbers.NUMBER).as(CostChange.More.class, CostChange.More::new, CostChange.More::n));

    public static final Syntax<CostChange> CHANGE_OR_VALUE = Syntax.<CostChange>either(CHANGE,
            digits().as(CostChange.Exactly.class, CostChange.Exactly::new, CostChange.Exactly::n));

    public static Syntax<Fact.CostToPlay> costToPlay() {
        return phrase("{} {} to play{}", Selectors.subject("costs", "cost"), CHANGE_OR_VALUE,
                says(" from the EX area", true).orElse(false)).as(Fact.CostToPlay.class, Fact.CostToPlay::new,
                        Fact.CostToPlay::who, Fact.CostToPlay::change, Fact.CostToPlay::fromExArea);
    }

    /** "this card costs 1 less to play for every amulet on your field", "costs X less to play. X equals your play points". */
    private static Syntax<Fact> measuredCost() {
        return either(
                phrase("{} {} less to play for every {}", Selectors.subject("costs", "cost"), digits(),
                        Nouns.described(false, "and", Places.in(Person.YOU, false, "and"))).as(Fact.CostToPlay.class,
                                (who, n, each) -> new Fact.CostToPlay(who,
                                        new CostChange.Less(new Amount.Times(n, new Amount.NumberOf(each))), false),
                                fact -> everyOf(fact) == null ? null : fact.who(),
                                fact -> everyOf(fact) instanceof Amount.Times times ? times.n() : null,
                                fact -> everyOf(fact) instanceof Amount.Times times
                                        && times.of() instanceof Amount.NumberOf number ? number.filter() : null),
                phrase("{} X less to play. X equals {}", Selectors.subject("costs", "cost"), Amounts.MEASURE).as(
                        Fact.CostToPlay.class,
                        (who, n) -> n instanceof Amount.Times || n instanceof Amount.YourChoice ? null
                                : new Fact.CostToPlay(who, new CostChange.Less(n), false),
                        fact -> measureOf(fact) == null ? null : fact.who(), Facts::measureOf));
    }

    private static @Nullable Amount everyOf(Fact.CostToPlay fact) {
        return !fact.fromExArea() && fact.change() instanceof CostChange.Less less
                && less.n() instanceof Amount.Times times && times.of() instanceof Amount.NumberOf ? times : null;
    }

    private static @Nullable Amount measureOf(Fact.CostToPlay fact) {
        return !fact.fromExArea() && fact.change() instanceof CostChange.Less less
                && !(less.n() instanceof Amount.Times || less.n() instanceof Amount.YourChoice
                        || less.n() instanceof Amount.Fixed || less.n() instanceof Amount.X) ? less.n() : null;
    }

    /** "it costs X less to play. X equals ...": an effect says what X is in a sentence of its own. */
    public static boolean isMeasured(Fact fact) {
        return fact instanceof Fact.CostToPlay cost && measureOf(cost) != null;
    }

    private static Syntax<Fact> costs() {
        Syntax<List<Place>> nowhere = Places.NOWHERE;
        Syntax<Boolean> fromEx = says(" from the EX area", true).orElse(false);
        return either(
                costToPlay(), measuredCost(),
                phrase("any {} you play{} costs {}", Nouns.described(false, "or", nowhere), fromEx, CHANGE).as(
                        Fact.PlayedCost.class, (what, ex, change) -> played(Who.YOU, what, ex, Nth.ANY, change),
                        fact -> what(fact, Who.YOU, Nth.ANY), Facts::fromEx, Fact.PlayedCost::change),
                phrase("any {} an opponent plays costs {}", Nouns.described(false, "or", nowhere), CHANGE).as(
                        Fact.PlayedCost.class, (what, change) -> played(Who.OPPONENT, what, false, Nth.ANY, change),
                        fact -> what(fact, Who.OPPONENT, Nth.ANY), Fact.PlayedCost::change),
                phrase("the 1st {} you play each turn costs {}", Nouns.described(false, "or", nowhere), CHANGE).as(
                        Fact.PlayedCost.class,
                        (what, change) -> played(Who.YOU, what, false, Nth.FIRST_EACH_TURN, change),
                        fact -> what(fact, Who.YOU, Nth.FIRST_EACH_TURN), Fact.PlayedCost::change));
    }

    public static Fact.PlayedCost played(Who by, Filter what, boolean ex, Nth nth, CostChange change) {
        return new Fact.PlayedCost(by, ex ? new Filter(what.nouns(), List.of(Place.YOUR_EX_AREA)) : what, nth, change);
    }

    public static @Nullable Filter what(Fact.PlayedCost fact, Who by, Nth nth) {
        return fact.by() == by && fact.nth() == nth ? new Filter(fact.what().nouns(), List.of()) : null;
    }

    private static boolean fromEx(Fact.PlayedCost fact) {
        return fact.what().places().equals(List.of(Place.YOUR_EX_AREA));
    }

    private static final Syntax<Target> TARGET = either(says("enemies", Target.ENEMIES),
            says("enemy leaders", Target.ENEMY_LEADERS), says("enemy followers", Target.ENEMY_FOLLOWERS));

    private static Syntax<Fact> fighting() {
        return either(
                phrase("{} {}", Selectors.subject("can't attack", "can't attack"), TARGET).as(Fact.CantAttack.class,
                        Fact.CantAttack::new, Fact.CantAttack::who, Fact.CantAttack::target),
                Dialect.OF_1_24.first(about("must attack once per turn if able", "must attack once per turn if able",
                        Fact.MustAttack.class, Fact.MustAttack::new, Fact.MustAttack::who)),
                about("can't be attacked", "can't be attacked", Fact.CantBeAttacked.class, Fact.CantBeAttacked::new,
                        Fact.CantBeAttacked::who),
                about("can't deal damage", "can't deal damage", Fact.CantDealDamage.class, Fact.CantDealDamage::new,
                        Fact.CantDealDamage::who),
                about("deals damage equal to its defense", "deal damage equal to their defense",
                        Fact.DealsDefenseAsDamage.class, Fact.DealsDefenseAsDamage::new,
                        Fact.DealsDefenseAsDamage::who));
    }

    private static Syntax<Fact> damage() {
        Syntax<Boolean> more = either(says("more", true), says("less", false));
        return Syntax.<Fact>either(
                phrase("{} {}", Selectors.subject("doesn't take", "don't take"), DAMAGE).as(Fact.TakesNoDamage.class,
                        Fact.TakesNoDamage::new, Fact.TakesNoDamage::who, Fact.TakesNoDamage::damage),
                phrase("{} damage dealt to {} by {}", either(says("reduce", true), says("increase", false)),
                        Selectors.OBJECT, digits()).as(Fact.DamageTakenBy.class,
                                (reduce, who, n) -> new Fact.DamageTakenBy(who, reduce, n),
                                Fact.DamageTakenBy::reduce, Fact.DamageTakenBy::who, Fact.DamageTakenBy::n),
                phrase("{} {} {} {}{}", Selectors.subject("deals", "deal"), digits(), more, DAMAGE,
                        either(says(" to leaders", To.LEADERS), says(" to followers", To.FOLLOWERS))
                                .orElse(To.ANYTHING))
                        .as(Fact.DamageDealtBy.class,
                                (who, n, up, kind, to) -> new Fact.DamageDealtBy(who, kind, up, n, to),
                                Fact.DamageDealtBy::who, Fact.DamageDealtBy::n, Fact.DamageDealtBy::more,
                                Fact.DamageDealtBy::damage, Fact.DamageDealtBy::to),
                phrase("{} double attack damage to leaders and double combat damage to followers",
                        Selectors.subject("deals", "deal")).as(Fact.DoubleDamage.class,
                                who -> new Fact.DoubleDamage(who, true, true), Fact.DoubleDamage::who),
                phrase("{} double attack damage to leaders", Selectors.subject("deals", "deal"))
                        .as(Fact.DoubleDamage.class, who -> new Fact.DoubleDamage(who, true, false),
                                Fact.DoubleDamage::who),
                phrase("{} double combat damage to followers", Selectors.subject("deals", "deal"))
                        .as(Fact.DoubleDamage.class, who -> new Fact.DoubleDamage(who, false, true),
                                Fact.DoubleDamage::who),
                phrase("if {} would take more than {} damage, it takes {} instead", Selectors.ONE_OBJECT, digits(),
                        digits())
                        .as(Fact.DamageCap.class,
                                (who, more2, n) -> more2.equals(n) ? new Fact.DamageCap(who, n) : null,
                                Fact.DamageCap::who, Fact.DamageCap::most, Fact.DamageCap::most));
    }

    private static Syntax<Fact> abilities() {
        return either(
                phrase("{} {} abilities can't be performed", Selectors.possessive(), Keywords.PERFORMED)
                        .as(Fact.AbilitiesInvalid.class, Fact.AbilitiesInvalid::new, Fact.AbilitiesInvalid::who,
                                Fact.AbilitiesInvalid::mark),
                phrase("{} [act] abilities{} can't be activated", Selectors.possessive(),
                        says(" except [evolve]", true).orElse(false))
                        .as(Fact.CantActivate.class, Fact.CantActivate::new, Fact.CantActivate::who,
                                Fact.CantActivate::exceptEvolve),
                phrase("whenever an opponent is selecting cards for an ability, if they can select {}, they must select it",
                        Selectors.THIS)
                        .as(Fact.MustBeSelected.class, Fact.MustBeSelected::new, Fact.MustBeSelected::who),
                phrase("{}{}", Selectors.subject("can't be destroyed", "can't be destroyed"),
                        says(" by abilities", true).orElse(false)).as(Fact.CantBeDestroyed.class,
                                Fact.CantBeDestroyed::new, Fact.CantBeDestroyed::who,
                                Fact.CantBeDestroyed::onlyByAbilities),
                about("can't evolve", "can't evolve", Fact.CantEvolve.class, Fact.CantEvolve::new,
                        Fact.CantEvolve::who));
    }

    private static Syntax<Fact> zones() {
        return either(
                about("is put onto the field engaged", "are put onto the field engaged", Fact.EntersEngaged.class,
                        Fact.EntersEngaged::new, Fact.EntersEngaged::who),
                about("doesn't refresh during your start phase", "don't refresh during your start phase",
                        Fact.DoesntRefresh.class, Fact.DoesntRefresh::new, Fact.DoesntRefresh::who),
                phrase("{} name is also {}", Selectors.possessive(), Labels.LABEL).as(Fact.AlsoNamed.class,
                        Fact.AlsoNamed::new, Fact.AlsoNamed::who, Fact.AlsoNamed::name),
                phrase("your {} is limited to {} cards", Places.LIMITED, digits()).as(Fact.Limit.class, Fact.Limit::new,
                        Fact.Limit::place, Fact.Limit::n));
    }

    private static Syntax<Fact> special() {
        return either(
                spoken(Dialect.OF_1_24.since(),
                        says("you may play any number of [evolve] per turn", new Fact.EvolvesFreely())),
                Dialect.OF_1_24.first(phrase("you may play {}", Nouns.described(true, "or", Places.PLAYED_FROM))
                        .as(Fact.MayPlay.class, Fact.MayPlay::new, Fact.MayPlay::what)),
                Dialect.OF_1_24.first(says("this card has Quick", new Fact.HasQuick())),
                phrase("this card can only be played if {}", Conditions.CONDITION).as(Fact.PlayOnlyIf.class,
                        Fact.PlayOnlyIf::new, Fact.PlayOnlyIf::condition),
                phrase("opponents can't play {}", Nouns.described(true, "or", Places.NOWHERE)).as(Fact.CantPlay.class,
                        what -> new Fact.CantPlay(Who.EACH_OPPONENT, what), Fact.CantPlay::what),
                phrase("you can't play {}", Nouns.described(true, "or", Places.NOWHERE)).as(Fact.CantPlay.class,
                        what -> new Fact.CantPlay(Who.YOU, what), Fact.CantPlay::what),
                phrase("include both spells and {} in your cemetery when counting your Spellchain", Nouns.plain(true))
                        .as(Fact.SpellchainCounts.class, Fact.SpellchainCounts::new, Fact.SpellchainCounts::also));
    }

    /** "this card costs 3 less to play" with the card called "it": of a stronger tier. */
    static final Syntax<Fact> AGAIN = rule("stronger statement", () -> either(
            phrase("it costs {}", CHANGE).as(Fact.CostToPlay.class,
                    change -> new Fact.CostToPlay(new Selector.This(Kind.CARD), change, false),
                    Fact.CostToPlay::change)));

}
