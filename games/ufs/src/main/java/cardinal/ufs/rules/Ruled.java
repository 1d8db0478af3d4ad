package cardinal.ufs.rules;

import cardinal.kernel.InForce;
import cardinal.kernel.Reason;
import cardinal.ufs.ability.Rule;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.UfsTable;
import org.jspecify.annotations.Nullable;

/**
 * A rule effect that is active and answers a question (J.3.5).
 *
 * @param effect  where it is kept in force, null for a static one
 */
public record Ruled(Rule rule, Bindings by, @Nullable InForce effect) {

    /** For whoever asks why: the clause by which effects prevail, and the card. */
    public Reason reason(UfsTable t) {
        String card = by.source().isNone() ? "an effect" : t.def(by.source().card()).name();
        return new Reason(t.cite("K.1.2"), card + " forbids it");
    }
}
