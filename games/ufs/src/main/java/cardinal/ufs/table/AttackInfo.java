package cardinal.ufs.table;

import cardinal.kernel.Ref;
import cardinal.ufs.ability.Phase;

/**
 * The attack in its attack sequence (G), or the one that resolved last.
 *
 * @param serial  tells this sequence from every other
 * @param target  the backup that is attacked, {@link Ref#NONE} for the player (UniVersus: Backup)
 * @param step  the step it is in; TURN before the first and after the last one
 * @param block  the card that was played as a block
 * @param dropped  G.5.2
 * @param safe  I.3.10.2.3: whether it had Safe when it resolved
 * @param reversed  seats that have tried a reversal to it, as bits (I.3.10.2.2)
 */
public record AttackInfo(int serial, Ref card, int attacker, Ref target, Phase step, Status status, Ref block,
        int dealt,
        boolean dropped, boolean safe, int reversed) {

    public int defender() {
        return 1 - attacker;
    }

    public AttackInfo at(Phase newStep) {
        return new AttackInfo(serial, card, attacker, target, newStep, status, block, dealt, dropped, safe, reversed);
    }

    public AttackInfo with(Status newStatus) {
        return new AttackInfo(serial, card, attacker, target, step, newStatus, block, dealt, dropped, safe, reversed);
    }

    public AttackInfo blockedWith(Ref newBlock) {
        return new AttackInfo(serial, card, attacker, target, step, status, newBlock, dealt, dropped, safe, reversed);
    }

    public AttackInfo dealing(int damage) {
        return new AttackInfo(serial, card, attacker, target, step, status, block, damage, dropped, safe, reversed);
    }

    /** Whether its sequence goes on; a dropped one may be over before its procedure comes to an end (2010, 8.3.1.7). */
    public boolean isUnderway() {
        return !dropped || step != Phase.TURN;
    }

    /** Whether it is the same sequence, and as much or as little in progress (C.3.4). */
    boolean isSameAs(AttackInfo other) {
        return serial == other.serial && (step == Phase.END_PHASE) == (other.step == Phase.END_PHASE);
    }

    public AttackInfo drop() {
        return new AttackInfo(serial, card, attacker, target, step, status, block, dealt, true, safe, reversed);
    }

    public AttackInfo withSafe(boolean isSafe) {
        return new AttackInfo(serial, card, attacker, target, step, status, block, dealt, dropped, isSafe, reversed);
    }

    public AttackInfo reversedBy(int seat) {
        return new AttackInfo(serial, card, attacker, target, step, status, block, dealt, dropped, safe,
                reversed | 1 << seat);
    }
}
