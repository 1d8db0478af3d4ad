package cardinal.evolve.text;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;
import static cardinal.cards.grammar.Syntax.rule;
import static cardinal.cards.grammar.Syntax.says;
import static cardinal.cards.grammar.Syntax.spoken;

import cardinal.cards.grammar.Syntax;
import cardinal.evolve.ability.Amount.Points;
import cardinal.evolve.ability.Filter;
import cardinal.evolve.ability.Filter.Kind;
import cardinal.evolve.ability.Filter.Place;
import cardinal.evolve.ability.Trigger;
import cardinal.evolve.ability.Trigger.Damage;
import cardinal.evolve.ability.Trigger.PhaseStart;
import cardinal.evolve.ability.Trigger.PhaseStart.Phase;
import cardinal.evolve.ability.Trigger.PhaseStart.Whose;
import cardinal.evolve.ability.Trigger.Strike.Target;
import cardinal.evolve.ability.Trigger.Watch;
import cardinal.evolve.ability.Who;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** 10.1.1.2.1.1: trigger conditions: after "when" or "whenever", and "at the start of". */
final class Triggers {
    private static final Syntax<Watch> WHO = rule("watched", () -> Syntax.<Watch>either(
            says("this card", new Watch.Me(Kind.CARD)), says("this follower", new Watch.Me(Kind.FOLLOWER)),
            says("this amulet", new Watch.Me(Kind.AMULET)), says("it", new Watch.It()),
            says("your leader", new Watch.YourLeader()), says("an enemy leader", new Watch.EnemyLeader()),
            Nouns.WATCHED.as(Watch.Any.class, filter -> isEnemyLeader(filter) ? null : new Watch.Any(filter),
                    Watch.Any::filter)));

    static final Syntax<Trigger> EVENT = rule("event",
            () -> either(moving(), playing(), fighting(), damage(), players(), changing(), state()));

    /** 7.3.1, 7.4.1. */
    static final Syntax<Trigger> MOMENT = rule("moment", () -> either(
            phrase("at the start of {} {} phase", either(says("your", Whose.YOURS),
                    says("each player's", Whose.EACH_PLAYERS), says("each opponent's", Whose.EACH_OPPONENTS)),
                    either(says("main", Phase.MAIN), says("end", Phase.END))).as(PhaseStart.class,
                            (whose, phase) -> new PhaseStart(phase, whose), PhaseStart::whose,
                            PhaseStart::phase)));

    /** 10.7.5: the moment of a delayed trigger. */
    static final Syntax<Trigger> NEXT_MOMENT = rule("next moment", () -> either(
            phrase("at the start of {} {} phase", either(says("your next", Whose.YOURS),
                    says("each opponent's next", Whose.EACH_OPPONENTS)),
                    either(says("main", Phase.MAIN), says("end", Phase.END))).as(PhaseStart.class,
                            (whose, phase) -> new PhaseStart(phase, whose), PhaseStart::whose,
                            PhaseStart::phase)));

    /** What a replacement waits for (10.10). */
    static final Syntax<Trigger> WOULD = rule("what would happen", () -> either(
            does("would leave the field", Trigger.Leaves.class, Trigger.Leaves::new, Trigger.Leaves::who),
            does("would be destroyed", Trigger.Destroyed.class, Trigger.Destroyed::new, Trigger.Destroyed::who),
            does("would be put into the cemetery", Trigger.PutIntoCemetery.class, Trigger.PutIntoCemetery::new,
                    Trigger.PutIntoCemetery::who),
            does("would be banished", Trigger.Banished.class, Trigger.Banished::new, Trigger.Banished::who),
            does("would be discarded", Trigger.Discarded.class, who -> new Trigger.Discarded(who, Who.YOU),
                    Trigger.Discarded::what),
            phrase("{} would take {}", WHO, Facts.DAMAGE).as(Trigger.TakesDamage.class,
                    (who, kind) -> new Trigger.TakesDamage(who, kind, 1), Trigger.TakesDamage::who,
                    Trigger.TakesDamage::damage),
            says("you would draw a card", new Trigger.Draws(Who.YOU, false))));

    private Triggers() {
    }

    private static boolean isEnemyLeader(Filter filter) {
        return filter.nouns().size() == 1 && filter.nouns().getFirst().kind() == Kind.LEADER
                && filter.nouns().getFirst().side() == Filter.Side.ENEMY
                && filter.nouns().getFirst().traits().isEmpty();
    }

    private static <T extends Trigger> Syntax<T> does(
            String third, Class<T> type, Function<Watch, T> make, Function<T, Watch> who) {
        return phrase("{} " + third, WHO).as(type, make, who);
    }

    /** "a card on your field": watched where it was. */
    private static @Nullable Watch onField(Watch who, Place field) {
        return who instanceof Watch.Any any
                ? new Watch.Any(new Filter(any.filter().nouns(), List.of(field))) : null;
    }

    private static @Nullable Watch anywhere(Watch who, Place field) {
        return who instanceof Watch.Any any && any.filter().places().equals(List.of(field))
                ? new Watch.Any(new Filter(any.filter().nouns(), List.of())) : null;
    }

    private static <T extends Trigger> Syntax<T> onYourFieldDoes(
            String template, Class<T> type, Function<Watch, T> make, Function<T, Watch> who) {
        return onFieldDoes(template, Place.YOUR_FIELD, type, make, who);
    }

    private static <T extends Trigger> Syntax<T> onFieldDoes(
            String template, Place field, Class<T> type, Function<Watch, T> make, Function<T, Watch> who) {
        return phrase(template, WHO).as(type, watched -> {
            Watch there = onField(watched, field);
            return there == null ? null : make.apply(there);
        }, trigger -> anywhere(who.apply(trigger), field));
    }

    private static Syntax<Trigger> moving() {
        Syntax<Boolean> field = either(says("your field", true), says("the field", false));
        Syntax<List<Place>> from = phrase(" from your {}", Places.ZONE).as(List.class, place -> List.of(place),
                (List<Place> places) -> places.size() == 1 ? places.getFirst() : null);
        Syntax<List<Place>> other = phrase(" from anywhere other than your {}", Places.ZONE).as(List.class,
                place -> List.of(place), (List<Place> places) -> places.size() == 1 ? places.getFirst() : null);
        return either(
                phrase("{} is put onto {}{}", WHO, field, from.orElse(List.of())).as(Trigger.Enters.class,
                        (who, yours, places) -> enters(who, yours, places, false), Triggers::entering,
                        Triggers::ontoYours, Trigger.Enters::from),
                phrase("{} is put onto {}{}", WHO, field, other).as(Trigger.Enters.class,
                        (who, yours, places) -> enters(who, yours, places, true), Triggers::entering,
                        Triggers::ontoYours, Trigger.Enters::from),
                phrase("you put {} onto your field by playing it", WHO).as(Trigger.PutByPlaying.class,
                        who -> who instanceof Watch.Any || who instanceof Watch.Me ? new Trigger.PutByPlaying(who)
                                : null,
                        Trigger.PutByPlaying::who),
                does("leaves the field", Trigger.Leaves.class, Trigger.Leaves::new, Trigger.Leaves::who),
                does("is destroyed", Trigger.Destroyed.class, Trigger.Destroyed::new, Trigger.Destroyed::who),
                onYourFieldDoes("{} is put from your field into the cemetery", Trigger.PutIntoCemetery.class,
                        Trigger.PutIntoCemetery::new, Trigger.PutIntoCemetery::who),
                onFieldDoes("{} is put from the field into the cemetery", Place.FIELD, Trigger.PutIntoCemetery.class,
                        Trigger.PutIntoCemetery::new, Trigger.PutIntoCemetery::who),
                does("is put into the cemetery", Trigger.PutIntoCemetery.class,
                        who -> who instanceof Watch.Me || isEnemy(who) ? new Trigger.PutIntoCemetery(who) : null,
                        Trigger.PutIntoCemetery::who),
                does("is returned to hand from your field", Trigger.ReturnedToHand.class,
                        who -> who instanceof Watch.Me ? new Trigger.ReturnedToHand(who) : null,
                        Trigger.ReturnedToHand::who),
                onYourFieldDoes("{} on your field is returned to hand", Trigger.ReturnedToHand.class,
                        Trigger.ReturnedToHand::new, Trigger.ReturnedToHand::who),
                does("is banished", Trigger.Banished.class, Trigger.Banished::new, Trigger.Banished::who),
                phrase("{} is put into your {}", WHO, Places.ZONE).as(Trigger.PutInto.class,
                        (who, place) -> place == Place.YOUR_FIELD ? null : new Trigger.PutInto(who, place),
                        Trigger.PutInto::who, Trigger.PutInto::place));
    }

    private static boolean isEnemy(Watch who) {
        return who instanceof Watch.Any any && any.filter().nouns().stream()
                .allMatch(noun -> noun.side() == Filter.Side.ENEMY);
    }

    /** "put onto your field" watches that place; "onto the field" anybody's. */
    private static Trigger.@Nullable Enters enters(Watch who, boolean yours, List<Place> from, boolean other) {
        if (who instanceof Watch.Any any) {
            Place place = yours ? Place.YOUR_FIELD : Place.FIELD;
            return new Trigger.Enters(new Watch.Any(new Filter(any.filter().nouns(), List.of(place))), from, other);
        }
        return yours ? null : new Trigger.Enters(who, from, other);
    }

    private static @Nullable Watch entering(Trigger.Enters enters) {
        return enters.who() instanceof Watch.Any any ? new Watch.Any(new Filter(any.filter().nouns(), List.of()))
                : enters.who();
    }

    private static boolean ontoYours(Trigger.Enters enters) {
        return enters.who() instanceof Watch.Any any && any.filter().places().equals(List.of(Place.YOUR_FIELD));
    }

    private static Syntax<Trigger> playing() {
        Syntax<Who> plays = either(says("you play", Who.YOU), says("an opponent plays", Who.OPPONENT),
                says("a player plays", Who.EACH_PLAYER));
        return either(
                phrase("{} {}", plays, WHO).as(Trigger.Played.class, Trigger.Played::new, Trigger.Played::by,
                        Trigger.Played::what),
                phrase("you play {} from your EX area", WHO).as(Trigger.Played.class,
                        what -> what instanceof Watch.Any any ? new Trigger.Played(Who.YOU, new Watch.Any(
                                new Filter(any.filter().nouns(), List.of(Place.YOUR_EX_AREA)))) : null,
                        played -> played.by() == Who.YOU && played.what() instanceof Watch.Any any
                                && any.filter().places().equals(List.of(Place.YOUR_EX_AREA))
                                        ? new Watch.Any(new Filter(any.filter().nouns(), List.of())) : null),
                does("is discarded", Trigger.Discarded.class,
                        who -> who instanceof Watch.Me ? new Trigger.Discarded(who, Who.YOU) : null,
                        trigger -> trigger.what() instanceof Watch.Me ? trigger.what() : null),
                phrase("{} {}", either(says("you discard", Who.YOU), says("an opponent discards", Who.OPPONENT)), WHO)
                        .as(Trigger.Discarded.class,
                                (by, what) -> what instanceof Watch.Me ? null : new Trigger.Discarded(what, by),
                                Trigger.Discarded::by, Trigger.Discarded::what),
                does("is selected for an ability", Trigger.Selected.class, who -> new Trigger.Selected(who, false),
                        Trigger.Selected::who),
                does("is selected for an opponent's ability", Trigger.Selected.class,
                        who -> new Trigger.Selected(who, true), Trigger.Selected::who));
    }

    private static Syntax<Trigger> fighting() {
        Syntax<Target> target = either(says(" a follower", Target.FOLLOWER), says(" a leader", Target.LEADER))
                .orElse(Target.ANY);
        return either(
                phrase("{} attacks{}", WHO, target).as(Trigger.Attacks.class, Trigger.Attacks::new,
                        Trigger.Attacks::who, Trigger.Attacks::target),
                does("is attacked", Trigger.Attacked.class, Trigger.Attacked::new, Trigger.Attacked::who),
                does("evolves", Trigger.Evolves.class, Trigger.Evolves::new, Trigger.Evolves::who),
                spoken(Dialect.OF_1_24.since(), phrase("the [unionburst] ability of {} activates", WHO)
                        .as(Trigger.Bursts.class, Trigger.Bursts::new, Trigger.Bursts::who)),
                Dialect.OF_1_24.first(does("is equipped", Trigger.Equips.class,
                        who -> who instanceof Watch.Me ? new Trigger.Equips(who, Trigger.Equips.Side.TOKEN) : null,
                        equips -> equips.side() == Trigger.Equips.Side.TOKEN ? equips.who() : null)),
                Dialect.OF_1_24.first(does("equips a token", Trigger.Equips.class,
                        who -> new Trigger.Equips(who, Trigger.Equips.Side.FOLLOWER),
                        equips -> equips.side() == Trigger.Equips.Side.FOLLOWER ? equips.who() : null)),
                spoken(Dialect.OF_1_24.since(), does("super-evolves", Trigger.SuperEvolves.class,
                        Trigger.SuperEvolves::new, Trigger.SuperEvolves::who)),
                does("races", Trigger.Races.class, Trigger.Races::new, Trigger.Races::who));
    }

    private static Syntax<Trigger> damage() {
        Syntax<Trigger.DealsDamage.To> to = either(
                says(" to an enemy leader", Trigger.DealsDamage.To.ENEMY_LEADER),
                says(" to a follower", Trigger.DealsDamage.To.FOLLOWER),
                Dialect.OF_1_24.first(says(" to at least one enemy follower", Trigger.DealsDamage.To.ENEMY_FOLLOWERS)))
                .orElse(Trigger.DealsDamage.To.ANYTHING);
        return either(
                phrase("{} deals {}{}", WHO, Facts.DAMAGE, to).as(Trigger.DealsDamage.class, Trigger.DealsDamage::new,
                        Trigger.DealsDamage::who, Trigger.DealsDamage::damage, Trigger.DealsDamage::to),
                phrase("{} takes {}", WHO, Facts.DAMAGE).as(Trigger.TakesDamage.class,
                        (who, kind) -> new Trigger.TakesDamage(who, kind, 1), Trigger.TakesDamage::who,
                        Trigger.TakesDamage::damage),
                phrase("{} takes at least {} damage", WHO, Numbers.SEVERAL).as(Trigger.TakesDamage.class,
                        (who, n) -> new Trigger.TakesDamage(who, Damage.ANY, n), Trigger.TakesDamage::who,
                        Trigger.TakesDamage::least),
                phrase("{} {} defense", WHO, either(says("gains", true), says("loses", false)))
                        .as(Trigger.DefenseChanges.class, Trigger.DefenseChanges::new, Trigger.DefenseChanges::who,
                                Trigger.DefenseChanges::gains),
                phrase("{} {} attack", WHO, either(says("gains", true), says("loses", false)))
                        .as(Trigger.AttackChanges.class, Trigger.AttackChanges::new, Trigger.AttackChanges::who,
                                Trigger.AttackChanges::gains));
    }

    private static Syntax<Trigger> players() {
        return either(
                says("you draw a card", new Trigger.Draws(Who.YOU, false)),
                says("you draw a card outside of your start phase", new Trigger.Draws(Who.YOU, true)),
                says("an opponent draws a card", new Trigger.Draws(Who.OPPONENT, false)),
                spoken(Dialect.OF_1_24.since(), says("you drive check a Trigger", new Trigger.DriveChecks())),
                says("you shuffle your deck", new Trigger.Shuffles(Who.YOU)),
                says("your maximum play points increase", new Trigger.PointsIncrease(Points.MAXIMUM_PLAY_POINTS)),
                says("you recover play points", new Trigger.PointsIncrease(Points.PLAY_POINTS)),
                says("you gain evolution points", new Trigger.PointsIncrease(Points.EVOLUTION_POINTS)));
    }

    private static Syntax<Trigger> changing() {
        return either(
                phrase("a {} counter is put on {}", Counters.KIND, WHO).as(Trigger.CounterPut.class,
                        Trigger.CounterPut::new, Trigger.CounterPut::kind, Trigger.CounterPut::on),
                does("is engaged", Trigger.Turned.class, who -> new Trigger.Turned(who, true), Trigger.Turned::who),
                does("is refreshed", Trigger.Turned.class, who -> new Trigger.Turned(who, false),
                        Trigger.Turned::who));
    }

    /** 10.7.6. */
    private static Syntax<Trigger> state() {
        return either(Conditions.STATE.as(Trigger.State.class, Trigger.State::new, Trigger.State::condition));
    }

}
