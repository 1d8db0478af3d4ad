package cardinal.evolve.rules;

import cardinal.evolve.table.EvolveEvent;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Kind;
import cardinal.evolve.table.Manner;
import cardinal.evolve.table.Phase;
import cardinal.evolve.table.Zone;
import cardinal.kernel.Event;
import cardinal.kernel.Naming;
import cardinal.kernel.Table;
import java.util.Locale;

/** The log: what one seat reads about an event. Cards the seat may not see stay unnamed. */
public final class Narrator {
    private Narrator() {
    }

    public static String tell(EvolveTable t, int seat, Event event) {
        if (!(event instanceof EvolveEvent e)) {
            return "";
        }
        return switch (e) {
            case EvolveEvent.Note n -> note(t, seat, n);
            case EvolveEvent.Moved m -> moved(t, seat, m);
            case EvolveEvent.Played p -> who(p.seat()) + " has played " + name(t, seat, p.card()) + cite("10.6.2.7");
            case EvolveEvent.AbilityPlayed a ->
                    who(a.seat()) + " has played an ability of " + name(t, seat, a.card()) + cite("10.6.2.7");
            case EvolveEvent.Evolved v -> name(t, seat, v.card()) + " evolves" + cite("5.15.1.2");
            case EvolveEvent.Attacked a ->
                    name(t, seat, a.card()) + " attacks " + leaderOr(t, seat, a.target()) + cite("8.4.5");
            case EvolveEvent.Fought f -> "";
            case EvolveEvent.Damaged d ->
                    leaderOr(t, seat, d.card()) + " takes " + d.amount() + " damage" + cite("5.13.1");
            case EvolveEvent.DefenseRaised d ->
                    leaderOr(t, seat, d.card()) + " gains " + d.amount() + " defense" + cite("5.26.1");
            case EvolveEvent.DefenseLost d ->
                    leaderOr(t, seat, d.card()) + " loses " + d.amount() + " defense" + cite("5.26.1");
            case EvolveEvent.Shuffled s -> who(s.seat()) + " shuffles the deck" + cite("5.8.1");
            case EvolveEvent.Engaged g -> "";
            case EvolveEvent.Refreshed r -> "";
            case EvolveEvent.Counters c -> Math.abs(c.n()) + " " + t.pool().counter(c.lane()) + " counter"
                    + (Math.abs(c.n()) == 1 ? "" : "s") + (c.n() > 0 ? " put on " : " removed from ")
                    + name(t, seat, c.card()) + cite(c.n() > 0 ? "15.1.3" : "15.1.4");
            case EvolveEvent.PointsRaised p -> who(p.seat()) + (p.maximum() ? " raises the maximum play points by "
                    : " recovers play points: ") + p.n() + cite(p.maximum() ? "3.2.4.1" : "5.14.1");
            case EvolveEvent.Raced r -> name(t, seat, r.card()) + " races" + cite("14.2.3.1");
            case EvolveEvent.Served s -> name(t, seat, s.card()) + " is served" + cite("14.2.1.1");
            case EvolveEvent.PhaseBegan p -> who(p.seat()) + "'s " + p.phase().name().toLowerCase(Locale.ROOT)
                    + " phase begins" + cite(p.phase() == Phase.MAIN ? "7.3.1" : "7.4.1");
            case EvolveEvent.Revealed r -> who(r.seat()) + " reveals " + name(t, seat, r.card()) + cite("5.20.1");
            case EvolveEvent.Selected s -> who(s.seat()) + " selects " + leaderOr(t, seat, s.card()) + cite("10.6.2.3");
            case EvolveEvent.Given g -> name(t, seat, g.card()) + " gets " + signed(g.attack()) + "/"
                    + signed(g.defense()) + cite("5.26.1");
        };
    }

    private static String moved(EvolveTable t, int seat, EvolveEvent.Moved m) {
        String name = name(t, seat, m.card());
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

    private static String note(EvolveTable t, int seat, EvolveEvent.Note n) {
        StringBuilder s = new StringBuilder();
        if (n.seat() != Table.NONE) {
            s.append(who(n.seat())).append(' ');
        }
        s.append(n.words());
        if (n.card() != Table.NONE) {
            s.append(' ').append(name(t, seat, n.card()));
        }
        return s.append(cite(n.clause())).toString();
    }

    private static String leaderOr(EvolveTable t, int seat, int card) {
        return t.zone(card) == Zone.LEADER ? who(t.controller(card)) + "'s leader" : name(t, seat, card);
    }

    private static String who(int seat) {
        return Naming.seat(seat);
    }

    private static String cite(String clause) {
        return " (" + clause + ")";
    }

    private static String name(EvolveTable t, int seat, int card) {
        return Naming.face(t, card, seat);
    }
}
