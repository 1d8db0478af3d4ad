package cardinal.evolve.rules;

import cardinal.evolve.table.DamageType;
import cardinal.kernel.Ref;

/**
 * 5.13: damage on its way.
 *
 * @param source  the card that deals it
 * @param by  the player who does
 */
public record Hit(Ref source, int by, int target, int amount, DamageType type) {
    public Hit of(int n) {
        return new Hit(source, by, target, n, type);
    }
}
