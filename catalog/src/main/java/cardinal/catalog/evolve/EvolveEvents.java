package cardinal.catalog.evolve;

import cardinal.catalog.events.GameEvents;
import cardinal.catalog.events.HappeningKind;
import cardinal.catalog.events.Meaning;
import cardinal.catalog.view.Picture;
import cardinal.catalog.view.View;
import cardinal.evolve.ability.Zone;
import cardinal.evolve.program.Kind;
import cardinal.evolve.table.EvolveEvent;
import cardinal.evolve.table.EvolveTable;
import cardinal.evolve.table.Flag;
import cardinal.kernel.Event;
import cardinal.kernel.Piece;
import cardinal.kernel.Remark;
import cardinal.kernel.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What happens at a table of Evolve. */
final class EvolveEvents implements GameEvents<EvolveTable> {
    @Override
    public @Nullable Meaning meaning(EvolveTable t, Event event) {
        return switch (event) {
            case Remark r -> r.topic() == Remark.Topic.TURN ? GameEvents.of(r).of(t.turn()) : GameEvents.of(r);
            case EvolveEvent e -> meaning(t, e);
            default -> null;
        };
    }

    private static @Nullable Meaning meaning(EvolveTable t, EvolveEvent event) {
        return switch (event) {
            case EvolveEvent.Moved m -> moved(m);
            case EvolveEvent.AbilityPlayed a ->
                    Meaning.of(HappeningKind.PLAY, a.seat(), a.card()).called("ability");
            case EvolveEvent.Evolved e -> Meaning.of(HappeningKind.PLAY, e.seat(), e.card()).called("evolve");
            case EvolveEvent.SuperEvolved e ->
                    Meaning.of(HappeningKind.PLAY, e.seat(), e.card()).called("superEvolve");
            case EvolveEvent.Driven d -> Meaning.of(HappeningKind.VALUE, d.seat(), d.card()).called("drive");
            case EvolveEvent.Equipped e ->
                    Meaning.of(HappeningKind.VALUE, e.seat(), e.card()).at(e.follower()).called("equip");
            case EvolveEvent.DriveChecked d ->
                    Meaning.of(HappeningKind.REVEAL, d.seat(), d.card()).called("driveCheck");
            case EvolveEvent.Attacked a -> Meaning.of(HappeningKind.ATTACK, a.seat(), a.card()).at(a.target());
            case EvolveEvent.Damaged d -> Meaning.of(HappeningKind.DAMAGE, t.controller(d.card()), d.card())
                    .from(d.source().card()).of(d.amount()).called("damage");
            case EvolveEvent.DefenseRaised d ->
                    Meaning.of(HappeningKind.LIFE, t.controller(d.card()), d.card()).of(d.amount()).called("defense");
            case EvolveEvent.DefenseLost d ->
                    Meaning.of(HappeningKind.LIFE, t.controller(d.card()), d.card()).of(d.amount()).called("defense");
            case EvolveEvent.Shuffled s -> Meaning.of(HappeningKind.SHUFFLE, s.seat(), Table.NONE);
            case EvolveEvent.Engaged g -> Meaning.of(HappeningKind.READY_EXHAUST, g.seat(), g.card());
            case EvolveEvent.Refreshed r -> Meaning.of(HappeningKind.READY_EXHAUST, r.seat(), r.card());
            case EvolveEvent.Counters c -> Meaning.of(HappeningKind.COUNTER, c.seat(), c.card()).of(Math.abs(c.n()))
                    .called(t.pool().counter(c.lane()));
            case EvolveEvent.PointsRaised p -> Meaning.of(HappeningKind.VALUE, p.seat(), Table.NONE).of(p.n())
                    .called(switch (p.which()) {
                        case MAXIMUM_PLAY_POINTS -> "maximumPlayPoints";
                        case PLAY_POINTS -> "playPoints";
                        case SUPER_EVOLUTION_POINTS -> "superEvolutionPoints";
                        case EVOLUTION_POINTS -> "evolutionPoints";
                    });
            case EvolveEvent.Raced r -> Meaning.of(HappeningKind.MOVE, r.seat(), r.card()).called("race");
            case EvolveEvent.Served s -> Meaning.of(HappeningKind.MOVE, s.seat(), s.card()).called("serve");
            case EvolveEvent.PhaseBegan p -> Meaning.of(HappeningKind.PHASE, p.seat(), Table.NONE);
            case EvolveEvent.Revealed r -> Meaning.of(HappeningKind.REVEAL, r.seat(), r.card());
            case EvolveEvent.Selected s ->
                    Meaning.of(HappeningKind.TARGET, s.seat(), Table.NONE).from(source(t)).at(s.card());
            case EvolveEvent.Given g -> Meaning.of(HappeningKind.VALUE, g.seat(), g.card()).of(g.attack())
                    .called("attack");
            case EvolveEvent.Played _,EvolveEvent.Fought _,EvolveEvent.Burst _ -> null;
        };
    }

    private static Meaning moved(EvolveEvent.Moved m) {
        HappeningKind kind = switch (m.movement()) {
            case DRAW -> HappeningKind.DRAW;
            case DESTROY -> HappeningKind.DESTROY;
            default -> HappeningKind.MOVE;
        };
        int seat = m.by() == Table.NONE ? m.image().piece().controller() : m.by();
        return Meaning.of(kind, seat, m.card()).called(m.what() == Kind.ENTERED ? "enter" : switch (m.movement()) {
            case DISCARD -> "discard";
            case BANISH -> "banish";
            case STEAL -> "steal";
            default -> "";
        });
    }

    /** The card whose text is being played. */
    private static int source(EvolveTable t) {
        return t.cause().source().card();
    }

    @Override
    public String zone(EvolveTable t, int card, Piece piece) {
        String kind = switch (Zone.at(piece.zone())) {
            case LEADER -> "leader";
            case FIELD -> "field";
            case DECK -> "deck";
            case EVOLVE_DECK -> "evolveDeck";
            case HAND -> "hand";
            case EX -> "ex";
            case CEMETERY -> "cemetery";
            case BANISHED -> "banished";
            case EVOLVE_ZONE -> "evolveZone";
            case RACE -> "race";
            case DRIVE -> "drive";
            case TRIGGER -> "trigger";
            case EQUIPMENT -> "equipment";
            case RESOLUTION -> "resolution";
            case NOWHERE -> "";
        };
        int seat = t.spec(piece.zone()).seat();
        return kind.isEmpty() || seat == Table.NONE ? kind : kind + "-" + seat;
    }

    @Override
    public List<View.Stat> stats(EvolveTable t, int seat) {
        return counted(t, seat);
    }

    /** What is counted for a player, the most important first. */
    static List<View.Stat> counted(EvolveTable t, int seat) {
        return List.of(Picture.stat("defense", "Defense", t.leaderDefense(seat)),
                new View.Stat("playPoints", "Play points", t.players().playPoints(seat), t.players().maximum(seat)),
                Picture.stat("evolutionPoints", "Evolution points", t.players().evolutionPoints(seat)));
    }

    @Override
    public boolean isTurned(Piece piece) {
        return piece.is(Flag.ENGAGED);
    }

    @Override
    public boolean marksDamage() {
        return true;
    }
}
