package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Amount;
import cardinal.riftbound.ability.Duration;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.rules.Scope;
import cardinal.riftbound.table.Expiry;
import cardinal.riftbound.table.Modifier;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Amounts;
import cardinal.riftbound.text.Durations;
import cardinal.riftbound.text.MightChanges;
import cardinal.riftbound.text.MightChanges.Change;
import cardinal.riftbound.text.Selectors;

/** "give a unit +3 [M] this turn", "give enemy units -1 [M] this turn, to a minimum of 1 [M]" (450.3.b), "to a maximum of 5 [M]" (450.3.e.1). */
public record GiveMight(Selector what, Amount amount, int sign, int limit, Duration duration) implements Performable {
    public static final Syntax<GiveMight> SYNTAX = either(
            given(true), given(false), givenForEach(true), givenForEach(false),
            phrase("give {} {}{}{}", Selectors.RECEIVER, MightChanges.CHANGE, Durations.DURATION,
                    Amounts.FOR_EACH_WHERE_IT_IS).as(GiveMight.class,
                            (what, by, duration, each) -> new GiveMight(what, new Amount.PerEachWhereItIs(by.n(), each),
                                    by.sign(), 0, duration),
                            GiveMight::what,
                            give -> give.limit() == 0 ? Change.of(give.amount(), give.sign()) : null,
                            GiveMight::duration,
                            give -> give.amount() instanceof Amount.PerEachWhereItIs per ? per.filter() : null),
            phrase("give {} +[M] equal to {}{}", Selectors.RECEIVER, Amounts.MEASURE, Durations.DURATION).as(
                    GiveMight.class, (what, amount, duration) -> new GiveMight(what, amount, 1, 0, duration),
                    GiveMight::what, GiveMight::amount, GiveMight::duration));

    private static Syntax<GiveMight> given(boolean increase) {
        return phrase("give {} {}{}{}", Selectors.RECEIVER, MightChanges.CHANGE, Durations.DURATION,
                MightChanges.limit(increase)).as(
                        GiveMight.class,
                        (what, by, duration, limit) -> by.sign() > 0 == increase
                                ? new GiveMight(what, Amount.of(by.n()), by.sign(), limit, duration) : null,
                        GiveMight::what,
                        give -> give.sign() > 0 == increase ? Change.of(give.amount(), give.sign()) : null,
                        GiveMight::duration, GiveMight::limit);
    }

    private static Syntax<GiveMight> givenForEach(boolean increase) {
        return phrase("give {} {}{}{}{}", Selectors.RECEIVER, MightChanges.CHANGE, Durations.DURATION, Amounts.FOR_EACH,
                MightChanges.limit(increase)).as(
                        GiveMight.class,
                        (what, by, duration, each,
                                limit) -> by.sign() > 0 == increase ? new GiveMight(what,
                                        new Amount.PerEach(by.n(), each), by.sign(), limit, duration) : null,
                        GiveMight::what,
                        give -> give.sign() > 0 == increase ? Change.of(give.amount(), give.sign()) : null,
                        GiveMight::duration,
                        give -> give.amount() instanceof Amount.PerEach per ? per.filter() : null, GiveMight::limit);
    }

    @Override
    public void perform(Effect effect, RiftTable t) {
        boolean each = amount instanceof Amount.PerEachWhereItIs;
        int all = each ? 0 : effect.value(t, amount);
        Scope scope = effect.scope(t);
        for (int unit : effect.select(t, what)) {
            int n = each ? rules(t, scope, unit) : all;
            t.enforce(Expiry.of(duration), effect.controller(), effect.item().source(), t.ref(unit),
                    new Modifier.MightBy(limited(t.might(unit), n)));
        }
        t.requestCleanup();
    }

    private int rules(RiftTable t, Scope scope, int unit) {
        return cardinal.riftbound.rules.Amounts.value(t, amount,
                new Scope(scope.source(), scope.controller(), scope.here(), scope.there(), unit));
    }

    /** 450.3.b: the limit is applied now, and the change keeps the size it has now. */
    private int limited(int now, int n) {
        if (sign > 0) {
            return limit > 0 ? Math.max(0, Math.min(n, limit - now)) : n;
        }
        return limit > 0 ? -(now - Math.max(now - n, Math.min(now, limit))) : -n;
    }
}
