package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.either;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Amount;
import cardinal.riftbound.ability.Duration;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.ability.Verb;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.table.Expiry;
import cardinal.riftbound.table.Modifier;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Amounts;
import cardinal.riftbound.text.Durations;
import cardinal.riftbound.text.MightChanges.Change;
import cardinal.riftbound.text.MightChanges;
import cardinal.riftbound.text.Selectors;

/** "give a unit +3 [M] this turn", "give enemy units -1 [M] this turn, to a minimum of 1 [M]" (450.3.b). */
public record GiveMight(Selector what, Amount amount, int sign, int least, Duration duration) implements Verb {
    public static final Syntax<GiveMight> SYNTAX = either(
            phrase("give {} {}{}{}", Selectors.RECEIVER, MightChanges.CHANGE, Durations.DURATION, MightChanges.MINIMUM).as(
                    GiveMight.class, (what, by, duration, least) -> new GiveMight(what, Amount.of(by.n()), by.sign(), least, duration),
                    GiveMight::what, give -> Change.of(give.amount(), give.sign()), GiveMight::duration, GiveMight::least),
            phrase("give {} {}{}{}{}", Selectors.RECEIVER, MightChanges.CHANGE, Durations.DURATION, Amounts.FOR_EACH, MightChanges.MINIMUM).as(
                    GiveMight.class,
                    (what, by, duration, each, least) -> new GiveMight(what, new Amount.PerEach(by.n(), each), by.sign(), least, duration),
                    GiveMight::what, give -> Change.of(give.amount(), give.sign()), GiveMight::duration,
                    give -> give.amount() instanceof Amount.PerEach per ? per.filter() : null, GiveMight::least),
            phrase("give {} +[M] equal to {}{}", Selectors.RECEIVER, Amounts.MEASURE, Durations.DURATION).as(
                    GiveMight.class, (what, amount, duration) -> new GiveMight(what, amount, 1, 0, duration),
                    GiveMight::what, GiveMight::amount, GiveMight::duration));

    @Override
    public void perform(Effect effect, RiftTable t) {
        int n = effect.value(t, amount);
        for (int unit : effect.select(t, what)) {
            int now = t.might(unit);
            int by = sign > 0 ? n : least > 0 ? -(now - Math.max(now - n, Math.min(now, least))) : -n;
            t.enforce(Expiry.of(duration), effect.controller(), effect.item().source(), t.ref(unit), new Modifier.MightBy(by));
        }
        t.requestCleanup();
    }
}
