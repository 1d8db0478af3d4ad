package cardinal.riftbound.program;

import cardinal.riftbound.ability.Trigger;

/** Which kinds of event each trigger condition has to look at. */
public final class Watching {
    private Watching() {
    }

    public static long kinds(Trigger trigger) {
        return switch (trigger) {
            case Trigger.PlayMe t -> Kind.PLAYED.bit();
            case Trigger.YouPlay t -> Kind.PLAYED.bit();
            case Trigger.OpponentPlays t -> Kind.PLAYED.bit();
            case Trigger.YouPlayNth t -> Kind.PLAYED.bit();
            case Trigger.AnyonePlays t -> Kind.PLAYED.bit();
            case Trigger.AnyOf t -> t.events().stream().mapToLong(Watching::kinds).reduce(0, (a, b) -> a | b);
            case Trigger.PlayersNth t -> kinds(t.event());
            case Trigger.ThatPlayers t -> kinds(t.event());
            case Trigger.YouFight t -> t.attack() ? Kind.PLAYER_ATTACKED.bit() : Kind.PLAYER_DEFENDED.bit();
            case Trigger.Attacks t -> Kind.ATTACKED.bit();
            case Trigger.AttacksYours t -> Kind.ATTACKED.bit();
            case Trigger.Defends t -> Kind.DEFENDED.bit();
            case Trigger.FightsAlone t -> Kind.ATTACKED.bit() | Kind.DEFENDED.bit();
            case Trigger.Conquer t -> Kind.CONQUERED.bit();
            case Trigger.Hold t -> Kind.HELD.bit();
            case Trigger.YouScoreHere t -> Kind.CONQUERED.bit() | Kind.HELD.bit();
            case Trigger.OpponentScores t -> Kind.CONQUERED.bit() | Kind.HELD.bit();
            case Trigger.ConquersWith t -> Kind.CONQUERED.bit();
            case Trigger.IConquerUncontrolled t -> Kind.CONQUERED.bit();
            case Trigger.YouOrAllyHold t -> Kind.HELD.bit();
            case Trigger.YouReady t -> Kind.READIED.bit();
            case Trigger.OneOrMoreDie t -> Kind.DIED.bit();
            case Trigger.Moves t -> Kind.MOVED.bit();
            case Trigger.Dies t -> Kind.DIED.bit();
            case Trigger.Leaves t -> Kind.LEFT.bit();
            case Trigger.TakesDamage t -> Kind.DAMAGED.bit();
            case Trigger.BecomesMighty t -> Kind.MIGHTY.bit();
            case Trigger.IsBuffed t -> Kind.BUFFED.bit();
            case Trigger.YouStun t -> Kind.STUNNED.bit();
            case Trigger.IsReadied t -> Kind.READIED.bit();
            case Trigger.DiscardMe t -> Kind.DISCARDED.bit();
            case Trigger.YouDiscard t -> Kind.DISCARDED.bit();
            case Trigger.IsChosen t -> Kind.CHOSEN.bit();
            case Trigger.YouKill t -> Kind.DIED.bit();
            case Trigger.YouKillWith t -> Kind.DIED.bit();
            case Trigger.BeginningPhase t -> Kind.BEGINNING.bit();
            case Trigger.MainPhase t -> Kind.MAIN_PHASE.bit();
            case Trigger.YouUse t -> Kind.USED.bit();
            case Trigger.EndOfTurn t -> Kind.ENDING.bit();
            case Trigger.YouChannel t -> Kind.CHANNELED.bit();
            case Trigger.YouHide t -> Kind.HIDDEN.bit();
            case Trigger.YouReveal t -> Kind.REVEALED.bit();
            case Trigger.YouRecycle t -> Kind.RECYCLED.bit();
            case Trigger.YouSpendBuff t -> Kind.BUFF_SPENT.bit();
            case Trigger.YouGainPoint t -> Kind.POINT.bit();
            case Trigger.YouLosePoints t -> Kind.POINTS_LOST.bit();
            case Trigger.YouAttach t -> Kind.ATTACHED.bit();
            case Trigger.IsAttached t -> t.detached() ? Kind.DETACHED.bit() : Kind.ATTACHED.bit();
            case Trigger.IsEmpowered t -> Kind.EMPOWERED.bit();
            case Trigger.YouGainXp t -> Kind.XP_GAINED.bit();
            case Trigger.YouDeal t -> Kind.DAMAGED.bit();
            case Trigger.YouMove t -> Kind.MOVED.bit();
            case Trigger.YouBanish t -> Kind.BANISHED.bit();
            case Trigger.YouBurn t -> Kind.BURNED.bit();
            case Trigger.YouFought t -> Kind.COMBAT_DECIDED.bit();
            case Trigger.WinsCombat t -> Kind.COMBAT_WON.bit();
            case Trigger.Battle t -> switch (t.when()) {
                case SHOWDOWN_BEGINS -> Kind.SHOWDOWN_BEGUN.bit();
                case COMBAT_BEGINS -> Kind.COMBAT_BEGUN.bit();
                case COMBAT_ENDS -> Kind.COMBAT_ENDED.bit();
            };
        };
    }
}
