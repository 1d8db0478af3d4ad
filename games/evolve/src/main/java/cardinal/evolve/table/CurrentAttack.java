package cardinal.evolve.table;

import cardinal.kernel.Ref;

/**
 * 8.4: an attack in progress.
 *
 * @param attacker  the follower that is attacking
 * @param target  what it attacks
 */
public record CurrentAttack(Ref attacker, Ref target) {
    /** Nobody attacks. */
    public static final CurrentAttack NONE = new CurrentAttack(Ref.NONE, Ref.NONE);

    /** 8.4.5.1: two followers are in combat while both remain on the field. */
    public boolean isCombat(EvolveTable t) {
        return t.isSame(attacker) && t.isSame(target) && t.onField(attacker.card()) && t.onField(target.card());
    }
}
