package cardinal.ufs.table;

import cardinal.kernel.Ref;

/** F.2.3.3: an attack that waits for its attack sequence. */
public record Pending(Ref card, int attacker, Ref target) {
}
