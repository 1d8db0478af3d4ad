package cardinal.evolve.words;

import cardinal.evolve.ability.Zone;
import cardinal.evolve.program.Kind;
import cardinal.evolve.table.EvolveEvent;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Movement;
import cardinal.evolve.table.Phase;
import cardinal.kernel.Event;
import cardinal.kernel.Narration;
import cardinal.kernel.Sentence;
import java.util.Locale;

/** The log: what one seat reads about an event. Cards the seat may not see stay unnamed. */
public final class Narrator extends Narration<EvolveTable> {
    private Narrator(EvolveTable t, int seat) {
        super(t, seat);
    }

    public static Sentence tell(EvolveTable t, int seat, Event event) {
        return new Narrator(t, seat).of(event);
    }

    @Override
    protected Sentence tell(Event event) {
        return event instanceof EvolveEvent e ? of(e) : Sentence.NOTHING;
    }

    private Sentence of(EvolveEvent event) {
        return switch (event) {
            case EvolveEvent.Moved m -> moved(m);
            case EvolveEvent.Played p -> say(does(p.seat(), "has"), "played ", name(p.card()), cite("10.6.2.7"));
            case EvolveEvent.AbilityPlayed a ->
                    say(does(a.seat(), "uses"), "the ability of ", name(a.card()), cite("10.6.2.7"));
            case EvolveEvent.Evolved v -> say(name(v.card()), " evolves", cite("5.15.1.2"));
            case EvolveEvent.Burst b -> Sentence.NOTHING;
            case EvolveEvent.Driven d -> say(name(d.card()), " gets Drive", cite("5.26.1"));
            case EvolveEvent.Equipped e -> say(name(e.follower()), " equips ", name(e.card()), cite("5.4.2"));
            case EvolveEvent.DriveChecked d -> say(does(d.seat(), "uses"), "the trigger of ", name(d.card()),
                    cite("8.4.5"));
            case EvolveEvent.SuperEvolved v -> say(name(v.card()), " super-evolves", cite("5.15.1.2"));
            case EvolveEvent.Attacked a -> say(name(a.card()), " attacks ", leaderOr(a.target()), cite("8.4.5"));
            case EvolveEvent.Fought f -> Sentence.NOTHING;
            case EvolveEvent.Damaged d -> say(leaderOr(d.card()), " takes ", d.amount(), " damage" + left(d.card()),
                    cite("5.13.1"));
            case EvolveEvent.DefenseRaised d ->
                    say(leaderOr(d.card()), " gains ", d.amount(), " defense", cite("5.26.1"));
            case EvolveEvent.DefenseLost d ->
                    say(leaderOr(d.card()), " loses ", d.amount(), " defense", cite("5.26.1"));
            case EvolveEvent.Shuffled s -> say(does(s.seat(), "shuffles"), "the deck", cite("5.8.1"));
            case EvolveEvent.Engaged g -> Sentence.NOTHING;
            case EvolveEvent.Refreshed r -> Sentence.NOTHING;
            case EvolveEvent.Counters c -> say(count(Math.abs(c.n()), t.pool().counter(c.lane()) + " counter"),
                    c.n() > 0 ? " put on " : " taken off ", name(c.card()), cite(c.n() > 0 ? "15.1.3" : "15.1.4"));
            case EvolveEvent.PointsRaised p -> switch (p.which()) {
                case MAXIMUM_PLAY_POINTS ->
                        say(does(p.seat(), "has"), count(t.players().maximum(p.seat()), "play point"), cite("3.2.4.1"));
                case PLAY_POINTS -> say(does(p.seat(), "recovers"), count(p.n(), "play point"), cite("5.14.1"));
                case SUPER_EVOLUTION_POINTS ->
                        say(does(p.seat(), "gains"), count(p.n(), "super-evolution point"), cite("3.2.5"));
                case EVOLUTION_POINTS -> say(does(p.seat(), "gains"), count(p.n(), "evolution point"), cite("3.2.5"));
            };
            case EvolveEvent.Raced r -> say(name(r.card()), " races", cite("14.2.3.1"));
            case EvolveEvent.Served s -> say(name(s.card()), " is served", cite("14.2.1.1"));
            case EvolveEvent.PhaseBegan p -> say(whose(p.seat()), " " + p.phase().name().toLowerCase(Locale.ROOT)
                    + " phase begins", cite(p.phase() == Phase.MAIN ? "7.3.1" : "7.4.1"));
            case EvolveEvent.Revealed r -> say(does(r.seat(), "reveals"), name(r.card()), cite("5.20.1"));
            case EvolveEvent.Selected s -> say(does(s.seat(), "selects"), leaderOr(s.card()), cite("10.6.2.3"));
            case EvolveEvent.Given g -> say(name(g.card()), " gets " + signed(g.attack()) + "/" + signed(g.defense()),
                    cite("5.26.1"));
        };
    }

    private Sentence moved(EvolveEvent.Moved m) {
        Sentence.Part name = name(m.card());
        if (m.what() == Kind.ENTERED) {
            return say(name, " enters the field", cite("5.4.1"));
        }
        return switch (m.movement()) {
            case DRAW -> say(does(m.by(), "draws"), name, cite("5.9.1"));
            case DISCARD -> say(does(m.by(), "discards"), name, cite("5.11.1"));
            case DESTROY -> say(name, " is destroyed", cite("5.5.1"));
            case BANISH -> say(name, " is banished", cite("5.6.1"));
            case STEAL -> say(does(m.by(), "steals"), name, cite("5.21.1"));
            case ELIMINATE -> Sentence.NOTHING;
            default -> m.what() == Kind.LEFT && m.movement() != Movement.RULE || Zone.at(m.to()) == Zone.CEMETERY
                    ? say(name, " goes to the " + Zone.at(m.to()).title(), cite("5.4.1")) : Sentence.NOTHING;
        };
    }

    /** The defense that is left, while the card is still there. */
    private String left(int card) {
        int defense = t.zone(card) == Zone.LEADER ? t.players().defense(t.controller(card))
                : t.onField(card) ? t.values().defense(card) : 0;
        return defense > 0 ? ", " + defense + " defense left" : "";
    }

    private static String signed(int n) {
        return n >= 0 ? "+" + n : Integer.toString(n);
    }

    private Sentence leaderOr(int card) {
        return t.zone(card) == Zone.LEADER ? say(whose(t.controller(card)), " leader") : say(name(card));
    }
}
