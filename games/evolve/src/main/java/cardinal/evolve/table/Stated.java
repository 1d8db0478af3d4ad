package cardinal.evolve.table;

import cardinal.evolve.ability.Fact;
import cardinal.kernel.InForce;
import org.jspecify.annotations.Nullable;

/**
 * A statement that holds.
 *
 * @param subject  the card an effect is bound to (10.9.2), or NONE
 * @param effect  the effect it comes from, or null for a passive ability
 */
public record Stated<F extends Fact>(F fact, Scope scope, int subject, @Nullable InForce effect) {
    private static final Stated<?>[] NONE = {};

    /** No statement. */
    @SuppressWarnings("unchecked")
    public static <F extends Fact> Stated<F>[] none() {
        return (Stated<F>[]) NONE;
    }
}
