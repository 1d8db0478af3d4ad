package cardinal.evolve.table;

/** 5.13.3: what a dealing of damage is called. */
public enum DamageType {
    /** 5.13.3.1: dealt by an attacking follower; it is combat damage, too, when a follower is its target. */
    ATTACK,
    /** 5.13.3.2: dealt back by the follower that is attacked. */
    COMBAT,
    /** 5.13.3.3. */
    ABILITY
}
