package cardinal.riftbound.table;

import cardinal.kernel.Ref;

/** 384: Bonus Damage that was promised to the next spell, now that it is known which one that is; its own abilities share it. */
public record SpellBonus(Ref spell, int n) {
}
