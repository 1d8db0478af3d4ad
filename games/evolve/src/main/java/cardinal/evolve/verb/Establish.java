package cardinal.evolve.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Duration;
import cardinal.evolve.ability.Fact;
import cardinal.evolve.ability.Fact.CantAttack.Target;
import cardinal.evolve.ability.Fact.PlayedCost.Nth;
import cardinal.evolve.ability.Selector;
import cardinal.evolve.ability.Who;
import cardinal.evolve.flow.Effect;
import cardinal.evolve.flow.GiveModifiers;
import cardinal.evolve.flow.Performable;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.text.Dialect;
import cardinal.evolve.text.Durations;
import cardinal.evolve.text.Facts;
import cardinal.evolve.text.Keywords;
import cardinal.evolve.text.Nouns;
import cardinal.evolve.text.Person;
import cardinal.evolve.text.Places;
import cardinal.evolve.text.Selectors;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 10.2.1.2: "for the rest of this turn, this follower doesn't take damage", "it costs 2 less to play". */
public record Establish(Fact fact, Duration duration) implements Performable {
    private static final Syntax<Establish> FACT = rule("established", () -> either(
            phrase("{}{}", Durations.PREFIX, either(Facts.FACT, both())).as(Establish.class,
                    (duration, fact) -> Facts.isMeasured(fact) ? null : new Establish(fact, duration),
                    Establish::duration, establish -> Facts.isMeasured(establish.fact()) ? null : establish.fact()),
            lasting(), ofItsController(),
            Dialect.OF_1_24.first(phrase("the next {} you play costs {}", Nouns.described(false, "or", Places.NOWHERE),
                    Facts.CHANGE_OR_VALUE).as(Establish.class,
                            (what, change) -> new Establish(Facts.played(Who.YOU, what, false, Nth.NEXT, change),
                                    Duration.LASTING),
                            establish -> establish.fact() instanceof Fact.PlayedCost played
                                    ? Facts.what(played, Who.YOU, Nth.NEXT) : null,
                            establish -> establish.duration() == Duration.LASTING
                                    && establish.fact() instanceof Fact.PlayedCost played ? played.change() : null)),
            phrase("the next {} you play this turn costs {}", Nouns.described(false, "or", Places.NOWHERE),
                    Facts.CHANGE_OR_VALUE).as(Establish.class,
                            (what, change) -> new Establish(Facts.played(Who.YOU, what, false, Nth.NEXT, change),
                                    Duration.THIS_TURN),
                            establish -> establish.fact() instanceof Fact.PlayedCost played
                                    ? Facts.what(played, Who.YOU, Nth.NEXT) : null,
                            establish -> establish.duration() == Duration.THIS_TURN
                                    && establish.fact() instanceof Fact.PlayedCost played ? played.change() : null),
            phrase("the next time {} would take damage this turn, it doesn't take damage", Selectors.ONE_OBJECT)
                    .as(Establish.class, who -> new Establish(new Fact.NextDamagePrevented(who), Duration.THIS_TURN),
                            establish -> establish.fact() instanceof Fact.NextDamagePrevented next ? next.who()
                                    : null)));

    /** What "they" may not do in their next turn. */
    private static final Syntax<Establish> THEIRS = rule("their restriction", () -> either(
            says("can't draw a card during their next start phase", new Establish(
                    new Fact.StartPhaseWithout(Who.THEY, Fact.StartPhaseWithout.Part.DRAW),
                    Duration.THEIR_NEXT_START_PHASE)),
            says("can't increase their maximum play points by 1 during their next start phase", new Establish(
                    new Fact.StartPhaseWithout(Who.THEY, Fact.StartPhaseWithout.Part.MAXIMUM_PLAY_POINTS),
                    Duration.THEIR_NEXT_START_PHASE)),
            phrase("can't play {} during their next turn", Nouns.described(true, "or", Places.NOWHERE))
                    .as(Establish.class,
                            what -> new Establish(new Fact.CantPlay(Who.THEY, what), Duration.THEIR_NEXT_TURN),
                            establish -> establish.fact() instanceof Fact.CantPlay play ? play.what() : null),
            phrase("can't play {} during their next main phase", Nouns.described(true, "or", Places.NOWHERE))
                    .as(Establish.class,
                            what -> new Establish(new Fact.CantPlay(Who.THEY, what), Duration.THEIR_NEXT_MAIN_PHASE),
                            establish -> establish.fact() instanceof Fact.CantPlay play ? play.what() : null)));

    static Syntax<Establish> syntax(Person person) {
        return person == Person.YOU ? FACT : THEIRS;
    }

    @Override
    public void perform(Effect effect, EvolveTable t) {
        GiveModifiers.establish(effect, t, fact, duration);
    }

    @Override
    public boolean canBeOfLeaders() {
        return true;
    }

    // ---- its words ---------------------------------------------------------------------------------------------------

    /** Reading: the controller of each card as the effect is carried out. */
    private static Syntax<Establish> ofItsController() {
        return Dialect.OF_1_24.first(either(
                Selectors.subject("doesn't refresh during its controller's next start phase",
                        "don't refresh during their controller's next start phase").as(Establish.class,
                                who -> new Establish(new Fact.DoesntRefresh(who),
                                        Duration.ITS_CONTROLLERS_NEXT_START_PHASE),
                                establish -> establish.duration() == Duration.ITS_CONTROLLERS_NEXT_START_PHASE
                                        && establish.fact() instanceof Fact.DoesntRefresh stays ? stays.who() : null),
                Selectors.subject("can't attack enemies during its controller's next turn",
                        "can't attack enemies during their controller's next turn").as(Establish.class,
                                who -> new Establish(new Fact.CantAttack(who, Target.ENEMIES),
                                        Duration.ITS_CONTROLLERS_NEXT_TURN),
                                establish -> establish.duration() == Duration.ITS_CONTROLLERS_NEXT_TURN
                                        && establish.fact() instanceof Fact.CantAttack cant
                                        && cant.target() == Target.ENEMIES ? cant.who() : null)));
    }

    /** Statements that last by themselves (10.2.1.2): what it costs to play, abilities that it loses or that are not performed. */
    private static Syntax<Establish> lasting() {
        return either(Syntax.<Fact>either(Facts.costToPlay(), Facts.losing(),
                phrase("{} {} abilities can't be performed", Selectors.possessive(), Keywords.PERFORMED)
                        .as(Fact.AbilitiesInvalid.class, Fact.AbilitiesInvalid::new, Fact.AbilitiesInvalid::who,
                                Fact.AbilitiesInvalid::mark))
                .as(Establish.class, fact -> isOfIt(fact) ? new Establish(fact, Duration.LASTING) : null,
                        Establish::fact));
    }

    private static boolean isOfIt(Fact fact) {
        return switch (fact) {
            case Fact.CostToPlay cost -> cost.who() instanceof Selector.It;
            case Fact.AbilitiesInvalid invalid -> invalid.who() instanceof Selector.It;
            case Fact.LosesAll loses -> loses.who() instanceof Selector.It;
            case Fact.Loses loses -> loses.who() instanceof Selector.It;
            default -> false;
        };
    }

    /** "it loses all abilities and can't attack enemies". */
    private static Syntax<Fact.All> both() {
        return phrase("{} and can't attack enemies", Selectors.subject("loses all abilities", "lose all abilities"))
                .as(Fact.All.class,
                        who -> new Fact.All(
                                List.of(new Fact.LosesAll(who), new Fact.CantAttack(who, Target.ENEMIES))),
                        Establish::whoOfBoth);
    }

    private static @Nullable Selector whoOfBoth(Fact.All all) {
        return !all.parts().isEmpty() && all.parts().getFirst() instanceof Fact.LosesAll loses ? loses.who() : null;
    }
}
