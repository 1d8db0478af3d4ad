package cardinal.riftbound.verb;

import static cardinal.cards.grammar.Syntax.digits;
import static cardinal.cards.grammar.Syntax.phrase;

import cardinal.cards.grammar.Syntax;
import cardinal.riftbound.ability.Duration;
import cardinal.riftbound.ability.Selector;
import cardinal.riftbound.flow.Effect;
import cardinal.riftbound.flow.Performable;
import cardinal.riftbound.table.Expiry;
import cardinal.riftbound.table.Modifier;
import cardinal.riftbound.table.RiftTable;
import cardinal.riftbound.text.Durations;
import cardinal.riftbound.text.Selectors;

/** 450.1.a.1: "a unit's Might becomes 4 this turn". */
public record SetMight(Selector what, int might, Duration duration) implements Performable {
    public static final Syntax<SetMight> SYNTAX =
            phrase("{} becomes {}{}", Selectors.possessed("Might"), digits(), Durations.DURATION)
                    .as(SetMight.class, SetMight::new, SetMight::what, SetMight::might, SetMight::duration);

    @Override
    public void perform(Effect effect, RiftTable t) {
        for (int unit : effect.select(t, what)) {
            t.enforce(Expiry.of(duration), effect.controller(), effect.item().source(), t.ref(unit),
                    new Modifier.MightIs(might));
        }
        t.requestCleanup();
    }
}
