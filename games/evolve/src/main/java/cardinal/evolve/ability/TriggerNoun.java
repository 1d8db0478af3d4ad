package cardinal.evolve.ability;

import cardinal.evolve.ability.Filter.Kind;
import java.util.List;

/** A card that the words of a trigger name, and which card of the event that is. */
public record TriggerNoun(Part part, Antecedent noun) {
    private static final Antecedent ENEMY_FOLLOWER = new Antecedent(Antecedent.How.NAMED, Kind.FOLLOWER, true, true);

    /** Its words speak of one card. */
    public TriggerNoun {
        noun = noun.alone();
    }

    /** A card that takes part in an event. */
    public enum Part {
        /** Whom it happens to; of an attack the attacking follower. */
        CARD,
        /** What is attacked. */
        TARGET,
        /** What deals damage. */
        SOURCE,
        /** What has equipped a token. */
        WEARER
    }

    /** The nouns in the order of the words; a trigger about points, phases or a state of the table names none. */
    public static List<TriggerNoun> of(Trigger when) {
        return switch (when) {
            case Trigger.Strike s -> attack(Antecedent.of(Kind.FOLLOWER), s.target());
            case Trigger.Attacks a -> attack(noun(a.who()), a.target());
            case Trigger.Attacked a ->
                    List.of(new TriggerNoun(Part.CARD, ENEMY_FOLLOWER), new TriggerNoun(Part.TARGET, noun(a.who())));
            case Trigger.DealsDamage d -> damage(d);
            case Trigger.PhaseStart p -> List.of();
            case Trigger.PointsIncrease p -> List.of();
            case Trigger.Shuffles s -> List.of();
            case Trigger.State s -> List.of();
            case Trigger.Fanfare f -> card(Antecedent.CARD);
            case Trigger.LastWords l -> card(Antecedent.CARD);
            case Trigger.OnEvolve o -> card(Antecedent.CARD);
            case Trigger.OnSuperEvolve o -> card(Antecedent.CARD);
            case Trigger.Bursts b -> card(noun(b.who()));
            case Trigger.OnDrive o -> card(Antecedent.CARD);
            case Trigger.Equips e -> List.of(new TriggerNoun(
                    e.side() == Trigger.Equips.Side.TOKEN ? Part.CARD : Part.WEARER, noun(e.who())));
            case Trigger.DriveChecks d -> List.of();
            case Trigger.SuperEvolves s -> card(noun(s.who()));
            case Trigger.OnRace o -> card(Antecedent.CARD);
            case Trigger.Draws d -> card(Antecedent.CARD);
            case Trigger.Enters e -> card(noun(e.who()));
            case Trigger.PutByPlaying p -> card(noun(p.who()));
            case Trigger.PutInto p -> card(noun(p.who()).in(p.place()));
            case Trigger.Leaves l -> card(noun(l.who()).apart());
            case Trigger.Destroyed d -> card(noun(d.who()).apart());
            case Trigger.PutIntoCemetery p -> card(noun(p.who()).apart());
            case Trigger.ReturnedToHand r -> card(noun(r.who()).apart());
            case Trigger.Banished b -> card(noun(b.who()).apart());
            case Trigger.Discarded d -> card(noun(d.what()).apart());
            case Trigger.Played p -> card(noun(p.what()));
            case Trigger.Evolves e -> card(noun(e.who()));
            case Trigger.Races r -> card(noun(r.who()));
            case Trigger.TakesDamage d -> card(noun(d.who()));
            case Trigger.DefenseChanges d -> card(noun(d.who()));
            case Trigger.AttackChanges a -> card(noun(a.who()));
            case Trigger.Selected s -> card(noun(s.who()));
            case Trigger.CounterPut c -> card(noun(c.on()));
            case Trigger.Turned u -> card(noun(u.who()));
        };
    }

    /** Whether the words name a player other than you: "that player", "their leader". */
    public static boolean namesPlayer(Trigger when) {
        return switch (when) {
            case Trigger.PhaseStart p -> p.whose() != Trigger.PhaseStart.Whose.YOURS;
            case Trigger.Played p -> p.by() != Who.YOU;
            case Trigger.Discarded d -> d.by() != Who.YOU;
            case Trigger.Draws d -> d.who() != Who.YOU;
            case Trigger.Shuffles s -> s.who() != Who.YOU;
            default -> false;
        };
    }

    private static List<TriggerNoun> card(Antecedent noun) {
        return List.of(new TriggerNoun(Part.CARD, noun));
    }

    private static List<TriggerNoun> attack(Antecedent attacker, Trigger.Strike.Target target) {
        TriggerNoun by = new TriggerNoun(Part.CARD, attacker);
        return switch (target) {
            case ANY -> List.of(by);
            case FOLLOWER -> List.of(by, new TriggerNoun(Part.TARGET, ENEMY_FOLLOWER));
            case LEADER -> List.of(by, new TriggerNoun(Part.TARGET, Antecedent.of(Kind.LEADER)));
        };
    }

    private static List<TriggerNoun> damage(Trigger.DealsDamage d) {
        TriggerNoun by = new TriggerNoun(Part.SOURCE, noun(d.who()));
        return switch (d.to()) {
            case ANYTHING, ENEMY_FOLLOWERS -> List.of(by);
            case FOLLOWER -> List.of(by, new TriggerNoun(Part.CARD, Antecedent.of(Kind.FOLLOWER)));
            case ENEMY_LEADER -> List.of(by, new TriggerNoun(Part.CARD, Antecedent.of(Kind.LEADER)));
        };
    }

    private static Antecedent noun(Trigger.Watch who) {
        return switch (who) {
            case Trigger.Watch.Me me -> Antecedent.of(me.kind());
            case Trigger.Watch.It it -> Antecedent.CARD;
            case Trigger.Watch.Any any -> Antecedent.of(Antecedent.How.NAMED, any.filter());
            case Trigger.Watch.YourLeader l -> Antecedent.of(Kind.LEADER);
            case Trigger.Watch.EnemyLeader l -> new Antecedent(Antecedent.How.NAMED, Kind.LEADER, true, true);
        };
    }
}
