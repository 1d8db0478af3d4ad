package cardinal.ufs.flow;

import cardinal.kernel.Ref;
import cardinal.ufs.ability.Happening;
import cardinal.ufs.ability.Selector;
import cardinal.ufs.rules.Cards;
import cardinal.ufs.table.Bindings;
import cardinal.ufs.table.UfsTable;
import java.util.List;

/** J.2.3: the one card an effect is assigned to; such an effect ends when the card changes zones (J.2.3.1). */
final class Assigned {
    private Assigned() {
    }

    static Ref to(UfsTable t, Bindings b, Happening what) {
        return switch (what) {
            case Happening.DealsDamage d -> single(t, b, d.attack());
            case Happening.IsBlocked i -> single(t, b, i.attack());
            case Happening.Resolves r -> single(t, b, r.attack());
            case Happening.Does d -> single(t, b, d.cards());
            case Happening.Goes g -> Ref.NONE;
            default -> Ref.NONE;
        };
    }

    static Ref single(UfsTable t, Bindings b, Selector what) {
        return switch (what) {
            case Selector.CurrentAttack c -> one(Cards.of(t, b, c));
            case Selector.It i -> one(b.it());
            case Selector.That i -> one(b.it());
            case Selector.The x -> one(Cards.of(t, b, x));
            default -> Ref.NONE;
        };
    }

    private static Ref one(List<Ref> cards) {
        return cards.size() == 1 ? cards.getFirst() : Ref.NONE;
    }
}
