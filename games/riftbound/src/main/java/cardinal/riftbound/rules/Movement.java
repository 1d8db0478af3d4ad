package cardinal.riftbound.rules;

import cardinal.kernel.Option;
import cardinal.kernel.Prompt;
import cardinal.kernel.Requirement;
import cardinal.kernel.Table;
import cardinal.riftbound.ability.Fact;
import cardinal.riftbound.card.Keyword;
import cardinal.riftbound.program.FactKinds;
import cardinal.riftbound.table.Attachments;
import cardinal.riftbound.table.Choice;
import cardinal.riftbound.table.Flag;
import cardinal.riftbound.table.Newer;
import cardinal.riftbound.table.Phase;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.table.Staged;
import java.util.List;

/** 141, 419: where units may go. */
public final class Movement {
    /** A unit of this player shall make its standard move to a zone. */
    public record Attempt(int seat, int unit, int to) {
    }

    private static final long CANT_MOVE = FactKinds.bit(Fact.CantMove.class);
    private static final long CANT_MOVE_TO = FactKinds.bit(Fact.CantMoveTo.class);

    /** What a standard move requires; also the answer to "why not?". */
    public static final List<Requirement<RiftTable, Attempt>> STANDARD_MOVE = List.of(
            new Requirement<>("141", "only units have a standard move", (t, a) -> t.isUnitOnBoard(a.unit())),
            new Requirement<>("407.3", "you can move only units you control",
                    (t, a) -> t.controller(a.unit()) == a.seat() || isMates(t, a)),
            new Requirement<>("462.8.c.2", "it is your teammate's unit, and control is not shared",
                    (t, a) -> !isMates(t, a)),
            new Requirement<>("141.1.a", "a standard move is made in your own Action Phase",
                    (t, a) -> t.turnPlayer() == a.seat() && t.phase() == Phase.ACTION),
            new Requirement<>("141.1.b", "a standard move cannot be made while a chain exists",
                    (t, a) -> !t.isClosed()),
            new Requirement<>("141.1.c", "a standard move cannot be made during a showdown",
                    (t, a) -> t.fight().showdown() == Table.NONE && t.fight().combat() == Table.NONE),
            new Requirement<>("141.2", "it is exhausted, and exhausting it is the cost",
                    (t, a) -> !t.is(a.unit(), Flag.EXHAUSTED)),
            new Requirement<>("141.4", "it is there already", (t, a) -> t.piece(a.unit()).zone() != a.to()),
            new Requirement<>("106.2.d", "a unit cannot be in another player's base",
                    (t, a) -> !t.isBase(a.to()) || a.to() == t.base(t.controller(a.unit()))),
            new Requirement<>("141.4.c.1", "only a unit with Ganking moves from battlefield to battlefield",
                    (t, a) -> t.battlefieldOf(a.to()) == Table.NONE
                            || t.battlefieldOf(t.piece(a.unit()).zone()) == Table.NONE
                            || t.piece(a.unit()).zone() == a.to() || t.has(a.unit(), Keyword.GANKING)
                            || isReachedFromAnywhere(t, a.to())),
            new Requirement<>("141.4.a.1", "units of two other players are there",
                    (t, a) -> !isFull(t, a.unit(), a.to()) || !hasTwoOthers(t, a)),
            new Requirement<>("421.2.a", "a combat of other players is staged or in progress there",
                    (t, a) -> !isFull(t, a.unit(), a.to()) || hasTwoOthers(t, a)),
            new Requirement<>(Newer.clause("447.2.b"), "your teammate's units are there",
                    (t, a) -> !isMatesPlace(t, a.unit(), a.to())),
            new Requirement<>(Newer.clause("718.5.c"), "it is attached, and goes where its top-most card goes",
                    (t, a) -> !Attachments.isAttached(t, a.unit())),
            new Requirement<>("054.1", "an effect forbids it to move there",
                    (t, a) -> !isForbidden(t, a.unit(), a.to())),
            new Requirement<>(Newer.clause("204.4.c"), "what must be paid to move there cannot be paid",
                    (t, a) -> AppliedCosts.canPayForMoves(t, a.seat(), a.to(), 1, a.unit())));

    private Movement() {
    }

    private static boolean isMates(RiftTable t, Attempt a) {
        int controller = t.controller(a.unit());
        return controller != Table.NONE && controller != a.seat() && t.friends(controller, a.seat());
    }

    private static boolean hasTwoOthers(RiftTable t, Attempt a) {
        return Integer.bitCount(t.occupants(t.battlefieldOf(a.to())) & ~(1 << a.seat())) >= 2;
    }

    /** The same as the list above, in the order that fails first in play. */
    public static boolean mayStandardMove(RiftTable t, int unit, int to) {
        int from = t.piece(unit).zone();
        if (from == to || Attachments.isAttached(t, unit)
                || t.battlefieldOf(from) != Table.NONE && t.battlefieldOf(to) != Table.NONE
                        && !t.has(unit, Keyword.GANKING) && !isReachedFromAnywhere(t, to)) {
            return false;
        }
        return mayGo(t, unit, to) && AppliedCosts.canPayForMoves(t, t.controller(unit), to, 1, unit);
    }

    /** 187.9 of 2026-07. */
    private static boolean isReachedFromAnywhere(RiftTable t, int to) {
        return Facts.any(t, Fact.ReachedFromAnywhere.class, (_, scope) -> scope.here() == to);
    }

    /** 421.2, 423.2: whether a unit may move to a location by any means. */
    public static boolean mayGo(RiftTable t, int unit, int to) {
        return !isFull(t, unit, to) && !isMatesPlace(t, unit, to) && !isForbiddenTo(t, unit, to);
    }

    /** 447.2.b of 2026-07: a battlefield with units of a teammate is no place to move to. */
    private static boolean isMatesPlace(RiftTable t, int unit, int to) {
        int b = t.battlefieldOf(to);
        int seat = t.controller(unit);
        return b != Table.NONE && t.mode().teams() && t.edition().closesBattlefieldsOfMates()
                && (t.occupants(b) & t.mode().team(seat) & ~(1 << seat)) != 0;
    }

    /** 054.1: whether a card forbids a unit to move to a location by any means. */
    public static boolean isForbiddenTo(RiftTable t, int unit, int to) {
        return t.pool().hasMoveBans() && isForbidden(t, unit, to);
    }

    /** 141.4.a.1, 421.2.a, 423.2: two other players are there, or a combat between others is staged or in progress. */
    static boolean isFull(RiftTable t, int unit, int to) {
        return isClosed(t, t.controller(unit), to);
    }

    /** Whether a location is a battlefield that is closed to a player's units. */
    public static boolean isClosed(RiftTable t, int seat, int to) {
        int b = to == Table.NONE ? Table.NONE : t.battlefieldOf(to);
        return b != Table.NONE && t.seatCount() > 2 && isClosedTo(t, seat, b);
    }

    /** 436: with more than two players, a battlefield where two others meet or fight is closed to a third. */
    public static boolean isClosedTo(RiftTable t, int seat, int b) {
        int there = t.occupants(b);
        boolean fight = t.fight().combat() == b || t.battlefields().staged(b) == Staged.COMBAT;
        return Integer.bitCount(there & ~(1 << seat)) >= 2 || fight && (there >> seat & 1) == 0;
    }

    /** 141.3: units with the same destination may move together. */
    static void offerTogether(RiftTable t, int seat, Prompt prompt, int from) {
        int to = prompt.size();
        long once = 0;
        long twice = 0;
        for (int i = from; i < to; i++) {
            long bit = 1L << Option.b(prompt.option(i));
            twice |= once & bit;
            once |= bit;
        }
        for (long z = twice; z != 0; z &= z - 1) {
            int zone = Long.numberOfTrailingZeros(z);
            if (AppliedCosts.canPayForMoves(t, seat, zone, 2, Table.NONE)) {
                prompt.add(Choice.MOVE_SEVERAL, zone);
            }
        }
    }

    private static boolean isForbidden(RiftTable t, int unit, int to) {
        boolean toBase = t.isBase(to);
        return Facts.exist(t, CANT_MOVE)
                && Facts.any(t, Fact.CantMove.class, (f, scope) -> Facts.covers(t, f.who(), scope, unit)
                        && (!f.onlyFromHereToBase() || toBase && t.piece(unit).zone() == scope.here()))
                || Facts.exist(t, CANT_MOVE_TO) && Facts.any(t, Fact.CantMoveTo.class,
                        (f, scope) -> f.base() == toBase && Facts.covers(t, f.who(), scope, unit));
    }
}
