package cardinal.evolve.program;

import cardinal.evolve.ability.Trigger;

/** Which kinds of event can meet a trigger condition. */
public final class Watching {
    private Watching() {
    }

    public static long kinds(Trigger when) {
        return switch (when) {
            case Trigger.Fanfare f -> Kind.ENTERED.bit();
            case Trigger.LastWords l -> Kind.LEFT.bit();
            case Trigger.OnEvolve o -> Kind.EVOLVED.bit();
            case Trigger.OnSuperEvolve o -> Kind.SUPER_EVOLVED.bit();
            case Trigger.Bursts b -> Kind.BURST.bit();
            case Trigger.Equips e -> Kind.EQUIPPED.bit();
            case Trigger.OnDrive o -> Kind.DRIVEN.bit();
            case Trigger.DriveChecks d -> Kind.DRIVE_CHECKED.bit();
            case Trigger.SuperEvolves s -> Kind.SUPER_EVOLVED.bit();
            case Trigger.Strike s -> Kind.ATTACKED.bit();
            case Trigger.OnRace o -> Kind.RACED.bit();
            case Trigger.PhaseStart p -> Kind.PHASE.bit();
            case Trigger.Enters e -> Kind.ENTERED.bit();
            case Trigger.PutByPlaying p -> Kind.ENTERED.bit();
            case Trigger.PutInto p -> Kind.MOVED.bit() | Kind.LEFT.bit() | Kind.ENTERED.bit();
            case Trigger.Leaves l -> Kind.LEFT.bit();
            case Trigger.Destroyed d -> Kind.LEFT.bit();
            case Trigger.PutIntoCemetery p -> Kind.LEFT.bit();
            case Trigger.ReturnedToHand r -> Kind.LEFT.bit();
            case Trigger.Discarded d -> Kind.MOVED.bit();
            case Trigger.Played p -> Kind.PLAYED.bit();
            case Trigger.Evolves e -> Kind.EVOLVED.bit();
            case Trigger.Races r -> Kind.RACED.bit();
            case Trigger.Attacks a -> Kind.ATTACKED.bit();
            case Trigger.Attacked a -> Kind.ATTACKED.bit();
            case Trigger.DealsDamage d -> Kind.DAMAGED.bit();
            case Trigger.TakesDamage d -> Kind.DAMAGED.bit();
            case Trigger.DefenseChanges d ->
                    Kind.DEFENSE_RAISED.bit() | Kind.DAMAGED.bit() | Kind.DEFENSE_LOST.bit() | Kind.GIVEN.bit();
            case Trigger.AttackChanges a -> Kind.GIVEN.bit();
            case Trigger.Selected s -> Kind.SELECTED.bit();
            case Trigger.Draws d -> Kind.MOVED.bit();
            case Trigger.CounterPut c -> Kind.COUNTER.bit();
            case Trigger.PointsIncrease p -> Kind.POINTS.bit();
            case Trigger.Turned t -> (t.engaged() ? Kind.ENGAGED : Kind.REFRESHED).bit();
            case Trigger.Banished b -> Kind.LEFT.bit() | Kind.MOVED.bit();
            case Trigger.Shuffles s -> Kind.SHUFFLED.bit();
            case Trigger.State s -> Kind.STATE.bit();
        };
    }

    /** Whether only what happens to the card itself can meet it: such cards need not be looked for. */
    public static boolean isOwn(Trigger when) {
        return switch (when) {
            case Trigger.Fanfare f -> true;
            case Trigger.LastWords l -> true;
            case Trigger.OnEvolve o -> true;
            case Trigger.OnSuperEvolve o -> true;
            case Trigger.OnDrive o -> true;
            case Trigger.Equips e -> e.side() == Trigger.Equips.Side.TOKEN && isMe(e.who());
            case Trigger.SuperEvolves s -> isMe(s.who());
            case Trigger.Strike s -> true;
            case Trigger.OnRace o -> true;
            case Trigger.Enters e -> isMe(e.who());
            case Trigger.PutByPlaying p -> isMe(p.who());
            case Trigger.PutInto p -> isMe(p.who());
            case Trigger.Leaves l -> isMe(l.who());
            case Trigger.Destroyed d -> isMe(d.who());
            case Trigger.PutIntoCemetery p -> isMe(p.who());
            case Trigger.ReturnedToHand r -> isMe(r.who());
            case Trigger.Discarded d -> isMe(d.what());
            case Trigger.Played p -> isMe(p.what());
            case Trigger.Evolves e -> isMe(e.who());
            case Trigger.Races r -> isMe(r.who());
            case Trigger.Attacks a -> isMe(a.who());
            case Trigger.TakesDamage d -> isMe(d.who());
            case Trigger.Selected s -> isMe(s.who());
            case Trigger.CounterPut c -> isMe(c.on());
            case Trigger.Turned t -> isMe(t.who());
            case Trigger.Banished b -> isMe(b.who());
            default -> false;
        };
    }

    private static boolean isMe(Trigger.Watch watch) {
        return watch instanceof Trigger.Watch.Me;
    }
}
