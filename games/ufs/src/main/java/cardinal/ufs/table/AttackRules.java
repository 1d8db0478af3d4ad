package cardinal.ufs.table;

import cardinal.ufs.card.AttackZone;
import cardinal.ufs.card.Property;
import cardinal.ufs.program.State;
import org.jspecify.annotations.Nullable;

/** G: attack, block and damage. As in UFS 2019; the other editions override what differs. */
interface AttackRules {
    /** K.3.4: "this attack" is the one in its attack sequence; elsewhere also one being played, just played or just resolved. */
    default boolean thisAttackIsWider() {
        return false;
    }

    /** H.5.3: a card that changes zones may have its enhances played anew in the same Enhance Step. */
    default boolean countsEnhancesByCard() {
        return false;
    }

    /** G.2.1.2: an effect of either player may make an attack blocked. */
    default boolean attackerMayBlockOwnAttack() {
        return true;
    }

    /** Whether an attack that becomes unblockable loses a block status it has. */
    default boolean unblockableUndoesBlocks() {
        return false;
    }

    /** Whether an unblockable attack has no Block Step at all. */
    default boolean unblockableSkipsBlockStep() {
        return false;
    }

    /** Whether an attack that is lost in its Enhance Step ends its sequence there and then. */
    default boolean abortsAtOnce() {
        return false;
    }

    /** G.5.2.1.2: an attack lost in the Block Step stops before its status or its damage. */
    default boolean dropsInBlockStep() {
        return true;
    }

    /** Whether a pending attack also drops off the stack, and a current one is dropped, when it is turned face up. */
    default boolean anyTurnDrops() {
        return false;
    }

    /** Whether a block that has left the card pool blocks in the zone it was played in; G.2.2 asks what it is then. */
    default boolean blockStandsAsPlayed() {
        return false;
    }

    /** B.6.3: the zone in which a card blocks this attack, or null. */
    default @Nullable AttackZone blockZone(UfsTable t, int card, int attack) {
        return t.state(card).blockZone();
    }

    /** B.6.4. */
    default int blockModifier(UfsTable t, int card, int attack) {
        return t.state(card).number(Property.BLOCK_MODIFIER);
    }

    /** Whether a card can also block this attack by its Ranged keyword; a mere trait in 2019 (I.1.6). */
    default boolean mayBlockAsRanged(State block, State attack) {
        return false;
    }

    /** Whether a block whose zone no longer fits is discarded before it is played; 2019 is silent. */
    default boolean abortsInvalidBlocks() {
        return false;
    }

    /** G.3.2: damage is halved when it is dealt, after all changes of the attack. */
    default boolean adjustsOutstandingDamage() {
        return false;
    }

    /** Whether there are backups, which can be attacked. */
    default boolean hasBackups() {
        return false;
    }
}
