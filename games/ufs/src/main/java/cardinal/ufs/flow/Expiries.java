package cardinal.ufs.flow;

import cardinal.ufs.ability.AbilityType;
import cardinal.ufs.ability.Period;
import cardinal.ufs.table.AttackInfo;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.Expiry;
import cardinal.ufs.table.UfsTable;

/** J.2.2.1, J.2.3.1: when an effect ends; the end of the turn where nothing else is said. */
final class Expiries {
    private Expiries() {
    }

    public static int of(UfsTable t, Period period, Bindings b) {
        AttackInfo attack = t.attack();
        int now = attack == null ? Expiry.TURN : Expiry.ATTACK + attack.serial();
        return switch (period) {
            case THIS_ATTACK, REST_OF_THIS_ATTACK, AN_ATTACK, YOUR_ATTACK, RIVALS_ATTACK -> now;
            case ENHANCE_STEP, THIS_ENHANCE_STEP, REST_OF_ENHANCE_STEP -> Expiry.ENHANCE_STEP;
            case BLOCK_STEP -> Expiry.BLOCK_STEP;
            case DAMAGE_STEP -> Expiry.DAMAGE_STEP;
            case COMBAT_PHASE, THIS_COMBAT_PHASE, YOUR_COMBAT_PHASE, RIVALS_COMBAT_PHASE, REST_OF_COMBAT_PHASE ->
                    Expiry.COMBAT_PHASE;
            case YOUR_NEXT_READY_STEP -> Expiry.NEXT_READY + b.controller();
            case RIVALS_NEXT_READY_STEP -> Expiry.NEXT_READY + b.rival();
            case YOUR_NEXT_DRAW_STEP -> Expiry.NEXT_DRAW + b.controller();
            case RIVALS_NEXT_DRAW_STEP -> Expiry.NEXT_DRAW + b.rival();
            case UNTIL_YOUR_NEXT_START_PHASE, UNTIL_YOUR_NEXT_TURN -> Expiry.NEXT_START + b.controller();
            case YOUR_NEXT_TURN -> Expiry.NEXT_TURN_END + b.controller();
            case RIVALS_NEXT_TURN, UNTIL_END_OF_RIVALS_NEXT_TURN -> Expiry.NEXT_TURN_END + b.rival();
            case THIS_GAME, REST_OF_GAME -> Expiry.GAME;
            case UNSAID -> b.ability() != null && b.ability().type() == AbilityType.ENHANCE
                    && t.edition().enhancesEndWithAttack()
                            ? now : Expiry.TURN;
            default -> Expiry.TURN;
        };
    }
}
