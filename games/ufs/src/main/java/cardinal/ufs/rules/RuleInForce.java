package cardinal.ufs.rules;

import cardinal.kernel.InForce;
import cardinal.kernel.Reason;
import cardinal.ufs.ability.Noun;
import cardinal.ufs.ability.Rule;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.UfsTable;
import org.jspecify.annotations.Nullable;

/**
 * A rule effect that is active and answers a question (J.3.5).
 *
 * @param effect  where it is kept in force, null for a static one
 */
public record RuleInForce(Rule rule, Bindings by, @Nullable InForce effect) {

    /** J.2.3: whether it speaks of this card: the one it is assigned to, or what its selector means. */
    boolean isAbout(UfsTable t, Selector what, int card) {
        InForce e = effect;
        if (e != null && !e.subject().isNone()) {
            return e.subject().card() == card;
        }
        return e == null && isItself(what) ? by.source().card() == card : Cards.isMeant(t, by, what, card);
    }

    /** Whether the text of a card speaks of that card. */
    static boolean isItself(Selector what) {
        return what instanceof Selector.This x && x.noun() != Noun.NOTHING;
    }

    /** For whoever asks why: the clause by which effects prevail, and the card. */
    public Reason reason(UfsTable t) {
        String card = by.source().isNone() ? "an effect" : t.def(by.source().card()).name();
        return new Reason(t.cite("K.1.2"), card + " forbids it");
    }
}
