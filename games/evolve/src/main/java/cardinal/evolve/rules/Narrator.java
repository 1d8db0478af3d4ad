package cardinal.evolve.rules;

import cardinal.evolve.table.EvolveEvent;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Kind;
import cardinal.evolve.table.Manner;
import cardinal.evolve.table.Phase;
import cardinal.evolve.table.Zone;
import cardinal.kernel.Event;
import cardinal.kernel.Narration;
import java.util.Locale;

/** The log: what one seat reads about an event. Cards the seat may not see stay unnamed. */
public final class Narrator extends Narration<EvolveTable> {
    private Narrator(EvolveTable t, int seat) {
        super(t, seat);
    }

    public static String tell(EvolveTable t, int seat, Event event) {
        return new Narrator(t, seat).of(event);
    }

    @Override
    protected String tell(Event event) {
        return event instanceof EvolveEvent e ? of(e) : "";
    }

    private String of(EvolveEvent event) {
        return switch (event) {
            case EvolveEvent.Moved m -> moved(m);
            case EvolveEvent.Played p -> who(p.seat()) + " has played " + name(p.card()) + cite("10.6.2.7");
            case EvolveEvent.AbilityPlayed a ->
                    who(a.seat()) + " has played an ability of " + name(a.card()) + cite("10.6.2.7");
            case EvolveEvent.Evolved v -> name(v.card()) + " evolves" + cite("5.15.1.2");
            case EvolveEvent.Attacked a ->
                    name(a.card()) + " attacks " + leaderOr(a.target()) + cite("8.4.5");
            case EvolveEvent.Fought f -> "";
            case EvolveEvent.Damaged d ->
                    leaderOr(d.card()) + " takes " + d.amount() + " damage" + cite("5.13.1");
            case EvolveEvent.DefenseRaised d ->
                    leaderOr(d.card()) + " gains " + d.amount() + " defense" + cite("5.26.1");
            case EvolveEvent.DefenseLost d ->
                    leaderOr(d.card()) + " loses " + d.amount() + " defense" + cite("5.26.1");
            case EvolveEvent.Shuffled s -> who(s.seat()) + " shuffles the deck" + cite("5.8.1");
            case EvolveEvent.Engaged g -> "";
            case EvolveEvent.Refreshed r -> "";
            case EvolveEvent.Counters c -> count(Math.abs(c.n()), t.pool().counter(c.lane()) + " counter")
                    + (c.n() > 0 ? " put on " : " removed from ")
                    + name(c.card()) + cite(c.n() > 0 ? "15.1.3" : "15.1.4");
            case EvolveEvent.PointsRaised p -> who(p.seat()) + switch (p.which()) {
                case MAXIMUM_PLAY_POINTS -> " raises the maximum play points by " + p.n() + cite("3.2.4.1");
                case PLAY_POINTS -> " recovers play points: " + p.n() + cite("5.14.1");
                case EVOLUTION_POINTS -> " gains evolution points: " + p.n() + cite("3.2.5");
            };
            case EvolveEvent.Raced r -> name(r.card()) + " races" + cite("14.2.3.1");
            case EvolveEvent.Served s -> name(s.card()) + " is served" + cite("14.2.1.1");
            case EvolveEvent.PhaseBegan p -> who(p.seat()) + "'s " + p.phase().name().toLowerCase(Locale.ROOT)
                    + " phase begins" + cite(p.phase() == Phase.MAIN ? "7.3.1" : "7.4.1");
            case EvolveEvent.Revealed r -> who(r.seat()) + " reveals " + name(r.card()) + cite("5.20.1");
            case EvolveEvent.Selected s -> who(s.seat()) + " selects " + leaderOr(s.card()) + cite("10.6.2.3");
            case EvolveEvent.Given g -> name(g.card()) + " gets " + signed(g.attack()) + "/"
                    + signed(g.defense()) + cite("5.26.1");
        };
    }

    private String moved(EvolveEvent.Moved m) {
        String name = name(m.card());
        if (m.what() == Kind.ENTERED) {
            return name + " is put onto the field" + cite("5.4.1");
        }
        return switch (m.manner()) {
            case DRAW -> who(m.by()) + " draws " + name + cite("5.9.1");
            case DISCARD -> who(m.by()) + " discards " + name + cite("5.11.1");
            case DESTROY -> name + " is destroyed" + cite("5.5.1");
            case BANISH -> name + " is banished" + cite("5.6.1");
            case STEAL -> who(m.by()) + " steals " + name + cite("5.21.1");
            case ELIMINATE -> "";
            default -> m.what() == Kind.LEFT && m.manner() != Manner.RULE || Zone.at(m.to()) == Zone.CEMETERY
                    ? name + " goes to the " + Zone.at(m.to()).title() + cite("5.4.1") : "";
        };
    }

    private static String signed(int n) {
        return n >= 0 ? "+" + n : Integer.toString(n);
    }

    private String leaderOr(int card) {
        return t.zone(card) == Zone.LEADER ? who(t.controller(card)) + "'s leader" : name(card);
    }
}
