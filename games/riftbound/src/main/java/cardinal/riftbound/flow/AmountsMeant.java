package cardinal.riftbound.flow;

import cardinal.kernel.Image;
import cardinal.kernel.Ref;
import cardinal.riftbound.ability.Amount;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.rules.Amounts;
import cardinal.riftbound.rules.Filters;
import cardinal.riftbound.table.ChainItem;
import cardinal.riftbound.table.DerivedValues;
import cardinal.riftbound.table.RiftEvent;
import cardinal.riftbound.table.RiftTable;
import java.util.Arrays;

/** What the amounts of a text come to while it is carried out. */
final class AmountsMeant {
    private AmountsMeant() {
    }

    /** An object chosen only for its value is looked at where it is. */
    static int by(Effect effect, RiftTable t, Amount amount) {
        return switch (amount) {
            case Amount.MightOf m when m.of() instanceof Selector.Chosen -> {
                int[] chosen = effect.select(t, m.of());
                yield chosen.length == 0 ? 0 : t.might(chosen[0]);
            }
            case Amount.MightOf m -> mightOf(effect, t, m.of());
            case Amount.EnergyOf e when e.of() instanceof Selector.Chosen -> {
                int[] chosen = effect.select(t, e.of());
                yield chosen.length == 0 ? 0 : t.def(chosen[0]).price().energy();
            }
            case Amount.ThatMuch _ -> effect.thatMany();
            case Amount.PerRevealed per -> per.each()
                    * (int) Arrays.stream(Referents.live(t, effect.referents().shown().slot(0)))
                            .filter(card -> Filters.matchesElsewhere(t, per.filter(), effect.scope(t), card)).count();
            default -> Amounts.value(t, amount, effect.scope(t));
        };
    }

    /** 356.3.e.12, 356.3.e.13: what is gone has no Might, unless this effect or the event that triggered it took it off the board. */
    private static int mightOf(Effect effect, RiftTable t, Selector of) {
        ChainItem item = effect.item();
        boolean self = of instanceof Selector.Self;
        Ref ref = self ? item.source() : Selected.it(effect, t);
        if (!ref.isNone() && t.isSame(ref) && t.onBoard(ref.card())) {
            return t.might(ref.card());
        }
        if (!self && effect.referents().isSaid()) {
            return effect.referents().mightSeen();
        }
        Image left = switch (item.cause()) {
            case RiftEvent.Died d -> d.image();
            case RiftEvent.Left l -> l.image();
            case null, default -> null;
        };
        return left != null && (!self || left.ref().equals(item.source())) ? DerivedValues.mightOf(left) : 0;
    }
}
