package cardinal.ufs.program;

import cardinal.ufs.ability.Act;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Noun;
import cardinal.ufs.ability.Phase;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.ability.When;
import java.util.List;

/** Which kinds of event a pattern could match, as a bit set: what nothing waits for opens no window. */
public final class Watching {
    private Watching() {
    }

    public static long kinds(When when) {
        if (when.timing() == When.Timing.BEFORE) {
            return switch (when.what()) {
                case Happening.TakesDamage d -> bit(Kind.BEFORE_DAMAGE);
                case Happening.DealsDamage d -> bit(Kind.BEFORE_DAMAGE);
                case Happening.Goes g -> bit(Kind.LEFT);
                case Happening.Checks c when c.result() == Happening.Checks.Result.MADE -> bit(Kind.BEFORE_CHECK);
                default -> kinds(when.what());
            };
        }
        return kinds(when.what());
    }

    static long kinds(Happening h) {
        return switch (h) {
            case Happening.Plays p -> bit(p.tries() ? Kind.TRIED : Kind.PLAYED);
            case Happening.PlaysAbility p -> bit(Kind.ABILITY);
            case Happening.RepeatsAbility p -> bit(Kind.ABILITY);
            case Happening.ChoosesOption c -> bit(Kind.ABILITY);
            case Happening.Blocks b -> bit(b.tries() ? Kind.TRIED : Kind.STATUS);
            case Happening.DoesNotTry b -> bit(Kind.STATUS);
            case Happening.IsBlocked b -> bit(Kind.STATUS);
            case Happening.DealsDamage d -> bit(d.no() ? Kind.RESOLVED : Kind.DAMAGE);
            case Happening.TakesDamage d -> bit(Kind.DAMAGE);
            case Happening.PlayerDeals d -> bit(Kind.DAMAGE);
            case Happening.Resolves r -> bit(Kind.RESOLVED);
            case Happening.AbilityResolves r -> bit(Kind.ABILITY_RESOLVED);
            case Happening.IsAttacked a -> bit(Kind.ATTACKED);
            case Happening.Does d -> acts(d.acts());
            case Happening.Goes g -> bit(g.leaves() ? Kind.LEFT : Kind.MOVED);
            case Happening.EitherOf e -> kinds(e.one()) | kinds(e.other());
            case Happening.Checks c ->
                    bit(c.result() == Happening.Checks.Result.MADE ? Kind.CHECKED : Kind.CHECK_ENDED);
            case Happening.ChecksCard c -> bit(Kind.CHECKED);
            case Happening.ChecksNumber c -> bit(Kind.CHECKED);
            case Happening.Changes c -> bit(Kind.CHANGED);
            case Happening.ZoneChanges z -> bit(Kind.ZONE);
            case Happening.Health x -> bit(Kind.HEALTH);
            case Happening.PhaseTurns p -> bit(isStep(p.phase()) ? Kind.STEP : Kind.PHASE);
            case Happening.StepOf s -> bit(Kind.STEP);
            case Happening.Cycles c -> bit(Kind.CYCLED);
            case Happening.LevelsUp l -> bit(Kind.LEVEL);
            case Happening.Transforms x -> bit(Kind.DONE);
            case Happening.CountersChange c -> bit(Kind.COUNTERS);
            case Happening.GameBegins g -> bit(Kind.OPENING);
        };
    }

    /** G: the steps of an attack; those of the turn are phases to the rules. */
    public static boolean isStep(Phase phase) {
        return phase == Phase.ENHANCE_STEP || phase == Phase.BLOCK_STEP || phase == Phase.DAMAGE_STEP
                || phase == Phase.REVERSAL_STEP;
    }

    private static long acts(List<Act> acts) {
        long kinds = 0;
        for (Act act : acts) {
            kinds |= switch (act) {
                case COMMIT, READY, SEAL, UNSEAL, FREEZE, REVEAL, LOOK, CHOOSE, NAME, TRANSFORM -> bit(Kind.DONE);
                case FLIP, UNFLIP -> bit(Kind.TURNED);
                case PLAY, BLOCK -> bit(Kind.PLAYED);
                case CHECK -> bit(Kind.CHECKED);
                case REVIEW -> bit(Kind.MOVED) | bit(Kind.DONE);
                default -> bit(Kind.MOVED);
            };
        }
        return kinds;
    }

    private static long bit(int kind) {
        return 1L << kind;
    }

    /** H.2.3.3: whether a pattern speaks of the card the ability is on, so that it can be answered from anywhere. */
    static boolean mentionsItself(Happening h) {
        return isAboutItself(h) || switch (h) {
            case Happening.EitherOf e -> mentionsItself(e.one()) || mentionsItself(e.other());
            case Happening.Does d -> d.cause() == Happening.Cause.PASSING_THE_CHECK_FOR_THIS;
            case Happening.Checks c -> isForThis(c.purpose());
            case Happening.ChecksNumber c -> isForThis(c.purpose());
            case Happening.ChecksCard c -> isForThis(c.purpose());
            case Happening.Blocks b -> isThis(b.attack());
            case Happening.TakesDamage d -> isThis(d.from());
            case Happening.DealsDamage d -> d.to() == Happening.Target.THIS_BACKUP;
            case Happening.ZoneChanges z -> isThis(z.attack());
            default -> false;
        };
    }

    /** Whether the event itself has to happen to the card the ability is on. */
    static boolean isAboutItself(Happening h) {
        return switch (h) {
            case Happening.EitherOf e -> isAboutItself(e.one()) && isAboutItself(e.other());
            case Happening.Plays p -> isThis(p.card());
            case Happening.Blocks b -> isThis(b.with());
            case Happening.Does d -> isThis(d.cards());
            case Happening.Goes g -> isThis(g.card());
            case Happening.ChecksCard c -> isThis(c.card());
            case Happening.Resolves r -> isThis(r.attack());
            case Happening.IsAttacked a -> isThis(a.backup());
            case Happening.Transforms t -> isThis(t.card());
            case Happening.CountersChange c -> isThis(c.on());
            case Happening.DealsDamage d -> isThis(d.attack());
            case Happening.IsBlocked b -> isThis(b.attack());
            case Happening.Changes c -> isThis(c.card());
            default -> false;
        };
    }

    private static boolean isForThis(Happening.Purpose purpose) {
        return purpose instanceof Happening.Purpose.ToPlay p && isThis(p.card());
    }

    private static boolean isThis(Selector s) {
        return s instanceof Selector.This t && t.noun() != Noun.NOTHING;
    }
}
