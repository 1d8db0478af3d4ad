package cardinal.ufs.table;

import cardinal.kernel.Ref;

/** E.2.5: a terrain in a stage and when it became one there; those that became so together have the same number. */
public record StandingTerrain(Ref terrain, int since) {
}
