package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Amount;
import cardinal.riftbound.ability.Duration;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.Expiry;
import cardinal.riftbound.table.Modifier;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Amounts;
import cardinal.riftbound.text.Durations;
import cardinal.riftbound.text.Selectors;

/** 450.3: "increase its Might to the Might of another friendly unit this turn"; a Might that is as high already stays. */
record RaiseMight(Selector what, Amount to, Duration duration) implements Performable {
    public static final Syntax<RaiseMight> SYNTAX =
            phrase("increase {} to {}{}", Selectors.possessed("Might"), Amounts.MEASURE, Durations.DURATION)
                    .as(RaiseMight.class, RaiseMight::new, RaiseMight::what, RaiseMight::to, RaiseMight::duration);

    @Override
    public void perform(Effect effect, RiftTable t) {
        int[] units = effect.select(t, what);
        int might = effect.value(t, to);
        for (int unit : units) {
            if (might > t.might(unit)) {
                t.enforce(Expiry.of(duration), effect.controller(), effect.item().source(), t.ref(unit),
                        new Modifier.MightBy(might - t.might(unit)));
            }
        }
        t.requestCleanup();
    }
}
