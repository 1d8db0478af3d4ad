package cardinal.catalog.riftbound;

import cardinal.catalog.events.GameEvents;
import cardinal.catalog.events.HappeningKind;
import cardinal.catalog.events.Meaning;
import cardinal.catalog.view.Picture;
import cardinal.catalog.view.View;
import cardinal.kernel.Event;
import cardinal.kernel.Piece;
import cardinal.kernel.Remark;
import cardinal.kernel.Table;
import cardinal.riftbound.card.Domain;
import cardinal.riftbound.card.Price;
import cardinal.riftbound.rules.Scoring;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What happens at a table of Riftbound. */
final class RiftboundEvents implements GameEvents<RiftTable> {
    @Override
    public @Nullable Meaning meaning(RiftTable t, Event event) {
        return switch (event) {
            case Remark r -> remark(t, r);
            case RiftEvent e -> meaning(t, e);
            default -> null;
        };
    }

    /** An attack on a battlefield is aimed at its card. */
    private static Meaning remark(RiftTable t, Remark r) {
        return switch (r.topic()) {
            case ATTACK -> Meaning.of(HappeningKind.ATTACK, r.seat(), Table.NONE).at(r.card());
            case TURN -> GameEvents.of(r).of(t.turn());
            default -> GameEvents.of(r);
        };
    }

    private static @Nullable Meaning meaning(RiftTable t, RiftEvent event) {
        return switch (event) {
            case RiftEvent.Attacked a ->
                    Meaning.of(HappeningKind.ATTACK, a.seat(), a.card()).at(t.battlefields().card(a.battlefield()));
            case RiftEvent.Defended d ->
                    Meaning.of(HappeningKind.BLOCK, d.seat(), d.card()).at(t.battlefields().card(d.battlefield()));
            case RiftEvent.Died d -> Meaning.of(HappeningKind.DESTROY, d.seat(), d.card());
            case RiftEvent.Damaged d -> Meaning.of(HappeningKind.DAMAGE, t.controller(d.card()), d.card())
                    .from(d.source().card()).of(d.amount()).called("damage");
            case RiftEvent.Buffed b -> Meaning.of(HappeningKind.COUNTER, b.seat(), b.card()).of(1).called("buff");
            case RiftEvent.BuffSpent b -> Meaning.of(HappeningKind.COUNTER, b.seat(), b.card()).of(1).called("buff");
            case RiftEvent.Stunned s -> Meaning.of(HappeningKind.VALUE, s.seat(), s.card()).called("stunned");
            case RiftEvent.Empowered e -> Meaning.of(HappeningKind.VALUE, e.seat(), e.card()).called("empowered");
            case RiftEvent.XpGained x ->
                    Meaning.of(HappeningKind.POINTS, x.seat(), Table.NONE).of(x.xp()).called("XP");
            case RiftEvent.BecameMighty m ->
                    Meaning.of(HappeningKind.VALUE, t.controller(m.card()), m.card()).called("mighty");
            case RiftEvent.Readied r ->
                    Meaning.of(HappeningKind.READY_EXHAUST, t.controller(r.card()), r.card());
            case RiftEvent.Discarded d -> Meaning.of(HappeningKind.MOVE, d.seat(), d.card()).called("discard");
            case RiftEvent.Recycled r -> Meaning.of(HappeningKind.MOVE, r.seat(), r.card()).called("recycle");
            case RiftEvent.Channeled c -> Meaning.of(HappeningKind.MOVE, c.seat(), c.card()).called("channel");
            case RiftEvent.Hid h -> Meaning.of(HappeningKind.MOVE, h.seat(), h.card()).called("hide");
            case RiftEvent.Chosen c ->
                    Meaning.of(HappeningKind.TARGET, c.seat(), Table.NONE).from(source(t)).at(c.card());
            case RiftEvent.Revealed r -> Meaning.of(HappeningKind.REVEAL, r.seat(), r.card());
            case RiftEvent.Beginning b -> Meaning.of(HappeningKind.PHASE, b.seat(), Table.NONE);
            case RiftEvent.Ending e -> Meaning.of(HappeningKind.PHASE, e.seat(), Table.NONE);
            case RiftEvent.Point p -> Meaning.of(HappeningKind.POINTS, p.seat(), Table.NONE).of(1).called("points");
            case RiftEvent.PointsLost p ->
                    Meaning.of(HappeningKind.POINTS, p.seat(), Table.NONE).of(-p.points()).called("points");
            case RiftEvent.Drawn d -> Meaning.of(HappeningKind.DRAW, d.seat(), d.card());
            case RiftEvent.Played _,RiftEvent.Conquered _,RiftEvent.Held _,RiftEvent.Moved _,RiftEvent.Left _,RiftEvent.Dying _,RiftEvent.Controlled _,RiftEvent.PlayerFought _,RiftEvent.Tied _,RiftEvent.Equipped _,RiftEvent.Burned _,RiftEvent.CombatDecided _,RiftEvent.CombatWon _,RiftEvent.Battle _,RiftEvent.Used _,RiftEvent.MainPhase _,RiftEvent.TokenPlanned _,RiftEvent.Begins _,RiftEvent.Banished _,RiftEvent.Detached _ ->
                    null;
        };
    }

    /** What was put on the chain last: it chooses its targets. */
    private static int source(RiftTable t) {
        int size = t.chain().size();
        return size == 0 ? Table.NONE : t.chain().item(size - 1).source().card();
    }

    /** A combat is told apart from the move that led to it. */
    @Override
    public boolean opensGroup(RiftTable t, Event event) {
        return event instanceof Remark r && r.topic() == Remark.Topic.ATTACK;
    }

    @Override
    public String zone(RiftTable t, int card, Piece piece) {
        int zone = piece.zone();
        int seat = t.spec(zone).seat();
        if (seat != Table.NONE) {
            return seatZone(t, card, zone, seat) + "-" + seat;
        }
        if (zone == t.chainZone()) {
            return "chain";
        }
        if (zone == t.battlefieldZone()) {
            int b = t.battlefieldAt(card);
            return b == Table.NONE ? "" : "site-" + b;
        }
        int b = t.battlefieldOf(zone);
        int hidden = t.facedownOf(zone);
        return b != Table.NONE ? "battlefield-" + b : hidden != Table.NONE ? "facedown-" + hidden : "";
    }

    private static String seatZone(RiftTable t, int card, int zone, int seat) {
        return zone == t.base(seat) ? t.def(card).isRune() ? "runes" : "base"
                : zone == t.hand(seat) ? "hand"
                : zone == t.deck(seat) ? "deck"
                : zone == t.runeDeck(seat) ? "runeDeck"
                : zone == t.trash(seat) ? "trash"
                : zone == t.banishment(seat) ? "banishment" : zone == t.legendZone(seat) ? "legend" : "champion";
    }

    @Override
    public List<View.Stat> stats(RiftTable t, int seat) {
        return counted(t, seat);
    }

    /** What is counted for a player, the most important first. */
    static List<View.Stat> counted(RiftTable t, int seat) {
        List<View.Stat> stats = new ArrayList<>();
        stats.add(new View.Stat("points", "Points", t.players().points(seat), Scoring.victoryScore(t)));
        if (t.mode().setPoints() > 1) {
            stats.add(new View.Stat("games", "Games won", t.players().setPoints(seat), t.mode().setPoints()));
        }
        stats.add(Picture.stat("xp", "XP", t.players().xp(seat))); // 2026-07; nobody has any in the older document
        stats.add(Picture.stat("energy", "Energy", t.players().energy(seat)));
        Price pool = new Price(0, t.players().power(seat));
        for (Domain d : Domain.values()) {
            if (pool.powerIn(d.ordinal()) > 0) {
                stats.add(Picture.stat("power-" + d.title().toLowerCase(Locale.ROOT), d.title() + " Power",
                        pool.powerIn(d.ordinal())));
            }
        }
        if (pool.powerIn(Price.ANY) > 0) {
            stats.add(Picture.stat("power-any", "Power of any domain", pool.powerIn(Price.ANY)));
        }
        return stats;
    }

    @Override
    public boolean isTurned(Piece piece) {
        return piece.is(Flag.EXHAUSTED);
    }

    @Override
    public boolean marksDamage() {
        return true;
    }
}
