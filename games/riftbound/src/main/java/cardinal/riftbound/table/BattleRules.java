package cardinal.riftbound.table;

/** 179 to 181, 337 to 345, 433 to 440: control of battlefields, showdowns and combats. */
interface BattleRules {
    /** 181.4.c: control of a battlefield is lost with the last unit there; else only in a cleanup. */
    default boolean controlIsLostAtOnce() {
        return true;
    }

    /** 106.4.b: one card lies facedown at a battlefield, whatever else; else effects may allow more. */
    default boolean facedownZonesGrow() {
        return false;
    }

    /** 440: a combat goes from its damage to its end in one go; else chains are resolved between its tasks. */
    default boolean resolvesCombatInOneGo() {
        return true;
    }

    /** 440.1.b.1: a battlefield is contested no more after a combat there, whoever is left. */
    default boolean combatEndsContest() {
        return true;
    }

    /** 462.8: a unit may not move to a battlefield where a teammate has units. */
    default boolean closesBattlefieldsOfMates() {
        return false;
    }

    /** 366: what is where a combat goes on is in combat; else only a unit that is an attacker or defender there. */
    default boolean inCombatAsksForDesignation() {
        return false;
    }

    /** 439.1.d: lethal damage is counted without what prevents it; else no amount is lethal where all of it is prevented. */
    default boolean preventionIsNeverLethal() {
        return false;
    }

    /** 317.3: what lasts this turn ends after the Ending Step's cleanup, not in it; 410.1.a.2: stun ends as the step begins. */
    default boolean expiresInCleanup() {
        return false;
    }

    /** 316.2.c: a teammate may act once more before the turn ends; else only when the turn player lets them. */
    default boolean teammateActsBeforeTurnEnds() {
        return true;
    }
}
