package cardinal.riftbound.rules;

import cardinal.kernel.Table;
import cardinal.riftbound.ability.Amount;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.table.RiftTable;

/** What a number in card text comes to. Information that is gone counts as nothing (356.3.e.12). */
public final class Amounts {
    private Amounts() {
    }

    public static int value(RiftTable t, Amount amount, Scope scope) {
        return switch (amount) {
            case Amount.Fixed f -> f.n();
            case Amount.MightOf m -> {
                int card = object(m.of(), scope);
                yield card == Table.NONE || !t.onBoard(card) ? 0 : t.might(card);
            }
            case Amount.EnergyOf e -> {
                int card = object(e.of(), scope);
                yield card == Table.NONE ? 0 : t.def(card).price().energy();
            }
            case Amount.NumberOf n -> Filters.count(t, n.filter(), scope);
            case Amount.PerEach p -> p.each() * Filters.count(t, p.filter(), scope);
            case Amount.HighestMight h -> {
                int most = 0;
                for (int c = Filters.next(t, h.filter(), scope, 0); c != Table.NONE;
                        c = Filters.next(t, h.filter(), scope, c + 1)) {
                    most = Math.max(most, t.might(c));
                }
                yield most;
            }
            case Amount.PerEachWhereItIs p ->
                    p.each() * Filters.count(t, p.filter().at(Filter.Place.ITS_LOCATION), scope);
            case Amount.ThatMuch _,Amount.PerRevealed _ ->
                    throw new IllegalStateException("asked outside its effect: " + amount);
            case Amount.YourPoints y -> scope.controller() == Table.NONE ? 0 : t.players().points(scope.controller());
        };
    }

    private static int object(Selector selector, Scope scope) {
        return switch (selector) {
            case Selector.Self s -> scope.source();
            default -> scope.it();
        };
    }
}
