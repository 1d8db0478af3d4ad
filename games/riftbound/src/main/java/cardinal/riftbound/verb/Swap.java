package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Duration;
import cardinal.riftbound.ability.Filter;
import cardinal.riftbound.ability.Later;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.Expiry;
import cardinal.riftbound.table.Modifier;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Durations;
import cardinal.riftbound.text.Selectors;
import org.jspecify.annotations.Nullable;

/** 433 of 2026-07: "swap the Might of two units at a battlefield this turn". */
record Swap(Selector units, Duration duration) implements Performable, Later {
    public static final Syntax<Swap> SYNTAX =
            phrase("swap the Might of {}{}", Selectors.OBJECT, Durations.DURATION).as(Swap.class, Swap::said,
                    Swap::units, Swap::duration);

    /** Of two units. */
    private static @Nullable Swap said(Selector units, Duration duration) {
        return units instanceof Selector.Chosen c && c.count().equals(Selector.Count.exactly(2))
                && c.filter().kind() == Filter.Kind.UNIT ? new Swap(units, duration) : null;
    }

    /** 433.1.b, 143.2.b.1: by the difference of what their Might really is, one goes up and the other down. */
    @Override
    public void perform(Effect effect, RiftTable t) {
        int[] two = effect.select(t, units);
        int difference = two.length < 2 ? 0 : t.values().might(two[1]) - t.values().might(two[0]);
        if (difference != 0) {
            change(effect, t, two[0], difference);
            change(effect, t, two[1], -difference);
        }
        effect.report(difference != 0);
        t.requestCleanup();
    }

    private void change(Effect effect, RiftTable t, int unit, int by) {
        t.enforce(Expiry.of(duration), effect.controller(), effect.item().source(), t.ref(unit),
                new Modifier.MightBy(by));
    }
}
